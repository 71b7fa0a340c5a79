/** Undo and redo as their buttons say it: how far, and why no further. */
import { eventWords } from '../../content/words/events.ts';
import type { Engine, Seat } from '../../engine/index.ts';
import { undoLimit } from '../../store/history.ts';
import type { MatchState } from '../../store/match.ts';
import { PLAY } from '../words/play.ts';

export interface UndoButtons {
  readonly undo: { readonly count: number; readonly isLocked: boolean; readonly words: string };
  readonly redo: { readonly count: number; readonly words: string };
}

export function undoButtons(engine: Engine, state: MatchState, seat: Seat | undefined): UndoButtons {
  const { past, future } = state;
  const limit = undoLimit(state);
  return {
    undo: {
      count: past.length,
      isLocked: limit?.why === 'revealed',
      words: limit === undefined ? PLAY.undo(past.length) : limitWords(engine, state, seat),
    },
    redo: { count: future.length, words: PLAY.redo(future.length) },
  };
}

function limitWords(engine: Engine, state: MatchState, seat: Seat | undefined): string {
  const limit = undoLimit(state);
  const event = limit?.why === 'revealed' ? limit.events[limit.events.length - 1] : undefined;
  if (event === undefined) return PLAY.undoNone;
  // What has not been shown yet is not told here either.
  if (state.timeline.some((step) => step.event === event)) return PLAY.undoShowing;
  const names = state.seats.map(({ name }) => name);
  return PLAY.undoLimit(eventWords(engine.viewEvent(event, seat), engine.catalog, names));
}
