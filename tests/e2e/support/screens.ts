/** Every screen that can lie over a table for three, and the keys that open it; Escape or the next position closes it. */
import type { ChoiceKind, GameState, Intent } from '../../../src/engine/index.ts';
import type { Panel } from '../../../src/ui/hud/hudStore.ts';
import { SHEETS } from '../../../src/ui/words/sheets.ts';
import { ENGINE } from '../../support/match.ts';
import { expect } from '../fixtures.ts';
import { botMatch } from './botMatch.ts';
import type { PositionName } from './positions.ts';
import { lay, SEED, type ThreeSeats } from './threeSeats.ts';

export type Steps = (three: ThreeSeats) => Promise<void>;

/** A new question of the engine has to be laid here. */
export const QUESTIONS = {
  resolveNext: ['resolveNext'],
  buildLocation: ['buildLocation'],
  levelUpClass: ['levelUpClass'],
  discardQuest: ['discardQuest'],
  payQuest: ['payQuest'],
  mayReturn: ['mayReturn'],
  lodgingsToBag: ['lodgingsToBag', 'lodgingsToBagAside'],
  overflowDistrict: ['overflowDistrict'],
  cleanUpNext: ['cleanUpNext'],
  drawEffectNext: ['drawEffectNext'],
} as const satisfies Record<ChoiceKind, readonly PositionName[]>;

const see =
  (selector: string, ...pressed: string[]): Steps =>
  async ({ keys, table: { page } }) => {
    for (const key of pressed) await keys.press(key);
    await expect(page.locator(selector).first()).toBeVisible();
  };

/** A new panel has to be opened here. */
export const PANEL_SCREENS: Readonly<Record<Panel, Steps>> = {
  log: see('.log, .drawer', 'l'),
  guide: see('.guide', 'g'),
  lens: see('.lens', 'b'),
  rules: see('dialog.book', 'r'),
  menu: see('dialog.pause', 'Escape'),
  keys: see('dialog.keys', '?'),
  settings: async (three) => {
    await PANEL_SCREENS.menu(three);
    await three.table.page.getByRole('button', { name: SHEETS.settings }).click();
    await see('dialog.settings')(three);
  },
  recap: async (three) => {
    await toSecondRound(three);
    await three.keys.press('Enter');
    await see('dialog.recap')(three);
  },
};

/** Looks closely at the first thing of the table in words whose key begins so. */
const inspect =
  (key: string): Steps =>
  async ({ keys, table: { page } }) => {
    await page.locator(`.twin__item[data-key^="${key}"]`).first().focus();
    await keys.press('i');
    await expect(page.locator('dialog[open]')).toBeVisible();
  };

export const OTHER_SCREENS: Readonly<Record<string, readonly [PositionName, Steps]>> = {
  Development: ['development', async () => {}],
  'Main phase': ['draft', async () => {}],
  'the hand held up': ['development', see('.quest__card:focus', 'q')],
  'the table in words': ['draft', see('.twin__sheet', 't')],
  'the places for a meeple': ['draft', see('[data-twin="places"]', 't', 'Enter')],
  'a warning': ['late', see('.act__warning', 'c')],
  'no way back': [
    'late',
    async (three) => {
      const { page } = three.table;
      await three.keys.press('c');
      await expect(page.locator('.act__warning, .curtain').first()).toBeVisible();
      if (await page.locator('.act__warning').isVisible()) await three.keys.press('c');
      await see('.curtain')(three);
      await three.keys.takeSeat();
      await see('.undo__note', 'ControlOrMeta+z')(three);
    },
  ],
  'a refusal': ['draft', see('.why', 't', 'Enter', 'Tab', 'Enter')],
  'a player': ['draft', see('dialog.board', 'p', 'Enter')],
  'a Quest': ['development', see('dialog.inspect', 'q', 'Enter')],
  'a Monster': ['draft', inspect('monster:')],
  'a Location': ['draft', inspect('location:')],
  'a Room': ['draft', inspect('room:')],
};

/** The curtain before somebody who has missed two turns. */
export async function toSecondRound(three: ThreeSeats): Promise<void> {
  const { intents } = botMatch({ seats: 3, towers: true, seed: SEED }, 1);
  await three.table.page.evaluate(
    ({ from, moves }) => {
      window.rowan?.table?.startFrom(from as GameState);
      for (const intent of moves as Intent[]) window.rowan?.table?.submit(intent);
    },
    { from: ENGINE.setup({ seats: 3, towers: true, seed: SEED }), moves: intents },
  );
  await three.keys.rest();
  await see('.curtain')(three);
}

/** Back to an open table, whatever lay on it. */
export async function clear(three: ThreeSeats): Promise<void> {
  const countOpen = () => three.table.page.evaluate(() => document.querySelectorAll('dialog, .drawer, .lens').length);
  for (let open = await countOpen(); open > 0; open = await countOpen()) {
    await three.keys.press('Escape');
    // The browser closes a sheet when it has time to.
    await expect.poll(countOpen).toBeLessThan(open);
  }
}

export async function show(three: ThreeSeats, position: PositionName, open: Steps): Promise<void> {
  await clear(three);
  await lay(three, position);
  await open(three);
}
