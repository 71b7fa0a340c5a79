/** A hand on the bag: how it moves, when that is a shake, and when letting go means pulling it open. */
import type { Hand, Point } from './bagState.ts';

/** Changes of speed fade from memory in this time. */
const MEMORY_S = 0.3;
/** Table units per second of change that count as a full shake. */
const WILD = 55;
export const SHAKING = 0.55;
export const SWINGING_SPEED = 1.2;
/** A touch this short and still is a pull at the cord. */
const TAP_S = 0.35;
const TAP_REACH = 0.2;
/** Carried this far to the side, letting go tips the bag. */
const TIP_REACH = 1.8;
const LEAST_STEP_S = 1 / 240;

const STILL: Point = { x: 0, y: 0, z: 0 };

export const taken = (at: Point, nowS: number): Hand => ({
  from: at,
  at,
  speed: STILL,
  sinceS: nowS,
  movedS: nowS,
  wildness: 0,
});

export function moved(hand: Hand, at: Point, nowS: number): Hand {
  const dt = Math.max(LEAST_STEP_S, nowS - hand.movedS);
  const speed = { x: (at.x - hand.at.x) / dt, y: (at.y - hand.at.y) / dt, z: (at.z - hand.at.z) / dt };
  const turned = distance(speed, hand.speed);
  const wildness = Math.min(2, hand.wildness * Math.exp(-dt / MEMORY_S) + (turned / WILD) * Math.min(1, dt / 0.016));
  return { ...hand, at, speed, movedS: nowS, wildness };
}

/** Wildness now, some time after the hand last moved. */
export const wildnessAt = ({ wildness, movedS }: Hand, nowS: number): number =>
  wildness * Math.exp(-(nowS - movedS) / MEMORY_S);

export const speedOf = ({ speed }: Hand): number => Math.hypot(speed.x, speed.y, speed.z);

export function isPull({ from, at, sinceS }: Hand, nowS: number): boolean {
  const isTap = nowS - sinceS <= TAP_S && distance(from, at) <= TAP_REACH;
  return isTap || Math.hypot(at.x - from.x, at.z - from.z) >= TIP_REACH;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
