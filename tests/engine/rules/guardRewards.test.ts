/** G5 to G7: what the Guard gets for Quests, Rooms and Monsters. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { GuardSpotId, Kind, Scenario } from '../../../src/engine/index.ts';
import { monsterCard } from '../../support/cards.ts';
import { guard, guardAt, guardVp, inCity } from '../../support/guard.ts';
import { kindCounts, type Match } from '../../support/match.ts';

const QUIET = { castle: 'dispatch', villages: 'muster', cathedral: 'parade', university: 'tithe' };

const defeats = (monster: string, spec: Scenario = {}): Match =>
  guardAt('5-2', { monsters: { castle: [monster] }, ...spec, guard: { orders: QUIET, ...spec.guard } });

const takes = (room: string, board: Partial<Record<GuardSpotId, Kind>> = {}, spec: Scenario = {}): Match =>
  guardAt('2-3', { rooms: { castle: room }, ...spec, guard: { orders: QUIET, board } });

const roomsOf = (kind: string): string[] => CATALOG.rooms.filter((room) => room.kind === kind).map(({ id }) => id);

describe('G5 rewards', () => {
  const giving = CATALOG.monsters.flatMap(({ id, effect }) =>
    effect.flatMap((e) => (e.op === 'gainUnit' ? [[id, e.n, e.kind] as const] : [])),
  );

  it.each(giving)('G5 %s: %i %s into the Guard’s bag', (monster, n, kind) => {
    const match = defeats(monster);
    expect(kindCounts(guard(match).bag)).toEqual({ [kind]: n });
    expect(match.event('guardUnitGained')).toMatchObject({ cause: { by: 'monster', id: monster } });
  });

  it('G5 a Unit that is not in the supply is lost', () => {
    const match = defeats('termite', { players: [{ bag: { warrior: 18 } }] });
    expect(match.event('gainLost')).toMatchObject({ who: 'guard', kind: 'warrior', n: 1 });
    expect(guardVp(match)).toBe(monsterCard('termite').vp);
  });

  const questMonsters = CATALOG.monsters.filter(({ effect }) => effect.some((e) => e.op === 'drawQuests'));

  it.each(questMonsters.map(({ id }) => id))('G5 %s: one Quest is kept face down, none is discarded', (monster) => {
    const match = defeats(monster, { questDeck: ['big-game', 'timber'] });
    expect(guard(match).keptQuests).toEqual(['big-game']);
    expect(match.event('guardQuestKept')).toMatchObject({ cause: { by: 'monster', id: monster } });
    expect(match.state.questDiscard).toEqual([]);
    expect(guardVp(match)).toBe(monsterCard(monster).vp);
  });

  it.each([
    ['triggered', 1],
    ['ongoing', 2],
    ['end', 3],
  ] as const)('G5 a scored Quest of type %s is revealed, gives %i VP and is discarded', (type, vp) => {
    const quest = CATALOG.quests.find((card) => card.type === type && card.prey === undefined)?.id ?? '';
    const match = guardAt('3-3', { questDeck: [quest], guard: { orders: QUIET } });
    expect(match.event('guardQuestScored')).toMatchObject({ quest, vp });
    expect(guardVp(match)).toBe(vp);
    expect(match.state.questDiscard).toEqual([quest]);
  });

  it('G5 VP are all it gets from a Quest', () => {
    const match = guardAt('3-3', { questDeck: ['militia-day'], guard: { orders: QUIET } });
    expect(guard(match).bag).toEqual([]);
  });

  it('G5 with no Quest left anywhere nothing happens', () => {
    const match = guardAt('3-3', { questDeckOnly: true, guard: { orders: QUIET } });
    expect(match.events('guardQuestScored')).toEqual([]);
    expect(guardVp(match)).toBe(0);
  });
});

describe('G6 Rooms the Guard takes', () => {
  it.each(roomsOf('cleansing'))('G6 %s: 1 VP per Corruption on its board, a Quest kept, the Room discarded', (room) => {
    const match = takes(room, { '1-1': 'corruption', '1-2': 'corruption' }, { questDeck: ['gazette'] });
    expect(guardVp(match, room)).toBe(2);
    expect(guard(match).keptQuests[0]).toBe('gazette');
    expect(match.event('guardRoomTaken')).toMatchObject({ room, kept: false });
    expect(guard(match).rooms).toEqual([]);
  });

  it('G6 a Cleansing without Corruption on the board gives the Quest alone', () => {
    const match = takes('cleanse-lye');
    expect(guardVp(match)).toBe(0);
    expect(guard(match).keptQuests).toHaveLength(1);
  });

  it('G6 the Corruption that takes a Cleansing counts itself', () => {
    const match = guardAt('1-2', {
      rooms: { castle: 'rod-grip', villages: 'rod-knob', cathedral: 'rod-shaft', university: 'cleanse-lye' },
      questDeck: ['timber', 'gazette'],
      guard: { orders: QUIET },
    });
    expect(guardVp(match, 'cleanse-lye')).toBe(2);
  });

  it.each(roomsOf('hunt'))('G6 %s: 2 VP, the Room discarded', (room) => {
    const match = takes(room);
    expect(guardVp(match, room)).toBe(2);
    expect(guard(match)).toMatchObject({ rooms: [], keptQuests: [] });
  });

  it.each(CATALOG.rooms.flatMap(({ id, hero }) => (hero === undefined ? [] : [[id, hero] as const])))(
    'G6 %s: a %s into its bag, the Room discarded',
    (room, hero) => {
      const match = takes(room);
      expect(kindCounts(guard(match).bag)).toEqual({ [hero]: 1 });
      expect(guard(match).rooms).toEqual([]);
      expect(guardVp(match)).toBe(0);
    },
  );

  it.each([...roomsOf('rod-of-ruin'), ...roomsOf('battle-corruption')])('G6 %s: kept for the end', (room) => {
    const match = takes(room);
    expect(match.event('guardRoomTaken')).toMatchObject({ room, kept: true });
    expect(guard(match)).toMatchObject({ rooms: [room], keptQuests: [], score: 0 });
  });

  it.each(roomsOf('face-the-darkness'))('G6 %s: kept for the end, and a Quest with it', (room) => {
    const match = takes(room, {}, { questDeck: ['gazette'] });
    expect(guard(match)).toMatchObject({ rooms: [room], keptQuests: ['gazette'], score: 0 });
    expect(match.event('guardQuestKept')).toMatchObject({ cause: { by: 'room', id: room } });
  });

  it('G6 the next Room of the stack is turned up', () => {
    const match = takes('rod-grip');
    expect(match.event('roomRevealed')).toMatchObject({ district: 'castle', room: match.state.towers.castle[0] });
    expect(match.state.towers.castle).toHaveLength(4);
  });

  it('G6 a Room the Guard has discarded is out of the game', () => {
    const { state } = takes('hunt-undead');
    const left = Object.values(state.towers).flat();
    expect(left).not.toContain('hunt-undead');
    expect(left).toHaveLength(19);
  });
});

describe('G7 Monsters the Guard defeats', () => {
  const six = {
    castle: ['rattling-man-at-arms', 'termite', 'backwoods-bandit-castle'],
    villages: ['timber-wolf'],
    cathedral: ['skeleton', 'pew-weevil'],
  };

  it('G7 the VP are the Guard’s, and the card leaves the city', () => {
    const match = defeats('rattling-man-at-arms', { monsters: six });
    expect(guard(match).ledger).toEqual({ monsters: monsterCard('rattling-man-at-arms').vp });
    expect(guard(match).pile).toEqual(['rattling-man-at-arms']);
    expect(match.player(0).pile).toEqual([]);
  });

  it('G7 it is replaced at once, before the next meeple is resolved', () => {
    const match = defeats('rattling-man-at-arms', { monsters: six, monsterDeck: ['bookworm', 'ghoul'] });
    const order = match.events().map(({ type }) => type);
    expect(order.indexOf('monsterRevealed')).toBeGreaterThan(order.indexOf('guardMonsterDefeated'));
    expect(order.indexOf('monsterRevealed')).toBeLessThan(order.lastIndexOf('guardMeepleDeployed'));
    expect(match.event('monsterRevealed')).toMatchObject({ monster: 'bookworm', district: 'university', slot: 1 });
    expect(match.state.monsterDeck).toEqual(['ghoul']);
  });

  it('G7 the others of the district slide down first', () => {
    const match = defeats('rattling-man-at-arms', { monsters: six, monsterDeck: ['siege-carpenter'] });
    expect(match.state.monsters.castle).toEqual([
      { id: 'termite', slot: 1 },
      { id: 'backwoods-bandit-castle', slot: 2 },
      { id: 'siege-carpenter', slot: 3 },
    ]);
  });

  it('G7 a card whose district is full goes to the next clockwise, and nobody is asked', () => {
    const full = {
      castle: ['termite'],
      villages: ['timber-wolf', 'tree-beast', 'old-gnaw'],
      cathedral: ['skeleton', 'ghoul'],
    };
    const match = defeats('termite', { monsters: full, monsterDeck: ['bough-breaker'] });
    expect(match.event('monsterRevealed')).toMatchObject({
      monster: 'bough-breaker',
      district: 'cathedral',
      overflow: true,
    });
    expect(match.events('choiceMade')).toEqual([]);
  });

  it('G7 with the deck empty it is not replaced', () => {
    const match = defeats('rattling-man-at-arms', { monsters: six });
    expect(match.events('monsterRevealed')).toEqual([]);
    expect(inCity(match, 'castle')).toEqual(['termite', 'backwoods-bandit-castle']);
  });
});
