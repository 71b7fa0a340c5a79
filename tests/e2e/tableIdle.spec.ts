import { expect } from './fixtures.ts';
import { countDrawCalls, countFrames } from './picture.ts';
import { sharedTable } from './support/sharedTable.ts';

sharedTable('a printed table on which nothing moves draws nothing, and a frame costs little', async ({ table }) => {
  sharedTable.setTimeout(240_000);
  const { page } = table;
  await page.waitForFunction(() => window.rowan?.scene?.isPrinted() === true, undefined, { timeout: 200_000 });
  await table.passFrames(20);
  const frames = await countFrames(page);
  await table.passFrames(60);
  expect(await countFrames(page)).toBe(frames);
  expect(await countDrawCalls(page)).toBeLessThanOrEqual(60);
  expect(await page.evaluate(() => window.rowan?.scene?.triangles() ?? 0)).toBeLessThanOrEqual(120_000);
});
