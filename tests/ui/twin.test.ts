import { describe, expect, it } from 'vitest';
import { announcement } from '../../src/ui/model/announce.ts';
import { twinOf } from '../../src/ui/model/twin.ts';
import { meepleGroups, nextGroup, placeOffers, powerOffers } from '../../src/ui/model/twinActing.ts';
import { secretQuests, textsIn } from '../support/hidden.ts';
import { CARDS, ENGINE, given, meeple, placed, TELLING } from './scene.ts';

const TERMITE = { castle: ['termite'] } as const;

describe('the table in words', () => {
  const twin = (state: ReturnType<typeof given>) => twinOf({ engine: ENGINE, cards: CARDS, state, telling: TELLING });
  const part = (state: ReturnType<typeof given>, key: string) =>
    twin(state)
      .find((each) => each.key === key)
      ?.items.map(({ words }) => words) ?? [];

  it('has a region for the city, the Capitol, each district, the market and each player', () => {
    const keys = twin(given({ seats: 3 })).map(({ key }) => key);
    expect(keys).toEqual([
      'city',
      'capitol',
      'castle',
      'villages',
      'cathedral',
      'university',
      'market',
      'seat-0',
      'seat-1',
      'seat-2',
    ]);
  });

  it('says who stands at a Monster and what is missing', () => {
    const state = given({ monsters: TERMITE, players: [{ tavern: { knight: 1 } }, {}] });
    expect(part(state, 'castle')[0]).toMatch(/^Monster slot 1: Termite, strength \d+, \d+ VP\. Defeat it .+\.$/);
    expect(part(placed(state, 'monster:termite', 'knight'), 'castle')[0]).toMatch(
      /1 Knight there, (ready|still needs)/,
    );
  });

  it('says what every Location, Room, Overlord and place of the Capitol does', () => {
    const state = ENGINE.setup({ seats: 2, towers: true, seed: 'twin' });
    const places = twin(state).flatMap(({ items }) =>
      items.filter(({ key }) => /^(location|room|council|capitol):/.test(key)),
    );
    expect(places.length).toBeGreaterThan(10);
    for (const { words } of places) expect(words).toMatch(/\w[:.] .+\.$/);
    expect(part(state, 'castle').join()).toMatch(/House of Lords\. Assign 1 Peasant: /);
  });

  it('says what is in a bag, in an order that gives no draw away', () => {
    const state = given({ players: [{ bag: { knight: 1, peasant: 2 } }, {}] });
    const [player] = state.players;
    const turned = {
      ...state,
      players: state.players.with(0, { ...player, bag: [...(player?.bag ?? [])].reverse() } as never),
    };
    expect(part(state, 'seat-0').join()).toContain('Bag: 3 meeples: 2 Peasants and 1 Knight');
    expect(part(turned, 'seat-0')).toEqual(part(state, 'seat-0'));
  });

  it('says of the Guard what it goes by and what it would do next', () => {
    const options = { seats: 1, towers: true, seed: 'twin', solo: { hiredHelp: [], advanced: false } } as const;
    const said = part(ENGINE.setup(options), 'guard').join('\n');
    expect(said).toMatch(/If it draws next, \d+% Peasant: /);
    expect(said).toMatch(/The Castle: .+\. .+\./);
  });

  it('counts hands and names no Quest in them, whoever reads', () => {
    const state = ENGINE.setup({ seats: 3, towers: true, seed: 'twin' });
    const said = [...textsIn(twinOf({ engine: ENGINE, cards: CARDS, state, telling: TELLING }))].join('\n');
    for (const id of secretQuests(state, undefined)) {
      expect(said).not.toContain(CARDS.quest(id).name);
      expect(said).not.toContain(id);
    }
    expect(said).toContain('Quests: 2 in hand');
  });

  it('names only the Room on top of a tower', () => {
    const state = ENGINE.setup({ seats: 2, towers: true, seed: 'twin' });
    const said = part(state, 'castle').join('\n');
    const [top, ...below] = state.towers.castle.map((id) => CARDS.room(id).name);
    expect(said).toContain(top);
    for (const name of below) expect(said).not.toContain(name);
  });
});

describe('playing in words', () => {
  const state = given({
    phase: 'main',
    monsters: TERMITE,
    players: [{ tavern: { knight: 2, peasant: 1, corruption: 1 } }, {}],
  });

  it('takes meeples that are alike together, those at home first', () => {
    const after = placed(state, 'monster:termite', 'knight');
    expect(meepleGroups(ENGINE, after, TELLING).map(({ words }) => words)).toEqual([
      'Peasant, in the Tavern',
      'Knight, in the Tavern',
      'Corruption, in the Tavern',
      'Knight, Termite',
    ]);
  });

  it('offers every place with its figures, or with the reason why not', () => {
    const offers = placeOffers(ENGINE, state, meeple(state, 'knight'), TELLING);
    expect(offers.map(({ place }) => place).sort()).toEqual([...ENGINE.places(state)].sort());
    const termite = offers.find(({ place }) => place === 'monster:termite');
    expect(termite?.refusal).toBeUndefined();
    expect(termite?.words).toMatch(/Termite .*\(\d+\/\d+\)/);
    const construct = offers.find(({ place }) => place === 'capitol:construct');
    expect(construct?.refusal?.rules.length).toBeGreaterThan(0);
    expect(construct?.words).toMatch(/^Construct.*Development phase/);
  });

  it('goes on with another of the same kind, else with a Unit at home', () => {
    const groups = meepleGroups(ENGINE, state, TELLING);
    expect(nextGroup(groups, 'knight@tavern')?.kind).toBe('knight');
    expect(nextGroup(groups, 'mage@tavern')?.place).toBeUndefined();
  });

  it('says why a Hero power cannot be used', () => {
    const raised = given({ phase: 'main', players: [{ levels: { mage: 2, knight: 2, cleric: 2, warrior: 2 } }, {}] });
    const closed = powerOffers(ENGINE, raised, TELLING).filter(({ isOpen }) => !isOpen);
    expect(closed.length).toBeGreaterThan(0);
    for (const { words } of closed) expect(words).toMatch(/Not now: .+\.$/);
  });
});

describe('the live region', () => {
  it('reads a few lines out as they are', () => {
    expect(announcement(['a', 'b', 'a'])).toEqual(['a', 'b']);
  });

  it('sums a burst up', () => {
    const lines = Array.from({ length: 20 }, (_, i) => `line ${i}`);
    const said = announcement(lines);
    expect(said).toHaveLength(5);
    expect(said[0]).toContain('16 things more');
    expect(said[4]).toBe('line 19');
  });
});
