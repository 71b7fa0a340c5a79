/** Undo and redo as their buttons say it: how far, why no further, and whose step it would be. */
import { listAnd } from '../../content/words/grammar.ts';
import { type Engine, type GameEvent, REVEAL_TYPES, type RevealType, type Seat } from '../../engine/index.ts';
import { undoLimit } from '../../store/history.ts';
import type { MatchState } from '../../store/match.ts';
import { UNDO } from '../words/undo.ts';

export type Way = 'undo' | 'redo';

export interface UndoButtons {
  readonly undo: { readonly count: number; readonly isLocked: boolean; readonly words: string };
  readonly redo: { readonly count: number; readonly words: string };
}

/** More would be a list that nobody reads. */
const REASONS = 2;

export function undoButtons(state: MatchState): UndoButtons {
  const { past, future, lastReveal } = state;
  const limit = undoLimit(state);
  const count = past.length;
  const reason = revealWords(lastReveal);
  const words =
    limit?.why === 'nothing'
      ? UNDO.undoNone
      : state.timeline.some(({ reveals }) => reveals)
        ? UNDO.showing
        : limit?.why === 'revealed'
          ? UNDO.ends(reason)
          : reason === ''
            ? UNDO.undo(count)
            : UNDO.undoTo(count, reason);
  return {
    undo: { count, isLocked: limit?.why === 'revealed', words },
    redo: { count: future.length, words: UNDO.redo(future.length) },
  };
}

/** Of what kind it was, and nothing of what it was: everybody may read it. */
export function revealWords(events: readonly GameEvent[]): string {
  const types = new Set<string>(events.map(({ type }) => type));
  const order = Object.keys(UNDO.reveals) as RevealType[];
  const seen = order.filter((type) => REVEAL_TYPES.includes(type) && types.has(type));
  return listAnd([...new Set(seen.map((type) => UNDO.reveals[type]))].slice(0, REASONS));
}

/** Whoever has to agree, because the step is not of the player at the screen; undefined: nobody has. */
export function whoMustAgree(
  engine: Engine,
  { truth, past, future }: MatchState,
  looking: Seat | undefined,
  way: Way,
): Seat | undefined {
  const intent = way === 'undo' ? past[past.length - 1]?.intent : future[future.length - 1];
  const at = looking ?? engine.seatToAct(truth);
  return intent === undefined || intent.seat === at ? undefined : intent.seat;
}
