import { expect, test } from './fixtures.ts';
import { TABLE_VIEW, TablePage } from './support/tablePage.ts';

test.use({ viewport: TABLE_VIEW });
test.describe.configure({ timeout: 240_000 });

test('the table is laid again as it was when the page is opened again', async ({ page }) => {
  const table = new TablePage(page);
  await table.open();
  const { seat } = (await table.truth()).turn;
  await table.play({ type: 'confirm', seat });
  const before = await table.truth();
  await page.waitForFunction(() => window.rowan?.table?.isKept() === true);
  await table.reopen();
  expect(await table.truth()).toEqual(before);
});
