/** G8 and G8a: where the Guard turns when it cannot act where it should, and which Monster it takes. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { DISTRICTS, type District, type GuardSpotId, type Scenario } from '../../../src/engine/index.ts';
import { equals, givenSolo, guard, guardAt, guardTurn, guardVp, inCity, ranked } from '../../support/guard.ts';
import { Match } from '../../support/match.ts';

const QUIET = { castle: 'dispatch', villages: 'muster', cathedral: 'parade', university: 'tithe' };
const RODS = { castle: 'rod-grip', villages: 'rod-knob', cathedral: 'rod-shaft', university: 'rod-ferrule' };
const BANDITS = ['backwoods-bandit-castle', 'backwoods-bandit-university', 'backwoods-bandit-villages'] as const;

/** The Guard at a spot, with the towers of these districts empty. */
function withoutRooms(spot: GuardSpotId, gone: readonly District[], spec: Scenario): Match {
  const board: Partial<Record<GuardSpotId, 'cleric'>> = {};
  for (const { id, fits } of CATALOG.guard.spots) {
    if (id === spot) break;
    if (fits.includes('cleric')) board[id] = 'cleric';
  }
  const { state } = givenSolo({
    ...spec,
    guard: { orders: QUIET, bag: { cleric: 1, corruption: 1 }, board, ...spec.guard },
  });
  const towers = { ...state.towers, ...Object.fromEntries(gone.map((district) => [district, []])) };
  return guardTurn(new Match({ ...state, towers }), 'cleric', 'corruption');
}

describe('G8 not possible in the named district', () => {
  it.each([
    ['castle', 'villages', ['villages', 'cathedral', 'university']],
    ['castle', 'cathedral', ['cathedral', 'university']],
    ['villages', 'castle', ['castle']],
    ['university', 'castle', ['castle', 'villages', 'cathedral']],
  ] as const)('G8 a Monster: with the sword on an empty %s it is the %s', (favored, district, full) => {
    const cards = ['termite', 'skeleton', 'timber-wolf'];
    const match = guardAt('5-2', {
      monsters: Object.fromEntries(full.map((d, i) => [d, [cards[i] ?? '']])),
      guard: { orders: QUIET, favored },
    });
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      district,
      named: { where: 'favored', district: favored },
    });
  });

  it('G8 a Room: the first tower clockwise that still has one', () => {
    const match = withoutRooms('2-3', ['castle', 'villages'], { rooms: RODS });
    expect(match.event('guardRoomTaken')).toMatchObject({
      room: 'rod-shaft',
      district: 'cathedral',
      reason: 'clockwise',
      named: { where: 'favored', district: 'castle' },
    });
  });

  it('G8 it goes clockwise from the named district, not from the favored one', () => {
    const match = withoutRooms('4-3', ['cathedral'], {
      rooms: RODS,
      monsters: { castle: ['termite'], villages: ['timber-wolf'], university: ['bookworm'] },
    });
    expect(match.event('guardRoomTaken')).toMatchObject({
      room: 'rod-ferrule',
      district: 'university',
      named: { where: 'leastOverrun', district: 'cathedral', favored: 'castle' },
    });
  });

  it('G8 an Order: what it does is done in the first district clockwise where it can be', () => {
    const match = guardAt('2-1', {
      monsters: { cathedral: ['skeleton', 'ghoul'], university: ['bookworm'] },
      guard: { orders: { castle: 'battle' } },
    });
    expect(match.event('guardOrderPerformed')).toMatchObject({ order: 'battle', district: 'castle' });
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      monster: 'skeleton',
      district: 'cathedral',
      named: { where: 'here', district: 'castle' },
      cause: { by: 'order', id: 'battle' },
    });
  });
});

