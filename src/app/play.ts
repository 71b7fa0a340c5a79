/** What the title asks the table for: a new match, or one that was kept. */
import type { MatchOptions } from '../engine/index.ts';
import type { SeatMeta } from '../store/seats.ts';

/** The one slot that is written by itself. */
export const AUTOSAVE_SLOT = 'autosave';

export type Play =
  | { readonly kind: 'new'; readonly options: MatchOptions; readonly seats?: readonly SeatMeta[] }
  | { readonly kind: 'continue'; readonly slot: string };
