/** How each event is played. A new event type is red here until it has its beat. */
import type { GameEvent } from '../engine/index.ts';
import type { Beat } from './beat.ts';
import type { BeatContext, BeatTable } from './beats/beatTable.ts';
import { CARD_BEATS } from './beats/cards.ts';
import { CITY_BEATS } from './beats/city.ts';
import { DRAFT_BEATS } from './beats/draft.ts';
import { END_BEATS } from './beats/end.ts';
import { FIGHT_BEATS } from './beats/fights.ts';
import { GUARD_BEATS } from './beats/guard.ts';
import { MEEPLE_BEATS } from './beats/meeples.ts';
import { TURN_BEATS } from './beats/turn.ts';

export const BEATS: BeatTable = {
  ...TURN_BEATS,
  ...DRAFT_BEATS,
  ...CITY_BEATS,
  ...FIGHT_BEATS,
  ...MEEPLE_BEATS,
  ...CARD_BEATS,
  ...GUARD_BEATS,
  ...END_BEATS,
};

export function beatOf(event: GameEvent, context: BeatContext): Beat {
  return (BEATS[event.type] as (event: GameEvent, context: BeatContext) => Beat)(event, context);
}
