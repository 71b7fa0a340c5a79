/** S1 to S9: the table before the first turn. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { createEngine, DISTRICTS, type GameState, type Seat } from '../../../src/engine/index.ts';
import { ENGINE, kindCounts, newMatch } from '../../support/match.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `table ${i}`);

const setUp = (seed: string, seats: 2 | 3 | 4, towers = false): GameState => ENGINE.setup({ seed, seats, towers });
const arrivalOf = (order: number) => CATALOG.arrivals.find((card) => card.order === order)?.id;
const levelOf = (id: string) => CATALOG.monsters.find((card) => card.id === id)?.level;

/** The six dealt cards and the deck, top first: the stack as it was built. */
function stackOf(state: GameState): string[] {
  return [...DISTRICTS.flatMap((district) => state.monsters[district].map(({ id }) => id)), ...state.monsterDeck];
}

describe('S1 to S4 the table', () => {
  it('S1 Overlords and Henchman lie face up, a token under each Overlord and none under the Henchman', () => {
    const { overlords } = setUp('council', 2);
    expect(overlords.map(({ id }) => id)).toEqual(CATALOG.council.map(({ id }) => id));
    const tokens = overlords.slice(0, 3).map(({ token }) => token);
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(CATALOG.tokens.map(({ id }) => id)).toContain(token);
    expect(overlords[3]).not.toHaveProperty('token');
  });

  it('S1 the tokens are shuffled: in time each of the six lies under the first Overlord', () => {
    const seen = new Set(SEEDS.map((seed) => setUp(seed, 2).overlords[0]?.token));
    expect(seen.size).toBe(6);
  });

  it('S2 what nobody holds is in the supply, and every score is 0', () => {
    const { supply, players } = setUp('supply', 4);
    expect(supply.peasant).toHaveLength(48 - 28);
    expect(supply.corruption).toHaveLength(20 - 12);
    expect([supply.knight.length, supply.warrior.length, supply.mage.length, supply.cleric.length]).toEqual([
      15, 18, 18, 18,
    ]);
    expect([supply.ranger.length, supply.paladin.length, supply.shaman.length]).toEqual([5, 5, 5]);
    expect(players.map(({ score }) => score)).toEqual([0, 0, 0, 0]);
  });

  it('S3 with 3 or 4 players all 40 Monsters are in, the levels one after the other', () => {
    for (const seats of [3, 4] as const) {
      const monsters = stackOf(setUp('levels', seats)).filter((id) => levelOf(id) !== undefined);
      expect(new Set(monsters).size).toBe(40);
      const levels = monsters.map(levelOf);
      expect(levels).toEqual([...Array(12).fill(1), ...Array(20).fill(2), ...Array(8).fill(3)]);
    }
  });

  it('S3 with 2 players and in solo the 3+ cards are out', () => {
    const solo = ENGINE.setup({ seed: 'few', seats: 1, towers: true, solo: { hiredHelp: [], advanced: false } });
    for (const state of [setUp('few', 2), solo]) {
      const stack = stackOf(state);
      const small = CATALOG.monsters.filter((card) => !card.threePlus).map(({ id }) => id as string);
      expect(stack.filter((id) => levelOf(id) !== undefined).toSorted()).toEqual(small.toSorted());
    }
  });

  it('S3 each pile is shuffled', () => {
    const tops = new Set(SEEDS.map((seed) => stackOf(setUp(seed, 4)).join()));
    expect(tops.size).toBe(SEEDS.length);
  });

  it.each([2, 4] as const)('S4 with %i players each Dark Council card hides near the bottom of its level', (seats) => {
    const seen = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (let i = 0; i < 150; i++) {
      const seed = `stack ${i}`;
      const stack = stackOf(setUp(seed, seats));
      const sizes = [1, 2, 3].map((level) => stack.filter((id) => levelOf(id) === level).length);
      const bottoms = [4, 8, Math.floor((sizes[2] ?? 0) / 2)];
      let end = 0;
      sizes.forEach((size, level) => {
        end += size + 1;
        const fromBottom = end - 1 - stack.indexOf(arrivalOf(level + 1) as string);
        expect(fromBottom, `${seed}, level ${level + 1}`).toBeGreaterThanOrEqual(0);
        expect(fromBottom, `${seed}, level ${level + 1}`).toBeLessThanOrEqual(bottoms[level] ?? 0);
        seen[level]?.add(fromBottom);
      });
    }
    const places = seats === 2 ? [5, 9, 4] : [5, 9, 5];
    expect(seen.map((positions) => positions.size)).toEqual(places);
  });
});

