import { PLAY } from '../../src/ui/words/play.ts';
import { SETTING_WORDS, SHEETS } from '../../src/ui/words/sheets.ts';
import { expect, test } from './fixtures.ts';
import { misfitsIn } from './support/fit.ts';
import { lay, threeSeats } from './support/threeSeats.ts';

test('settings count at once, by keyboard, and are kept', async ({ page }) => {
  const { tabs, contrast, contrasts, textSize, letters, letterNames, isLeftHanded, colourAids } = SETTING_WORDS;
  const root = page.locator('html');
  const letterHeight = () => root.evaluate((html) => Number.parseFloat(getComputedStyle(html).fontSize));
  await page.goto('/?quality=low');
  await page.getByRole('button', { name: SHEETS.settings }).click();
  const sheet = page.getByRole('dialog', { name: SHEETS.settings });
  const before = await letterHeight();
  await sheet.getByRole('radio', { name: tabs.reading }).click();
  await sheet.getByRole('slider', { name: textSize[0] }).focus();
  await page.keyboard.press('End');
  await expect.poll(letterHeight).toBeGreaterThan(before * 1.5);
  await page.keyboard.press('Home');
  await expect.poll(letterHeight).toBeLessThan(before);
  await sheet.getByRole('radiogroup', { name: letters[0] }).getByRole('radio', { name: letterNames.plain }).click();
  await sheet.getByRole('radiogroup', { name: contrast[0] }).getByRole('radio', { name: contrasts.more }).click();
  await sheet.getByRole('switch', { name: colourAids[0] }).click();
  await sheet.getByRole('radio', { name: tabs.hands }).click();
  await sheet.getByRole('switch', { name: isLeftHanded[0] }).focus();
  await page.keyboard.press('Space');
  for (const isReopened of [false, true]) {
    if (isReopened) await page.reload();
    await expect(root).toHaveAttribute('data-letters', 'plain');
    await expect(root).toHaveAttribute('data-contrast', 'more');
    await expect(root).toHaveAttribute('data-aids', 'on');
    await expect(root).toHaveAttribute('data-hand', 'left');
    await expect.poll(letterHeight).toBeLessThan(before);
  }
});

threeSeats.describe('at the table', () => {
  threeSeats.setTimeout(300_000);

  threeSeats('is mirrored for the left hand, with letters for colour help', async ({ three }) => {
    const { page } = three.table;
    await lay(three, 'draft');
    const middle = async (part: string): Promise<number> => {
      const box = await page.locator(part).first().boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    const width = page.viewportSize()?.width ?? 0;
    expect(await middle('.act__go')).toBeGreaterThan(width / 2);
    const menu = page.getByRole('button', { name: PLAY.menu });
    await menu.click();
    await page.getByRole('button', { name: SHEETS.settings }).click();
    const sheet = page.getByRole('dialog', { name: SHEETS.settings });
    const flip = async (tab: string, name: string) => {
      await sheet.getByRole('radio', { name: tab }).click();
      await sheet.getByRole('switch', { name }).click();
    };
    await flip(SETTING_WORDS.tabs.hands, SETTING_WORDS.isLeftHanded[0]);
    await flip(SETTING_WORDS.tabs.reading, SETTING_WORDS.colourAids[0]);
    expect(await middle('.act__go')).toBeLessThan(width / 2);
    expect(await middle('.plaques')).toBeGreaterThan(width / 2);
    expect(await page.locator('.letter').count()).toBeGreaterThan(5);
    expect(await page.evaluate(misfitsIn)).toEqual([]);
    await flip(SETTING_WORDS.tabs.hands, SETTING_WORDS.isLeftHanded[0]);
    await flip(SETTING_WORDS.tabs.reading, SETTING_WORDS.colourAids[0]);
    await expect(page.locator('.letter')).toHaveCount(0);
    await three.keys.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(menu).toBeFocused();
  });

  threeSeats('nothing of the interface covers another part or leaves the screen, at any size', async ({ three }) => {
    const { page } = three.table;
    const before = page.viewportSize();
    for (const position of ['draft', 'buildLocation', 'discardQuest'] as const) {
      await lay(three, position);
      for (const [width, height] of position === 'draft' ? [...SIZES, LARGEST] : SIZES) {
        await page.setViewportSize({ width, height });
        expect.soft(await page.evaluate(misfitsIn), `${position} at ${width}×${height}`).toEqual([]);
      }
      if (before !== null) await page.setViewportSize(before);
    }
  });
});

const SIZES = [
  [640, 360],
  [844, 390],
  [1024, 768],
  [1920, 1080],
  [360, 640],
] as const;
/** Once: software draws every size anew. */
const LARGEST = [3840, 2160] as const;
