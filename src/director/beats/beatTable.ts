/** The shape of the tables of beats: one beat for every event type. */
import type { EventOf, EventType, GameState } from '../../engine/index.ts';
import type { Beat } from '../beat.ts';

export interface BeatContext {
  readonly before: GameState;
  readonly after: GameState;
}

export type BeatTable = { readonly [T in EventType]: (event: EventOf<T>, context: BeatContext) => Beat };
