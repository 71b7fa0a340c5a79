import { CATALOG } from '../../src/content/catalog.ts';
import { capital } from '../../src/content/words/grammar.ts';
import { spotWords } from '../../src/content/words/guardWhy.ts';
import { lineOf } from '../../src/ui/model/log.ts';
import { GUARD } from '../../src/ui/words/guard.ts';
import { SETTING_WORDS, SHEETS } from '../../src/ui/words/sheets.ts';
import { expect } from './fixtures.ts';
import { beginSolo, soloTable as test } from './support/soloTable.ts';

/** A short match in which nobody is asked anything. */
const SEED = 's7';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.describe('alone against the Royal Guard', () => {
  test('the sheet begins the match that was agreed, and the Guard takes its seat', async ({ solo }) => {
    const { page } = solo;
    await page.goto('/?quality=low');
    await beginSolo(page, { seed: SEED, hires: ['mage'], advanced: true });
    const { options, guard } = await solo.truth();
    expect(options).toEqual({ seats: 1, towers: true, seed: SEED, solo: { hiredHelp: ['mage'], advanced: true } });
    // Whatever is still being laid out ends with the press of a key.
    await page.keyboard.press('Enter');
    await solo.rest();
    expect((await solo.shown()).guard).toEqual(guard);
    await expect(page.getByRole('button', { name: /^The Guard for the Castle/ })).toBeVisible();
  });

  test('its turn is told step by step, each with the reasons that the engine had', async ({ solo }) => {
    const { page } = solo;
    await solo.passTurn();
    const { steps } = await solo.latestTurn();
    for (const [i, step] of steps.entries()) {
      await expect(solo.count(i + 1, steps.length)).toBeVisible();
      await solo.reads(step);
      if (step.lead?.type === 'guardMeepleDeployed' && step.lead.spot !== 'prestige' && step.lead.spot !== 'beside') {
        await expect(solo.strip).toContainText(capital(spotWords(step.lead.spot)));
      }
      await solo.next(i + 1, steps.length);
    }
    await expect(solo.strip).toBeHidden();
    await solo.rest();
    expect(await solo.shown()).toEqual(await solo.truth());
    await expect(page.getByRole('button', { name: /Main phase/ })).toBeVisible();
  });

  test('a line of the log shows its step again, with its rule, and the match stays where it is', async ({ solo }) => {
    const { page } = solo;
    const truth = await solo.truth();
    const { steps } = await solo.latestTurn();
    const at = steps.findIndex(({ part }) => part === 'deed');
    const step = steps[at];
    const line = step?.entries.map((entry) => lineOf(entry, CATALOG, ['Ada'])).find((each) => each !== undefined);
    if (step === undefined || line === undefined) throw new Error('the Guard has done nothing');
    await page.keyboard.press('l');
    const log = page.getByRole('complementary', { name: SHEETS.log });
    await log
      .getByRole('button', { name: GUARD.whyLineOf(line.words), exact: true })
      .first()
      .click();
    await expect(solo.count(at + 1, steps.length)).toBeVisible();
    await expect(page.getByText(GUARD.again, { exact: true })).toBeVisible();
    await solo.reads(step);
    await expect(page.getByRole('complementary', { name: GUARD.theRule })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(solo.count(at, steps.length)).toBeVisible();
    await page.keyboard.press('.');
    await expect(solo.strip).toBeHidden();
    expect(await solo.truth()).toEqual(truth);
    expect(await solo.shown()).toEqual(truth);
  });

  test('a turn that is broken off goes on where it was when the page is opened again', async ({ solo }) => {
    const { page } = solo;
    await solo.passTurn();
    const { steps } = await solo.latestTurn();
    await expect(solo.count(1, steps.length)).toBeVisible();
    await solo.next(1, steps.length);
    const second = steps[1];
    if (second === undefined) throw new Error('the Guard has done nothing');
    await solo.reads(second);
    const truth = await solo.truth();
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(solo.count(2, steps.length)).toBeVisible({ timeout: 90_000 });
    await solo.reads(second);
    expect(await solo.truth()).toEqual(truth);
    await solo.strip.getByRole('radio', { name: SETTING_WORDS.guardPaces.instant }).click();
    await page.keyboard.press('.');
    await solo.rest();
    expect(await solo.shown()).toEqual(truth);
  });

  test('the match goes on to its end through the interface, and is entered in the record', async ({ solo }) => {
    const { page } = solo;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: SHEETS.settings }).click();
    await page
      .getByRole('radiogroup', { name: SETTING_WORDS.pacing[0] })
      .getByRole('radio', { name: 'Instant' })
      .click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    while ((await solo.truth()).outcome === undefined) await solo.passTurn();
    const { outcome, players, guard } = await solo.truth();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(outcome?.winners).toEqual(['guard']);
    const kept = await page.evaluate(() => localStorage.getItem('rowan.solo'));
    expect(JSON.parse(kept ?? '{}').results).toMatchObject([
      { seed: SEED, hiredHelp: ['mage'], advanced: true, score: players[0]?.score, guard: guard?.score },
    ]);
  });
});
