import { kindOf, type MeepleId, type PlaceId } from '../../src/engine/index.ts';
import { expect, test } from './fixtures.ts';
import { countFrames } from './picture.ts';
import {
  beginMatch,
  dragTo,
  passFrames,
  refusalOf,
  spotOf,
  submit,
  takeSeat,
  truthOf,
  waitForRest,
} from './tablePage.ts';

const YARD: PlaceId = 'location:splinter-yard';

test.describe('the table', () => {
  test.describe.configure({ timeout: 240_000 });

  test('takes a Peasant from the Tavern to the Splinter Yard', async ({ page }) => {
    await beginMatch(page);
    const { turn, players } = await truthOf(page);
    const { seat } = turn;
    await submit(page, { type: 'confirm', seat });
    await waitForRest(page);
    const peasant = players[seat]?.tavern.find((id) => kindOf(id) === 'peasant') as MeepleId;
    await dragTo(page, peasant, YARD);
    await expect
      .poll(async () => (await truthOf(page)).turn.assignments)
      .toEqual([{ place: YARD, meeples: [{ id: peasant }], joined: [], resolved: false }]);
    await submit(page, { type: 'confirm', seat });
    await expect.poll(async () => (await truthOf(page)).turn.assignments.some(({ resolved }) => !resolved)).toBe(false);
  });

  test('says no to a wrong place, and the piece springs home', async ({ page }) => {
    await beginMatch(page);
    const before = await truthOf(page);
    const { seat, phase } = before.turn;
    expect(phase).toBe('development');
    const peasant = before.players[seat]?.tavern.find((id) => kindOf(id) === 'peasant') as MeepleId;
    const home = await spotOf(page, `meeple:${peasant}`);
    await dragTo(page, peasant, YARD);
    await expect.poll(() => refusalOf(page)).toBe('wrongPhase');
    expect(await truthOf(page)).toEqual(before);
    const now = await spotOf(page, `meeple:${peasant}`);
    expect(Math.hypot(now.x - home.x, now.y - home.y)).toBeLessThan(1);
  });

  test('draws nothing while nothing moves', async ({ page }) => {
    await beginMatch(page);
    await page.waitForFunction(() => window.rowan?.scene?.isPrinted() === true, undefined, { timeout: 200_000 });
    await passFrames(page, 20);
    const frames = await countFrames(page);
    await passFrames(page, 60);
    expect(await countFrames(page)).toBe(frames);
    const cost = await page.evaluate(() => [window.rowan?.scene?.drawCalls(), window.rowan?.scene?.triangles()]);
    expect(cost[0]).toBeLessThanOrEqual(60);
    expect(cost[1]).toBeLessThanOrEqual(120_000);
  });

  test('is laid again as it was when the page is opened again', async ({ page }) => {
    await beginMatch(page);
    const { turn } = await truthOf(page);
    await submit(page, { type: 'confirm', seat: turn.seat });
    const before = await truthOf(page);
    await page.waitForFunction(() => window.rowan?.table?.isKept() === true);
    await page.goto('/?quality=low&pacing=instant');
    await page.getByRole('button', { name: 'Continue' }).click();
    await takeSeat(page);
    expect(await truthOf(page)).toEqual(before);
  });
});
