/** A match against the Guard to its end through the interface, in each variant (G13). */
import { CATALOG } from '../../src/content/catalog.ts';
import { HIRED_HELP, type HiredHelp } from '../../src/engine/index.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { SoloPage } from '../e2e/support/soloPage.ts';
import { beginSolo } from '../e2e/support/soloTable.ts';

const HELP: readonly (readonly HiredHelp[])[] = [[], ['mage'], ['cleric', 'warrior'], HIRED_HELP];

test.use({ viewport: { width: 928, height: 522 } });

for (const advanced of [false, true]) {
  for (const hires of HELP) {
    const name = [advanced ? 'advanced' : 'as printed', ...hires].join(', ');
    test(`${name}: from the sheet to the end`, async ({ page }) => {
      const solo = new SoloPage(page, CATALOG);
      await page.goto('/?quality=low&pacing=instant');
      await beginSolo(page, { seed: `variant ${name}`, hires, advanced });
      await solo.rest();
      expect((await solo.truth()).options.solo).toEqual({ hiredHelp: hires, advanced });
      while ((await solo.truth()).outcome === undefined) await solo.passTurn();
      await expect(page.getByRole('dialog')).toBeVisible();
      const { outcome, guard } = await solo.truth();
      expect(outcome?.scores.find(({ seat }) => seat === 'guard')?.score).toBe(guard?.score);
    });
  }
}
