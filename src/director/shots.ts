/** Cuts the waiting steps into shots: one event each, or a run of events that happen at one time in the story. */
import {
  type Cause,
  type EventOf,
  type EventType,
  type GameEvent,
  type GameState,
  isUnit,
  type Step,
} from '../engine/index.ts';
import type { Pacing } from '../store/pace.ts';
import { type Beat, withinSpread } from './beat.ts';
import { beatOf } from './beats.ts';
import type { Focus, FocusName } from './focus.ts';
import { startsGuardStep } from './guardSteps.ts';
import { paced, type Tempo } from './pacing.ts';
import type { Shot } from './stage.ts';

type Together<T extends EventType> = (first: EventOf<T>, next: EventOf<T>) => boolean;

const always = (): boolean => true;
const sameCause = (a: { readonly cause: Cause }, b: { readonly cause: Cause }): boolean =>
  a.cause.by === b.cause.by && a.cause.id === b.cause.id;
const sameSeat = (a: { readonly seat: number }, b: { readonly seat: number }): boolean => a.seat === b.seat;

/** Types that are not here are played one by one. */
const TOGETHER: { readonly [T in EventType]?: Together<T> } = {
  meeplesLodged: (a, b) => sameSeat(a, b) && sameCause(a, b),
  meeplesReturned: (a, b) => sameSeat(a, b) && sameCause(a, b),
  /** Units come flying, Corruption seeps: never both at once. */
  meeplesGained: (a, b) => sameCause(a, b) && a.meeples.some(isUnit) === b.meeples.some(isUnit),
  /** S8, W3: everybody draws at once. */
  meeplesDrawn: (a, b) => !sameSeat(a, b) && sameCause(a, b),
  gainLost: sameCause,
  unitCameBack: sameSeat,
  boostGained: sameSeat,
  monsterTaken: sameSeat,
  monsterSlid: always,
  tileRevealed: always,
};

function isTogether(first: GameEvent, next: GameEvent): boolean {
  if (first.type !== next.type) return false;
  const together = TOGETHER[first.type] as ((first: GameEvent, next: GameEvent) => boolean) | undefined;
  return together?.(first, next) ?? false;
}

export function cutShot(timeline: readonly Step[], before: GameState, tempo: Tempo): Shot | undefined {
  const [first] = timeline;
  if (first === undefined) return undefined;
  let n = 1;
  for (let next = timeline[n]; next !== undefined && isTogether(first.event, next.event); next = timeline[n]) n++;
  const steps = timeline.slice(0, n);
  const after = steps[n - 1]?.state ?? first.state;
  const beats = steps.map(({ event, state }, i) =>
    beatOf(event, { before: steps[i - 1]?.state ?? before, after: state }),
  );
  const isGuards = first.state.turn.phase === 'guard';
  const { pacing, stretch } = isGuards ? guardsPace(tempo) : { pacing: tempo.pacing, stretch: 1 };
  const beat = paced(combined(beats), pacing, { reducedMotion: tempo.reducedMotion, stretch });
  const isOver = isStepOver(steps[n - 1]?.event ?? first.event, timeline[n]);
  return {
    events: [first.event, ...steps.slice(1).map(({ event }) => event)],
    before,
    after,
    beat,
    pacing,
    waitsForGo: isGuards && tempo.guardPace === 'step' && pacing !== 'instant' && isOver,
  };
}

const SLOW = 1.8;

/** The Guard can be told at a pace of its own. */
function guardsPace({ pacing, guardPace }: Tempo): { readonly pacing: Pacing; readonly stretch: number } {
  if (pacing === 'instant' || guardPace === 'instant') return { pacing: 'instant', stretch: 1 };
  if (guardPace === 'slow') return { pacing: 'normal', stretch: SLOW };
  return { pacing: guardPace === 'fast' ? 'fast' : pacing, stretch: 1 };
}

/** Nothing more comes of what the Guard has just done. */
function isStepOver(last: GameEvent, next: Step | undefined): boolean {
  return next === undefined || next.state.turn.phase !== 'guard' || startsGuardStep(next.event, last);
}

/** The first beat's manner, for all pieces together, as long as the longest of them needs. */
function combined(beats: readonly Beat[]): Beat {
  const [first, ...rest] = beats as [Beat, ...Beat[]];
  return rest.length === 0 ? first : rest.reduce(joined, first);
}

function joined(whole: Beat, part: Beat): Beat {
  const { motion, focus, emphasis } = whole;
  return {
    ...whole,
    motion: withinSpread({
      ...motion,
      durationMs: Math.max(motion.durationMs, part.motion.durationMs),
      pieces: motion.pieces + part.motion.pieces,
    }),
    ...(focus === undefined ? {} : { focus: union(focus, part.focus ?? []) }),
    ...(emphasis === undefined ? {} : { emphasis: { ...emphasis, on: union(emphasis.on, part.emphasis?.on ?? []) } }),
    holdsMs: Math.max(whole.holdsMs, part.holdsMs),
    overlapsMs: Math.min(whole.overlapsMs, part.overlapsMs),
    invitesMs: Math.max(whole.invitesMs, part.invitesMs),
  };
}

const union = (a: Focus, b: Focus): Focus => [...new Set<FocusName>([...a, ...b])];
