/** Two clicks that count as one gesture, however long the browser takes over each of them. */
import type { Page } from '@playwright/test';
import type { ScreenPoint } from './sight.ts';

/** Between one event and the next, by the browser's own clock. */
const STEP_S = 0.05;

export async function doubleClickAt(page: Page, { x, y }: ScreenPoint): Promise<void> {
  await page.mouse.move(x, y);
  const session = await page.context().newCDPSession(page);
  const startS = Date.now() / 1000;
  const send = (type: 'mousePressed' | 'mouseReleased', clickCount: number, step: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      clickCount,
      timestamp: startS + step * STEP_S,
    });
  await Promise.all([
    send('mousePressed', 1, 0),
    send('mouseReleased', 1, 1),
    send('mousePressed', 2, 2),
    send('mouseReleased', 2, 3),
  ]);
  await session.detach();
}
