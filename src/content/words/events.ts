/** The log: one line in the past tense for every event. */
import type { Catalog } from '../../engine/catalog.ts';
import type { GameEvent } from '../../engine/events.ts';
import { CARD_LINES } from './events/cards.ts';
import { GUARD_LINES } from './events/guard.ts';
import type { EventLines } from './events/lines.ts';
import { MEEPLE_LINES } from './events/meeples.ts';
import { TURN_LINES } from './events/turn.ts';
import { sentence } from './grammar.ts';
import type { Telling } from './telling.ts';

export const EVENT_WORDS: EventLines = { ...TURN_LINES, ...CARD_LINES, ...MEEPLE_LINES, ...GUARD_LINES };

export function eventWords(event: GameEvent, catalog: Catalog, names: readonly string[]): string {
  const line = EVENT_WORDS[event.type] as (event: GameEvent, telling: Telling) => string;
  return sentence(line(event, { catalog, names }));
}
