/** Plays a saved match again from its set-up: all of it, or a problem. */
import { err, ok, type Result } from '../../shared/result.ts';
import { applyIntent } from '../apply.ts';
import type { Cards } from '../cards.ts';
import type { Intent } from '../intents.ts';
import type { GameState } from '../model/state.ts';
import { withSeat } from '../notation.ts';
import { seatToAct } from '../rules/turn.ts';
import type { Step } from '../run.ts';
import { setUp } from '../setup.ts';
import { canUndoPast } from '../undo.ts';
import { fingerprint } from './fingerprint.ts';
import type { Save } from './format.ts';
import { type SaveProblem, saveProblem } from './problems.ts';

export interface PlayedMove {
  readonly intent: Intent;
  readonly steps: readonly Step[];
  /** After it. */
  readonly state: GameState;
  readonly canUndo: boolean;
}

export interface Restored {
  /** The set-up, told. */
  readonly opening: readonly Step[];
  readonly start: GameState;
  readonly moves: readonly PlayedMove[];
  /** Where the match stands now. */
  readonly state: GameState;
}

export function restoreSave(cards: Cards, save: Save): Result<Restored, SaveProblem> {
  const moves: PlayedMove[] = [];
  try {
    return replay(cards, save, moves);
  } catch {
    // A file must not bring the game down, even if it finds a hole in the rules.
    const index = moves.length;
    return err(saveProblem('unplayable', `The match cannot be played on after move ${index}.`, { index }));
  }
}

function replay(
  cards: Cards,
  { options, moves: saved, check }: Save,
  moves: PlayedMove[],
): Result<Restored, SaveProblem> {
  const opening = setUp(cards, options);
  const start = opening[opening.length - 1]?.state as GameState;
  let state = start;
  for (const move of saved) {
    const intent = withSeat(move, seatToAct(state) ?? state.turn.seat);
    const result = applyIntent(cards, state, intent);
    if (!result.ok) {
      const index = moves.length;
      const detail = `Move ${index + 1} is against the rules of this game (${result.error.code}).`;
      return err(saveProblem('illegalMove', detail, { index, refusal: result.error }));
    }
    state = result.value[result.value.length - 1]?.state ?? state;
    moves.push({ intent, steps: result.value, state, canUndo: canUndoPast(result.value) });
  }
  const found = fingerprint(state);
  if (check !== undefined && check !== found) {
    const detail = 'The moves of the file lead to another position than the one that was saved.';
    return err(saveProblem('differentGame', detail, { expected: check, found }));
  }
  return ok({ opening, start, moves, state });
}
