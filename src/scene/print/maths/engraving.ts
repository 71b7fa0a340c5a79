/** White-line engraving on plain pixels: a silhouette is inflated into a height field, lit, and carved by lines that bend with it. */
import { clamp, noiseOf, smooth } from './random.ts';

export type Carving = {
  /** Distance of the lines in design units. */
  readonly pitch: number;
  readonly angle: number;
  /** How far the lines bend round the form, in pitches. */
  readonly bend: number;
  /** White-line width where the light grazes, 0..1 of the pitch. */
  readonly base: number;
  /** How strongly the light widens the lines. */
  readonly gain: number;
  /** Blur radius as a share of the silhouette's size: how round the form is. */
  readonly radius: number;
  /** Height below which the contour stays solid. */
  readonly outline: number;
  /** Widest white line. */
  readonly max: number;
  readonly light: readonly [x: number, y: number];
  /** Keep the lines and drop the solid: dark hatching on a light figure. */
  readonly invert: boolean;
  readonly seed: string;
};

export const PLAIN_CARVING: Carving = {
  pitch: 5,
  angle: 0.5,
  bend: 2.2,
  base: 0.28,
  gain: 1.1,
  radius: 0.07,
  outline: 0.55,
  max: 0.78,
  light: [-0.62, -0.78],
  invert: false,
  seed: 'e',
};

/** Box blur in place, both ways. */
export function boxBlur(field: Float32Array, width: number, height: number, radius: number): void {
  const passed = new Float32Array(field.length);
  const span = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    let sum = 0;
    const row = y * width;
    for (let x = -radius; x < width; x++) {
      if (x + radius < width) sum += field[row + x + radius] as number;
      if (x - radius - 1 >= 0) sum -= field[row + x - radius - 1] as number;
      if (x >= 0) passed[row + x] = sum / span;
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -radius; y < height; y++) {
      if (y + radius < height) sum += passed[(y + radius) * width + x] as number;
      if (y - radius - 1 >= 0) sum -= passed[(y - radius - 1) * width + x] as number;
      if (y >= 0) field[y * width + x] = sum / span;
    }
  }
}

/** How much smaller the height field is than the silhouette. */
export const coarseness = (width: number, height: number): number =>
  Math.max(2, Math.round(Math.min(width, height) / 90));

type Relief = {
  readonly bend: Float32Array;
  readonly white: Float32Array;
  readonly width: number;
  readonly coarse: number;
};

type Size = { readonly width: number; readonly height: number; readonly scale: number };

/** From the silhouette's alpha at low resolution: how far the lines shift and how wide they are, everywhere. */
function reliefOf(low: Uint8ClampedArray, lowWidth: number, size: Size, carving: Carving): Relief {
  const coarse = coarseness(size.width, size.height);
  const lowHeight = low.length / 4 / lowWidth;
  const round = new Float32Array(lowWidth * lowHeight);
  for (let i = 0; i < round.length; i++) round[i] = (low[i * 4 + 3] as number) / 255;
  const sharp = round.slice();
  const wide = Math.max(2, Math.round((Math.max(size.width, size.height) * carving.radius) / coarse));
  const tight = Math.max(1, Math.round(wide * 0.3));
  boxBlur(round, lowWidth, lowHeight, wide);
  boxBlur(round, lowWidth, lowHeight, Math.max(1, wide >> 1));
  boxBlur(sharp, lowWidth, lowHeight, tight);
  boxBlur(sharp, lowWidth, lowHeight, tight);
  const bend = new Float32Array(round.length);
  const white = new Float32Array(round.length);
  const noise = noiseOf(carving.seed);
  const unit = coarse / size.scale;
  const slope = (field: Float32Array, i: number, step: number): number =>
    (field[i + step] as number) - (field[i - step] as number);
  for (let y = 1; y < lowHeight - 1; y++) {
    for (let x = 1; x < lowWidth - 1; x++) {
      const i = y * lowWidth + x;
      const gx = slope(round, i, 1) * wide + slope(sharp, i, 1) * tight * 0.9;
      const gy = slope(round, i, lowWidth) * wide + slope(sharp, i, lowWidth) * tight * 0.9;
      const height = (round[i] as number) * 0.75 + (sharp[i] as number) * 0.25;
      bend[i] = height * carving.bend + noise((x * unit) / 40, (y * unit) / 40) * 0.5;
      const lit = carving.base - (gx * carving.light[0] + gy * carving.light[1]) * carving.gain;
      const flicker = noise((x * unit) / 17 + 9, (y * unit) / 17) * 0.1;
      const inside = smooth(carving.outline - 0.12, carving.outline + 0.16, sharp[i] as number);
      white[i] = clamp(lit + flicker, 0, carving.max) * inside;
    }
  }
  return { bend, white, width: lowWidth, coarse };
}

/** Carves the silhouette's alpha in place. `low` is the same silhouette drawn `coarseness` times smaller. */
export function carve(
  silhouette: Uint8ClampedArray,
  size: Size,
  low: { readonly data: Uint8ClampedArray; readonly width: number },
  carving: Carving,
): void {
  const relief = reliefOf(low.data, low.width, size, carving);
  const { coarse } = relief;
  const across = Math.sin(carving.angle);
  const along = Math.cos(carving.angle);
  const pitch = carving.pitch * size.scale;
  for (let y = 0, i = 3; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i += 4) {
      const alpha = silhouette[i] as number;
      if (alpha === 0) continue;
      const fx = Math.max(0, x / coarse - 0.5);
      const fy = Math.max(0, y / coarse - 0.5);
      const k = (fy | 0) * relief.width + (fx | 0);
      const u = fx - (fx | 0);
      const v = fy - (fy | 0);
      const width = mix(relief.white, k, relief.width, u, v);
      let white = 0;
      // Below this the line would be a hairline scratch in a solid.
      if (width >= 0.03) {
        const turn = (x * across + y * along) / pitch + mix(relief.bend, k, relief.width, u, v);
        const off = Math.abs(turn - Math.floor(turn) - 0.5);
        white = clamp((width / 2 - off) * pitch + 0.5);
      }
      silhouette[i] = alpha * (carving.invert ? white : 1 - white);
    }
  }
}

function mix(field: Float32Array, k: number, row: number, u: number, v: number): number {
  const top = (field[k] as number) * (1 - u) + (field[k + 1] as number) * u;
  const bottom = (field[k + row] as number) * (1 - u) + (field[k + row + 1] as number) * u;
  return top * (1 - v) + bottom * v;
}
