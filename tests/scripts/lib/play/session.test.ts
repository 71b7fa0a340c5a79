import { describe, expect, it } from 'vitest';
import { playSession, type Table } from '../../../../scripts/lib/play/session.ts';
import { createRandom } from '../../../../src/bots/random.ts';
import { CATALOG } from '../../../../src/content/catalog.ts';
import { createEngine } from '../../../../src/engine/index.ts';

const engine = createEngine(CATALOG);
const twoPeople: Table = {
  options: { seed: 'play', seats: 2, towers: true },
  names: ['Ada', 'Bertil'],
  policies: [undefined, undefined],
};

/** Types what is asked for, given all that was printed so far; gives back the text and the state in the end. */
async function talk(table: Table, ask: (printed: readonly string[]) => string | undefined) {
  const printed: string[] = [];
  const state = await playSession(engine, table, {
    ask: async () => ask(printed),
    print: (text) => void printed.push(text),
    columns: () => 100,
  });
  return { text: printed.join('\n'), state };
}

/** Types the lines one after another. */
async function typed(table: Table, lines: readonly string[]) {
  const left = [...lines];
  return { ...(await talk(table, () => left.shift())), left };
}

describe('the game in a terminal', () => {
  it('shows the city, the market, the players and one’s own Quests', async () => {
    const { text, state } = await typed(twoPeople, []);
    const [first] = state.players[state.turn.seat]?.hand ?? [];
    const quest = CATALOG.quests.find(({ id }) => id === first);
    for (const words of ['── Castle', 'House of Lords', 'Market', 'Combustor', 'Tavern:', 'Supply', quest?.name ?? '-'])
      expect(text).toContain(words);
    for (const id of state.players[1 - state.turn.seat]?.hand ?? [])
      expect(text).not.toContain(CATALOG.quests.find((card) => card.id === id)?.name);
    expect(text).toContain('The input has ended before the game.');
  });

  it('keeps every line within the terminal', async () => {
    const { text } = await typed(twoPeople, []);
    const long = text.split('\n').filter((line) => [...line].length > 100 && !line.startsWith('══'));
    expect(long).toEqual([]);
  });

  it('refuses in words and goes on', async () => {
    const { text, state } = await typed(twoPeople, ['99', 'mage construct', 'dance', 'peasant nowhere', 'c']);
    expect(text).toContain('There is no action 99.');
    expect(text).toMatch(/✗ .*Mage.* \[/);
    expect(text).toContain('“dance” means nothing here');
    expect(text).toContain('“nowhere” does not name one place');
    expect(state.turn.phase).toBe('main');
  });

  it('places by number and by name, takes back and undoes', async () => {
    const placed = await typed(twoPeople, ['peasant construct']);
    expect(placed.state.turn.assignments).toHaveLength(1);
    expect(placed.text).toContain('Construct: 1 Peasant · ready');
    expect((await typed(twoPeople, ['1'])).state).toEqual(placed.state);
    expect((await typed(twoPeople, ['1', 'u'])).state.turn.assignments).toEqual([]);
    expect((await typed(twoPeople, ['1', 'u', 'u'])).text).toContain('Nothing can be undone');
  });

  it('a number typed twice takes the next meeple of the kind', async () => {
    const { state } = await typed(twoPeople, ['1 1']);
    expect(state.turn.assignments[0]?.meeples).toHaveLength(2);
  });

  it('leaves when asked', async () => {
    expect((await typed(twoPeople, ['q', 'c'])).left).toEqual(['c']);
  });

  it('a whole game can be typed, by one who only ever confirms and takes the first option', async () => {
    const table: Table = { ...twoPeople, policies: [undefined, createRandom()] };
    const { text, state } = await talk(table, (printed) => (printed.at(-1)?.includes('c  confirm') ? 'c' : '1'));
    expect(state.outcome).toBeDefined();
    expect(text).toMatch(/(wins|win), /);
  });
});