describe('S5 to S7 city, market and towers', () => {
  it('S5 the top six Monsters lie in their own districts, lowest slot first, none of them a Dark Council card', () => {
    for (const seed of SEEDS) {
      for (const seats of [2, 4] as const) {
        const { monsters, arrived } = setUp(seed, seats);
        expect(arrived).toEqual([]);
        const dealt = DISTRICTS.flatMap((district) => monsters[district].map((monster) => ({ ...monster, district })));
        expect(dealt).toHaveLength(6);
        for (const { id, district } of dealt) {
          const card = CATALOG.monsters.find((monster) => monster.id === id);
          expect([card?.level, card?.district]).toEqual([1, district]);
        }
        for (const district of DISTRICTS) {
          expect(monsters[district].map(({ slot }) => slot)).toEqual([1, 2, 3].slice(0, monsters[district].length));
        }
      }
    }
  });

  it('S5 a full district passes the card to the next one clockwise with room', () => {
    const monsters = CATALOG.monsters.map((card) => ({ ...card, district: 'university' as const }));
    const state = createEngine({ ...CATALOG, monsters }).setup({ seed: 'full', seats: 2, towers: false });
    const rows = DISTRICTS.map((district) => state.monsters[district].map(({ slot }) => slot));
    expect(rows).toEqual([[1, 2, 3], [], [], [1, 2, 3]]);
  });

  it('S5 the 2-player level 1 pile has at least 10 cards', () => {
    expect(CATALOG.monsters.filter((card) => card.level === 1 && !card.threePlus).length).toBeGreaterThanOrEqual(10);
  });

  it('S6 four tiles lie face up, eleven wait in the stack, each once', () => {
    const { market, locationStack } = setUp('market', 2);
    expect([market.length, locationStack.length]).toEqual([4, 11]);
    const tiles = CATALOG.locations.filter((card) => card.district === undefined).map(({ id }) => id);
    expect([...market, ...locationStack].toSorted()).toEqual(tiles.toSorted());
    expect(new Set(SEEDS.map((seed) => setUp(seed, 2).market[0])).size).toBeGreaterThan(8);
  });

  it('S7 with the Four Towers each district has a stack of 5 Rooms, one of them open', () => {
    const { towers } = setUp('towers', 3, true);
    expect(DISTRICTS.map((district) => towers[district].length)).toEqual([5, 5, 5, 5]);
    const rooms = DISTRICTS.flatMap((district) => towers[district]);
    expect(rooms.toSorted()).toEqual(CATALOG.rooms.map(({ id }) => id).toSorted());
    const open = ENGINE.places(setUp('towers', 3, true)).filter((place) => place.startsWith('room:'));
    expect(open).toEqual(DISTRICTS.map((district) => `room:${towers[district][0]}`));
  });

  it('S7 without the Four Towers there is no Room', () => {
    const { towers } = setUp('towers', 3);
    expect(DISTRICTS.flatMap((district) => towers[district])).toEqual([]);
  });
});

describe('S8 and S9 the players', () => {
  it('S8 each player holds 2 Quests of their own and has drawn 4 of 3 Corruption and 7 Peasants', () => {
    const match = newMatch({ seed: 'hands', seats: 4, towers: false });
    const hands = match.state.players.flatMap(({ hand }) => hand);
    expect(match.state.players.map(({ hand }) => hand.length)).toEqual([2, 2, 2, 2]);
    expect(new Set([...hands, ...match.state.questDeck]).size).toBe(44);
    for (const { bag, tavern } of match.state.players) {
      expect(tavern).toHaveLength(4);
      expect(kindCounts([...bag, ...tavern])).toEqual({ corruption: 3, peasant: 7 });
    }
    const drawn = match.events('meeplesDrawn').map(({ seat, wanted, cause }) => ({ seat, wanted, cause }));
    expect(drawn).toEqual([0, 1, 2, 3].map((seat) => ({ seat, wanted: 4, cause: { by: 'rule', id: 'S8' } })));
  });

  it('S9 the most Corruption in the Tavern starts', () => {
    for (const seed of SEEDS) {
      const { players, firstSeat, turn } = setUp(seed, 4);
      const corruption = players.map(({ tavern }) => kindCounts(tavern).corruption ?? 0);
      expect(corruption[firstSeat]).toBe(Math.max(...corruption));
      expect(turn.seat).toBe(firstSeat);
    }
  });

  it('S9 ties are broken at random: among those tied every seat starts some time', () => {
    const starters = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const { players, firstSeat } = setUp(`tie ${i}`, 3);
      const corruption = players.map(({ tavern }) => kindCounts(tavern).corruption ?? 0);
      if (new Set(corruption).size === 1) starters.add(firstSeat);
    }
    expect(starters).toEqual(new Set([0, 1, 2]));
  });

  it('S9 play goes clockwise from the First player; nobody else may act', () => {
    const match = newMatch({ seed: 'round', seats: 3, towers: false });
    const { firstSeat } = match.state;
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(match.state.turn.seat);
      const other = ((match.state.turn.seat + 1) % 3) as Seat;
      expect(match.tryIntent({ type: 'confirm', seat: other })).toEqual({
        code: 'notYourTurn',
        facts: { activeSeat: match.state.turn.seat },
        rules: ['S9'],
      });
      match.finishTurn('first');
    }
    expect(order).toEqual([0, 1, 2, 3].map((i) => (firstSeat + i) % 3));
  });
});
