/** What the title asks the table for: a new match, or one that was kept. */
import type { MatchOptions } from '../engine/index.ts';

/** The one slot that is written by itself. */
export const AUTOSAVE_SLOT = 'autosave';

export type Play =
  | { readonly kind: 'new'; readonly options: MatchOptions }
  | { readonly kind: 'continue'; readonly slot: string };
