import { CATALOG } from '../../src/content/catalog.ts';
import { createEngine } from '../../src/engine/index.ts';
import type {} from '../../src/scene/testHandle.ts';
import { expect, test } from './fixtures.ts';
import { waitForTable } from './picture.ts';
import { sharedTable } from './support/sharedTable.ts';
import type { TablePage } from './support/tablePage.ts';

const ENGINE = createEngine(CATALOG);
const SEED = 'lost context';

/** Mean difference of two pictures, of 255. */
function difference(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

const pictureOf = ({ page }: TablePage): Promise<number[]> =>
  page.evaluate(() => window.rowan?.scene?.picture(96, 54) ?? []);

const strayed = ({ page }: TablePage): Promise<number[]> =>
  page.evaluate(() =>
    Array.from({ length: 152 }, (_, id) => id).filter((id) => (window.rowan?.hand?.strayed(id as never) ?? 0) > 0.01),
  );

/** Until the press has brought the largest board: from then on the picture hardly changes. */
async function cityIsPrinted(table: TablePage): Promise<number[]> {
  let picture = await pictureOf(table);
  await expect
    .poll(
      async () => {
        const before = picture;
        picture = await pictureOf(table);
        return difference(before, picture) < 0.3 && contrast(picture) > 25;
      },
      { timeout: 60_000, intervals: [1500] },
    )
    .toBe(true);
  return picture;
}

function contrast(picture: readonly number[]): number {
  const greys = picture.filter((_, i) => i % 4 === 1);
  const mean = greys.reduce((sum, value) => sum + value, 0) / greys.length;
  return Math.sqrt(greys.reduce((sum, value) => sum + (value - mean) ** 2, 0) / greys.length);
}

sharedTable.describe('a lost drawing context', () => {
  sharedTable.describe.configure({ timeout: 120_000 });

  sharedTable('comes back with the same table, and the match has gone on meanwhile', async ({ table }) => {
    const { page } = table;
    const start = ENGINE.setup({ seed: SEED, seats: 2, towers: true });
    await table.startFrom(start);
    await table.hud.takeSeat();
    const before = await cityIsPrinted(table);

    const lose = await page.evaluateHandle(() => {
      const gl = document.querySelector('canvas')?.getContext('webgl2');
      return gl?.getExtension('WEBGL_lose_context');
    });
    await lose.evaluate((extension) => extension?.loseContext());
    await expect
      .poll(() => page.evaluate(() => document.querySelector('canvas')?.getContext('webgl2')?.isContextLost()))
      .toBe(true);
    const { seat } = start.turn;
    expect(await page.evaluate((by) => window.rowan?.table?.submit({ type: 'confirm', seat: by }), seat)).toBe(true);
    await table.rest();
    await page.evaluate(() => window.rowan?.table?.finishBeats());

    const frames = await table.frames();
    await lose.evaluate((extension) => extension?.restoreContext());
    await expect.poll(() => table.frames()).toBeGreaterThan(frames);
    await expect.poll(async () => difference(before, await pictureOf(table)), { timeout: 40_000 }).toBeLessThan(6);
    expect((await table.shown()).turn.phase).toBe('main');
    expect(await table.shown()).toEqual(await table.truth());
    expect(await strayed(table)).toEqual([]);
  });
});

test('a browser that refuses the table its context says so, and the match goes on in words', async ({ page }) => {
  await page.goto('/?quality=low&pacing=instant');
  await waitForTable(page);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.evaluate(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('no WebGL 2')).toBeVisible();
  await page.getByRole('button', { name: /^I am / }).click();
  await page.getByRole('button', { name: 'To the Main phase' }).click();
  await expect.poll(() => page.evaluate(() => window.rowan?.table?.shown().turn.phase)).toBe('main');
});