describe('G8 possible nowhere', () => {
  it.each(['2-2', '3-2', '4-2', '5-2'] as const)(
    'G8 spot %s in a city without Monsters: 1 VP and that is it',
    (spot) => {
      const match = guardAt(spot, { monsters: {}, guard: { orders: QUIET } });
      expect(match.event('guardFoundNothing')).toEqual({
        type: 'guardFoundNothing',
        sought: 'monster',
        cause: { by: 'spot', id: spot },
      });
      expect(guardVp(match)).toBe(1);
      expect(guard(match).ledger).toEqual({ impossible: 1 });
    },
  );

  it.each(['2-3', '4-3'] as const)('G8 spot %s with every tower empty: 1 VP', (spot) => {
    const match = withoutRooms(spot, DISTRICTS, {});
    expect(match.event('guardFoundNothing')).toMatchObject({ sought: 'room', cause: { by: 'spot', id: spot } });
    expect(guard(match).ledger).toEqual({ impossible: 1 });
  });

  it.each(['battle', 'sweep', 'tithe'])('G8 the Order %s in a city without Monsters: 1 VP', (order) => {
    const match = guardAt('2-1', { monsters: {}, guard: { orders: { castle: order } } });
    expect(match.event('guardFoundNothing')).toMatchObject({ sought: 'monster', cause: { by: 'order', id: order } });
    expect(guard(match).ledger).toEqual({ impossible: 1 });
  });

  it('G8 spot 5-1 in a city without Monsters: 1 VP, and the Order of the favored district is still performed', () => {
    const match = guardAt('5-1', { monsters: {}, guard: { orders: QUIET, favored: 'castle' } });
    expect(guard(match).ledger).toEqual({ impossible: 1 });
    expect(match.event('guardOrderPerformed')).toMatchObject({ order: 'dispatch', district: 'castle' });
  });
});

describe('G8 which Monster', () => {
  it('G8 what the action asks for comes first', () => {
    const [weak = '', strong = ''] = ranked('strength', 'undead');
    const match = guardAt('3-2', {
      monsters: { castle: [strong], university: [weak] },
      guard: { orders: QUIET, prey: 'undead' },
    });
    expect(match.event('guardMonsterDefeated')).toMatchObject({ monster: weak, tied: [weak], reason: 'criterion' });
  });

  it('G8 of equals the one in the favored district', () => {
    const match = guardAt('3-2', {
      monsters: { castle: [BANDITS[0]], villages: [BANDITS[2]], cathedral: ['ghoul', BANDITS[1]] },
      guard: { orders: QUIET, prey: 'humanoid', favored: 'cathedral' },
    });
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      monster: BANDITS[1],
      tied: [BANDITS[0], BANDITS[2], BANDITS[1]],
      reason: 'favoredDistrict',
    });
  });

  it.each([
    ['castle', 'villages'],
    ['villages', 'villages'],
    ['cathedral', 'university'],
    ['university', 'university'],
  ] as const)('G8 of equals in other districts the first clockwise from the %s', (favored, district) => {
    const match = guardAt('3-2', {
      monsters: { villages: [BANDITS[2]], university: [BANDITS[1]] },
      guard: { orders: QUIET, prey: 'humanoid', favored },
    });
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      district,
      reason: district === (favored as District) ? 'favoredDistrict' : 'firstClockwise',
    });
  });

  it('G8 the same for the strongest Monster of the city', () => {
    const [first, second] = equals('strength', 'monstrous', { sameType: true });
    const match = guardAt('4-2', {
      monsters: { castle: [first], cathedral: [second] },
      guard: { orders: QUIET, prey: 'undead', favored: 'villages' },
    });
    expect(match.event('guardMonsterDefeated')).toMatchObject({ monster: second, reason: 'firstClockwise' });
  });

  it('G8 of equals in one district the Prey, though it is farther from slot 1', () => {
    const [prey, other] = equals('vp', 'undead', { sameType: false });
    const match = guardAt('2-2', {
      monsters: { castle: [other, prey] },
      guard: { orders: QUIET, prey: 'undead' },
    });
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      monster: prey,
      tied: [other, prey],
      reason: 'preyType',
    });
  });

  it('G8 Prey does not count before the action’s own measure', () => {
    const [cheap = ''] = ranked('vp', 'humanoid');
    const dear = ranked('vp', 'undead').at(-1) ?? '';
    const match = guardAt('2-2', { monsters: { castle: [dear, cheap] }, guard: { orders: QUIET, prey: 'undead' } });
    expect(match.event('guardMonsterDefeated')).toMatchObject({ monster: cheap, reason: 'criterion' });
  });

  it('G8 of equals that are both Prey, or neither, the nearest to slot 1', () => {
    const [first, second] = equals('vp', 'undead', { sameType: true });
    for (const prey of ['undead', 'humanoid'] as const) {
      for (const castle of [
        [first, second],
        [second, first],
      ]) {
        const match = guardAt('2-2', { monsters: { castle }, guard: { orders: QUIET, prey } });
        expect(match.event('guardMonsterDefeated')).toMatchObject({ monster: castle[0], reason: 'nearestSlotOne' });
      }
    }
  });

  it('G8 one Monster alone needs no choice', () => {
    const match = guardAt('2-2', { monsters: { castle: ['ghoul'] }, guard: { orders: QUIET } });
    expect(match.event('guardMonsterDefeated')).toMatchObject({ candidates: ['ghoul'], reason: 'onlyOne' });
  });
});

