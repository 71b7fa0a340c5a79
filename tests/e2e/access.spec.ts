import type { Page } from '@playwright/test';
import { SAVES } from '../../src/ui/words/saves.ts';
import { SETTING_WORDS, SHEETS } from '../../src/ui/words/sheets.ts';
import { WORDS } from '../../src/ui/words.ts';
import { DAMAGED_FILES, GOOD_FILE } from '../support/damagedFiles.ts';
import { expect, test } from './fixtures.ts';
import { audit } from './support/audit.ts';
import { blind } from './support/blind.ts';

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

// Pictures of every step would take longer than the steps.
test.use({ trace: 'off' });

test('every screen around the title', async ({ page }) => {
  test.setTimeout(240_000);
  await blind(page);
  await page.goto('/?quality=low');
  const menu = page.getByRole('navigation').getByRole('button');
  await expect(menu.first()).toBeVisible();
  await audit(page, 'title', { isThorough: true });
  for (const entry of await menu.all()) {
    const name = (await entry.textContent()) ?? '';
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await audit(page, name);
    for (const tab of await page.getByRole('dialog').locator('.tabs__tab').all()) {
      await tab.click();
      await audit(page, `${name}, ${await tab.textContent()}`);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(entry).toBeFocused();
  }

  await spoilTheShelf(page);
  await page.getByRole('button', { name: SAVES.title }).click();
  const shelf = page.getByRole('dialog', { name: SAVES.title });
  const give = (name: string, content: Uint8Array | string) =>
    shelf
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await give('match.json', GOOD_FILE);
  await expect(shelf.getByRole('listitem').filter({ hasText: 'Ada and Bruno' })).toBeVisible();
  await expect(shelf).toContainText(SAVES.unreadableTitle);
  await audit(page, 'saved games, one of them damaged');
  const [wrong] = DAMAGED_FILES;
  await give(wrong?.name ?? '', wrong?.bytes ?? '');
  await expect(page.locator('dialog')).toHaveCount(2);
  await audit(page, 'a file that is no match');
});

/** Puts something on the shelf that no game can read. */
async function spoilTheShelf(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('rowan', 1);
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const put = request.result.transaction('saves', 'readwrite');
          put.objectStore('saves').put({ id: 'worm', text: 'eaten' });
          put.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
  );
}

async function toTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: WORDS.newGame }).click();
  await page.getByRole('button', { name: WORDS.begin }).click();
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(page.locator('.hud')).toBeVisible();
}

test('a browser that draws nothing', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  });
  await page.goto('/?pacing=instant');
  await expect(page.getByText('no WebGL 2')).toBeVisible();
  await audit(page, 'the title without a picture');
});

test('a browser that keeps nothing', async ({ page }) => {
  test.setTimeout(180_000);
  await blind(page);
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: forbid });
    Object.defineProperty(window, 'localStorage', { get: forbid });
  });
  await page.goto('/?quality=low&pacing=instant');
  await toTable(page);
  await expect(page.getByRole('alert').filter({ hasText: 'lets the page keep nothing' })).toBeVisible();
  await audit(page, 'a device that keeps nothing');
});
