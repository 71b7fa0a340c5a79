import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { CATALOG } from '../../src/content/catalog.ts';
import { createEngine, type GameState } from '../../src/engine/index.ts';
import { readMatchFile } from '../../src/store/saves/files.ts';
import { fileProblemWords } from '../../src/ui/model/saves.ts';
import { DAMAGED_FILES, GOOD_FILE, GOOD_STATE } from '../support/damagedFiles.ts';
import { askForHandle, expect, test } from './fixtures.ts';

test.use({ viewport: { width: 844, height: 390 } });
test.slow();

const engine = createEngine(CATALOG);
const shelfOf = (page: Page) => page.getByRole('dialog', { name: 'Saved games' });
const asFile = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(bytes),
});
const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');

async function truth(page: Page): Promise<GameState> {
  await page.waitForFunction(() => window.rowan?.table !== undefined);
  return page.evaluate(() => window.rowan?.table?.truth() as GameState);
}

/** As a hand does that lets a file go over the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], called, { type: 'application/json' }));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

test('a match goes out as a file and comes back, and nothing is thrown away by mistake', async ({ page, context }) => {
  await page.goto('/?quality=low&pacing=instant');
  await page.getByRole('button', { name: 'Saved games' }).click();
  const shelf = shelfOf(page);
  await expect(shelf).toContainText('The shelf is empty');
  await shelf.locator('input[type=file]').setInputFiles(asFile('match.json', Buffer.from(GOOD_FILE)));
  await expect(shelf.getByRole('status')).toHaveText('Taken in: Ada and Bruno.');
  await expect(shelf.getByRole('listitem').filter({ hasText: 'Ada and Bruno' })).toContainText('to play');

  const downloading = page.waitForEvent('download');
  await shelf.getByRole('button', { name: 'Save to a file: Ada and Bruno' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ada-bruno-\d{4}-\d\d-\d\d\.rowan\.json$/);
  const given = await textOf(download);
  expect(given.length).toBeLessThan(20_000);

  await drop(page, 'again.json', given);
  await expect(shelf.getByRole('status')).toContainText('on the shelf already');

  const { keyboard } = page;
  await shelf.getByRole('button', { name: 'Rename: Ada and Bruno' }).click();
  await keyboard.type('Tuesday table');
  await keyboard.press('Enter');
  const opener = shelf.getByRole('button', { name: 'Rename: Tuesday table' });
  await expect(opener).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('Wednesday');
  await keyboard.press('Escape');
  await expect(shelf.getByRole('heading', { name: 'Tuesday table' })).toBeVisible();
  await opener.click();
  await keyboard.press('Delete');
  await opener.click();
  await expect(shelf.getByRole('heading', { name: 'Ada and Bruno' })).toBeVisible();

  await shelf.getByRole('button', { name: 'Throw away: Ada and Bruno' }).click();
  await expect(shelf).toContainText('The shelf is empty');
  await shelf.getByRole('button', { name: 'Put it back' }).click();
  await shelf.getByRole('button', { name: 'Throw away: Ada and Bruno' }).click();
  await page.keyboard.press('Escape');
  // Gone, not only out of sight: a sheet that is still being put away would take the next one with it.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();

  await drop(page, 'again.json', given);
  await expect(shelf.getByRole('status')).toHaveText('Taken in: Ada and Bruno.');
  await shelf.getByRole('button', { name: 'Continue: Ada and Bruno' }).click();
  expect(await truth(page)).toEqual(GOOD_STATE);

  const elsewhere = await context.newPage();
  await askForHandle(elsewhere);
  await elsewhere.goto('/?quality=low&pacing=instant');
  await elsewhere.getByRole('button', { name: 'Continue Ada and Bruno' }).click();
  await expect(elsewhere.getByRole('status').filter({ hasText: 'open in another tab' })).toBeVisible();
});

test('no damaged file harms the match on the table', async ({ page }) => {
  await page.goto('/?quality=low&pacing=instant');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const before = await truth(page);
  await drop(page, 'first.json', GOOD_FILE);
  const shelf = shelfOf(page);
  await expect(shelf.getByRole('status')).toHaveText('Taken in: Ada and Bruno.');
  await expect(shelf).toContainText('On the table');
  for (const { name, bytes } of DAMAGED_FILES) {
    const read = await readMatchFile(engine, {
      name,
      size: bytes.length,
      arrayBuffer: async () => bytes.slice().buffer,
    });
    if (read.ok) throw new Error(`${name} is a match`);
    const [title, why] = fileProblemWords(read.error.problem);
    await shelf.locator('input[type=file]').setInputFiles(asFile(name, bytes));
    const worm = page.getByRole('dialog', { name: title });
    await expect(worm).toContainText(why);
    await expect(worm).toContainText(`Nothing was changed. Your 2 saved games are as they were.`);
    await expect(worm).toContainText(name);
    await worm.getByRole('button', { name: 'Close' }).last().click();
    await expect(worm).toBeHidden();
  }
  await expect(shelf.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(2);
  await page.keyboard.press('Escape');
  expect(await truth(page)).toEqual(before);
});

test('where nothing may be kept, the table says so and gives a file', async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: forbid });
    Object.defineProperty(window, 'localStorage', { get: forbid });
  });
  await page.goto('/?quality=low&pacing=instant');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'lets the page keep nothing' });
  await expect(alert).toBeVisible();
  const downloading = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Save to a file' }).click();
  expect(JSON.parse(await textOf(await downloading))).toMatchObject({ format: 'rowan-tabletop' });
});
