/** How fast the story is told: the same beats, shorter, still, or in no time. */
import type { GuardPace, Pacing } from '../store/pace.ts';
import { isMotionReduced, type Settings } from '../store/settings.ts';
import { type Beat, type Emphasis, motionMs } from './beat.ts';

export interface Tempo {
  readonly pacing: Pacing;
  readonly guardPace: GuardPace;
  readonly reducedMotion: boolean;
}

export function tempoOf(settings: Settings, system: { readonly asksForLess: boolean }): Tempo {
  const { pacing, guardPace } = settings;
  return { pacing, guardPace, reducedMotion: isMotionReduced(settings, system) };
}

const FACTOR: Readonly<Record<Pacing, number>> = { normal: 1, fast: 0.5, instant: 0 };

/** `stretch`: how many times longer everything takes. */
export interface Manner {
  readonly reducedMotion: boolean;
  readonly stretch?: number;
}

export function paced(beat: Beat, pacing: Pacing, { reducedMotion, stretch = 1 }: Manner): Beat {
  if (pacing === 'instant') return inNoTime(beat);
  const factor = FACTOR[pacing] * stretch;
  return reducedMotion ? stilled(beat, factor) : shortened(beat, factor);
}

function shortened(beat: Beat, factor: number): Beat {
  if (factor === 1) return beat;
  const { motion, cueAtMs } = beat;
  return {
    ...beat,
    ...(cueAtMs === undefined ? {} : { cueAtMs: cueAtMs * factor }),
    motion: {
      ...motion,
      leadMs: motion.leadMs * factor,
      durationMs: motion.durationMs * factor,
      staggerMs: motion.staggerMs * factor,
    },
    holdsMs: beat.holdsMs * factor,
    overlapsMs: beat.overlapsMs * factor,
    invitesMs: beat.invitesMs * factor,
  };
}

const STILL_MOMENT_MS = 1200;

/** Pieces are simply there; the table rests for part of the time the way would have taken, so that it can be followed. */
function stilled(beat: Beat, factor: number): Beat {
  const { emphasis, cueAtMs: _, ...rest } = beat;
  return {
    ...rest,
    ...(emphasis === undefined ? {} : { emphasis: calm(emphasis) }),
    motion: { ...beat.motion, leadMs: 0, durationMs: 0, staggerMs: 0, arcHeight: 0 },
    holdsMs:
      Math.max(beat.holdsMs, motionMs(beat.motion) / 2, beat.caption === 'moment' ? STILL_MOMENT_MS : 0) * factor,
    overlapsMs: 0,
    invitesMs: 0,
  };
}

const calm = (emphasis: Emphasis): Emphasis => ({ ...emphasis, kind: emphasis.kind === 'dim' ? 'dim' : 'glow' });

/** Only the light stays changed: a hundred sounds and looks at once would be noise. */
function inNoTime({ motion, mood }: Beat): Beat {
  return {
    motion: { ...motion, leadMs: 0, durationMs: 0, staggerMs: 0, arcHeight: 0 },
    ...(mood === undefined ? {} : { mood }),
    holdsMs: 0,
    overlapsMs: 0,
    invitesMs: 0,
  };
}

const PATIENCE_MS = 1500;

/** After this long a beat is lost, whatever the stage says. */
export function watchdogMs({ motion, invitesMs }: Beat): number {
  return motionMs(motion) * 2 + invitesMs + PATIENCE_MS;
}
