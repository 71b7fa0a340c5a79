import { expect, test } from './fixtures.ts';
import { countDrawCalls, countFrames, lookAt, waitForTable } from './picture.ts';

test.describe('the title', () => {
  test('names the game and says what it is', async ({ page }) => {
    await page.goto('/?quality=low');
    await expect(page).toHaveTitle('Meeples & Monsters');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meeples & Monsters');
    await expect(page.getByText('two to four around one table')).toBeVisible();
  });

  test('is usable before the table arrives', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/TitleTable-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/?quality=low');
    await page.getByRole('button', { name: 'Credits' }).click();
    await expect(page.getByRole('dialog', { name: 'Credits' })).toBeVisible();
    await page.keyboard.press('Escape');
    release();
    await waitForTable(page);
  });

  test('fits a phone in landscape', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/?quality=low');
    const box = await page.locator('.bill').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 1000)).toBeLessThanOrEqual(390);
    expect((box?.x ?? 0) + (box?.width ?? 1000)).toBeLessThan(0.78 * 844);
    await expect(page.getByRole('button', { name: 'Credits' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the table', () => {
  test('is drawn, meeples and all', async ({ page }) => {
    await page.goto('/?quality=low');
    await waitForTable(page);
    const picture = await lookAt(page);
    expect(picture.colors).toBeGreaterThan(500);
    expect(picture.contrast).toBeGreaterThan(15);
    expect(picture.reds).toBeGreaterThan(10);
    expect(picture.blues).toBeGreaterThan(10);
    expect(await countDrawCalls(page)).toBeLessThanOrEqual(60);
  });

  test('is drawn at full quality too', async ({ page }) => {
    await page.setViewportSize({ width: 480, height: 270 });
    await page.goto('/?quality=high');
    await waitForTable(page);
    const picture = await lookAt(page);
    expect(picture.colors).toBeGreaterThan(500);
    expect(picture.contrast).toBeGreaterThan(15);
    expect(await countDrawCalls(page)).toBeLessThanOrEqual(120);
  });

  test('draws no frame while nothing moves', async ({ page }) => {
    await page.goto('/?quality=low');
    await waitForTable(page);
    await page.waitForTimeout(1000);
    const before = await countFrames(page);
    await page.waitForTimeout(1500);
    expect(await countFrames(page)).toBe(before);
    expect(before).toBeGreaterThan(0);
  });

  test('is drawn again when the window changes', async ({ page }) => {
    await page.goto('/?quality=low');
    await waitForTable(page);
    const before = await countFrames(page);
    await page.setViewportSize({ width: 900, height: 600 });
    await expect.poll(() => countFrames(page)).toBeGreaterThan(before);
  });

  test('says so where there is no WebGL 2', async ({ page }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, ...rest]);
        },
      });
    });
    await page.goto('/');
    await expect(page.getByRole('status')).toContainText('WebGL 2');
    await expect(page.getByRole('button', { name: 'Credits' })).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
  });
});

test.describe('the credits', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/?quality=low');
  });

  test('open and close by mouse', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Credits' });
    await page.getByRole('button', { name: 'Credits' }).click();
    await expect(dialog).toContainText('SIL Open Font License');
    await expect(dialog).toContainText('Creative Commons Attribution 3.0');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Credits' }).click();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test('open and close by keyboard, and give the focus back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Credits' });
    const dialog = page.getByRole('dialog', { name: 'Credits' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'New game' })).toBeFocused();
    for (const name of ['Solo', 'Saved games', 'Settings']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('hold the licences themselves', async ({ page, request }) => {
    await page.getByRole('button', { name: 'Credits' }).click();
    const links = page.getByRole('dialog').getByRole('link');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(await response.text()).toMatch(/SIL OPEN FONT LICENSE|CC BY 3\.0|Apache License/);
    }
  });
});
