/** The browser tests' own test: any page error, console error or request to another place fails it. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type {} from '../../src/scene/testHandle.ts';

export { expect };

/** What goes wrong on a page from now on. */
export function watch(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console error: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isLocal = url.protocol === 'data:' || url.protocol === 'blob:' || url.origin === origin;
    if (!isLocal) complaints.push(`outside request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** From the next page on the game shows its table to the test. */
export function askForHandle(page: Page | BrowserContext): Promise<unknown> {
  return page.addInitScript(() => {
    window.rowan ??= {};
  });
}

export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const complaints = watch(page, new URL(baseURL ?? '').origin);
      await askForHandle(page);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
