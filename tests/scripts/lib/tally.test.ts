import { describe, expect, it } from 'vitest';
import { type GameRecord, noUses } from '../../../scripts/lib/record.ts';
import { grouped, tallyOf } from '../../../scripts/lib/tally.ts';

function record(facts: Partial<GameRecord>): GameRecord {
  return {
    rounds: 12,
    intents: 300,
    firstSeat: 0,
    profiles: ['mixed', 'mage'],
    scores: [30, 20],
    gained: [{ monsters: 20 }, { quests: 5 }],
    guard: undefined,
    winners: [0],
    uses: noUses(),
    ...facts,
  };
}

describe('adding games up', () => {
  it('counts wins by seat, by turn order and by profile', () => {
    const tally = tallyOf([
      record({}),
      record({ firstSeat: 1, winners: [1], scores: [10, 40], profiles: ['mage', 'mixed'] }),
      record({ firstSeat: 1 }),
    ]);
    expect(tally.bySeat.map(({ wins, points }) => [wins, points])).toEqual([
      [2, 70],
      [1, 80],
    ]);
    expect(tally.byTurnOrder.map(({ wins }) => wins)).toEqual([2, 1]);
    expect(tally.byProfile.get('mixed')).toEqual({ wins: 3, games: 3, points: 100 });
    expect(tally.byProfile.get('mage')).toEqual({ wins: 0, games: 3, points: 50 });
  });

  it('splits a shared victory', () => {
    expect(tallyOf([record({ winners: [0, 1] })]).bySeat.map(({ wins }) => wins)).toEqual([0.5, 0.5]);
  });

  it('adds card uses and VP gained', () => {
    const uses = { ...noUses(), monsterDefeated: { ghoul: 2 } };
    const tally = tallyOf([record({ uses }), record({ uses })]);
    expect(tally.uses.monsterDefeated).toEqual({ ghoul: 4 });
    expect(tally.gained).toEqual({ monsters: 40, quests: 10 });
  });

  it('keeps the Guard apart', () => {
    const solo = { scores: [30], profiles: ['mixed'], gained: [{}] };
    const tally = tallyOf([
      record({ ...solo, guard: { score: 50, gained: { orders: 9 } }, winners: ['guard'] }),
      record({ ...solo, guard: { score: 20, gained: { orders: 1 } } }),
    ]);
    expect(tally.guard).toEqual({ scores: [50, 20], gained: { orders: 10 }, wins: 1 });
    expect(tally.bySeat).toEqual([{ wins: 1, games: 2, points: 60 }]);
  });

  it('sums what belongs together', () => {
    expect(grouped({ 'a-1': 1, 'a-2': 2, 'b-1': 4 }, (key) => key.charAt(0))).toEqual({ a: 3, b: 4 });
  });
});
