/** Which part of the story the camera follows: what is worth a look, not every meeple and every point. */
import { motionMs } from '../../director/beat.ts';
import type { Focus, FocusName } from '../../director/focus.ts';
import type { Shot } from '../../director/stage.ts';
import type { Pacing } from '../../store/pace.ts';

/** Shorter than this, it would be over before the camera is there. */
const WORTH_MS = { moving: 700, still: 260 } as const;
const SHARE: Readonly<Record<Pacing, number>> = { normal: 1, fast: 0.5, instant: 1 };
/** Where things come from; what matters is where they go. */
const SOURCES: ReadonlySet<FocusName> = new Set<FocusName>(['supply', 'questDeck']);

/** Undefined: it stays where it is. */
export function followedFocus({ beat, pacing }: Pick<Shot, 'beat' | 'pacing'>): Focus | undefined {
  const { focus, caption } = beat;
  if (focus === undefined || focus.includes('table')) return focus;
  const isNews = caption === 'banner' || caption === 'moment';
  if (!isNews && (caption === undefined || !isLong(beat, SHARE[pacing]))) return undefined;
  const goals = focus.filter((name) => !SOURCES.has(name));
  return goals.length === 0 ? focus : goals;
}

/** Under reduced motion less than half of the time is left, and nothing moves in it. */
function isLong({ motion, holdsMs }: Shot['beat'], share: number): boolean {
  const wayMs = motionMs(motion);
  return wayMs === 0 ? holdsMs >= WORTH_MS.still * share : wayMs + holdsMs >= WORTH_MS.moving * share;
}
