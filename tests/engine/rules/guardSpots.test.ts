/** G3: what the spots of rows 1 to 3 make the Guard do. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { kindOf } from '../../../src/engine/index.ts';
import { monsterCard } from '../../support/cards.ts';
import { guard, guardAt, guardVp, ranked } from '../../support/guard.ts';
import { kindCounts } from '../../support/match.ts';

const QUIET = { castle: 'dispatch', villages: 'muster', cathedral: 'parade', university: 'tithe' };
const [least = '', middle = '', most = ''] = ranked('vp');
const RODS = { castle: 'rod-grip', villages: 'rod-knob', cathedral: 'rod-shaft', university: 'rod-ferrule' };

describe('G3 row 1, for Corruption', () => {
  it('G3 1-1 turns the sword counter-clockwise', () => {
    const match = guardAt('1-1', { guard: { orders: QUIET } });
    expect(match.event('swordTurned')).toMatchObject({ from: 'castle', to: 'university', cause: { id: '1-1' } });
  });

  it('G3 1-2 turns it and takes the Room that needs Corruption, wherever it is', () => {
    const match = guardAt('1-2', { rooms: { ...RODS, villages: 'dark-cellar' }, guard: { orders: QUIET } });
    expect(match.event('swordTurned')).toMatchObject({ from: 'castle', to: 'university', cause: { id: '1-2' } });
    expect(match.event('guardRoomTaken')).toMatchObject({
      room: 'dark-cellar',
      district: 'villages',
      candidates: ['dark-cellar'],
      reason: 'onlyOne',
      cause: { by: 'spot', id: '1-2' },
    });
    expect(match.event('guardRoomTaken')).not.toHaveProperty('named');
  });

  it('G3 1-2 looks first where the sword points after turning, then clockwise', () => {
    const rooms = { castle: 'dark-cellar', villages: 'rod-knob', cathedral: 'dark-vestry', university: 'cleanse-lye' };
    const favored = guardAt('1-2', { rooms, guard: { orders: QUIET, favored: 'castle' } });
    expect(favored.event('guardRoomTaken')).toMatchObject({
      room: 'cleanse-lye',
      candidates: ['cleanse-lye', 'dark-cellar', 'dark-vestry'],
      reason: 'favoredDistrict',
    });
    const clockwise = guardAt('1-2', { rooms, guard: { orders: QUIET, favored: 'cathedral' } });
    expect(clockwise.event('guardRoomTaken')).toMatchObject({ room: 'dark-vestry', reason: 'firstClockwise' });
  });

  it('G3 1-2 draws another meeple where no Room needs Corruption', () => {
    const match = guardAt('1-2', {
      rooms: RODS,
      guard: { orders: QUIET, bag: { corruption: 1, cleric: 1, mage: 1 } },
    });
    expect(match.events('guardRoomTaken')).toEqual([]);
    expect(match.event('guardFellBack')).toMatchObject({ sought: 'corruptionRoom', cause: { by: 'spot', id: '1-2' } });
    expect(match.events('guardMeeplesDrawn')[1]).toMatchObject({ wanted: 1, cause: { by: 'spot', id: '1-2' } });
    expect(match.events('guardMeepleDeployed').map(({ meeple }) => kindOf(meeple))).toEqual([
      'corruption',
      'cleric',
      'mage',
    ]);
  });

  it('G3 1-3 keeps a Quest, then the whole board returns to the bag', () => {
    const match = guardAt('1-3', {
      rooms: RODS,
      questDeck: ['gazette'],
      guard: { orders: QUIET, prestigeArea: { ranger: 1 } },
    });
    expect(match.events('guardQuestKept')[0]).toMatchObject({ cause: { by: 'spot', id: '1-3' } });
    expect(guard(match).keptQuests).toEqual(['gazette']);
    expect(kindCounts(match.event('guardBoardReturned').meeples)).toEqual({ corruption: 3, cleric: 1, ranger: 1 });
    expect(kindCounts(guard(match).bag)).toEqual({ corruption: 3, cleric: 1, ranger: 1 });
    expect(guard(match).prestigeArea).toEqual([]);
  });
});

describe('G3 row 2', () => {
  it('G3 2-1 performs the Order of the favored district', () => {
    const match = guardAt('2-1', { guard: { orders: QUIET, favored: 'villages' } });
    expect(match.event('guardOrderPerformed')).toMatchObject({
      order: 'muster',
      district: 'villages',
      named: { where: 'favored', district: 'villages' },
      cause: { by: 'spot', id: '2-1' },
    });
    expect(kindCounts(guard(match).bag)).toEqual({ warrior: 1 });
  });

  it('G3 2-2 defeats the lowest-VP Monster of the favored district', () => {
    const match = guardAt('2-2', {
      monsters: { castle: [middle, least, most], villages: ['termite'] },
      guard: { orders: QUIET },
    });
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      monster: least,
      district: 'castle',
      pool: 'district',
      criterion: 'lowestVp',
      candidates: [middle, least, most],
      tied: [least],
      reason: 'criterion',
      named: { where: 'favored', district: 'castle' },
      cause: { by: 'spot', id: '2-2' },
    });
    expect(guardVp(match, least)).toBe(monsterCard(least).vp);
  });

  it('G3 2-3 takes the Room of the favored district', () => {
    const match = guardAt('2-3', { rooms: RODS, guard: { orders: QUIET, favored: 'cathedral' } });
    expect(match.event('guardRoomTaken')).toMatchObject({
      room: 'rod-shaft',
      district: 'cathedral',
      reason: 'named',
      named: { where: 'favored', district: 'cathedral' },
    });
    expect(guard(match).rooms).toEqual(['rod-shaft']);
  });
});

describe('G3 row 3', () => {
  it('G3 3-1 performs the Order of the least overrun district', () => {
    const match = guardAt('3-1', {
      monsters: { castle: [least, middle], cathedral: ['termite'], university: [most, 'skeleton'] },
      guard: { orders: QUIET },
    });
    expect(match.event('guardOrderPerformed')).toMatchObject({
      order: 'muster',
      district: 'villages',
      named: { where: 'leastOverrun', district: 'villages', overrun: { monsters: 0, tied: ['villages'] } },
    });
  });

  const [weakest = '', stronger = '', strongest = ''] = ranked('strength', 'undead');
  const other = CATALOG.monsters.find(({ type, strength }) => type !== 'undead' && strength <= 3)?.id ?? '';

  it('G3 3-2 defeats the lowest-strength Prey in the city', () => {
    const match = guardAt('3-2', {
      monsters: { castle: [strongest, other], villages: [stronger], cathedral: [weakest] },
      guard: { orders: QUIET, prey: 'undead' },
    });
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      monster: weakest,
      district: 'cathedral',
      pool: 'prey',
      criterion: 'lowestStrength',
      candidates: [strongest, stronger, weakest],
      reason: 'criterion',
    });
  });

  it('G3 3-2 without Prey defeats the slot-1 Monster of the favored district', () => {
    const [a = '', b = ''] = CATALOG.monsters.filter(({ type }) => type !== 'undead').map(({ id }) => id);
    const match = guardAt('3-2', {
      monsters: { castle: [b], villages: [a, other] },
      guard: { orders: QUIET, prey: 'undead', favored: 'villages' },
    });
    expect(match.event('guardFellBack')).toMatchObject({ sought: 'prey', cause: { by: 'spot', id: '3-2' } });
    expect(match.event('guardMonsterDefeated')).toMatchObject({
      monster: a,
      criterion: 'slotOne',
      pool: 'district',
      named: { where: 'favored', district: 'villages' },
    });
  });

  it.each([
    ['timber', 1],
    ['gazette', 2],
    ['big-game', 3],
  ])('G3 3-3 draws and scores a Quest: %s gives %i VP', (quest, vp) => {
    const match = guardAt('3-3', { questDeck: [quest], guard: { orders: QUIET } });
    expect(match.event('guardQuestScored')).toMatchObject({ quest, vp, cause: { by: 'spot', id: '3-3' } });
    expect(guardVp(match)).toBe(vp);
    expect(match.state.questDiscard).toEqual([quest]);
    expect(guard(match).keptQuests).toEqual([]);
  });
});
