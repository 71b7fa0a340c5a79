import type { Page } from '@playwright/test';
import { CATALOG } from '../../src/content/catalog.ts';
import { END } from '../../src/ui/words/end.ts';
import { GUARD } from '../../src/ui/words/guard.ts';
import { SHEETS } from '../../src/ui/words/sheets.ts';
import { SOLO } from '../../src/ui/words/solo.ts';
import { WORDS } from '../../src/ui/words.ts';
import { ENGINE } from '../support/match.ts';
import { expect, test } from './fixtures.ts';
import { audit } from './support/audit.ts';
import { blind } from './support/blind.ts';
import { botMatch } from './support/botMatch.ts';
import { SoloPage } from './support/soloPage.ts';
import { beforeEvent, type SoloMoment } from './support/soloPositions.ts';
import { beginSolo } from './support/soloTable.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const SEED = 'solo-0';
const SETTINGS = { pacing: 'fast', guardPace: 'step', reducedMotion: 'on' };
const RESULTS = [0, 1, 2].map((n) => ({
  match: `match-${n}`,
  atMs: 1_700_000_000_000 + n,
  seed: `seed-${n}`,
  hiredHelp: n === 0 ? [] : ['mage'],
  advanced: n === 2,
  score: 30 + n,
  guard: 31,
  rounds: 13,
}));
/** They come and go with their beat: a copy stays. */
const FLEETING = '.moment, .banner';

/** Before the game's own script. */
function prepare({ settings, record, fleeting }: { settings: string; record: string; fleeting: string }): void {
  localStorage.setItem('rowan.settings', settings);
  localStorage.setItem('rowan.solo', record);
  const kept: Record<string, Element> = {};
  Object.assign(window, { kept });
  new MutationObserver(() => {
    for (const element of document.querySelectorAll(fleeting)) {
      if (element.id !== 'kept') kept[element.className] = element.cloneNode(true) as Element;
    }
  }).observe(document, { childList: true, subtree: true });
}

async function bringAbout(solo: SoloPage, { state, next }: SoloMoment): Promise<void> {
  await solo.page.evaluate(
    ({ from, move }) => {
      window.rowan?.table?.startFrom(from);
      window.rowan?.table?.submit(move);
    },
    { from: state, move: next },
  );
}

async function auditCopy(page: Page, className: string): Promise<void> {
  const isKept = () =>
    page.evaluate((name) => Object.hasOwn((window as unknown as { kept: object }).kept, name), className);
  await expect.poll(isKept, { message: `${className} is shown`, timeout: 60_000 }).toBe(true);
  await expect(page.locator(`.${className}`)).toHaveCount(0);
  await page.evaluate((name) => {
    const copy = (window as unknown as { kept: Record<string, Element> }).kept[name];
    if (copy === undefined) return;
    copy.id = 'kept';
    document.querySelector('main')?.append(copy);
  }, className);
  await audit(page, className);
  await page.evaluate(() => document.getElementById('kept')?.remove());
}

test('every screen of a match against the Guard', async ({ page }) => {
  test.setTimeout(400_000);
  const record = JSON.stringify({ format: 'rowan-solo-record', version: 1, results: RESULTS });
  await blind(page);
  await page.addInitScript(prepare, { settings: JSON.stringify(SETTINGS), record, fleeting: FLEETING });
  await page.goto('/?quality=low');
  await page.getByRole('button', { name: WORDS.solo }).click();
  await page.locator('.record summary').click();
  await audit(page, 'solo record');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: SOLO.title })).toHaveCount(0);

  await beginSolo(page, { seed: SEED });
  const solo = new SoloPage(page, CATALOG);
  const { options } = await solo.truth();
  await page.keyboard.press('Enter');
  await solo.rest();
  await audit(page, 'solo table');
  await page.getByRole('button', { name: /^The Guard for/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await audit(page, 'the Guard’s board');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await bringAbout(solo, beforeEvent(options, 'guardTurnStarted'));
  await expect(solo.strip).toBeVisible();
  await audit(page, 'the Guard draws');
  const count = page.locator('.rail__count');
  const stepNo = async () => Number(/step (\d+)/.exec((await count.textContent()) ?? '')?.[1]);
  const steps = Number(/step \d+ of (\d+)/.exec((await count.textContent()) ?? '')?.[1]);
  // By then its first meeple is at work, and there is something to say about it.
  while ((await stepNo()) < Math.min(4, steps)) await solo.next(await stepNo(), steps);
  await audit(page, 'the Guard at work', { isThorough: true, hasLargeLetters: false });
  await page.keyboard.press('.');
  await solo.rest();
  await page.keyboard.press('l');
  const log = page.getByRole('complementary', { name: SHEETS.log });
  await audit(page, 'the log of the Guard');
  await log
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: GUARD.theRule })).toBeVisible();
  await audit(page, 'why the Guard did it', { hasLargeLetters: false });
  await page.keyboard.press('.');
  await solo.rest();

  await bringAbout(solo, beforeEvent(options, 'councilArrived'));
  await auditCopy(page, 'moment');
  await bringAbout(solo, beforeEvent(options, 'finalTurnsSet'));
  await auditCopy(page, 'banner');

  const { state: end } = botMatch(options);
  await page.evaluate((state) => window.rowan?.table?.startFrom(state), ENGINE.setup(options));
  await solo.rest();
  await page.evaluate((state) => window.rowan?.table?.startFrom(state), end);
  await expect(page.getByRole('dialog', { name: END.title })).toBeVisible();
  await audit(page, 'the end against the Guard');
});
