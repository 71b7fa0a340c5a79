/** F1 to F5: how Tower Rooms are completed, and what they ask for. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { DISTRICTS, type KindCounts, type RoomId, type Scenario } from '../../../src/engine/index.ts';
import { monsterCard } from '../../support/cards.ts';
import { givenMatch, Match, newMatch } from '../../support/match.ts';

/** Seat 0 before its Main phase, with this Room on top of the Castle's tower. */
function atRoom(room: string, tavern: KindCounts, spec: Scenario = {}): Match {
  return givenMatch({
    towers: true,
    phase: 'main',
    rooms: { castle: room },
    monsters: {},
    monsterDeckOnly: true,
    players: [{ tavern, bag: { peasant: 8 } }],
    ...spec,
  });
}

describe('F1 a Room is completed', () => {
  it('F1 it goes to the player and the next of its stack is turned up', () => {
    const match = atRoom('rod-grip', { warrior: 1, peasant: 1 });
    const next = match.state.towers.castle[1];
    match.placeAll({ 'room:rod-grip': { warrior: 1, peasant: 1 } }).resolve();
    expect(match.event('roomCompleted')).toMatchObject({ seat: 0, room: 'rod-grip', district: 'castle' });
    expect(match.event('roomRevealed')).toMatchObject({ district: 'castle', room: next });
    expect(match.player(0).rooms).toEqual(['rod-grip']);
    expect(match.state.towers.castle).toHaveLength(4);
    expect(match.state.towers.castle[0]).toBe(next);
  });

  it('F1 after the last Room nothing is turned up and the tower is closed', () => {
    const { state } = atRoom('rod-grip', { warrior: 1, peasant: 1 });
    const match = new Match({ ...state, towers: { ...state.towers, castle: ['rod-grip' as RoomId] } });
    match.placeAll({ 'room:rod-grip': { warrior: 1, peasant: 1 } }).resolve();
    expect(match.events('roomRevealed')).toEqual([]);
    expect(match.state.towers.castle).toEqual([]);
  });

  it('F1 more Units than needed may come along, and all of them go to the Lodgings', () => {
    const match = atRoom('rod-grip', { warrior: 2, peasant: 3 });
    match.placeAll({ 'room:rod-grip': { warrior: 2, peasant: 3 } }).resolve();
    expect(match.counts(0, 'lodgings')).toEqual({ warrior: 2, peasant: 3 });
  });

  it('F1 fewer than needed cannot be confirmed, and what is missing is named', () => {
    const match = atRoom('rescue-paladin', { knight: 1 });
    match.place('knight', 'room:rescue-paladin');
    expect(match.tryConfirm()).toMatchObject({
      code: 'placesIncomplete',
      facts: { places: [{ place: 'room:rescue-paladin', missing: [{ what: 'units', kind: 'cleric', n: 1 }] }] },
    });
  });

  it('F1 only the face-up Room of a tower is open', () => {
    const match = atRoom('rod-grip', { peasant: 1 });
    const below = match.state.towers.castle[1];
    expect(match.tryPlace('peasant', `room:${below}`)).toMatchObject({
      code: 'placeNotOpen',
      rules: ['F1', 'F4a'],
    });
  });

  it('F1 Rooms of several towers are completed in one Main phase', () => {
    const match = atRoom(
      'rod-grip',
      { warrior: 1, mage: 1, peasant: 2 },
      { rooms: { castle: 'rod-grip', university: 'rod-shaft' } },
    );
    match.placeAll({ 'room:rod-grip': { warrior: 1, peasant: 1 }, 'room:rod-shaft': { mage: 1, peasant: 1 } });
    match.resolve();
    expect(match.player(0).rooms.toSorted()).toEqual(['rod-grip', 'rod-shaft']);
  });

  it('F1 without the Four Towers there is no Room', () => {
    const { state } = newMatch({ seed: 'low', seats: 2, towers: false });
    for (const district of DISTRICTS) expect(state.towers[district]).toEqual([]);
  });
});

describe('F1 overrun at Rooms', () => {
  const crowds = [
    [1, 0],
    [2, 1],
    [3, 2],
  ] as const;
  const castle = ['termite', 'backwoods-bandit-castle', 'rattling-man-at-arms'];

  it.each(crowds)('F1 with %i Monsters in the district %i Peasants join the Room', (monsters, peasants) => {
    const match = atRoom('rod-grip', { warrior: 1, mage: 1 }, { monsters: { castle: castle.slice(0, monsters) } });
    match.placeAll({ 'room:rod-grip': { warrior: 1, mage: 1 } });
    expect(match.status('room:rod-grip').overrunPeasants).toBe(peasants);
    match.resolve();
    expect(match.count(0, 'lodgings', 'peasant')).toBe(peasants);
  });

  it('F1 overrun helps a Room and a Location of the district alike', () => {
    const match = atRoom('rod-grip', { warrior: 1, mage: 1, peasant: 1 }, { monsters: { castle } });
    match.placeAll({ 'room:rod-grip': { warrior: 1, mage: 1 }, 'location:house-of-lords': { peasant: 1 } });
    match.resolve();
    expect(match.count(0, 'lodgings', 'peasant')).toBe(1 + 2 + 2);
  });

  it('F1 whoever fights in the district gets no Peasants at its Room', () => {
    const match = atRoom('rod-grip', { warrior: 1, mage: 1, knight: 2 }, { monsters: { castle } });
    match.placeAll({ 'room:rod-grip': { warrior: 1, mage: 1 }, 'monster:termite': { knight: 2 } }).resolve();
    expect(match.count(0, 'lodgings', 'peasant')).toBe(0);
  });

  it('F1 Peasants of an overrun do not fill the needs of the Room', () => {
    const match = atRoom('rescue-ranger', { warrior: 1 }, { monsters: { castle } });
    match.place('warrior', 'room:rescue-ranger');
    expect(match.tryConfirm()).toMatchObject({
      facts: { places: [{ missing: [{ what: 'units', kind: 'peasant', n: 1 }] }] },
    });
  });
});

