/** Plays on the table as a person does: with a real pointer, at the places the table itself names. */
import type { Page } from '@playwright/test';
import type { GameState, Intent, MeepleId, PlaceId } from '../../src/engine/index.ts';
import type { TableHandle } from '../../src/scene/testHandle.ts';
import { expect } from './fixtures.ts';

export async function beginMatch(page: Page, query = ''): Promise<void> {
  await page.goto(`/?quality=low&pacing=instant${query}`);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByLabel('Seed').fill('rowan-1');
  await page.getByRole('switch', { name: 'The Four Towers' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await takeSeat(page);
}

/** Lifts the curtain, as whoever it waits for does. */
export async function takeSeat(page: Page): Promise<void> {
  await waitForRest(page);
  await page.getByRole('button', { name: /^I am / }).click();
}

export async function waitForRest(page: Page): Promise<void> {
  await page.locator('.table__stage--drawn').waitFor({ state: 'attached' });
  await page.waitForFunction(() => window.rowan?.table?.isAtRest() === true);
}

export function truthOf(page: Page): Promise<GameState> {
  return page.evaluate(() => window.rowan?.table?.truth() as GameState);
}

export function refusalOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => window.rowan?.table?.refusal());
}

export async function submit(page: Page, intent: Intent): Promise<void> {
  expect(await page.evaluate((what) => window.rowan?.table?.submit(what), intent)).toBe(true);
}

type Name = Parameters<TableHandle['project']>[0];

/** Through so many frames of the browser nothing moved: no bar of the interface will push the camera any more. */
const STILL_FRAMES = 15;

/** The foot of a piece, or the near edge of a place, once the camera has come to rest. */
export async function spotOf(page: Page, name: Name): Promise<{ x: number; y: number }> {
  const look = () => page.evaluate((what) => window.rowan?.table?.project(what), name);
  let spot = await look();
  await expect
    .poll(async () => {
      await page.waitForFunction(() => window.rowan?.table?.isStill() === true);
      const before = spot;
      await passFrames(page, STILL_FRAMES);
      spot = await look();
      return spot?.isSeen === true && spot.x === before?.x && spot.y === before.y;
    })
    .toBe(true);
  return { x: spot?.x ?? 0, y: spot?.y ?? 0 };
}

/** By its body, onto the near part of the place. */
export async function dragTo(page: Page, meeple: MeepleId, place: PlaceId): Promise<void> {
  const from = await spotOf(page, `meeple:${meeple}`);
  const to = await spotOf(page, place);
  await page.mouse.move(from.x, from.y - 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y - 30, { steps: 2 });
  await page.mouse.move(to.x, to.y - 8, { steps: 4 });
  await page.mouse.up();
}

/** The browser has drawn this many frames of its own, whatever the scene did. */
export function passFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (most) =>
      new Promise<void>((resolve) => {
        let left = most;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
    count,
  );
}
