/** Where to pour: the way to the meeples' places, and the ground they will fall on. */
import type { Ledge } from '../physics/physicsPort.ts';
import type { Point } from './bagState.ts';

/** Room around the places for bodies that roll. */
const MARGIN = 1.2;

/** To the nearest of the places, measured along the way to the middle of them all. */
export function aim(spots: readonly Point[], out: Float64Array): void {
  const x = mean(spots.map((spot) => spot.x));
  const z = mean(spots.map((spot) => spot.z));
  const far = Math.hypot(x, z) + 1e-9;
  const nearest = Math.min(...spots.map((spot) => (spot.x * x + spot.z * z) / far));
  const share = Math.max(0.1, nearest) / far;
  out[0] = x * share;
  out[1] = 0;
  out[2] = z * share;
}

export function ledgeUnder(spots: readonly Point[]): Ledge {
  const [left, right] = range(spots.map(({ x }) => x));
  const [back, front] = range(spots.map(({ z }) => z));
  return {
    x: (left + right) / 2,
    z: (back + front) / 2,
    halfWidth: (right - left) / 2 + MARGIN,
    halfDepth: (front - back) / 2 + MARGIN,
    turn: 0,
    height: Math.max(0, Math.min(...spots.map(({ y }) => y))),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const range = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];
