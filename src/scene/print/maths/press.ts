/** The press itself, on plain pixels: paper first, then one plate after another. */
import { hash, lerp, smooth } from './random.ts';
import { TILE_MASK, TILE_SIZE, type Tiles } from './tiles.ts';

export type Rgb = readonly [red: number, green: number, blue: number];
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

export type PlateInk = {
  /** A transparent ink of this colour; without it the plate is gouache and keeps the colours it was painted in. */
  readonly color?: Rgb;
  readonly isGrained: boolean;
  /** How far the edge noise moves the outline, 0..1. */
  readonly rough: number;
  /** Alpha at which half the ink takes. */
  readonly threshold: number;
};

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Where on the tiles a face begins, so that no two cards share their specks. */
export function tileOffset(seed: string, plate = 0): readonly [x: number, y: number] {
  const h = hash(seed);
  return [((h >>> 9) + plate * 131) & TILE_MASK, (h + plate * 57) & TILE_MASK];
}

export function layPaper(out: Pixels, base: Rgb, tiles: Tiles, seed: string): void {
  const { data, width, height } = out;
  const [ox, oy] = tileOffset(seed);
  const [red, green, blue] = base;
  for (let y = 0, i = 0; y < height; y++) {
    const row = ((y + oy) & TILE_MASK) * TILE_SIZE;
    for (let x = 0; x < width; x++, i += 4) {
      const tone = tiles.paper[row + ((x + ox) & TILE_MASK)] as number;
      data[i] = red + tone;
      data[i + 1] = green + tone;
      data[i + 2] = blue + tone * 1.15;
      data[i + 3] = 255;
    }
  }
}

export type Impression = {
  readonly tiles: Tiles;
  readonly seed: string;
  /** Which plate this is, counted from 1. */
  readonly order: number;
  readonly reach: number;
  readonly gain: number;
  /** The rows to print, all of them if absent. */
  readonly rows?: readonly [from: number, to: number];
};

/** Small prints are pressed softly: a hard threshold would tear words and hatching of a few pixels apart. */
export function pressureAt(scale: number): {
  readonly reach: number;
  readonly gain: number;
  readonly roughness: number;
} {
  const firm = smooth(0.3, 0.9, scale);
  return {
    reach: scale < 0.55 ? 0 : Math.max(1, Math.round(scale * 0.9)),
    gain: lerp(1.1, 2.6, firm),
    roughness: lerp(0.45, 1, firm),
  };
}

/**
 * Prints one plate: its alpha is blurred (ink spread), thresholded with noise (ragged edge) and thinned by a texture.
 * `reach` is the distance of the blurred neighbours in pixels, `gain` how hard the threshold is.
 */
export function printPlate(out: Pixels, plate: Uint8ClampedArray, ink: PlateInk, at: Impression): void {
  const { data, width, height } = out;
  const { edge } = at.tiles;
  const texture = ink.isGrained ? at.tiles.grain : at.tiles.ink;
  const [ox, oy] = tileOffset(at.seed, at.order);
  const full = 65025;
  const [red, green, blue] = ink.color ?? [0, 0, 0];
  const thinRed = (255 - red) / (255 * full);
  const thinGreen = (255 - green) / (255 * full);
  const thinBlue = (255 - blue) / (255 * full);
  const isGouache = ink.color === undefined;
  const { rough, threshold } = ink;
  const { gain } = at;
  const across = at.reach * 4;
  const down = at.reach * width * 4;
  const [first, last] = at.rows ?? [0, height];
  for (let y = first; y < last; y++) {
    const row = ((y + oy) & TILE_MASK) * TILE_SIZE;
    const isRim = y < at.reach || y >= height - at.reach;
    for (let x = 0, i = y * width * 4 + 3; x < width; x++, i += 4) {
      const here = plate[i] as number;
      let alpha = here;
      if (!isRim && x >= at.reach && x < width - at.reach) {
        const sides =
          (plate[i - down] as number) +
          (plate[i + down] as number) +
          (plate[i - across] as number) +
          (plate[i + across] as number);
        if (here === 0 && sides === 0) continue;
        if (here !== 255 || sides !== 1020) {
          const corners =
            (plate[i - down - across] as number) +
            (plate[i - down + across] as number) +
            (plate[i + down - across] as number) +
            (plate[i + down + across] as number);
          alpha = (4 * here + 2 * sides + corners) >> 4;
        }
      }
      if (alpha === 0) continue;
      const tile = row + ((x + ox) & TILE_MASK);
      let cover = (alpha + (edge[tile] as number) * rough - threshold) * gain + 128;
      if (cover <= 0) continue;
      if (cover > 255) cover = 255;
      cover *= texture[tile] as number;
      const j = i - 3;
      const oldRed = data[j] as number;
      const oldGreen = data[j + 1] as number;
      const oldBlue = data[j + 2] as number;
      if (isGouache) {
        const t = cover / full;
        data[j] = oldRed + ((plate[j] as number) - oldRed) * t;
        data[j + 1] = oldGreen + ((plate[j + 1] as number) - oldGreen) * t;
        data[j + 2] = oldBlue + ((plate[j + 2] as number) - oldBlue) * t;
      } else {
        data[j] = oldRed * (1 - cover * thinRed);
        data[j + 1] = oldGreen * (1 - cover * thinGreen);
        data[j + 2] = oldBlue * (1 - cover * thinBlue);
      }
    }
  }
}