describe('G8a least and most overrun', () => {
  const least = (monsters: Scenario['monsters'], favored: District) =>
    guardAt('3-1', { ...(monsters === undefined ? {} : { monsters }), guard: { orders: QUIET, favored } }).event(
      'guardOrderPerformed',
    );
  const most = (monsters: Scenario['monsters'], favored: District) =>
    guardAt('5-1', { ...(monsters === undefined ? {} : { monsters }), guard: { orders: QUIET, favored } }).event(
      'guardOrderPerformed',
    );

  it('G8a a district without Monsters is the least overrun', () => {
    const monsters = { castle: ['termite'], villages: ['timber-wolf'], university: ['bookworm'] };
    expect(least(monsters, 'castle')).toMatchObject({
      district: 'cathedral',
      named: { overrun: { monsters: 0, tied: ['cathedral'] } },
    });
  });

  it('G8a of equally little overrun districts the favored one', () => {
    const monsters = {
      castle: ['termite'],
      villages: ['timber-wolf'],
      cathedral: ['skeleton', 'ghoul'],
      university: ['bookworm'],
    };
    expect(least(monsters, 'university')).toMatchObject({
      district: 'university',
      named: { overrun: { monsters: 1, tied: ['university', 'castle', 'villages'] } },
    });
  });

  it('G8a otherwise the first clockwise from the favored one', () => {
    const monsters = {
      castle: ['termite'],
      cathedral: ['skeleton'],
      university: ['bookworm', 'ghoul'],
      villages: ['timber-wolf', 'tree-beast'],
    };
    expect(least(monsters, 'villages')).toMatchObject({
      district: 'cathedral',
      named: { favored: 'villages', overrun: { monsters: 1, tied: ['cathedral', 'castle'] } },
    });
  });

  it('G8a most overrun goes by the same rule', () => {
    const two = { castle: ['termite', 'ghoul'], villages: ['timber-wolf'], cathedral: ['skeleton', 'pew-weevil'] };
    expect(most(two, 'castle')).toMatchObject({ district: 'castle', named: { overrun: { monsters: 2 } } });
    expect(most(two, 'villages')).toMatchObject({
      district: 'cathedral',
      named: { overrun: { monsters: 2, tied: ['cathedral', 'castle'] } },
    });
    expect(most({ ...two, university: ['bookworm', 'tree-beast', 'old-gnaw'] }, 'castle')).toMatchObject({
      district: 'university',
    });
  });
});

describe('G8a what the Guard ignores', () => {
  const ignored = (['bonusAll', 'bonusWith', 'bonusAgainst', 'discardQuests', 'gainCorruption'] as const).flatMap(
    (op) => CATALOG.monsters.filter(({ effect }) => effect.some((e) => e.op === op)).map(({ id }) => [id, op] as const),
  );

  it.each(ignored)('G8a %s: %s', (monster, _op) => {
    const match = guardAt('5-2', {
      monsters: { castle: [monster] },
      guard: { orders: QUIET, keptQuests: ['gazette'] },
    });
    expect(guard(match).pile).toEqual([monster]);
    expect(guard(match).keptQuests).toEqual(['gazette']);
    expect(guard(match).bag).toEqual([]);
    for (const type of ['boostGained', 'questDiscarded', 'meeplesGained', 'guardUnitGained'] as const)
      expect(match.events(type)).toEqual([]);
    expect(inCity(match, 'castle')).toEqual([]);
  });

  it('G8a a Dark Council card of its refill lets the player draw the extra meeple', () => {
    const match = guardAt('5-2', {
      monsters: {
        castle: ['ghoul', 'termite'],
        villages: ['timber-wolf', 'tree-beast'],
        cathedral: ['skeleton', 'pew-weevil'],
      },
      monsterDeck: ['dark-council-1', 'bookworm'],
      guard: { orders: QUIET },
    });
    expect(match.event('councilArrived')).toMatchObject({ order: 1 });
    expect(match.events('meeplesDrawn').at(-1)).toMatchObject({ seat: 0, wanted: 1, cause: { by: 'rule', id: 'W3' } });
    expect(match.player(0).tavern).toHaveLength(4 + 1);
    expect(inCity(match, 'university')).toEqual(['bookworm']);
  });
});
