/** What has been done and told, and how far back a player may go: never past a move that revealed something hidden. */
import type { GameEvent, GameState, Intent, Step } from '../engine/index.ts';

/** A move that can still be undone. */
export interface Move {
  readonly intent: Intent;
  readonly before: GameState;
  /** Events told before it. */
  readonly eventCount: number;
}

export interface History {
  /** Every intent since the set-up. */
  readonly intents: readonly Intent[];
  /** Every event since the set-up. */
  readonly events: readonly GameEvent[];
  /** Moves that can be undone, oldest first. */
  readonly past: readonly Move[];
  /** Intents that can be done again, the next one last. */
  readonly future: readonly Intent[];
  /** What the last revealing move brought to light. */
  readonly lastReveal: readonly GameEvent[];
}

export type UndoLimit =
  | { readonly why: 'nothing' }
  /** Somebody may not be meant to see all of them: words go through the engine's `viewEvent`. */
  | { readonly why: 'revealed'; readonly events: readonly GameEvent[] };

export function newHistory(events: readonly GameEvent[]): History {
  return { intents: [], events, past: [], future: [], lastReveal: [] };
}

export function revealedBy(steps: readonly Step[]): readonly GameEvent[] {
  return steps.filter(({ reveals }) => reveals).map(({ event }) => event);
}

/** Keeps `future` as it is: whoever submits anew empties it. */
export function withMove(history: History, before: GameState, intent: Intent, steps: readonly Step[]): History {
  const reveals = revealedBy(steps);
  const move: Move = { intent, before, eventCount: history.events.length };
  return {
    ...history,
    intents: [...history.intents, intent],
    events: [...history.events, ...steps.map(({ event }) => event)],
    past: reveals.length > 0 ? [] : [...history.past, move],
    lastReveal: reveals.length > 0 ? reveals : history.lastReveal,
  };
}

export function withoutLastMove(history: History): History {
  const move = history.past[history.past.length - 1];
  if (move === undefined) return history;
  return {
    ...history,
    intents: history.intents.slice(0, -1),
    events: history.events.slice(0, move.eventCount),
    past: history.past.slice(0, -1),
    future: [...history.future, move.intent],
  };
}

/** Why there is no further way back; undefined while there is one. */
export function undoLimit({ past, intents, lastReveal }: History): UndoLimit | undefined {
  if (past.length > 0) return undefined;
  return intents.length === 0 || lastReveal.length === 0 ? { why: 'nothing' } : { why: 'revealed', events: lastReveal };
}
