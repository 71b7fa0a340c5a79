/** A table for three that all tests of access share: laying it takes longer than anything they do on it. */
import { test } from '@playwright/test';
import type { GameState } from '../../../src/engine/index.ts';
import { NEW_GAME } from '../../../src/ui/words/newGame.ts';
import { WORDS } from '../../../src/ui/words.ts';
import { askForHandle, expect, watch } from '../fixtures.ts';
import { blind } from './blind.ts';
import { Keys } from './keys.ts';
import type { PositionName } from './positions.ts';
import { positionsForThree } from './positions.ts';
import { TABLE_VIEW, TablePage } from './tablePage.ts';

export interface ThreeSeats {
  readonly table: TablePage;
  readonly keys: Keys;
  readonly positions: ReadonlyMap<PositionName, GameState>;
  /** Everything that the page has written to its console. */
  readonly console: readonly string[];
}

interface Laid extends ThreeSeats {
  readonly complaints: string[];
}

/** Its own word, so that it can be looked for. */
export const SEED = 'hush-hush-4711';

export const threeSeats = test.extend<{ three: ThreeSeats }, { laid: Laid }>({
  laid: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL, viewport: TABLE_VIEW, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await askForHandle(page);
      await blind(page);
      const complaints = watch(page, new URL(baseURL).origin);
      const console: string[] = [];
      page.on('console', (message) => console.push(message.text()));
      await page.goto('/?quality=low&pacing=instant');
      await page.getByRole('button', { name: 'New game' }).click();
      await page.getByRole('button', { name: NEW_GAME.addSeat }).click();
      await page.getByLabel('Seed').fill(SEED);
      await page.getByRole('switch', { name: WORDS.fourTowers }).check();
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.table__stage--drawn').waitFor({ state: 'attached' });
      const table = new TablePage(page);
      await table.rest();
      await use({ table, keys: new Keys(page), positions: positionsForThree(), console, complaints });
      await context.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  three: async ({ laid }, use) => {
    await use(laid);
    expect(laid.complaints).toEqual([]);
  },
});

export async function lay({ table, keys, positions }: ThreeSeats, name: PositionName): Promise<GameState> {
  const state = positions.get(name);
  if (state === undefined) throw new Error(`no game has come to ${name}`);
  await table.page.evaluate((from) => window.rowan?.table?.startFrom(from), state);
  await keys.takeSeat();
  return state;
}
