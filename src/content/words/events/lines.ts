/** The shape of the log's tables: one line per event type. */
import type { EventOf, EventType } from '../../../engine/events.ts';
import type { Telling } from '../telling.ts';

export type EventLines = { readonly [T in EventType]: (event: EventOf<T>, telling: Telling) => string };
