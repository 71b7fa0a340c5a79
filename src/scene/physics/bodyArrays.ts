/** The numbers of all bodies: how one begins, whether it is sound, how fast the fastest is. */
import { BODY, type Bodies } from './physicsPort.ts';
import type { Pouch } from './pouch.ts';

/** More meeples than any bag holds. */
export const CAPACITY = 160;

/** Farther than this from the bag a body is lost. */
const LOST = { inside: 6, loose: 40 } as const;

export const createBodies = (capacity: number): Bodies => ({
  capacity,
  mode: new Uint8Array(capacity),
  position: new Float64Array(capacity * 3),
  rotation: new Float64Array(capacity * 4),
  velocity: new Float64Array(capacity * 3),
  spin: new Float64Array(capacity * 3),
});

/** A free slot, now `inside` and where it is put; -1 if there is none. */
export function addBody(bodies: Bodies, x: number, y: number, z: number): number {
  const slot = bodies.mode.indexOf(BODY.absent);
  if (slot < 0) return -1;
  bodies.mode[slot] = BODY.inside;
  put(bodies, slot, x, y, z);
  return slot;
}

export const isMoved = ({ mode }: Bodies, slot: number): boolean =>
  mode[slot] === BODY.inside || mode[slot] === BODY.loose;

export function fastestOf(bodies: Bodies): number {
  const { velocity } = bodies;
  let most = 0;
  for (let i = 0; i < bodies.capacity; i++) {
    if (!isMoved(bodies, i)) continue;
    const x = velocity[i * 3] as number;
    const y = velocity[i * 3 + 1] as number;
    const z = velocity[i * 3 + 2] as number;
    most = Math.max(most, x * x + y * y + z * z);
  }
  return Math.sqrt(most);
}

/** Brings every body that lost its numbers or its bag back inside; how many there were. */
export function mendBodies(bodies: Bodies, { bottom, mouth }: Pouch): number {
  let mended = 0;
  for (let i = 0; i < bodies.capacity; i++) {
    if (!isMoved(bodies, i) || isSound(bodies, i, bottom)) continue;
    const half = (q: number) => ((bottom[q] as number) + (mouth[q] as number)) / 2;
    put(bodies, i, half(0), half(1), half(2));
    mended++;
  }
  return mended;
}

function isSound({ mode, position, rotation, velocity, spin }: Bodies, i: number, bottom: Float64Array): boolean {
  const p = i * 3;
  const sum = sumOf(velocity, p, 3) + sumOf(spin, p, 3) + sumOf(rotation, i * 4, 4);
  const dx = (position[p] as number) - (bottom[0] as number);
  const dy = (position[p + 1] as number) - (bottom[1] as number);
  const dz = (position[p + 2] as number) - (bottom[2] as number);
  const far = mode[i] === BODY.inside ? LOST.inside : LOST.loose;
  return Number.isFinite(sum) && dx * dx + dy * dy + dz * dz < far * far && (position[p + 1] as number) > -1;
}

function put({ position, rotation, velocity, spin }: Bodies, slot: number, x: number, y: number, z: number): void {
  const p = slot * 3;
  position[p] = x;
  position[p + 1] = y;
  position[p + 2] = z;
  velocity.fill(0, p, p + 3);
  spin.fill(0, p, p + 3);
  // Golden-angle turns: no two neighbours lie alike, and the same bag always lies the same.
  const angle = slot * 1.19998;
  const lean = Math.sin(slot * 1.7) * 0.9;
  const r = slot * 4;
  rotation[r] = Math.sin(lean);
  rotation[r + 1] = Math.sin(angle) * Math.cos(lean);
  rotation[r + 2] = 0;
  rotation[r + 3] = Math.cos(angle) * Math.cos(lean);
}

function sumOf(values: Float64Array, from: number, count: number): number {
  let sum = 0;
  for (let k = from; k < from + count; k++) sum += values[k] as number;
  return sum;
}
