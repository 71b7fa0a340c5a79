/** Looks at what the scene has drawn. */
import type { Page } from '@playwright/test';
import type {} from '../../src/scene/testHandle.ts';

export type Picture = {
  readonly colors: number;
  readonly contrast: number;
  readonly reds: number;
  readonly blues: number;
};

export async function waitForTable(page: Page): Promise<void> {
  await page.locator('.title__stage--drawn').waitFor({ state: 'attached' });
}

export function countFrames(page: Page): Promise<number> {
  return page.evaluate(() => window.rowan?.scene?.frames() ?? 0);
}

export function countDrawCalls(page: Page): Promise<number> {
  return page.evaluate(() => window.rowan?.scene?.drawCalls() ?? 0);
}

/** Distinct colours, spread of brightness, and how many pixels are clearly red or blue paint. */
export async function lookAt(page: Page): Promise<Picture> {
  const data = await page.evaluate(() => window.rowan?.scene?.picture(160, 90) ?? []);
  const pixels = Array.from({ length: data.length / 4 }, (_, i) => data.slice(i * 4, i * 4 + 3));
  const brightness = pixels.map(([red = 0, green = 0, blue = 0]) => (red + green + blue) / 3);
  const mean = brightness.reduce((sum, value) => sum + value, 0) / brightness.length;
  const variance = brightness.reduce((sum, value) => sum + (value - mean) ** 2, 0) / brightness.length;
  return {
    colors: new Set(pixels.map(String)).size,
    contrast: Math.sqrt(variance),
    reds: pixels.filter(([red = 0, green = 0, blue = 0]) => red > 120 && green < red * 0.4 && blue < red * 0.4).length,
    blues: pixels.filter(([red = 0, , blue = 0]) => blue > 90 && red < blue * 0.6).length,
  };
}
