/** The light as it is now: it turns from mood to mood over time, and lightning may pass through it. */
import type { Mood } from './mood.ts';
import { LANES, lanesOf, type MoodLanes, mixMoods } from './moodLanes.ts';

export const MOOD_TURN_MS = 2500;
export const LIGHTNING_MS = 120;
const lightningFactor = 2.5;
const strikeMs = 18;
/** Flashes that follow each other faster than this can harm. */
const calmMs = 1000;

export interface MoodLight {
  /** Linear numbers to read at LANES; always the same array. */
  readonly lanes: Readonly<MoodLanes>;
  /** Changes whenever the lanes do. */
  version(): number;
  destination(): Mood;
  /** Whose reflections the room has: they change while they are darkest. */
  reflects(): Mood;
  isMoving(): boolean;
  turnTo(mood: Mood, durationMs?: number): void;
  /** One lightning, unless there was one just before `atMs`. */
  flash(atMs: number): void;
  /** Call once a frame while `isMoving`. The frame that follows a rest counts as no time. */
  step(deltaMs: number): void;
  setReducedMotion(isReduced: boolean): void;
  /** Called when something begins to move. */
  onWake(listener: () => void): () => void;
}

/** 0 to 1: how much of a lightning there is after this time. */
export function lightningAt(ms: number): number {
  if (ms < 0 || ms >= LIGHTNING_MS) return 0;
  return ms < strikeMs ? ms / strikeMs : 1 - (ms - strikeMs) / (LIGHTNING_MS - strikeMs);
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

export function createMoodLight(first: Mood): MoodLight {
  const lanes = lanesOf(first);
  const origin = Float32Array.from(lanes);
  let goal = lanesOf(first);
  let destination = first;
  let reflected = first;
  let turnMs = 0;
  let turnedMs = 0;
  let originShare = 1;
  let share = 1;
  let flashedMs = Number.POSITIVE_INFINITY;
  let nextFlashMs = Number.NEGATIVE_INFINITY;
  let isFresh = true;
  let isReduced = false;
  let version = 1;
  const listeners = new Set<() => void>();

  const isTurning = () => turnedMs < turnMs;
  const isMoving = () => isTurning() || flashedMs < LIGHTNING_MS;

  function wake(wasMoving: boolean): void {
    if (!wasMoving) isFresh = true;
    for (const listener of listeners) listener();
  }

  function settle(): void {
    const t = isTurning() ? turnedMs / turnMs : 1;
    mixMoods(origin, goal, smooth(t), lanes);
    if (t >= 0.5) reflected = destination;
    share = t < 0.5 ? originShare * (1 - smooth(2 * t)) : smooth(2 * t - 1);
    lanes[LANES.environment] = (lanes[LANES.environment] ?? 0) * share;
    lanes[LANES.keyIntensity] = (lanes[LANES.keyIntensity] ?? 0) * (1 + (lightningFactor - 1) * lightningAt(flashedMs));
    version += 1;
  }

  return {
    lanes,
    version: () => version,
    destination: () => destination,
    reflects: () => reflected,
    isMoving,
    turnTo(mood, durationMs = MOOD_TURN_MS) {
      if (mood === destination && durationMs > 0) return;
      const wasMoving = isMoving();
      const t = isTurning() ? smooth(turnedMs / turnMs) : 1;
      mixMoods(origin, goal, t, origin);
      originShare = share;
      goal = lanesOf(mood);
      destination = mood;
      turnMs = isReduced ? 0 : durationMs;
      turnedMs = 0;
      settle();
      wake(wasMoving);
    },
    flash(atMs) {
      if (isReduced || atMs < nextFlashMs) return;
      nextFlashMs = atMs + calmMs;
      const wasMoving = isMoving();
      flashedMs = 0;
      wake(wasMoving);
    },
    step(deltaMs) {
      const passedMs = isFresh ? 0 : Math.max(0, deltaMs);
      isFresh = false;
      turnedMs = Math.min(turnMs, turnedMs + passedMs);
      flashedMs += passedMs;
      settle();
    },
    setReducedMotion(reduced) {
      isReduced = reduced;
      if (!reduced || !isMoving()) return;
      turnedMs = turnMs;
      flashedMs = Number.POSITIVE_INFINITY;
      settle();
      wake(false);
    },
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
