/** Three and four around the table: two rounds each by the pointer alone. */
import type { MatchOptions } from '../../src/engine/index.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { botMatch } from '../e2e/support/botMatch.ts';
import { beginMatch, QUICK } from '../e2e/support/newMatch.ts';
import { Pointer } from '../e2e/support/pointer.ts';
import { TablePage } from '../e2e/support/tablePage.ts';

test.use(QUICK);
test.describe.configure({ timeout: 400_000 });

/** Seeds with which the bots have few moves to make. */
for (const [seats, seed] of [
  [3, 'chairs-3'],
  [4, 'chairs-184'],
] as const) {
  test(`two rounds for ${seats}, by the pointer alone`, async ({ page }) => {
    const options: MatchOptions = { seed, seats, towers: true };
    const { intents, state } = botMatch(options, 2);
    await beginMatch(page, options);
    const table = new TablePage(page);
    await new Pointer(table).playAll(intents);
    expect(await table.truth()).toEqual(JSON.parse(JSON.stringify(state)));
  });
}
