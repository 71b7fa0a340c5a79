import { END } from '../../src/ui/words/end.ts';
import { PLAY } from '../../src/ui/words/play.ts';
import { SETTING_WORDS, SHEETS } from '../../src/ui/words/sheets.ts';
import { expect } from './fixtures.ts';
import { audit } from './support/audit.ts';
import { botMatch } from './support/botMatch.ts';
import { misfitsIn, settleIn } from './support/fit.ts';
import { clear, OTHER_SCREENS, PANEL_SCREENS, QUESTIONS, show, toSecondRound } from './support/screens.ts';
import { lay, threeSeats } from './support/threeSeats.ts';

// Pictures of every step would take longer than the steps.
threeSeats.use({ trace: 'off' });

threeSeats.describe('at the table', () => {
  threeSeats.setTimeout(120_000);

  threeSeats('the end of a match, its count, its story and its proof', async ({ three }) => {
    const { page } = three.table;
    const { options } = await three.table.truth();
    await page.evaluate((moves) => moves.every((move) => window.rowan?.table?.submit(move)), botMatch(options).intents);
    await three.keys.rest();
    const sheet = page.getByRole('dialog', { name: END.title });
    await audit(page, 'the count', { isThorough: true });
    for (const view of Object.values(END.views)) {
      await sheet.getByRole('radio', { name: view, exact: true }).click();
      await audit(page, view);
    }
    await sheet.getByRole('button', { name: END.verify }).click();
    await expect(sheet.getByText('the very same game')).toBeVisible();
    await audit(page, 'the proof');
    await sheet.getByRole('button', { name: END.again }).click();
    await expect(sheet.getByRole('button', { name: END.next })).toBeFocused();
  });

  threeSeats('every question', async ({ three }) => {
    const { page } = three.table;
    for (const name of Object.values(QUESTIONS).flat()) {
      await show(three, name, async () => {});
      await expect(page.locator('.prompt [role="radio"]:focus')).toHaveCount(1);
      await audit(page, name, { isThorough: name === 'buildLocation' || name === 'discardQuest' });
    }
  });

  threeSeats('every panel', async ({ three }) => {
    const { page } = three.table;
    await clear(three);
    await toSecondRound(three);
    await audit(page, 'curtain', { isThorough: true });
    for (const [name, open] of Object.entries(PANEL_SCREENS)) {
      await show(three, 'draft', open);
      await audit(page, name);
    }
  });

  threeSeats('every other screen', async ({ three }) => {
    const { page } = three.table;
    for (const [name, [position, open]] of Object.entries(OTHER_SCREENS)) {
      await show(three, position, open);
      // A close look has its picture and its words side by side, whatever the letters.
      const hasLargeLetters = (await page.locator('dialog.inspect').count()) === 0;
      await audit(page, name, { isThorough: name === 'Main phase', hasLargeLetters });
    }
  });

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
    expect(await page.evaluate(misfitsIn, { leastPx: 0 })).toEqual([]);
    await flip(SETTING_WORDS.tabs.hands, SETTING_WORDS.isLeftHanded[0]);
    await flip(SETTING_WORDS.tabs.reading, SETTING_WORDS.colourAids[0]);
    await expect(page.locator('.letter')).toHaveCount(0);
    await three.keys.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(menu).toBeFocused();
  });

  threeSeats(
    'nothing covers another part or leaves the screen where it is upright, square or huge',
    async ({ three }) => {
      const { page } = three.table;
      const before = page.viewportSize();
      for (const position of ['draft', 'buildLocation', 'discardQuest'] as const) {
        await show(three, position, async () => {});
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.evaluate(settleIn);
          const found = await page.evaluate(misfitsIn, { leastPx: 0 });
          expect.soft(found, `${position} at ${width}×${height}`).toEqual([]);
        }
        if (before !== null) await page.setViewportSize(before);
      }
    },
  );
});

const SIZES = [
  [360, 640],
  [1024, 768],
  [3840, 2160],
] as const;
