import { rolldown } from 'rolldown';
import type {} from '../pages/audio.ts';
import { expect, test } from './fixtures.ts';

let script = '';

test.beforeAll(async () => {
  const build = await rolldown({ input: 'tests/pages/audio.ts', platform: 'browser' });
  const { output } = await build.generate({ format: 'iife' });
  await build.close();
  script = output[0].code;
});

test.beforeEach(async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: script });
});

test('every cue can be heard, ends, and does not clip', async ({ page }) => {
  const heard = await page.evaluate(async () => {
    const audio = window.rowanAudio;
    if (audio === undefined) return [];
    return Promise.all(audio.cues.map(async (cue) => ({ cue, ...(await audio.cue(cue, { pieces: 6, strength: 1 })) })));
  });
  expect(heard.length).toBeGreaterThan(30);
  for (const { cue, peak, loudness, lastsMs } of heard) {
    expect(peak, cue).toBeGreaterThan(0.03);
    expect(peak, cue).toBeLessThan(0.97);
    expect(loudness, cue).toBeGreaterThan(0.008);
    expect(lastsMs, cue).toBeLessThan(6000);
  }
});

test('touches grow louder with their strength', async ({ page }) => {
  const heard = await page.evaluate(async () => {
    const audio = window.rowanAudio;
    if (audio === undefined) return [];
    return Promise.all(
      audio.touches.map(async (touch) => ({
        touch,
        soft: await audio.touch(touch, 0.3),
        hard: await audio.touch(touch, 1),
      })),
    );
  });
  expect(heard.length).toBeGreaterThan(10);
  for (const { touch, soft, hard } of heard) {
    expect(soft.peak, touch).toBeGreaterThan(0.004);
    expect(hard.loudness, touch).toBeGreaterThan(soft.loudness);
    expect(hard.peak, touch).toBeLessThan(0.97);
    expect(hard.lastsMs, touch).toBeLessThan(1200);
  }
});

test('wood, coins and drums sound like what they are', async ({ page }) => {
  const [drum = 0, wood = 0, coin = 0] = await page.evaluate(async () => {
    const audio = window.rowanAudio;
    if (audio === undefined) return [];
    return [
      (await audio.cue('drum')).brightness,
      (await audio.touch('wood', 0.8)).brightness,
      (await audio.touch('coin', 0.8)).brightness,
    ];
  });
  expect(drum).toBeLessThan(300);
  expect(wood).toBeGreaterThan(500);
  expect(wood).toBeLessThan(2500);
  expect(coin).toBeGreaterThan(2500);
});

test('everything at once still does not clip', async ({ page }) => {
  const peak = await page.evaluate(async () => (await window.rowanAudio?.everything())?.peak);
  expect(peak).toBeLessThan(0.98);
  expect(peak).toBeGreaterThan(0.3);
});
