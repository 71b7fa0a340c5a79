import { ENGINE } from '../support/match.ts';
import { playFrom } from '../support/script.ts';
import { expect, test } from './fixtures.ts';
import { Bag } from './support/bag.ts';
import { TABLE_VIEW, TablePage } from './support/tablePage.ts';

test.use({ viewport: TABLE_VIEW });
test.describe.configure({ timeout: 300_000 });

/** The turn is over but for its draw; the Lodgings are tipped into a bag that is too light. */
const before = (bag: Record<string, number>) =>
  ENGINE.scenario({ towers: true, phase: 'main', players: [{ bag, lodgings: { peasant: 5 } }, {}], monsters: {} });

test('a bag is shaken and tipped, pulled by the button, left alone with less motion, and skipped', async ({ page }) => {
  const table = new TablePage(page);
  await table.open({ pacing: 'normal' });

  const heavy = before({ knight: 2, peasant: 3, mage: 2 });
  const { seat } = heavy.turn;
  const drawn = playFrom(heavy, ['confirm']).state;
  const isDrawn = async (): Promise<void> => {
    await table.rest();
    expect(await table.truth()).toEqual(drawn);
    expect(await table.shown()).toEqual(drawn);
  };
  const bag = new Bag(page, seat);

  await test.step('shaken and tipped', async () => {
    await table.startFrom(heavy);
    expect(await bag.inside()).toHaveLength(7);
    await bag.hasPhysics();
    await table.hud.confirm();
    await bag.invites();
    expect(await table.truth()).toEqual(drawn);
    expect((await table.shown()).players[seat]?.tavern).toEqual([]);
    expect(await bag.shake()).toContain('shaking');
    await bag.tip();
    await isDrawn();
    expect([...(await bag.inside())].sort()).toEqual([...(drawn.players[seat]?.bag ?? [])].sort());
  });

  await test.step('pulled by the button', async () => {
    await table.startFrom(heavy);
    await table.hud.confirm();
    await bag.invites();
    await table.hud.draw();
    await isDrawn();
  });

  await test.step('left alone, with less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await table.startFrom(heavy);
    await table.hud.confirm();
    await isDrawn();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  await test.step('skipped, the Lodgings tipped in on the way', async () => {
    const light = before({ knight: 2 });
    const refilled = playFrom(light, ['confirm']);
    expect(refilled.events.map(({ type }) => type)).toContain('bagRefilled');
    await table.startFrom(light);
    await table.hud.confirm();
    await page.evaluate(() => window.rowan?.table?.finishBeats());
    await table.rest();
    expect(await table.truth()).toEqual(refilled.state);
    expect(await table.shown()).toEqual(refilled.state);
  });
});
