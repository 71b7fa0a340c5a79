/** A pose as the numbers that can be mixed: where, how it is turned, and how much of it there is. */
import type { Pose } from '../layout/pieces.ts';

export const CHANNELS = 8;
/** `girth` and `height` are parts of the full size, across and upwards. */
export const AT = { x: 0, y: 1, z: 2, turn: 3, tilt: 4, roll: 5, girth: 6, height: 7 } as const;

interface Lying {
  readonly tilt: number;
  readonly roll: number;
  /** Part of the thickness that its origin is above the ground. */
  readonly lift: number;
}

const LYING: Readonly<Record<Pose['lies'], Lying>> = {
  standing: { tilt: 0, roll: 0, lift: 0 },
  onBack: { tilt: -Math.PI / 2, roll: 0, lift: 0.5 },
  faceUp: { tilt: 0, roll: 0, lift: 0.5 },
  faceDown: { tilt: 0, roll: Math.PI, lift: 0.5 },
};

export function writeStance(into: Float32Array, piece: number, pose: Pose, thickness: number): void {
  const { tilt, roll, lift } = LYING[pose.lies];
  const at = piece * CHANNELS;
  into[at + AT.x] = pose.x;
  into[at + AT.y] = pose.y + lift * thickness;
  into[at + AT.z] = pose.z;
  into[at + AT.turn] = pose.turn;
  into[at + AT.tilt] = tilt;
  into[at + AT.roll] = roll;
  into[at + AT.girth] = 1;
  into[at + AT.height] = 1;
}

/** Turned the same way, but never more than half a turn from `from`. */
export function nearestTurn(from: number, to: number): number {
  const full = 2 * Math.PI;
  return to + Math.round((from - to) / full) * full;
}
