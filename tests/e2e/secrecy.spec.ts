import { CATALOG } from '../../src/content/catalog.ts';
import { rulesSentence } from '../../src/content/words/cards.ts';
import { type GameState, indexCards, type Seat } from '../../src/engine/index.ts';
import { secretQuests } from '../support/hidden.ts';
import { ENGINE } from '../support/match.ts';
import { expect } from './fixtures.ts';
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

async function expectHush(three: ThreeSeats, when: string): Promise<void> {
  const state = await three.table.truth();
  const looking = await lookingOf(three, state);
  const read = `${await three.table.page.evaluate(readableIn)}\n${three.console.join('\n')}`;
  const leaked = secretsOf(state, looking).filter((secret) =>
    new RegExp(`(?<![\\w-])${escaped(secret)}(?![\\w-])`).test(read),
  );
  expect(leaked, `${when}, with ${looking ?? 'nobody'} at the screen`).toEqual([]);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
  const page = await context.newPage();
  await page.goto('/?quality=low');
  await page.locator('.title__stage--drawn').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => typeof window.rowan)).toBe('undefined');
  await context.close();
});
