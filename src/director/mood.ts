/** The light of the room as the story goes: one name per stage of the Dark Council's coming (W3, E1). */
import type { GameState } from '../engine/index.ts';

export const MOODS = ['dusk', 'council1', 'council2', 'storm'] as const;
export type Mood = (typeof MOODS)[number];

export function moodOf({ arrived }: Pick<GameState, 'arrived'>): Mood {
  return MOODS[Math.min(arrived.length, MOODS.length - 1)] ?? 'dusk';
}
