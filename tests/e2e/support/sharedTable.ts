/** One table for all tests of a file: laying it takes longer than anything they do on it. */
import { test } from '@playwright/test';
import { askForHandle, expect, watch } from '../fixtures.ts';
import { TABLE_VIEW, TablePage } from './tablePage.ts';

interface Laid {
  readonly table: TablePage;
  readonly complaints: string[];
}

export const sharedTable = test.extend<{ table: TablePage }, { laid: Laid }>({
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
    { scope: 'worker', timeout: 90_000 },
  ],
  table: async ({ laid: { table, complaints } }, use) => {
    await use(table);
    expect(complaints).toEqual([]);
  },
});
