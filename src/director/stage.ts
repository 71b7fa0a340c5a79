/** The port through which the director plays: whoever draws the table implements it. */
import type { GameEvent, GameState } from '../engine/index.ts';
import type { Pacing } from '../store/pace.ts';
import type { Beat } from './beat.ts';

/** What is played at one time: one event, or several of a kind that belong together. */
export interface Shot {
  readonly events: readonly [GameEvent, ...GameEvent[]];
  /** What the table shows now. */
  readonly before: GameState;
  /** What it will show. */
  readonly after: GameState;
  /** Times are final: pacing and reduced motion are already in them. */
  readonly beat: Beat;
  readonly pacing: Pacing;
  /** Once played, the table rests until the player goes on. */
  readonly waitsForGo: boolean;
}

export interface Playing {
  /** Puts everything at its end at once, before it returns. Calling it again, or after the end, does nothing. */
  finish(): void;
  /** Since the last time it was asked, a hand has been at it: then it is not lost, however long it takes. */
  isInHand?(): boolean;
}

export interface Stage {
  /**
   * Moves every piece whose pose differs between `before` and `after`, in the beat's style. `done` is called once all
   * have arrived; it may be called before `play` returns. A shot may begin while the one before is still moving: a
   * piece that is in both belongs to the later one and starts from where it is.
   */
  play(shot: Shot, done: () => void): Playing;
  /** Nothing is played any more: every piece belongs where `state` puts it. Follows every pause, undo and load. */
  rest(state: GameState): void;
}
