import { describe, expect, it } from 'vitest';
import type { GameState, Seat } from '../../src/engine/index.ts';
import { turnsLeft } from '../../src/ui/model/finalTurns.ts';
import { ENGINE } from './scene.ts';

const left = (state: GameState) => turnsLeft(state)?.map(({ n }) => n);

/** Bruno begins, and the third card has come in round 5. */
function at(round: number, seat: number): GameState {
  const state = ENGINE.setup({ seed: 'final', seats: 3, towers: false });
  const turn = { ...state.turn, round, seat: seat as Seat };
  return { ...state, firstSeat: 1 as Seat, turn, final: { firstRound: 6, lastRound: 7 } };
}

describe('E1: final turns', () => {
  it('are nobody’s business before the third card', () => {
    expect(turnsLeft({ ...at(5, 1), final: undefined })).toBeUndefined();
  });

  it('are two for each while the round is played out', () => {
    expect(left(at(5, 2))).toEqual([2, 2, 2]);
  });

  it('count down in turn order, the running one included', () => {
    expect(left(at(6, 1))).toEqual([2, 2, 2]);
    expect(left(at(6, 2))).toEqual([2, 1, 2]);
    expect(left(at(7, 1))).toEqual([1, 1, 1]);
    expect(left(at(7, 0))).toEqual([1, 0, 0]);
  });
});
