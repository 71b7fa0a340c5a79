/** One table for all tests that use it: laying it takes longer than anything they do on it. */
import { test } from '@playwright/test';
import { askForHandle, expect, watch } from '../fixtures.ts';
import { TABLE_VIEW, TablePage } from './tablePage.ts';

interface Laid {
  readonly table: TablePage;
  readonly complaints: string[];
}

interface Asked {
  /** Less of it draws fewer frames. */
  readonly motion: 'reduce' | 'no-preference';
}

export const sharedTable = test.extend<Asked & { table: TablePage }, { laid: Laid }>({
  motion: ['no-preference', { option: true }],
  laid: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL, viewport: TABLE_VIEW });
      const page = await context.newPage();
      await askForHandle(page);
      const complaints = watch(page, new URL(baseURL).origin);
      const table = new TablePage(page);
      await table.open();
      await use({ table, complaints });
      await context.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  table: async ({ laid: { table, complaints }, motion }, use) => {
    await table.page.emulateMedia({ reducedMotion: motion });
    await use(table);
    expect(complaints.splice(0)).toEqual([]);
  },
});
