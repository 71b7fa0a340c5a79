import { CATALOG } from '../../src/content/catalog.ts';
import { rulesSentence } from '../../src/content/words/cards.ts';
import { type GameState, indexCards, type Seat } from '../../src/engine/index.ts';
import { END } from '../../src/ui/words/end.ts';
import { WORDS } from '../../src/ui/words.ts';
import { secretQuests } from '../support/hidden.ts';
import { ENGINE } from '../support/match.ts';
import { expect } from './fixtures.ts';
import { blind } from './support/blind.ts';
import { botMatch } from './support/botMatch.ts';
import { lay, SEED, type ThreeSeats, threeSeats } from './support/threeSeats.ts';

const CARDS = indexCards(CATALOG);

/** All that a page gives away without its pictures. Sent as text. */
function readableIn(): string {
  const values = [...document.querySelectorAll('input, select, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  );
  return [
    document.documentElement.outerHTML,
    document.title,
    location.href,
    JSON.stringify(history.state),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    ...values,
  ].join('\n');
}

/** What nobody at the screen may read, as it would be written. */
function secretsOf(state: GameState, looking: Seat | undefined): readonly string[] {
  const quests = secretQuests(state, looking).flatMap((id) => {
    const card = CARDS.quest(id);
    return [card.name, id, rulesSentence('quest', card, CATALOG)];
  });
  const nameOf = (id: string): string => CATALOG.monsters.find((card) => card.id === id)?.name ?? '';
  const inTown = Object.values(state.monsters).flatMap((there) => there.map(({ id }) => nameOf(id)));
  const seen = new Set([...inTown, ...state.players.flatMap(({ pile }) => pile.map(nameOf))]);
  // Some Monsters come in several copies: one that lies open gives the others' name away.
  const monsters = state.monsterDeck.map(nameOf).filter((name) => name !== '' && !seen.has(name));
  const tiles = state.locationStack.map((id) => CARDS.location(id).name);
  const rooms = Object.values(state.towers).flatMap(([, ...below]) => below.map((id) => CARDS.room(id).name));
  return [...quests, ...monsters, ...tiles, ...rooms, state.rng.join(','), ...state.rng.map(String), SEED];
}

/** Who is at the screen: nobody while the curtain is down, nor while somebody answers in passing. */
async function lookingOf({ table: { page } }: ThreeSeats, state: GameState): Promise<Seat | undefined> {
  const isDown = await page.evaluate(() => document.querySelector('.curtain') !== null);
  const hasHand = await page.evaluate(() => document.querySelector('.hud__hand') !== null);
  return isDown || !hasHand ? undefined : ENGINE.seatToAct(state);
}

async function expectHush(three: ThreeSeats, when: string, heard = ''): Promise<void> {
  const state = await three.table.truth();
  const looking = await lookingOf(three, state);
  const read = `${await three.table.page.evaluate(readableIn)}\n${three.console.join('\n')}\n${heard}`;
  const leaked = secretsOf(state, looking).filter((secret) => read.includes(secret) && wholly(secret).test(read));
  expect(leaked, `${when}, with ${looking ?? 'nobody'} at the screen`).toEqual([]);
}

/** Not as a part of some other word or number. */
const wholly = (text: string): RegExp =>
  new RegExp(`(?<![\\w-])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);

threeSeats('a walk through a whole match finds no secret on the page', async ({ three }) => {
  threeSeats.setTimeout(400_000);
  const { page } = three.table;
  const start = ENGINE.setup({ seats: 3, towers: true, seed: SEED });
  const { intents } = botMatch(start.options);
  await page.evaluate((from) => window.rowan?.table?.startFrom(from), start);
  const met = { curtains: 0, recaps: 0, questions: new Set<string>() };
  for (const [at, intent] of intents.entries()) {
    await three.keys.rest();
    const when = `before move ${at + 1}, ${intent.type}`;
    if ((await page.locator('.curtain').count()) > 0) {
      met.curtains += 1;
      // What a screen reader finds is made from the page, but not only from its text.
      await expectHush(three, `${when}, the curtain down`, await page.locator('body').ariaSnapshot());
      await three.keys.press('Enter');
      await expect(page.locator('.curtain')).toHaveCount(0);
    }
    if ((await page.locator('dialog.recap').count()) > 0) {
      met.recaps += 1;
      await expectHush(three, `${when}, the recap`);
      await three.keys.press('Enter');
      await expect(page.locator('dialog.recap')).toHaveCount(0);
      await expectHush(three, `${when}, the turn begins`, await page.locator('body').ariaSnapshot());
    }
    if (intent.type === 'choose') met.questions.add((await three.table.truth()).choice?.kind ?? '');
    await expectHush(three, when);
    expect(await page.evaluate((move) => window.rowan?.table?.submit(move), intent)).toBe(true);
  }
  // At the end every hand is open; whatever is still in the box is not.
  await three.keys.rest();
  await expect(page.getByRole('dialog', { name: END.title })).toBeVisible();
  const { questDeck } = await three.table.truth();
  const read = await page.evaluate(readableIn);
  expect(questDeck.map((id) => CARDS.quest(id).name).filter((name) => wholly(name).test(read))).toEqual([]);
  expect(met.curtains).toBeGreaterThan(30);
  expect(met.recaps).toBeGreaterThan(20);
  expect(met.questions.size).toBeGreaterThan(2);
});

threeSeats('questions about Quests are asked of their owner alone', async ({ three }) => {
  threeSeats.setTimeout(120_000);
  for (const name of ['discardQuest', 'payQuest', 'drawEffectNext', 'lodgingsToBagAside'] as const) {
    const state = three.positions.get(name);
    if (state === undefined) throw new Error(`no game has come to ${name}`);
    await three.table.page.evaluate((from) => window.rowan?.table?.startFrom(from), state);
    await three.keys.rest();
    await expectHush(three, `${name}, the curtain down`);
    await lay(three, name);
    await expectHush(three, name);
  }
});

threeSeats('a page that nobody tests shows its truth to nobody', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 640, height: 360 } });
  await blind(context);
  const page = await context.newPage();
  await page.goto('/?quality=low&pacing=instant');
  await page.getByRole('button', { name: WORDS.newGame }).click();
  await page.getByRole('button', { name: WORDS.begin }).click();
  await page.locator('.table__stage--drawn').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(page.locator('.hud')).toBeVisible();
  const own = await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const known = new Set(Object.getOwnPropertyNames(frame.contentWindow ?? {}));
    frame.remove();
    return Object.getOwnPropertyNames(window).filter((name) => !known.has(name) && !/^\d+$/.test(name));
  });
  expect(own.filter((name) => !KNOWN_GLOBALS.includes(name))).toEqual([]);
  await context.close();
});

/** The drawing library counts its copies by it. */
const KNOWN_GLOBALS = ['__THREE__'];
