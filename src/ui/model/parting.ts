/** How far slips that would cover each other step aside, each half of the way. */

export interface Slip {
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 4;
/** Whoever steps aside may meet the next one. */
const ROUNDS = 6;

/** Pixels to the right for each of them. */
export function asides(slips: readonly Slip[]): number[] {
  const moved = slips.map(({ x }) => x);
  const byPlace = slips.map((_, i) => i).sort((a, b) => (moved[a] ?? 0) - (moved[b] ?? 0));
  for (let round = 0; round < ROUNDS; round++) {
    let isFree = true;
    for (const [rank, a] of byPlace.entries()) {
      for (const b of byPlace.slice(rank + 1)) {
        const [left, right] = [slips[a], slips[b]];
        if (left === undefined || right === undefined) continue;
        if (Math.abs(left.y - right.y) >= (left.height + right.height) / 2) continue;
        const apart = (moved[b] ?? 0) - (moved[a] ?? 0);
        const missing = (left.width + right.width) / 2 + GAP_PX - apart;
        if (missing <= 0.5) continue;
        isFree = false;
        moved[a] = (moved[a] ?? 0) - missing / 2;
        moved[b] = (moved[b] ?? 0) + missing / 2;
      }
    }
    if (isFree) break;
  }
  return slips.map(({ x }, i) => (moved[i] ?? x) - x);
}
