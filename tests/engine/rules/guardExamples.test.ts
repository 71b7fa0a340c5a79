/** G14: the rulebook's two worked turns of the Guard, one after the other in one match. */
import { describe, expect, it } from 'vitest';
import type { GameEvent, Kind } from '../../../src/engine/index.ts';
import { deployments, givenSolo, guard, guardTurn, inCity } from '../../support/guard.ts';
import { kindCounts, type Match } from '../../support/match.ts';

const SHOWN: readonly GameEvent['type'][] = [
  'guardMeeplesDrawn',
  'guardMeepleDeployed',
  'guardOrderPerformed',
  'guardMonsterDefeated',
  'guardRoomTaken',
  'guardUnitGained',
  'guardQuestKept',
  'vpChanged',
  'monsterRevealed',
  'swordTurned',
];
const story = (match: Match): string[] =>
  match
    .events()
    .map(({ type }) => type)
    .filter((type) => SHOWN.includes(type));

/** Before turn 1: the Castle's Order is Battle, its slot 1 the Termite, its Room a Rod; the Villages are empty; Prey Humanoid. */
const BEFORE = givenSolo({
  monsters: {
    castle: ['termite', 'backwoods-bandit-castle'],
    cathedral: ['skeleton', 'pew-weevil'],
    university: ['backwoods-bandit-university', 'bookworm'],
  },
  monsterDeck: ['rattling-man-at-arms', 'cabinet-mimic', 'siege-carpenter', 'ghoul'],
  rooms: { castle: 'rod-shaft' },
  questDeck: ['many-hands'],
  guard: { prey: 'humanoid', favored: 'castle', orders: { castle: 'battle' } },
});

const turn1 = guardTurn(BEFORE, 'peasant', 'cleric');
const turn2 = guardTurn(turn1, 'peasant', 'warrior');

describe('G14 turn 1: a Peasant, then a Cleric', () => {
  it('G14 starts from the Guard’s own bag', () => {
    const bag: Partial<Record<Kind, number>> = { corruption: 3, peasant: 3, mage: 1, warrior: 1, cleric: 1, knight: 1 };
    expect(kindCounts(guard(BEFORE).bag)).toEqual(bag);
    expect(turn1.event('guardMeeplesDrawn').meeples).toHaveLength(2);
  });

  it('G14 happens in this order', () => {
    expect(story(turn1)).toEqual([
      'guardMeeplesDrawn',
      'guardMeepleDeployed',
      'guardOrderPerformed',
      'guardMonsterDefeated',
      'vpChanged',
      'guardUnitGained',
      'monsterRevealed',
      'guardMeepleDeployed',
      'guardRoomTaken',
      'swordTurned',
    ]);
  });

  it('G14 the Peasant performs the Castle’s Order, Battle, on the Termite in slot 1', () => {
    expect(deployments(turn1)[0]).toEqual(['peasant', '2-1']);
    expect(turn1.event('guardOrderPerformed')).toMatchObject({
      order: 'battle',
      district: 'castle',
      named: { where: 'favored', district: 'castle' },
    });
    expect(turn1.event('guardMonsterDefeated')).toMatchObject({
      monster: 'termite',
      district: 'castle',
      criterion: 'slotOne',
    });
    expect(turn1.event('vpChanged')).toMatchObject({ who: 'guard', n: 1, total: 1 });
  });

  it('G14 a Warrior goes into its bag, and the Termite is replaced', () => {
    expect(kindCounts(turn1.event('guardUnitGained').meeples)).toEqual({ warrior: 1 });
    expect(kindCounts(guard(turn1).bag)).toEqual({ corruption: 3, peasant: 2, mage: 1, warrior: 2, knight: 1 });
    expect(inCity(turn1, 'castle')).toEqual(['backwoods-bandit-castle', 'rattling-man-at-arms']);
  });

  it('G14 the Cleric takes the Castle’s Room, a Rod of Ruin, kept face down', () => {
    expect(deployments(turn1)[1]).toEqual(['cleric', '2-3']);
    expect(turn1.event('guardRoomTaken')).toMatchObject({ room: 'rod-shaft', district: 'castle', kept: true });
    expect(guard(turn1).rooms).toEqual(['rod-shaft']);
    expect(guard(turn1).score).toBe(1);
  });

  it('G14 two Units were drawn: the sword turns to the Villages', () => {
    expect(guard(turn1).favored).toBe('villages');
    expect(turn1.state.turn).toMatchObject({ seat: 0, phase: 'development' });
  });
});

describe('G14 turn 2: a Peasant, then a Warrior', () => {
  it('G14 happens in this order', () => {
    expect(story(turn2)).toEqual([
      'guardMeeplesDrawn',
      'guardMeepleDeployed',
      'guardMonsterDefeated',
      'vpChanged',
      'guardQuestKept',
      'monsterRevealed',
      'guardMeepleDeployed',
      'guardMonsterDefeated',
      'vpChanged',
      'monsterRevealed',
      'swordTurned',
    ]);
  });

  it('G14 the Peasant finds the Villages empty and takes the Skeleton in slot 1 of the Cathedral', () => {
    expect(deployments(turn2)[0]).toEqual(['peasant', '2-2']);
    expect(turn2.events('guardMeepleDeployed')[0]).toMatchObject({ passed: ['2-1'] });
    expect(turn2.events('guardMonsterDefeated')[0]).toMatchObject({
      monster: 'skeleton',
      district: 'cathedral',
      named: { where: 'favored', district: 'villages' },
      criterion: 'lowestVp',
      candidates: ['skeleton', 'pew-weevil'],
      tied: ['skeleton', 'pew-weevil'],
      reason: 'nearestSlotOne',
    });
    expect(turn2.events('vpChanged')[0]).toMatchObject({ who: 'guard', n: 1 });
    expect(guard(turn2).keptQuests).toEqual(['many-hands']);
  });

  it('G14 the Warrior hunts the weakest Prey: the Bandit of the University comes before the Castle’s', () => {
    expect(deployments(turn2)[1]).toEqual(['warrior', '3-2']);
    expect(turn2.events('guardMonsterDefeated')[1]).toMatchObject({
      monster: 'backwoods-bandit-university',
      district: 'university',
      pool: 'prey',
      criterion: 'lowestStrength',
      tied: ['backwoods-bandit-castle', 'backwoods-bandit-university'],
      reason: 'firstClockwise',
    });
    expect(turn2.events('vpChanged')[1]).toMatchObject({ who: 'guard', n: 2 });
    expect(inCity(turn2, 'castle')).toContain('backwoods-bandit-castle');
  });

  it('G14 the Guard has 4 VP by now, and the sword turns to the Cathedral', () => {
    expect(guard(turn2).score).toBe(1 + 1 + 2);
    expect(guard(turn2).favored).toBe('cathedral');
    expect(guard(turn2).board.map(({ spot }) => spot)).toEqual(['2-1', '2-3', '2-2', '3-2']);
  });
});
