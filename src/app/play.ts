/** What the title asks the table for: a new match, or one that was kept. Every match has a slot of its own. */
import type { MatchOptions } from '../engine/index.ts';
import type { SeatMeta } from '../store/seats.ts';

export type Play =
  | {
      readonly kind: 'new';
      readonly slot: string;
      readonly options: MatchOptions;
      readonly seats?: readonly SeatMeta[];
    }
  | { readonly kind: 'continue'; readonly slot: string };

/** Never used before, and in the order of time. */
export function newSlotId(nowMs: number = Date.now()): string {
  const chance = crypto.getRandomValues(new Uint32Array(2));
  return `${nowMs.toString(36)}-${Array.from(chance, (part) => part.toString(36)).join('')}`;
}
