/** Moves the camera of a table in the browser, with the keys, wheel and buttons a player has. */
import type { Page } from '@playwright/test';
import { nextFrame, type Spot, untilStill } from './table.ts';

const CALM_MS = 600;

export async function lookFrom(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await untilStill(page, CALM_MS);
}

/** Turns of the wheel towards a spot. */
export async function zoomAt(page: Page, { x, y }: Spot, turns: number): Promise<void> {
  await page.mouse.move(x, y);
  for (let i = 0; i < turns; i++) {
    await page.mouse.wheel(0, -120);
    // Turns that come within one frame would count as one.
    await nextFrame(page);
  }
  await untilStill(page, CALM_MS);
}

/** Pixels of a drag with the right button: below zero the eye sinks. */
export const tiltBy = (page: Page, pixels: number): Promise<void> => dragBy(page, 'right', 0, pixels);

/** Pixels of a drag with the middle button: the table goes along. */
export const panBy = (page: Page, dx: number, dy: number): Promise<void> => dragBy(page, 'middle', dx, dy);

async function dragBy(page: Page, button: 'right' | 'middle', dx: number, dy: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down({ button });
  await page.mouse.move(width / 2 + dx, height / 2 + dy, { steps: 4 });
  // A hand that rests before it lets go does not throw.
  await page.waitForTimeout(200);
  await page.mouse.up({ button });
  await untilStill(page, CALM_MS);
}
