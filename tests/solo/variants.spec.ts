/** A match against the Guard to its end by the pointer alone, in each variant (G13): lost, won, and tied. */
import { CATALOG } from '../../src/content/catalog.ts';
import { roomName } from '../../src/content/words/telling.ts';
import { HIRED_HELP, type HiredHelp, type MatchOptions } from '../../src/engine/index.ts';
import { nameOf } from '../../src/ui/model/names.ts';
import { END } from '../../src/ui/words/end.ts';
import { RECORD } from '../../src/ui/words/solo.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { type BotMatch, botMatch } from '../e2e/support/botMatch.ts';
import { playModestly } from '../e2e/support/modestGame.ts';
import { QUICK } from '../e2e/support/newMatch.ts';
import { Pointer } from '../e2e/support/pointer.ts';
import { beginSolo } from '../e2e/support/soloTable.ts';
import { TablePage } from '../e2e/support/tablePage.ts';

interface Variant {
  readonly advanced: boolean;
  readonly hires: readonly HiredHelp[];
  /** With which the match has few moves. */
  readonly seed: string;
  readonly ends: 'lost' | 'won' | 'tied';
}

/** Modest people lose; a bot with good help wins or ties. */
const VARIANTS: readonly Variant[] = [
  { advanced: false, hires: [], seed: 'variant-159', ends: 'lost' },
  { advanced: false, hires: ['mage'], seed: 'variant-36', ends: 'lost' },
  { advanced: false, hires: ['cleric', 'warrior'], seed: 'variant-117', ends: 'lost' },
  { advanced: false, hires: HIRED_HELP, seed: 'even-756', ends: 'won' },
  { advanced: true, hires: [], seed: 'variant-142', ends: 'lost' },
  { advanced: true, hires: ['mage'], seed: 'variant-181', ends: 'lost' },
  { advanced: true, hires: ['cleric', 'warrior'], seed: 'even-470', ends: 'tied' },
  { advanced: true, hires: HIRED_HELP, seed: 'variant-138', ends: 'lost' },
];

function matchOf({ advanced, hires, seed, ends }: Variant): BotMatch {
  const options: MatchOptions = { seats: 1, towers: true, seed, solo: { hiredHelp: hires, advanced } };
  return ends === 'lost' ? playModestly(options) : botMatch(options);
}

const TELLING = { catalog: CATALOG, names: ['Ada'] };
const THE_GUARD = nameOf('guard', TELLING);

test.use(QUICK);

for (const variant of VARIANTS) {
  const { advanced, hires, seed, ends } = variant;
  const name = [advanced ? 'advanced' : 'as printed', ...hires].join(', ');
  test(`${name}: from the sheet to the end, ${ends}`, async ({ page }) => {
    const { intents, state } = matchOf(variant);
    const { outcome, guard } = state;
    const scoreOf = (who: number | 'guard') => outcome?.scores.find(({ seat }) => seat === who)?.score ?? 0;
    const [mine, guards] = [scoreOf(0), scoreOf('guard')];
    expect(Math.sign(mine - guards)).toBe({ lost: -1, won: 1, tied: 0 }[ends]);

    const table = new TablePage(page);
    await page.goto('/?quality=low&pacing=instant');
    await beginSolo(page, { seed, hires, advanced });
    await new Pointer(table).playAll(intents);
    expect(await table.truth()).toEqual(JSON.parse(JSON.stringify(state)));

    const count = page.getByRole('dialog', { name: END.title });
    const verdict = ends === 'won' ? END.wins('Ada', `${mine}`) : END.guardWins(`${guards}`);
    await expect(count.getByText(verdict, { exact: true })).toBeVisible();
    const tie = count.getByText(END.tieToGuard(`${THE_GUARD} and Ada`, `${guards}`), { exact: true });
    await expect(tie).toHaveCount(ends === 'tied' ? 1 : 0);
    await expect(count.getByText(RECORD.summary(ends === 'won' ? 1 : 0, 1))).toBeVisible();

    await count.getByRole('button', { name: END.again }).click();
    const told: string[] = [];
    const caption = count.locator('.turned figcaption');
    const next = count.getByRole('button', { name: END.next, exact: true });
    while (await next.isVisible()) {
      if (await caption.isVisible()) told.push((await caption.textContent()) ?? '');
      await next.click();
    }
    const rooms = (guard?.rooms ?? []).map((id) => roomName(id, TELLING));
    for (const room of rooms) expect(told.filter((words) => words.includes(`turns up ${room}:`))).toHaveLength(1);
    const quests = told.filter((words) => words.startsWith(`${THE_GUARD} had `));
    expect(quests).toHaveLength(guard?.keptQuests.length ?? 0);
  });
}
