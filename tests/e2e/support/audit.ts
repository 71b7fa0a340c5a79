/** Looks at a screen as a checker, a finger, a phone, a large screen and a keyboard do. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { TEXT_SIZES } from '../../../src/store/settings.ts';
import { expect } from '../fixtures.ts';
import { focuslessIn, misfitsIn, settleIn } from './fit.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const TOUCH_PX = 44;

const DESK = { width: 1280, height: 720 };
/** Those that are touched as a rule. */
const PHONES = [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
];
const LARGE = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

async function complaintsOf(page: Page, only?: string): Promise<readonly string[]> {
  // Without frames to look into there is no need for the page that a whole analysis opens each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('.twin:not(:focus-within)');
  const { violations } = await (only === undefined ? axe.withTags(TAGS) : axe.withRules(only)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  // Menus and slips follow the size a frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0)))));
  await page.evaluate(settleIn);
}

async function wear(page: Page, look: { readonly contrast?: 'more'; readonly textScale?: number }): Promise<void> {
  await page.evaluate(({ contrast, textScale }) => {
    const { dataset, style } = document.documentElement;
    dataset.contrast = contrast ?? 'printed';
    dataset.text = textScale === undefined ? 'plain' : 'large';
    if (textScale === undefined) style.removeProperty('--text-scale');
    else style.setProperty('--text-scale', `${textScale}`);
  }, look);
}

/**
 * The screen as it is, by keyboard, with large letters and on phones; every finding is told, none ends the test.
 * `isThorough`: also in more contrast and on large screens, where everything is the same in proportion.
 */
export async function audit(
  page: Page,
  name: string,
  { isThorough = false, hasLargeLetters = true } = {},
): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  const tell = (where: string, found: readonly string[]): void => expect.soft(found, `${name}, ${where}`).toEqual([]);
  await resize(page, DESK);
  tell('axe', await complaintsOf(page));
  tell('1280×720', await page.evaluate(misfitsIn, { leastPx: 0 }));
  // The focus is shown to whoever has pressed a key last.
  await page.keyboard.press('F9');
  tell('focus', await page.evaluate(focuslessIn));
  if (isThorough) {
    await wear(page, { contrast: 'more' });
    tell('more contrast', await complaintsOf(page, 'color-contrast'));
  }
  if (hasLargeLetters) {
    await wear(page, { textScale: TEXT_SIZES.largest });
    await resize(page, DESK);
    tell('large letters', await page.evaluate(misfitsIn, { leastPx: 0 }));
  }
  await wear(page, {});
  for (const size of PHONES) {
    await resize(page, size);
    tell(`${size.width}×${size.height}`, await page.evaluate(misfitsIn, { leastPx: TOUCH_PX }));
  }
  for (const size of isThorough ? LARGE : []) {
    await resize(page, size);
    tell(`${size.width}×${size.height}`, await page.evaluate(misfitsIn, { leastPx: 0 }));
  }
  await resize(page, before);
}
