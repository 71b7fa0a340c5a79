/** F3 to F5 and T4 at Rooms: what each of the six kinds of Room does, and which Corruption it takes. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { KindCounts, PlaceId, Scenario, ScenarioPlayer } from '../../../src/engine/index.ts';
import { ENGINE, givenMatch, type Match } from '../../support/match.ts';

const HAND = ['timber', 'gazette'] as const;

/** Seat 0 before its Main phase, with this Room on top of the Castle's tower. */
function atRoom(room: string, tavern: KindCounts, player: ScenarioPlayer = {}, spec: Scenario = {}): Match {
  return givenMatch({
    towers: true,
    phase: 'main',
    rooms: { castle: room },
    monsters: {},
    monsterDeckOnly: true,
    questDeck: ['many-hands', 'two-trunks', 'wash-day'],
    players: [{ tavern, bag: { peasant: 8 }, ...player }],
    ...spec,
  });
}

function complete(room: string, tavern: KindCounts, player: ScenarioPlayer = {}): Match {
  const place: PlaceId = `room:${room}`;
  return atRoom(room, tavern, player)
    .placeAll({ [place]: tavern })
    .resolve();
}

const rooms = (kind: string) => CATALOG.rooms.filter((room) => room.kind === kind);
const setVp = (set: string, n: number) => CATALOG.roomSets.find(({ id }) => id === set)?.values[n - 1];

describe('F3 Rescue', () => {
  it.each([
    ['rescue-ranger', 'ranger'],
    ['rescue-paladin', 'paladin'],
    ['rescue-shaman', 'shaman'],
  ] as const)('F3 %s: the whole party is assigned, and a %s comes along', (room, hero) => {
    const party = rooms('rescue').find(({ id }) => id === room)?.needs.units ?? {};
    const match = complete(room, party);
    expect(match.counts(0, 'lodgings')).toEqual({ ...party, [hero]: 1 });
    expect(match.supply(hero)).toBe(5 - 1);
    expect(match.event('meeplesGained')).toMatchObject({ from: 'supply', cause: { by: 'room', id: room } });
  });

  it('F3 with no such prestige Unit left the Room is still completed', () => {
    const match = atRoom('rescue-ranger', { warrior: 1, peasant: 1 }, { lodgings: { ranger: 5 } });
    match.placeAll({ 'room:rescue-ranger': { warrior: 1, peasant: 1 } }).resolve();
    expect(match.event('gainLost')).toMatchObject({ who: 0, kind: 'ranger', n: 1 });
    expect(match.player(0).rooms).toEqual(['rescue-ranger']);
  });
});

describe('F3 Cleansing', () => {
  it.each([1, 2, 3])('F3 with %i Corruption it gives as many VP, and the Unit returns to the supply', (n) => {
    const match = complete('cleanse-lye', { cleric: 1, corruption: n });
    expect(match.score(0)).toBe(n);
    expect(match.event('meeplesReturned')).toMatchObject({ from: 'room:cleanse-lye' });
    expect(match.supply('cleric')).toBe(18);
  });

  it('F3 it draws 2 Quests, and 1 of the hand is discarded', () => {
    const match = complete('cleanse-lye', { cleric: 1, corruption: 1 }, { hand: ['timber'] });
    expect(match.choice).toMatchObject({ kind: 'discardQuest', options: ['timber', 'many-hands', 'two-trunks'] });
    match.choose('timber');
    expect(match.player(0).hand).toEqual(['many-hands', 'two-trunks']);
    expect(match.state.questDiscard).toEqual(['timber']);
  });

  it('F3 without Corruption it is not satisfied', () => {
    const match = atRoom('cleanse-lye', { cleric: 1 });
    match.place('cleric', 'room:cleanse-lye');
    expect(match.tryConfirm()).toMatchObject({
      code: 'placesIncomplete',
      facts: { places: [{ place: 'room:cleanse-lye', missing: [{ what: 'corruption', n: 1 }] }] },
    });
  });

  it('F3 a second Unit beside the first does not return', () => {
    const match = complete('cleanse-sanding', { warrior: 2, corruption: 1 });
    match.choose('many-hands');
    expect(match.counts(0, 'lodgings')).toEqual({ warrior: 1, corruption: 1 });
  });
});

