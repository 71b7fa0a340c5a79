/** The ways of meeples between bag and table: how fast, how high, how long. */
import { type Bodies, GRAVITY } from '../physics/physicsPort.ts';
import type { Sack } from './sack.ts';

export const ROUTE = {
  /** Up to the mouth and through it. */
  leaveS: 0.14,
  /** From the mouth to the table, falling. */
  fallS: 0.27,
  /** A body that has come down and lies still is caught at once, any other a little later. */
  earliestS: 0.5,
  catchS: 0.62,
  slow: 2,
  /** From the mouth to its place: within a second, whatever happens. */
  wholeS: 0.96,
  leastS: 0.26,
  lift: 0.16,
  /** Without contacts: straight to its place. */
  calmS: 0.45,
  calmLift: 0.7,
  tumble: 9,
  /** From the Lodgings into the mouth. */
  enterS: 0.46,
  enterLift: 1.5,
  pourSpeed: 5,
} as const;

/** How far from its place a meeple may come down. */
const SCATTER = 0.45;
const AHEAD = 0.4;

/** Speed at the mouth that brings it down near its place. */
export function launch({ pouch: { mouth }, facing }: Sack, goal: Float64Array, seed: number, out: Float64Array): void {
  const t = ROUTE.fallS;
  for (let q = 0; q < 3; q++) {
    const from = (mouth[q] as number) + (facing[q] as number) * AHEAD;
    const aside = q === 1 ? 0 : Math.sin(seed * 7.7 + q * 2.3) * SCATTER;
    out[q] = ((goal[q] as number) + aside - from) / t;
  }
  out[1] = (out[1] as number) + (GRAVITY * t) / 2;
}

/** Just outside the middle of the mouth; the body keeps its turn. */
export function aimAtMouth(
  { pouch: { mouth }, facing }: Sack,
  { rotation }: Bodies,
  slot: number,
  out: Float64Array,
): void {
  for (let q = 0; q < 3; q++) out[q] = (mouth[q] as number) + (facing[q] as number) * AHEAD;
  for (let q = 0; q < 4; q++) out[3 + q] = rotation[slot * 4 + q] as number;
}
