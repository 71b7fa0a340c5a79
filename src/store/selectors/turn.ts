/** Whose move it is and where in the turn we are. */
import {
  type Engine,
  type FinalTurns,
  type GameState,
  isFinalTurn,
  type Phase,
  type Seat,
} from '../../engine/index.ts';
import { perState } from './memo.ts';

/** Undefined once the match is over. */
export const whoseMove = (engine: Engine, state: GameState): Seat | undefined => engine.seatToAct(state);

export interface TurnPoint {
  readonly seat: Seat;
  readonly round: number;
  readonly phase: Phase;
  /** Placing is a draft (T6). */
  readonly isDrafting: boolean;
  /** Meeples in the draft. */
  readonly draftCount: number;
  readonly isFinalTurn: boolean;
  readonly final: FinalTurns | undefined;
  /** Dark Council cards so far. */
  readonly arrivals: number;
}

export const turnPoint = perState((_, state): TurnPoint => {
  const { seat, round, phase, step, assignments } = state.turn;
  const isDrafting = step === 'assigning' && state.choice === undefined && state.outcome === undefined;
  return {
    seat,
    round,
    phase,
    isDrafting,
    draftCount: isDrafting ? assignments.reduce((n, { meeples }) => n + meeples.length, 0) : 0,
    isFinalTurn: isFinalTurn(state),
    final: state.final,
    arrivals: state.arrived.length,
  };
});