describe('F3 Hunt', () => {
  it('F3 the Monster must be defeated too: its strength is asked for as always', () => {
    const match = atRoom('hunt-humanoid', { knight: 2, warrior: 1 }, {}, { monsters: { villages: ['bough-breaker'] } });
    match.place('knight', 'room:hunt-humanoid').place('knight', 'monster:bough-breaker');
    expect(match.tryConfirm()).toMatchObject({ facts: { places: [{ missing: [{ what: 'strength' }] }] } });
  });

  it('F3 VP of the Room and of the Monster are booked apart', () => {
    const match = atRoom('hunt-humanoid', { knight: 3 }, {}, { monsters: { castle: ['backwoods-bandit-castle'] } });
    match.placeAll({ 'room:hunt-humanoid': { knight: 1 }, 'monster:backwoods-bandit-castle': { knight: 2 } }).resolve();
    expect(match.player(0).ledger).toEqual({ rooms: 2, monsters: 2 });
    expect(match.player(0).rooms).toEqual(['hunt-humanoid']);
  });
});

describe('F4 Recover the Rod of Ruin', () => {
  it.each(['mage', 'cleric', 'knight', 'peasant', 'paladin'] as const)(
    'F4 the named Warrior and any other Unit, such as a %s',
    (other) => {
      const match = complete('rod-grip', { warrior: 1, [other]: 1 });
      expect(match.player(0).rooms).toEqual(['rod-grip']);
      expect(match.counts(0, 'lodgings')).toEqual({ warrior: 1, [other]: 1 });
      expect(match.score(0)).toBe(0);
    },
  );

  it('F4 a second Warrior is any other Unit too', () => {
    expect(complete('rod-grip', { warrior: 2 }).player(0).rooms).toEqual(['rod-grip']);
  });

  it('F4 the named Unit alone is not enough, and any other Unit does not replace it', () => {
    const match = atRoom('rod-grip', { warrior: 1, mage: 2 });
    match.place('warrior', 'room:rod-grip');
    expect(match.status('room:rod-grip').missing).toEqual([{ what: 'anyUnit', n: 1 }]);
    match.takeBack('warrior', 'room:rod-grip').place('mage', 'room:rod-grip', { n: 2 });
    expect(match.status('room:rod-grip').missing).toEqual([{ what: 'units', kind: 'warrior', n: 1 }]);
  });

  it('F4 Corruption is no other Unit', () => {
    const match = atRoom('rod-grip', { warrior: 1, corruption: 1 });
    match.place('warrior', 'room:rod-grip');
    expect(match.tryPlace('corruption', 'room:rod-grip')).toMatchObject({
      code: 'corruptionNotAssignable',
      facts: { place: 'room:rod-grip' },
      rules: ['T4'],
    });
  });
});

describe('F4 Face the Darkness', () => {
  it.each([
    ['dark-cellar', 'warrior'],
    ['dark-landing', 'mage'],
    ['dark-vestry', 'cleric'],
  ] as const)('F4 %s: the %s returns to the supply, the Corruption does not', (room, kind) => {
    const match = complete(room, { [kind]: 1, corruption: 1 }).finishTurn('first');
    expect(match.counts(0, 'lodgings')).toEqual({ corruption: 1 });
    expect(match.supply(kind)).toBe(18);
  });

  it('F4 the Knight does not return', () => {
    const match = complete('dark-gallery', { knight: 1, corruption: 1 }).finishTurn('first');
    expect(match.counts(0, 'lodgings')).toEqual({ knight: 1, corruption: 1 });
    expect(match.events('meeplesReturned')).toEqual([]);
  });

  it('F4 it draws 2 Quests and discards 1', () => {
    const match = complete('dark-gallery', { knight: 1, corruption: 1 });
    expect(match.event('questsDrawn')).toMatchObject({ n: 2, cause: { by: 'room', id: 'dark-gallery' } });
    match.choose('two-trunks');
    expect(match.player(0).hand).toEqual(['many-hands']);
  });

  it('F4 it takes one Corruption and no more', () => {
    const match = atRoom('dark-gallery', { knight: 1, corruption: 2 });
    match.placeAll({ 'room:dark-gallery': { knight: 1, corruption: 1 } });
    expect(match.tryPlace('corruption', 'room:dark-gallery')).toEqual({
      code: 'corruptionEnough',
      facts: { room: 'dark-gallery', takes: 1 },
      rules: ['T4', 'F4'],
    });
  });
});

