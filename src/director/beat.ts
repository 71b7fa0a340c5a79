/** A beat: how one thing that happened is played, in style only; where the pieces are is the layout's business. */
import type { Cue } from './cues.ts';
import type { Focus } from './focus.ts';
import type { Mood } from './mood.ts';

/** How pieces travel. A stage that knows no special way for a manner slides them. */
export const MANNERS = [
  'still',
  'slide',
  'hop',
  'fly',
  'flip',
  'deal',
  'pour',
  'drawFromBag',
  'dropIntoBag',
  'seep',
  'rise',
  'collapse',
  'walk',
  'turn',
] as const;
export type Manner = (typeof MANNERS)[number];

export const EASES = ['inOut', 'out', 'in', 'drop', 'spring', 'linear'] as const;
export type Ease = (typeof EASES)[number];

export interface Motion {
  readonly manner: Manner;
  /** Before the first piece moves: what is about to happen can be looked at. */
  readonly leadMs: number;
  /** One piece's way. */
  readonly durationMs: number;
  /** Between the starts of two pieces, in the order of the event. */
  readonly staggerMs: number;
  /** Pieces the event itself moves; whatever else has to make room moves without stagger. */
  readonly pieces: number;
  /** Meeple heights above the straight line. */
  readonly arcHeight: number;
  readonly ease: Ease;
}

export const EMPHASES = ['knock', 'strike', 'shake', 'glow', 'flash', 'dim', 'stamp'] as const;

export interface Emphasis {
  readonly kind: (typeof EMPHASES)[number];
  readonly on: Focus;
  /** 0 to 1. */
  readonly strength: number;
}

/** Which words go with it: a passing line, a decision and its reason, a banner over the table, or a moment of its own. */
export type Caption = 'line' | 'reason' | 'banner' | 'moment';

export interface Beat {
  readonly motion: Motion;
  readonly emphasis?: Emphasis;
  /** What the camera should have in view. */
  readonly focus?: Focus;
  readonly cue?: Cue;
  /** When it sounds, if not as the pieces set off: as they land. */
  readonly cueAtMs?: number;
  readonly mood?: Mood;
  readonly caption?: Caption;
  /** How long the table rests once the pieces have arrived. */
  readonly holdsMs: number;
  /** The next beat may begin this long before the pieces have arrived. */
  readonly overlapsMs: number;
  /** The player's hand may do this: the stage may wait that long for it before it does it itself. */
  readonly invitesMs: number;
}

/** The latest piece starts no later than this, however many there are. */
const SPREAD_LIMIT_MS = 900;

/** Arrival of the last piece. */
export function motionMs({ leadMs, durationMs, staggerMs, pieces }: Motion): number {
  return leadMs + durationMs + staggerMs * Math.max(0, pieces - 1);
}

/** From its beginning until its cue. */
export const cueMs = ({ motion, cueAtMs }: Pick<Beat, 'motion' | 'cueAtMs'>): number => cueAtMs ?? motion.leadMs;

export function withinSpread(motion: Motion): Motion {
  const gaps = motion.pieces - 1;
  return gaps * motion.staggerMs <= SPREAD_LIMIT_MS ? motion : { ...motion, staggerMs: SPREAD_LIMIT_MS / gaps };
}

const PLAIN: Motion = {
  manner: 'slide',
  leadMs: 0,
  durationMs: 0,
  staggerMs: 0,
  pieces: 1,
  arcHeight: 0,
  ease: 'inOut',
};

export function beat(
  manner: Manner,
  durationMs: number,
  { motion = {}, ...rest }: Partial<Omit<Beat, 'motion'>> & { readonly motion?: Partial<Motion> } = {},
): Beat {
  const moved = withinSpread({ ...PLAIN, manner, durationMs, ...motion });
  return { motion: moved, holdsMs: 0, overlapsMs: 0, invitesMs: 0, ...rest };
}
