/** G3: what the spots of rows 4 and 5 make the Guard do. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { monsterCard } from '../../support/cards.ts';
import { givenSolo, guard, guardAt, guardTurn, inCity, ranked } from '../../support/guard.ts';
import { kindCounts } from '../../support/match.ts';

const QUIET = { castle: 'dispatch', villages: 'muster', cathedral: 'parade', university: 'tithe' };
const [least = '', middle = '', most = ''] = ranked('vp');
const RODS = { castle: 'rod-grip', villages: 'rod-knob', cathedral: 'rod-shaft', university: 'rod-ferrule' };

describe('G3 row 4', () => {
  it.each([
    ['castle', 'knight'],
    ['villages', 'warrior'],
    ['cathedral', 'cleric'],
    ['university', 'mage'],
  ] as const)('G3 4-1 with the sword on the %s gains a %s', (favored, unit) => {
    const match = guardAt('4-1', { guard: { orders: QUIET, favored } });
    expect(match.event('guardUnitGained')).toMatchObject({
      named: { where: 'favored', district: favored },
      cause: { by: 'spot', id: '4-1' },
    });
    expect(kindCounts(guard(match).bag)).toEqual({ [unit]: 1 });
  });

  const humans = ranked('strength', 'humanoid');
  const [weakest = '', stronger = ''] = humans;
  const giant = ranked('strength').at(-1) ?? '';

  it('G3 4-2 defeats the highest-strength Prey, though others are stronger', () => {
    const prey = monsterCard(giant).type === 'undead' ? 'humanoid' : 'undead';
    const [low = '', high = ''] = ranked('strength', prey);
    const match = guardAt('4-2', {
      monsters: { castle: [low, giant], cathedral: [high] },
      guard: { orders: QUIET, prey },
    });
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      monster: high,
      pool: 'prey',
      criterion: 'highestStrength',
      candidates: [low, high],
    });
  });

  it('G3 4-2 without Prey defeats the highest-strength Monster of all', () => {
    const match = guardAt('4-2', {
      monsters: {
        castle: [weakest],
        cathedral: [weakest === stronger ? 'termite' : stronger],
        university: ['termite'],
      },
      guard: { orders: QUIET, prey: 'undead' },
    });
    expect(match.event('guardFellBack')).toMatchObject({ sought: 'prey', cause: { by: 'spot', id: '4-2' } });
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      monster: stronger,
      pool: 'city',
      criterion: 'highestStrength',
    });
    expect(match.event('guardMonsterDefeated')).not.toHaveProperty('named');
  });

  it('G3 4-3 takes the Room of the least overrun district', () => {
    const match = guardAt('4-3', {
      rooms: RODS,
      monsters: { castle: [least, middle], villages: [most], cathedral: ['termite'] },
      guard: { orders: QUIET },
    });
    expect(match.event('guardRoomTaken')).toMatchObject({
      room: 'rod-ferrule',
      named: { where: 'leastOverrun', district: 'university' },
    });
  });
});

describe('G3 row 5', () => {
  it('G3 5-1 defeats the lowest-VP Monster of the most overrun district, then performs its Order', () => {
    const match = guardAt('5-1', {
      monsters: { castle: ['termite'], villages: [most, least], cathedral: ['skeleton'] },
      guard: { orders: QUIET },
    });
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      monster: least,
      criterion: 'lowestVp',
      named: { where: 'mostOverrun', district: 'villages', overrun: { monsters: 2, tied: ['villages'] } },
    });
    expect(match.event('guardOrderPerformed')).toMatchObject({ order: 'muster', district: 'villages' });
    expect(kindCounts(guard(match).bag).warrior).toBeGreaterThanOrEqual(1);
  });

  it('G3 5-1 performs that Order though another district is now the most overrun', () => {
    const [top = '', ...castle] = CATALOG.monsters
      .filter((c) => c.district === 'castle' && c.level > 1)
      .map((c) => c.id);
    const match = guardAt('5-1', {
      monsters: {
        castle: castle.slice(0, 2),
        villages: ['timber-wolf', 'tree-beast', 'old-gnaw'],
        cathedral: ['ghoul'],
      },
      monsterDeck: [top],
      guard: { orders: QUIET },
    });
    expect(inCity(match, 'castle')).toHaveLength(3);
    expect(inCity(match, 'villages')).toHaveLength(2);
    expect(match.event('guardOrderPerformed')).toMatchObject({
      order: 'muster',
      named: { where: 'mostOverrun', district: 'villages' },
    });
  });

  it('G3 5-2 defeats the slot-1 Monster of the favored district', () => {
    const match = guardAt('5-2', { monsters: { castle: [most, least] }, guard: { orders: QUIET } });
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      monster: most,
      criterion: 'slotOne',
      reason: 'criterion',
      named: { where: 'favored', district: 'castle' },
    });
    expect(inCity(match, 'castle')).toEqual([least]);
  });

  it.each(['peasant', 'mage', 'cleric', 'knight', 'warrior'] as const)(
    'G3 5-3 with a %s scores a Quest, then the whole board returns to the bag',
    (kind) => {
      const match = guardAt('5-3', { questDeck: ['timber'], guard: { orders: QUIET } }, kind);
      expect(match.event('guardQuestScored')).toMatchObject({ quest: 'timber', cause: { by: 'spot', id: '5-3' } });
      const spots = CATALOG.guard.spots.filter(({ fits }) => fits.includes(kind)).length;
      expect(kindCounts(match.event('guardBoardReturned').meeples)).toEqual({ [kind]: spots });
      expect(guard(match).board.map(({ spot }) => spot)).toEqual(['1-1']);
    },
  );

  it('G3 5-3 leaves what is still to be resolved where it is', () => {
    const match = guardTurn(
      givenSolo({
        guard: {
          orders: QUIET,
          bag: { knight: 1, cleric: 1 },
          board: { '4-2': 'knight', '5-2': 'knight', '2-3': 'cleric' },
        },
      }),
      'knight',
      'cleric',
    );
    expect(match.events('guardMeepleDeployed').map(({ spot }) => spot)).toEqual(['5-3', '2-3']);
  });
});
