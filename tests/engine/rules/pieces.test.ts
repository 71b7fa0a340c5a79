/** P1 to P8: what is in the box, and that it stays there. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import {
  CAPITOL_PLACES,
  CLASSES,
  clockwise,
  DISTRICTS,
  type GameState,
  KIND_COUNT,
  KINDS,
  kindOf,
  MONSTER_TYPES,
  PRESTIGE_KINDS,
  UNIT_KINDS,
} from '../../../src/engine/index.ts';
import { census } from '../../support/census.ts';
import { play, wild } from '../../support/games.ts';
import { ENGINE, givenMatch, kindCounts, newMatch } from '../../support/match.ts';

const ALL_152 = Array.from({ length: 152 }, (_, id) => id);

function expectAllMeeples(state: GameState): void {
  expect(census(state).toSorted((a, b) => a - b)).toEqual(ALL_152);
}

describe('P1 meeples', () => {
  it('P1 152 meeples are in the box: each kind has its number', () => {
    expect(KIND_COUNT).toEqual({
      peasant: 48,
      knight: 15,
      warrior: 18,
      mage: 18,
      cleric: 18,
      corruption: 20,
      ranger: 5,
      paladin: 5,
      shaman: 5,
    });
    expect(kindCounts(census(newMatch({ seed: 'box', seats: 4, towers: true }).state))).toEqual(KIND_COUNT);
  });

  it('P1 a Unit is any meeple but Corruption', () => {
    expect(KINDS.filter((kind) => !UNIT_KINDS.some((unit) => unit === kind))).toEqual(['corruption']);
    expect(UNIT_KINDS).toHaveLength(8);
  });

  it.each([1, 2, 3, 4] as const)('P1 no meeple is made or lost in a match of %i', (seats) => {
    const solo = { hiredHelp: ['mage', 'cleric'], advanced: true } as const;
    const options = { seed: `keep ${seats}`, seats, towers: true, ...(seats === 1 ? { solo } : {}) };
    let turns = 0;
    const move = (state: GameState) => {
      turns = state.turn.number;
      expectAllMeeples(state);
    };
    expectAllMeeples(play(options, wild(), { move }, 400).end);
    expect(turns).toBeGreaterThan(5);
  });

  it('P1 a described position cannot ask for more of a kind than there are', () => {
    expect(() => givenMatch({ players: [{ tavern: { knight: 16 } }] })).toThrow(/cannot give/);
    expectAllMeeples(givenMatch({ players: [{ tavern: { knight: 15 } }] }).state);
  });
});

describe('P2 to P4 boards', () => {
  it('P2 the districts lie clockwise Castle, Villages, Cathedral, University', () => {
    expect(DISTRICTS).toEqual(['castle', 'villages', 'cathedral', 'university']);
    expect(clockwise('university')).toBe('castle');
    expect(clockwise('castle', -1)).toBe('university');
    expect(clockwise('villages', 2)).toBe('university');
  });

  it('P2 the Capitol has two Locations, each district one that stands, two vacant slots, a Tower and 3 Monster slots', () => {
    const { state } = newMatch({ seed: 'city', seats: 3, towers: true });
    expect(ENGINE.places(state).slice(0, 2)).toEqual([...CAPITOL_PLACES]);
    for (const district of DISTRICTS) {
      expect(state.locations.filter((location) => location.district === district)).toHaveLength(1);
      expect(CATALOG.slots.filter((slot) => slot.district === district)).toHaveLength(2);
      expect(state.towers[district].length).toBeGreaterThan(0);
      expect(state.monsters[district].length).toBeLessThanOrEqual(3);
      for (const { slot } of state.monsters[district]) expect([1, 2, 3]).toContain(slot);
    }
    for (const { bonus, id } of CATALOG.slots) expect(bonus, id).not.toEqual([]);
  });

  it('P3 three Overlords lie on the scoreboard and Combustor in the rightmost space', () => {
    const { state } = newMatch({ seed: 'score', seats: 2, towers: false });
    const roles = state.overlords.map(({ id }) => CATALOG.council.find((card) => card.id === id));
    expect(roles.map((card) => card?.role)).toEqual(['overlord', 'overlord', 'overlord', 'henchman']);
    expect(roles[3]?.name).toMatch(/Combustor/);
  });

  it('P4 each player has a Tavern, Lodgings, a bag and level 1 of each class', () => {
    const match = newMatch({ seed: 'boards', seats: 4, towers: false });
    expect(match.state.players).toHaveLength(4);
    for (const player of match.state.players) {
      expect([player.tavern.length, player.lodgings.length, player.bag.length]).toEqual([4, 0, 6]);
      expect(player.levels).toEqual({ mage: 1, cleric: 1, knight: 1, warrior: 1 });
    }
    expect(match.state.turn.seat).toBe(match.state.firstSeat);
  });
});

describe('P5 to P8 cards', () => {
  it('P5 there are 15 Location tiles, 44 Quests, 6 tokens, and Hero cards of 4 basic and 3 prestige classes', () => {
    expect(CATALOG.locations.filter((location) => location.district === undefined)).toHaveLength(15);
    expect(CATALOG.quests).toHaveLength(44);
    expect(CATALOG.tokens).toHaveLength(6);
    for (const kind of CLASSES) {
      expect(CATALOG.heroes.find((hero) => hero.kind === kind)?.levels.map(({ level }) => level)).toEqual([1, 2, 3]);
    }
    for (const kind of PRESTIGE_KINDS) {
      expect(CATALOG.heroes.find((hero) => hero.kind === kind)?.levels).toHaveLength(1);
    }
  });

  it('P6 47 Monster cards: 12, 20 and 8 by level, 3 Overlords, 1 Henchman, 3 Dark Council Arrives', () => {
    const levels = [1, 2, 3].map((level) => CATALOG.monsters.filter((card) => card.level === level).length);
    expect(levels).toEqual([12, 20, 8]);
    expect(CATALOG.council).toHaveLength(4);
    expect(CATALOG.arrivals).toHaveLength(3);
    const { state } = newMatch({ seed: 'deck', seats: 3, towers: false });
    const inCity = DISTRICTS.flatMap((district) => state.monsters[district]);
    expect(state.monsterDeck.length + inCity.length + state.overlords.length).toBe(47);
  });

  it('P7 20 Rooms come with the Four Towers, 7 Orders and a board with the Royal Guard', () => {
    const { state } = newMatch({ seed: 'rooms', seats: 2, towers: true });
    expect(new Set(DISTRICTS.flatMap((district) => state.towers[district])).size).toBe(20);
    expect(CATALOG.orders).toHaveLength(7);
    expect(CATALOG.guard.spots).toHaveLength(15);
  });

  it('P8 each Monster and each of the Dark Council is Humanoid, Monstrous or Undead', () => {
    expect(MONSTER_TYPES).toEqual(['humanoid', 'monstrous', 'undead']);
    for (const card of [...CATALOG.monsters, ...CATALOG.council]) expect(MONSTER_TYPES, card.id).toContain(card.type);
    for (const type of MONSTER_TYPES) {
      expect(CATALOG.monsters.filter((card) => card.type === type).length, type).toBeGreaterThanOrEqual(13);
    }
  });
});

it('P1 a meeple never changes its kind', () => {
  const match = newMatch({ seed: 'kinds', seats: 2, towers: false });
  const before = census(match.state).map((id) => `${id} ${kindOf(id)}`);
  match.passTo(match.state.turn.seat);
  expect(new Set(census(match.state).map((id) => `${id} ${kindOf(id)}`))).toEqual(new Set(before));
});
