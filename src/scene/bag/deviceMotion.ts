/** What a device's motion means to a bag: shaken, or tipped over to pour. */
import type { Point } from './bagState.ts';

/** Metres per second squared, as the device tells them; sensors may lack either. */
export interface MotionSample {
  readonly acceleration: Point | undefined;
  readonly withGravity: Point | undefined;
  readonly atMs: number;
}

export interface MotionReading {
  /** Without gravity. */
  readonly acceleration: Point;
  /** It has just been turned far enough from how it was held. */
  readonly isTipped: boolean;
}

export interface MotionReader {
  read(sample: MotionSample): MotionReading;
  /** However it is held now is how it is held. */
  level(): void;
}

/** Gravity is what stays of the motion after this time. */
const GRAVITY_S = 0.3;
const TIPPED = Math.cos((60 * Math.PI) / 180);
/** While it is shaken nobody can say how it is held. */
const CALM = 5;
const TIPPED_FOR_MS = 220;
const LEAST_GRAVITY = 4;
const NONE: Point = { x: 0, y: 0, z: 0 };

export function createMotionReader(): MotionReader {
  let gravity: Point | undefined;
  let held: Point | undefined;
  let beforeMs: number | undefined;
  let tippedSinceMs: number | undefined;
  let hasTipped = false;

  function feel(raw: Point, atMs: number): Point {
    const share = beforeMs === undefined ? 1 : 1 - Math.exp(-(atMs - beforeMs) / 1000 / GRAVITY_S);
    beforeMs = atMs;
    gravity = gravity === undefined ? raw : mix(gravity, raw, share);
    return gravity;
  }

  function isTipped(down: Point, pace: number, atMs: number): boolean {
    if (pace > CALM || length(down) < LEAST_GRAVITY) {
      tippedSinceMs = undefined;
      return false;
    }
    held ??= down;
    const isOver = dot(down, held) / (length(down) * length(held)) < TIPPED;
    if (!isOver) {
      tippedSinceMs = undefined;
      hasTipped = false;
      return false;
    }
    tippedSinceMs ??= atMs;
    if (hasTipped || atMs - tippedSinceMs < TIPPED_FOR_MS) return false;
    hasTipped = true;
    return true;
  }

  return {
    read: ({ acceleration, withGravity, atMs }) => {
      if (withGravity === undefined) return { acceleration: acceleration ?? NONE, isTipped: false };
      const down = feel(withGravity, atMs);
      const own = acceleration ?? less(withGravity, down);
      return { acceleration: own, isTipped: isTipped(down, length(own), atMs) };
    },
    level: () => {
      held = undefined;
      tippedSinceMs = undefined;
      hasTipped = false;
    },
  };
}

const length = ({ x, y, z }: Point): number => Math.hypot(x, y, z);
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y + a.z * b.z;
const less = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
  z: a.z + (b.z - a.z) * share,
});