describe('F2 the twenty Rooms', () => {
  it('F2 all twenty are dealt, five to a tower', () => {
    const { towers } = newMatch({ seed: 'rooms', seats: 2, towers: true }).state;
    for (const district of DISTRICTS) expect(towers[district]).toHaveLength(5);
    const dealt = DISTRICTS.flatMap((district) => towers[district]);
    expect(new Set(dealt)).toEqual(new Set(CATALOG.rooms.map(({ id }) => id)));
  });

  it('F2 four Rods, four Darknesses, three of everything else', () => {
    const kinds: Record<string, number> = {};
    for (const { kind } of CATALOG.rooms) kinds[kind] = (kinds[kind] ?? 0) + 1;
    expect(kinds).toEqual({
      'rod-of-ruin': 4,
      'face-the-darkness': 4,
      'battle-corruption': 3,
      rescue: 3,
      cleansing: 3,
      hunt: 3,
    });
    expect(new Set(CATALOG.rooms.flatMap(({ hero }) => hero ?? []))).toEqual(new Set(['ranger', 'paladin', 'shaman']));
    expect(new Set(CATALOG.rooms.flatMap(({ prey }) => prey ?? []))).toEqual(
      new Set(['humanoid', 'monstrous', 'undead']),
    );
  });
});

describe('F4a a Room turned up during resolution', () => {
  it('F4a waits: what is assigned is resolved, the new Room stays empty until the next assignment step', () => {
    const match = atRoom('rod-grip', { warrior: 1, peasant: 3, mage: 1 });
    match.placeAll({
      'room:rod-grip': { warrior: 1, peasant: 1 },
      'location:house-of-lords': { peasant: 1 },
      'location:splinter-yard': { peasant: 1 },
    });
    match.confirm().choose('room:rod-grip');
    const next = match.state.towers.castle[0];
    expect(match.event('roomRevealed')).toMatchObject({ room: next });
    expect(match.tryPlace('mage', `room:${next}`)).toMatchObject({ code: 'choicePending' });
    match.finishTurn();
    expect(match.player(0).rooms).toEqual(['rod-grip']);
    expect(match.state.towers.castle[0]).toBe(next);
  });

  it('F4a it is open in the next turn', () => {
    const match = atRoom('rod-grip', { warrior: 1, peasant: 1 });
    match.placeAll({ 'room:rod-grip': { warrior: 1, peasant: 1 } }).resolve();
    const next = match.state.towers.castle[0];
    match.finishTurn('first');
    match.confirm();
    expect(match.state.turn).toMatchObject({ seat: 0, phase: 'main' });
    const [peasant = match.meeple('peasant')] = match.player(0).tavern;
    match.act({ type: 'placeMeeple', meeple: peasant, to: `room:${next}` });
    expect(match.at(`room:${next}`)).toEqual({ peasant: 1 });
  });
});

describe('F5 assigned Corruption', () => {
  it('F5 goes to the Lodgings at clean up with the Units', () => {
    const match = atRoom('battle-armoury', { warrior: 1, corruption: 1 });
    match.placeAll({ 'room:battle-armoury': { warrior: 1, corruption: 1 } }).resolve();
    expect(match.counts(0, 'lodgings')).toEqual({ warrior: 1, corruption: 1 });
    expect(match.supply('corruption')).toBe(20 - 1 - 3);
  });

  it('F5 stays in the Lodgings though the Unit beside it returned to the supply', () => {
    const match = atRoom('cleanse-lye', { cleric: 1, corruption: 3 });
    match.placeAll({ 'room:cleanse-lye': { cleric: 1, corruption: 3 } }).resolve('first');
    expect(match.counts(0, 'lodgings')).toEqual({ corruption: 3 });
    expect(match.supply('cleric')).toBe(18);
  });
});

describe('F3 the prey of a Hunt', () => {
  const cards = { castle: ['termite'], cathedral: ['skeleton'] };

  it('F3 a Hunt alone lacks its prey', () => {
    const { type } = monsterCard('termite');
    const match = atRoom('hunt-monstrous', { warrior: 3, knight: 1 }, { monsters: cards });
    expect(type).toBe('monstrous');
    match.place('warrior', 'room:hunt-monstrous');
    expect(match.tryConfirm()).toEqual({
      code: 'placesIncomplete',
      facts: { places: [{ place: 'room:hunt-monstrous', missing: [{ what: 'prey', type: 'monstrous' }] }] },
      rules: ['T6', 'C1', 'L1'],
    });
  });

  it('F3 a Monster of another type is no prey', () => {
    const match = atRoom('hunt-monstrous', { warrior: 1, knight: 1 }, { monsters: cards });
    match.place('warrior', 'room:hunt-monstrous').place('knight', 'monster:skeleton');
    expect(match.tryConfirm()).toMatchObject({
      facts: { places: [{ place: 'room:hunt-monstrous', missing: [{ what: 'prey', type: 'monstrous' }] }] },
    });
  });

  it('F3 the prey need not be in the district of the tower', () => {
    const match = atRoom('hunt-undead', { cleric: 1, knight: 1 }, { monsters: cards });
    match.place('cleric', 'room:hunt-undead').place('knight', 'monster:skeleton').resolve('first');
    expect(match.player(0).rooms).toEqual(['hunt-undead']);
    expect(match.score(0)).toBe(2 + monsterCard('skeleton').vp);
  });
});
