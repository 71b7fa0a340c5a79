/** Tabs that end without a goodbye, in the very moment of a move. */
import type { Page } from '@playwright/test';
import type { Intent } from '../../../src/engine/index.ts';
import type {} from '../../../src/scene/testHandle.ts';

/** The renderer dies while its only thread is still in the task of the last move: nothing that waits for its turn is ever written. */
export async function crashAfter(page: Page, intents: readonly Intent[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  const isPlaying = page.waitForEvent('console', (message) => message.text() === 'played');
  page
    .evaluate((all) => {
      for (const intent of all) window.rowan?.table?.submit(intent);
      console.info('played');
      for (;;);
    }, intents)
    .catch(() => {});
  await isPlaying;
  session.send('Page.crash').catch(() => {});
  await crashed;
}

/** The page goes elsewhere in the task of the last move. */
export async function leaveAfter(page: Page, intents: readonly Intent[]): Promise<void> {
  const gone = page.waitForURL('about:blank');
  await page
    .evaluate((all) => {
      for (const intent of all) window.rowan?.table?.submit(intent);
      window.location.replace('about:blank');
    }, intents)
    .catch(() => {});
  await gone;
}

export async function closeAfter(page: Page, intents: readonly Intent[]): Promise<void> {
  await page.evaluate((all) => {
    for (const intent of all) window.rowan?.table?.submit(intent);
  }, intents);
  await page.close();
}
