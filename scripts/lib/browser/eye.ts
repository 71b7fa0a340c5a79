/** Moves the camera of a table in the browser, with the keys, wheel and buttons a player has. */
import type { Page } from '@playwright/test';
import { framesOf, type Spot, untilStill } from './table.ts';

const CALM_MS = 600;
/** Longer than software takes for one frame. */
const FRAME_MS = 8000;

/** A frame in the making leaves no trace yet: does something, and waits for the first frame that shows it. */
export async function afterDrawing(page: Page, act: () => Promise<void>, calmMs = CALM_MS): Promise<void> {
  const before = await framesOf(page);
  await act();
  const isDrawn = (frames: number): boolean => (window.rowan?.scene?.frames() ?? 0) > frames;
  // Nothing need have changed.
  await page.waitForFunction(isDrawn, before, { timeout: FRAME_MS }).catch(() => undefined);
  if (calmMs > 0) await untilStill(page, calmMs);
}

export async function lookFrom(page: Page, key: string): Promise<void> {
  await afterDrawing(page, () => page.keyboard.press(key));
}

/** Turns of the wheel towards a spot. */
export async function zoomAt(page: Page, { x, y }: Spot, turns: number): Promise<void> {
  await page.mouse.move(x, y);
  // Turns that come within one frame would count as one.
  for (let i = 0; i < turns; i++) await afterDrawing(page, () => page.mouse.wheel(0, -120), 0);
  await untilStill(page, CALM_MS);
}

/** Pixels of a drag with the right button: below zero the eye sinks. */
export const tiltBy = (page: Page, pixels: number): Promise<void> => dragBy(page, 'right', 0, pixels);

/** Pixels of a drag with the middle button: the table goes along. */
export const panBy = (page: Page, dx: number, dy: number): Promise<void> => dragBy(page, 'middle', dx, dy);

/** Moves what is at a spot to a share of the picture, and goes closer to it. */
export async function bring(page: Page, from: Spot, share: Spot, turns: number): Promise<void> {
  const { width, height } = sizeOf(page);
  const to = { x: share.x * width, y: share.y * height };
  await panBy(page, to.x - from.x, to.y - from.y);
  await zoomAt(page, to, turns);
}

const sizeOf = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 };

async function dragBy(page: Page, button: 'right' | 'middle', dx: number, dy: number): Promise<void> {
  const { width, height } = sizeOf(page);
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down({ button });
  await afterDrawing(page, () => page.mouse.move(width / 2 + dx, height / 2 + dy, { steps: 4 }), 0);
  // A hand that rests before it lets go does not throw.
  await page.waitForTimeout(200);
  await page.mouse.up({ button });
  await untilStill(page, CALM_MS);
}
