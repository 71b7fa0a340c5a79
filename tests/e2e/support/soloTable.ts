/** A table against the Guard that all tests of a file share: they follow one match from its set-up to its end. */
import { type Page, test } from '@playwright/test';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { HiredHelp, Intent } from '../../../src/engine/index.ts';
import { GUARD } from '../../../src/ui/words/guard.ts';
import { SOLO } from '../../../src/ui/words/solo.ts';
import { WORDS } from '../../../src/ui/words.ts';
import { askForHandle, expect, watch } from '../fixtures.ts';
import { SoloPage } from './soloPage.ts';

interface Laid {
  readonly solo: SoloPage;
  readonly complaints: string[];
}

const SMALL = { width: 928, height: 522 } as const;
/** Steps wait, and what leads to them is short: nothing travels, so that hardly a frame is drawn. */
const SETTINGS = { pacing: 'fast', guardPace: 'step', reducedMotion: 'on' } as const;

export const soloTable = test.extend<{ solo: SoloPage }, { laid: Laid }>({
  laid: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL, viewport: SMALL });
      await askForHandle(context);
      await context.addInitScript((settings) => {
        if (localStorage.getItem('rowan.settings') === null) localStorage.setItem('rowan.settings', settings);
      }, JSON.stringify(SETTINGS));
      const page = await context.newPage();
      const complaints = watch(page, new URL(baseURL).origin);
      await use({ solo: new SoloPage(page, CATALOG), complaints });
      await context.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  solo: async ({ laid: { solo, complaints } }, use) => {
    await use(solo);
    expect(complaints).toEqual([]);
  },
});

export interface Agreement {
  readonly seed: string;
  readonly hires?: readonly HiredHelp[];
  readonly advanced?: boolean;
}

/** From the title to the first decision, as a player goes: the sheet, then whatever is being laid out. */
export async function beginSolo(page: Page, { seed, hires = [], advanced = false }: Agreement): Promise<void> {
  await page.getByRole('button', { name: WORDS.solo }).click();
  const sheet = page.getByRole('dialog', { name: SOLO.title });
  for (const hero of hires) {
    await sheet.getByRole('button', { name: new RegExp(`^Hire a ${hero}`, 'i') }).click();
  }
  if (advanced) await sheet.getByRole('switch', { name: SOLO.advanced }).click();
  await sheet.getByLabel(WORDS.seed).fill(seed);
  await sheet.getByRole('button', { name: SOLO.begin }).click();
  await page.locator('.table__stage--drawn').waitFor({ state: 'attached' });
}

export const stripOf = (page: Page) => page.getByRole('region', { name: GUARD.strip });
export const intentsOf = (page: Page): Promise<readonly Intent[]> =>
  page.evaluate(() => window.rowan?.table?.intents() ?? []);
