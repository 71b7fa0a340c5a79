/** Where a double-click sends a meeple: the place it completes, else the place it brings furthest. */
import type { Missing, PlaceId, PlaceStatus } from '../../engine/index.ts';

export interface Outlook {
  /** As the draft stands. */
  readonly before: (place: PlaceId) => PlaceStatus;
  /** With the meeple there; undefined: it may not be. */
  readonly after: (place: PlaceId) => PlaceStatus | undefined;
}

interface Prospect {
  readonly place: PlaceId;
  readonly completes: boolean;
  /** Somebody stands there already: the player has this place in mind. */
  readonly isBegun: boolean;
  /** What it no longer lacks, and what it still lacks. */
  readonly gain: number;
  readonly left: number;
  readonly vp: number;
}

/** Undefined where it would be of no use: no place is better than a wasted Unit. */
export function sensiblePlace(places: readonly PlaceId[], { before, after }: Outlook): PlaceId | undefined {
  let best: Prospect | undefined;
  for (const place of places) {
    const now = before(place);
    const then = after(place);
    if (then === undefined) continue;
    const completes = then.isComplete && !now.isComplete;
    const left = lacking(then.missing);
    const gain = lacking(now.missing) - left;
    if (!completes && gain <= 0) continue;
    const prospect: Prospect = { place, completes, isBegun: now.meeples.length > 0, gain, left, vp: then.vp };
    if (best === undefined || isBetter(prospect, best)) best = prospect;
  }
  return best?.place;
}

function isBetter(a: Prospect, b: Prospect): boolean {
  if (a.completes !== b.completes) return a.completes;
  if (a.isBegun !== b.isBegun) return a.isBegun;
  if (!a.completes && a.left !== b.left) return a.left < b.left;
  if (a.gain !== b.gain) return a.gain > b.gain;
  return a.vp > b.vp;
}

function lacking(missing: readonly Missing[]): number {
  return missing.reduce((sum, lack) => sum + weight(lack), 0);
}

function weight(lack: Missing): number {
  switch (lack.what) {
    case 'strength':
      return lack.needs - lack.has;
    case 'oneOf':
    case 'prey':
      return 1;
    default:
      return lack.n;
  }
}