describe('F4 Battle Corruption', () => {
  it.each([
    ['battle-library', 'mage'],
    ['battle-chapel', 'cleric'],
    ['battle-armoury', 'warrior'],
  ] as const)('F4 %s: a %s and a Corruption; the Unit stays, a Quest is discarded', (room, kind) => {
    const match = complete(room, { [kind]: 1, corruption: 1 }, { hand: [...HAND] });
    expect(match.choice).toMatchObject({ kind: 'discardQuest', options: HAND });
    match.choose('timber');
    expect(match.player(0).hand).toEqual(['gazette']);
    expect(match.counts(0, 'lodgings')).toEqual({ [kind]: 1, corruption: 1 });
  });

  it('F4 without a Quest nothing is discarded and the Room is completed', () => {
    const match = complete('battle-armoury', { warrior: 1, corruption: 1 });
    expect(match.events('questDiscarded')).toEqual([]);
    expect(match.player(0).rooms).toEqual(['battle-armoury']);
  });
});

describe('F4 Corruption is assigned only as asked', () => {
  it.each([
    ['room:rescue-ranger', 'a Rescue'],
    ['location:house-of-lords', 'a Location'],
    ['monster:skeleton', 'a Monster'],
  ] as const)('F4 %s: not to %s', (place, _what) => {
    const match = atRoom('rescue-ranger', { corruption: 1 }, {}, { monsters: { cathedral: ['skeleton'] } });
    expect(match.tryPlace('corruption', place)).toEqual({
      code: 'corruptionNotAssignable',
      facts: { place },
      rules: ['T4'],
    });
  });

  it.each(CATALOG.rooms.map(({ id, needs }) => [id, needs.corruption]))(
    'F4 %s takes what it asks for',
    (id, wanted) => {
      const match = atRoom(id, { corruption: 3 });
      const place: PlaceId = `room:${id}`;
      const isOpen = () => match.count(0, 'tavern', 'corruption') > 0 && isTarget(match, place);
      while (isOpen()) match.place('corruption', place);
      const taken = match.at(place).corruption ?? 0;
      expect(taken).toBe(wanted === undefined ? 0 : wanted.anyNumber ? 3 : wanted.min);
    },
  );
});

const isTarget = (match: Match, place: PlaceId): boolean =>
  ENGINE.targets(match.state, match.meeple('corruption')).includes(place);

describe('F4 Room sets at the end', () => {
  function endVp(held: readonly string[]): Match {
    const match = givenMatch({
      towers: true,
      phase: 'main',
      finalTurns: true,
      round: 9,
      monsters: {},
      monsterDeckOnly: true,
      players: [{ bag: { peasant: 4 }, rooms: held }],
    });
    while (match.state.outcome === undefined) match.finishTurn('first');
    return match;
  }
  const ids = (kind: string, n: number) =>
    rooms(kind)
      .slice(0, n)
      .map(({ id }) => id as string);

  it('F4 three parts of the Rod are worth 9 VP', () => {
    const match = endVp(ids('rod-of-ruin', 3));
    expect(match.score(0)).toBe(9);
    expect(match.event('roomSetScored')).toMatchObject({ who: 0, set: 'rod-of-ruin', rooms: 3, vp: 9 });
  });

  it('F4 one Darkness is worth 2 VP', () => {
    expect(endVp(ids('face-the-darkness', 1)).score(0)).toBe(2);
  });

  it.each(CATALOG.roomSets.flatMap(({ id, values }) => values.map((vp, i) => [i + 1, id, vp] as const)))(
    'F4 %i of %s: %i VP',
    (n, set, vp) => {
      expect(endVp(ids(set, n)).score(0)).toBe(vp);
    },
  );

  it('F4 each Room more is worth more', () => {
    for (const { values } of CATALOG.roomSets) expect(values.every((vp, i) => vp > (values[i - 1] ?? 0))).toBe(true);
  });

  it('F4 sets are counted each for itself; Rescues, Cleansings and Hunts count for none', () => {
    const match = endVp([...ids('rod-of-ruin', 1), ...ids('battle-corruption', 1), ...ids('rescue', 2), 'hunt-undead']);
    expect(match.score(0)).toBe((setVp('rod-of-ruin', 1) ?? 0) + (setVp('battle-corruption', 1) ?? 0));
    expect(match.player(0).ledger).toEqual({ roomSets: match.score(0) });
  });

  it('F4 a Room completed in the last turn counts', () => {
    const match = atRoom(
      'rod-grip',
      { warrior: 1, peasant: 1 },
      { rooms: ['rod-knob', 'rod-shaft'] },
      { finalTurns: true },
    );
    match.placeAll({ 'room:rod-grip': { warrior: 1, peasant: 1 } });
    while (match.state.outcome === undefined) match.finishTurn('first');
    expect(match.player(0).rooms).toEqual(['rod-knob', 'rod-shaft', 'rod-grip']);
    expect(match.player(0).ledger.roomSets).toBe(9);
  });
});
