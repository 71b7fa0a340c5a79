/** How a way is spread over its time. */
import type { Ease } from '../../director/beat.ts';

/** From 0 to 1 for 0 to 1; `drop` rebounds once, as wood does. */
export const EASE: Readonly<Record<Ease, (t: number) => number>> = {
  linear: (t) => t,
  in: (t) => t * t * t,
  out: (t) => 1 - (1 - t) ** 3,
  inOut: (t) => (t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2),
  /** Past its goal by a tenth, and back. */
  spring: (t) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2,
  drop: (t) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)),
};

const BOUNCE_FROM = 0.82;

/** Height above a straight way, as a part of its arc. */
export function arcAt(t: number, ease: Ease): number {
  if (ease !== 'drop') return Math.sin(Math.PI * t);
  // The fall is steeper than the rise, and ends in one small hop.
  if (t < BOUNCE_FROM) {
    const u = t / BOUNCE_FROM;
    return Math.sin(Math.PI * u ** 1.25);
  }
  const u = (t - BOUNCE_FROM) / (1 - BOUNCE_FROM);
  return 0.09 * Math.sin(Math.PI * u);
}

/** Straight down, with one rebound. */
export function fallAt(t: number): number {
  const floor = 0.72;
  if (t < floor) return (t / floor) ** 2;
  const u = (t - floor) / (1 - floor);
  return 1 - 0.12 * 4 * u * (1 - u);
}
