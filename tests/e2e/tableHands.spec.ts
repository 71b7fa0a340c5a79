import type { GameState, PlaceId } from '../../src/engine/index.ts';
import { ENGINE } from '../support/match.ts';
import { find, playFrom } from '../support/script.ts';
import { expect } from './fixtures.ts';
import { sharedTable } from './support/sharedTable.ts';
import type { TablePage } from './support/tablePage.ts';

sharedTable.describe.configure({ timeout: 240_000 });
sharedTable.use({ motion: 'reduce' });

const YARD: PlaceId = 'location:splinter-yard';
const LORDS: PlaceId = 'location:house-of-lords';
const SITE: PlaceId = 'capitol:construct';

const MAIN = ENGINE.scenario({
  towers: true,
  phase: 'main',
  players: [{ tavern: { peasant: 1, knight: 2, warrior: 1 } }, {}],
  monsters: { villages: ['tree-beast'] },
});
const PEASANT = find(MAIN, 'peasant');
const AT_WORK = playFrom(MAIN, [{ put: 'peasant', to: YARD }]).state;

sharedTable.describe('one Peasant goes to the Splinter Yard', () => {
  const ways: Readonly<Record<string, (table: TablePage) => Promise<void>>> = {
    'dragged with the mouse': (table) => table.drag(PEASANT, YARD),
    'dragged with a finger, which hides neither it nor the place': async (table) => {
      const finger = await table.carryTouch(PEASANT, YARD);
      const held = await table.page.evaluate((id) => window.rowan?.hand?.piecePoint(id), PEASANT);
      expect(finger.at.y - (held?.y ?? 0)).toBeGreaterThan(40);
      await finger.up();
      await table.rest();
    },
    'by a click on it and a click there': (table) => table.clickClick(PEASANT, YARD),
    'by keys alone': (table) => table.placeByKeys(PEASANT, YARD),
  };
  for (const [how, go] of Object.entries(ways)) {
    sharedTable(how, async ({ table }) => {
      await table.startFrom(MAIN);
      await go(table);
      expect(await table.truth()).toEqual(AT_WORK);
      await table.isHome(PEASANT);
    });
  }
});

sharedTable(
  'a double-click sends a Peasant where it is of use at once, and another one brings it back',
  async ({ table }) => {
    const atTheLords = playFrom(MAIN, [{ put: 'peasant', to: LORDS }]).state;
    const back = playFrom(atTheLords, [{ takeBack: 'peasant', from: LORDS }]).state;
    await table.startFrom(MAIN);
    await table.doubleClick(PEASANT);
    await expect.poll(() => table.truth()).toEqual(atTheLords);
    await table.rest();
    await table.doubleClick(PEASANT);
    await expect.poll(() => table.truth()).toEqual(back);
    await table.rest();
    await table.isHome(PEASANT);
  },
);

sharedTable.describe('two Peasants go to the building site in one gesture', () => {
  const DEVELOPMENT = ENGINE.scenario({
    towers: true,
    players: [{ tavern: { peasant: 2, corruption: 1 } }, {}],
    monsters: {},
  });
  const both = (DEVELOPMENT.players[0]?.tavern ?? []).filter((id) => id !== find(DEVELOPMENT, 'corruption'));

  async function arrive(table: TablePage): Promise<void> {
    expect([...(await table.held())].sort()).toEqual([...both].sort());
    await table.clickAt(SITE);
    await table.rest();
    const { assignments } = (await table.truth()).turn;
    expect(assignments.map(({ place }) => place)).toEqual([SITE]);
    expect(assignments[0]?.meeples.map(({ id }) => id).sort()).toEqual([...both].sort());
    for (const piece of both) await table.isHome(piece);
  }

  sharedTable('picked one by one with Shift', async ({ table }) => {
    await table.startFrom(DEVELOPMENT);
    await table.page.keyboard.down('Shift');
    for (const piece of both) await table.click(piece);
    await table.page.keyboard.up('Shift');
    await arrive(table);
  });

  sharedTable('caught with a lasso, which leaves the Corruption where it is', async ({ table }) => {
    await table.startFrom(DEVELOPMENT);
    await table.lasso(DEVELOPMENT.players[0]?.tavern ?? []);
    await arrive(table);
  });
});

sharedTable.describe('nothing breaks', () => {
  sharedTable.use({ motion: 'no-preference' });

  sharedTable('when the piece in the hand is no longer on the table', async ({ table }) => {
    const without: GameState = ENGINE.scenario({ towers: true, phase: 'main', players: [{}, {}], monsters: {} });
    await table.startFrom(MAIN);
    await table.carry(PEASANT, YARD);
    await table.page.evaluate((from) => window.rowan?.table?.startFrom(from), without);
    await expect.poll(() => table.held()).toEqual([]);
    await table.page.mouse.up();
    await table.rest();
    expect(await table.truth()).toEqual(without);
  });

  sharedTable('when the hand lets go over nothing, and a drag over everything marks no words', async ({ table }) => {
    await table.startFrom(MAIN);
    await table.pull(PEASANT);
    const { mouse } = table.page;
    for (const [x, y] of [
      [20, 200],
      [60, 30],
      [500, 30],
      [980, 30],
      [900, 540],
      [300, 560],
      [200, 300],
    ] as const) {
      await mouse.move(x, y);
    }
    expect(await table.over()).toBeUndefined();
    await mouse.up();
    await table.rest();
    await table.isHome(PEASANT);
    expect(await table.truth()).toEqual(MAIN);
    expect(await table.page.evaluate(() => getSelection()?.toString())).toBe('');
  });
});
