/** The log's source: every event that has been shown, by number, as one seat may hear it. */
import type { Engine, GameEvent, Seat } from '../../engine/index.ts';
import { type MatchState, toldEvents } from '../match.ts';

export interface LogEntry {
  /** Its place in the whole story, from 0. */
  readonly index: number;
  readonly event: GameEvent;
}

/** `seat` undefined: what everybody may hear. */
export function logEntries(engine: Engine, state: MatchState, seat: Seat | undefined): readonly LogEntry[] {
  return toldEvents(state).map((event, index) => ({ index, event: engine.viewEvent(event, seat) }));
}

/** What happened since this seat's last turn ended; everything, if it has had none. */
export function entriesSinceTurnOf(entries: readonly LogEntry[], seat: Seat): readonly LogEntry[] {
  const end = entries.findLastIndex(({ event }) => event.type === 'turnEnded' && event.seat === seat);
  const start = entries.findLastIndex(({ event }) => event.type === 'turnStarted' && event.seat === seat);
  // While its turn runs, the recap is what came before it.
  return entries.slice(end + 1, start > end ? start : entries.length);
}
