/** The browser tests' own test: any page error, console error or request to another place fails it. */
import { test as base, expect, type Page } from '@playwright/test';

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

export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const complaints = watch(page, new URL(baseURL ?? '').origin);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
