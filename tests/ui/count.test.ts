import { describe, expect, it } from 'vitest';
import {
  type FinalScore,
  type GameEvent,
  type QuestId,
  type RoomId,
  type Seat,
  VP_SOURCES,
} from '../../src/engine/index.ts';
import {
  COUNT_GROUPS,
  countSteps,
  GROUP_SOURCES,
  groupVp,
  ranking,
  tiesOf,
  totalOf,
} from '../../src/ui/model/count.ts';
import { tieWords } from '../../src/ui/model/ties.ts';
import { TELLING } from './scene.ts';

const score = (seat: number | 'guard', ledger: FinalScore['ledger'], peasants = 0): FinalScore => ({
  seat: seat as Seat | 'guard',
  score: Object.values(ledger).reduce((a, b) => a + b, 0),
  ledger,
  peasants,
});

const turnedUp = (who: number, quest: string, vp: number): GameEvent => ({
  type: 'endQuestScored',
  who: who as Seat,
  quest: quest as QuestId,
  completed: vp > 0,
  vp,
});

describe('the count', () => {
  it('puts every source into exactly one bar', () => {
    const grouped = COUNT_GROUPS.flatMap((group) => [...GROUP_SOURCES[group]]);
    expect([...grouped].sort()).toEqual([...VP_SOURCES].sort());
  });

  const scores = [
    score(0, { monsters: 12, ranger: 1, quests: 3, endQuests: 4, levels: -5 }),
    score(1, { monsters: 9, locations: 2, penalties: -3 }),
  ];
  const events = [turnedUp(0, 'good-sanding', 4), turnedUp(1, 'extra-credit', -3)];

  it('goes source by source and turns the Quests one at a time', () => {
    const steps = countSteps({ scores }, events);
    expect(steps.map(({ group, turned }) => [group, turned?.quest])).toEqual([
      ['monsters', undefined],
      ['locations', undefined],
      ['quests', undefined],
      ['quests', 'good-sanding'],
      ['levels', undefined],
      ['penalties', 'extra-credit'],
    ]);
    const quests = steps.filter(({ group }) => group === 'quests').map(({ sums }) => sums.get(0 as Seat)?.quests);
    expect(quests).toEqual([3, 7]);
  });

  it('G11 turns the Guard’s Quests one at a time, then its Rooms one at a time', () => {
    const guards = [score(0, { monsters: 3 }), score('guard', { quests: 2, endQuests: 4, rooms: 2, roomSets: 7 })];
    const turned: GameEvent[] = [
      { ...turnedUp(0, 'good-sanding', 1), who: 'guard' } as GameEvent,
      { ...turnedUp(0, 'extra-credit', 3), who: 'guard' } as GameEvent,
      { type: 'endRoomTurned', room: 'rod-grip' as RoomId, set: 'rod-of-ruin', n: 1, setVp: 3 },
      { type: 'endRoomTurned', room: 'rod-knob' as RoomId, set: 'rod-of-ruin', n: 2, setVp: 7 },
      { type: 'roomSetScored', who: 'guard', set: 'rod-of-ruin', rooms: 2, vp: 7 },
    ];
    const steps = countSteps({ scores: guards }, turned);
    expect(
      steps.map(({ group, turned: quest, turnedRoom }) => [group, quest?.quest ?? turnedRoom?.rooms.at(-1)]),
    ).toEqual([
      ['monsters', undefined],
      ['quests', undefined],
      ['quests', 'good-sanding'],
      ['quests', 'extra-credit'],
      ['rooms', undefined],
      ['rooms', 'rod-grip'],
      ['rooms', 'rod-knob'],
    ]);
    expect(steps.map(({ sums }) => totalOf(sums.get('guard') ?? {}))).toEqual([0, 2, 3, 6, 8, 11, 15]);
    expect(steps.at(-1)?.turnedRoom).toMatchObject({ rooms: ['rod-grip', 'rod-knob'], vp: 4, setVp: 7 });
  });

  it('F4 counts a set that lay open at once', () => {
    const own = [score(0, { rooms: 1, roomSets: 7 }), score('guard', { monsters: 2 })];
    const steps = countSteps({ scores: own }, [
      { type: 'roomSetScored', who: 0 as Seat, set: 'rod-of-ruin', rooms: 2, vp: 7 },
    ]);
    expect(steps.map(({ group, turnedSet }) => [group, turnedSet?.set])).toEqual([
      ['monsters', undefined],
      ['rooms', undefined],
      ['rooms', 'rod-of-ruin'],
    ]);
  });

  it('comes to the final score, whatever has been turned', () => {
    for (const told of [events, []]) {
      const last = countSteps({ scores }, told).at(-1);
      for (const { seat, score: sum } of scores) expect(totalOf(last?.sums.get(seat) ?? {})).toBe(sum);
    }
  });

  it('leaves out what brought nothing to anybody', () => {
    expect(groupVp({ monsters: 0, slots: 2, hill: -2 })).toEqual({});
  });
});

describe('a tie', () => {
  it('goes to the fewest Peasants (E6)', () => {
    const scores = [score(0, { monsters: 20 }, 3), score(2, { monsters: 14 }, 6), score(3, { monsters: 14 }, 9)];
    expect(ranking({ scores }).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 2],
      [3, 3],
    ]);
    const [tie] = tiesOf({ scores });
    expect(tie?.rule).toBe('E6');
    if (tie !== undefined)
      expect(tieWords(tie, TELLING)).toBe('Cleo and Moss have 14 each. Cleo is second: 6 Peasants to 9.');
  });

  it('is shared where the Peasants are as many', () => {
    const scores = [score(0, { monsters: 7 }, 2), score(1, { monsters: 7 }, 2)];
    expect(ranking({ scores }).map(({ place }) => place)).toEqual([1, 1]);
    const [tie] = tiesOf({ scores });
    if (tie === undefined) throw new Error('no tie is found');
    expect(tieWords(tie, TELLING)).toBe('Ada and Bruno have 7 each, and 2 Peasants each: they share the place.');
  });

  it('with the Guard is the Guard’s (G11)', () => {
    const scores = [score(0, { monsters: 7 }, 0), score('guard', { monsters: 7 }, 5)];
    expect(ranking({ scores })[0]?.seat).toBe('guard');
    const [tie] = tiesOf({ scores });
    expect(tie?.rule).toBe('G11');
    if (tie !== undefined) expect(tieWords(tie, TELLING)).toContain('A tie is the Guard’s.');
  });

  it('needs no word where everybody stands apart', () => {
    expect(tiesOf({ scores: [score(0, { monsters: 2 }), score(1, { monsters: 1 })] })).toEqual([]);
  });
});
