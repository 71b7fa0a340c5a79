import { isInside } from '../../src/scene/print/text/fit.ts';
import type { PrintReport } from '../pages/print.ts';
import { type PrintPage, servePrintPage } from '../support/printPage.ts';
import { test as base, expect } from './fixtures.ts';

/** The printing page is no part of the game: it is built for this file alone and served from its own port. */
const test = base.extend<object, { printPage: PrintPage }>({
  printPage: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const served = await servePrintPage();
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ printPage }, use) => use(printPage.url),
});

const smallestType = 11;

test.beforeEach(async ({ page }) => {
  await page.goto('/print.html');
  await page.locator('body[data-ready]').waitFor({ state: 'attached' });
});

test.describe('the press', () => {
  test('prints every face, no words outside their boxes, no face blank', async ({ page }) => {
    test.setTimeout(240_000);
    const faces = await page.evaluate(() => [...(window.rowanPrint?.faces ?? [])]);
    expect(faces.length).toBeGreaterThan(165);
    const outside: string[] = [];
    const blank: string[] = [];
    for (const face of faces) {
      const report = await page.evaluate((id) => window.rowanPrint?.print(id, 1), face);
      if (!report) throw new Error(`${face} was not printed`);
      outside.push(...wordsOutside(report));
      if (report.contrast < 30 || report.inked < 0.05 || report.colors < 100) blank.push(face);
    }
    expect(outside).toEqual([]);
    expect(blank).toEqual([]);
  });

  test('fits words at any size', async ({ page }) => {
    for (const face of ['quest/gone-to-the-greenwood', 'hero/mage-3', 'room/dark-cellar'] as const) {
      for (const scale of [0.36, 2]) {
        const report = await page.evaluate(([id, size]) => window.rowanPrint?.print(id, size), [face, scale] as const);
        expect(report && wordsOutside(report)).toEqual([]);
        expect(report?.texts.length).toBeGreaterThan(3);
      }
    }
  });

  test('prints in idle moments of the page where a worker cannot', async ({ page }) => {
    const [worker, idle] = await page.evaluate(async () => [
      await window.rowanPrint?.print('monster/termite', 0.5, 'worker'),
      await window.rowanPrint?.print('monster/termite', 0.5, 'idle'),
    ]);
    expect(idle?.width).toBe(worker?.width);
    expect(idle?.texts).toEqual(worker?.texts);
    expect(Math.abs((idle?.inked ?? 0) - (worker?.inked ?? 1))).toBeLessThan(0.01);
  });

  test('fills the far atlas and draws edges out into the gutters', async ({ page }) => {
    const cells = await page.evaluate(() =>
      window.rowanPrint?.atlas([
        'monster/termite',
        'questBack',
        'room/rod-grip',
        'location/colosseum',
        'token/marquetry',
      ]),
    );
    expect(cells).toHaveLength(5);
    expect(cells?.filter(({ isBlank, isBled }) => isBlank || !isBled)).toEqual([]);
  });

  test('sets every word in the typefaces of the game', async ({ page }) => {
    const sizes = await page.evaluate(async () => {
      const report = await window.rowanPrint?.print('monster/termite', 1);
      return report?.texts.map(({ text, size, extent }) => [text, extent.w / size] as const);
    });
    const width = new Map(sizes);
    expect(width.get('Termite')).toBeGreaterThan(3);
    expect(width.get('Termite')).toBeLessThan(3.7);
  });
});

function wordsOutside({ face, texts }: PrintReport): string[] {
  return texts
    .filter(({ box, extent, size }) => !isInside(extent, box) || size < smallestType)
    .map(({ text, size }) => `${face}: “${text}” at ${size}`);
}
