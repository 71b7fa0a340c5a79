/** Whole matches by the pointer alone: from the title to the final score, and on to the next. */
import { fingerprint, type MatchOptions } from '../../src/engine/index.ts';
import { END } from '../../src/ui/words/end.ts';
import { PLAY } from '../../src/ui/words/play.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { botMatch } from '../e2e/support/botMatch.ts';
import { beginMatch, QUICK } from '../e2e/support/newMatch.ts';
import { Pointer } from '../e2e/support/pointer.ts';
import { TablePage } from '../e2e/support/tablePage.ts';

/** Of the matches that bots play for two, one of the shortest. */
const WHOLE: MatchOptions = { seed: 'short-1496', seats: 2, towers: false };

test.use(QUICK);
test.describe.configure({ timeout: 600_000 });

test('a match for two from the title to the winner, by the pointer alone', async ({ page }) => {
  const { intents, state } = botMatch(WHOLE);
  const table = new TablePage(page);
  await beginMatch(page, WHOLE);
  await new Pointer(table).playAll(intents);

  const count = page.getByRole('dialog', { name: END.title });
  await count.getByRole('button', { name: END.again }).click();
  await expect(count.getByRole('list', { name: END.counting })).toBeVisible();
  await count.getByRole('button', { name: END.next, exact: true }).click();
  await count.getByRole('button', { name: END.skip }).click();
  const winner = state.outcome?.scores.find(({ seat }) => seat === state.outcome?.winners[0]);
  await expect(count.getByText(new RegExp(`, ${winner?.score}$`))).toBeVisible();
  expect(await table.truth()).toEqual(JSON.parse(JSON.stringify(state)));
  expect(await table.intents()).toEqual(intents);

  const rows = count.getByRole('table', { name: new RegExp(`^${END.viewTitles.rounds}`) }).getByRole('row');
  await expect(rows).toHaveCount(state.turn.round + 3);
  await count.getByRole('radio', { name: END.views.bags }).click();
  await expect(count.getByRole('table')).toHaveCount(2);
  await count.getByRole('button', { name: END.verify }).click();
  await expect(count.getByText(END.verified(intents.length, fingerprint(state)))).toBeVisible();

  await count.getByRole('button', { name: END.toTable }).click();
  await expect(count).toBeHidden();
  await page.getByRole('button', { name: PLAY.seeCount }).click();
  await count.getByRole('button', { name: END.rematch }).click();
  await expect.poll(() => table.intents()).toEqual([]);
  const { options, outcome } = await table.truth();
  expect(outcome).toBeUndefined();
  expect(options).toMatchObject({ seats: 2, towers: false });
  expect(options.seed).not.toBe(WHOLE.seed);
  await table.rest();
  await table.hud.takeSeat();
  await expect(page.getByRole('button', { name: PLAY.toMain })).toBeVisible();
});
