/** The raw material: white noise, blows, and the curve that keeps the sum from clipping. */
import { createRoll } from './roll.ts';

/** Milliseconds a blow touches when its wave is played at its own speed. */
export const BLOW_MS = 1;
const blowTailMs = 9;
/** How much of a blow is the roughness of the two surfaces. */
const roughness = 0.22;

export function whiteNoise(samples: number, seed: number): Float32Array<ArrayBuffer> {
  const roll = createRoll(seed);
  return Float32Array.from({ length: samples }, () => roll() * 2 - 1);
}

/** One push, up and down again, with a short burst of noise upon it. */
export function blow(sampleRate: number, seed: number): Float32Array<ArrayBuffer> {
  const roll = createRoll(seed);
  const push = Math.round((BLOW_MS / 1000) * sampleRate);
  const length = push + Math.round((blowTailMs / 1000) * sampleRate);
  return Float32Array.from({ length }, (_, i) => {
    const pulse = i < push ? (1 - Math.cos((2 * Math.PI * (i + 0.5)) / push)) / 2 : 0;
    const grit = (roll() * 2 - 1) * roughness * Math.exp((-i / length) * 6);
    return pulse + grit;
  });
}

/** Straight while soft, then ever flatter: whatever comes in, what goes out stays below `most`. */
export function softClip(points: number, most: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: points }, (_, i) => {
    const x = (i / (points - 1)) * 2 - 1;
    return most * Math.tanh(x / most);
  });
}
