/** The four repeating textures of the press: ragged edges, salt in the black, plank grain in the colours, laid paper. */
import { clamp, lerp, rngOf } from './random.ts';

export const TILE_SIZE = 512;
export const TILE_MASK = TILE_SIZE - 1;

export type Tiles = {
  readonly edge: Int8Array;
  readonly ink: Uint8Array;
  readonly grain: Uint8Array;
  readonly paper: Int8Array;
};

/** Value noise that repeats at the tile's edges, with cells of the given size in pixels. */
function wrappingNoise(seed: string, cellWidth: number, cellHeight: number): Float32Array {
  const columns = Math.max(1, Math.round(TILE_SIZE / cellWidth));
  const rows = Math.max(1, Math.round(TILE_SIZE / cellHeight));
  const random = rngOf(seed);
  const lattice = Float32Array.from({ length: columns * rows }, () => random() * 2 - 1);
  const at = (x: number, y: number): number => lattice[y * columns + x] as number;
  const out = new Float32Array(TILE_SIZE * TILE_SIZE);
  for (let y = 0; y < TILE_SIZE; y++) {
    const fy = (y / TILE_SIZE) * rows;
    const y0 = Math.floor(fy) % rows;
    const y1 = (y0 + 1) % rows;
    const v = smoothstep(fy - Math.floor(fy));
    for (let x = 0; x < TILE_SIZE; x++) {
      const fx = (x / TILE_SIZE) * columns;
      const x0 = Math.floor(fx) % columns;
      const x1 = (x0 + 1) % columns;
      const u = smoothstep(fx - Math.floor(fx));
      out[y * TILE_SIZE + x] = lerp(lerp(at(x0, y0), at(x1, y0), u), lerp(at(x0, y1), at(x1, y1), u), v);
    }
  }
  return out;
}

const smoothstep = (t: number): number => t * t * (3 - 2 * t);

/** Makes the tiles step by step: together they are a tenth of a second's work. */
export function* tileSteps(): Generator<undefined, Tiles> {
  const fine = wrappingNoise('e1', 2.6, 2.6);
  yield;
  const coarse = wrappingNoise('e2', 8, 8);
  yield;
  const mottle = wrappingNoise('m1', 34, 34);
  yield;
  const specks = wrappingNoise('m2', 3, 3);
  yield;
  const plank = wrappingNoise('g1', 120, 3.2);
  yield;
  const fibre = wrappingNoise('g2', 46, 1.6);
  yield;
  const warp = wrappingNoise('w1', 90, 60);
  yield;
  const cloud = wrappingNoise('p1', 70, 70);
  yield;
  const pulp = wrappingNoise('p2', 2, 5);
  yield;
  const random = rngOf('specks');
  const count = TILE_SIZE * TILE_SIZE;
  const tiles = {
    edge: new Int8Array(count),
    ink: new Uint8Array(count),
    grain: new Uint8Array(count),
    paper: new Int8Array(count),
  };
  const of = (field: Float32Array, i: number): number => field[i] as number;
  for (let y = 0, i = 0; y < TILE_SIZE; y++) {
    if (y % 64 === 0) yield;
    const laid = Math.sin((y / 4) * Math.PI * 2) * 1.6;
    for (let x = 0; x < TILE_SIZE; x++, i++) {
      tiles.edge[i] = (of(fine, i) * 0.65 + of(coarse, i) * 0.5) * 110;
      const dry = Math.max(0, of(mottle, i));
      const salt = of(specks, i) * 0.6 + of(mottle, i) * 0.5 + (random() - 0.5) * 0.5;
      tiles.ink[i] = 255 * (0.985 - 0.05 * dry - (salt > 0.74 ? clamp((salt - 0.74) * 3, 0, 0.55) : 0));
      const bent = ((y + Math.round(of(warp, i) * 7)) & TILE_MASK) * TILE_SIZE + x;
      const streak = of(plank, bent) * 0.7 + of(fibre, bent) * 0.5;
      tiles.grain[i] = 255 * (1 - (streak > 0.3 ? clamp((streak - 0.3) * 1.5, 0, 0.5) : 0) - 0.07 * dry);
      const chain = x % 64 < 1.5 ? -3.5 : 0;
      tiles.paper[i] = laid + chain + of(cloud, i) * 4 + of(pulp, i) * 3 + (random() - 0.5) * 5;
    }
  }
  layFibres(tiles.paper);
  return tiles;
}

function layFibres(paper: Int8Array): void {
  const random = rngOf('fibres');
  for (let n = 0; n < 260; n++) {
    let x = random() * TILE_SIZE;
    let y = random() * TILE_SIZE;
    let angle = random() * 6.28;
    const tone = random() < 0.7 ? -11 : 8;
    const length = 5 + random() * 16;
    for (let t = 0; t < length; t++) {
      const i = (y & TILE_MASK) * TILE_SIZE + (x & TILE_MASK);
      paper[i] = clamp((paper[i] as number) + tone, -60, 60);
      x += Math.cos(angle);
      y += Math.sin(angle);
      angle += (random() - 0.5) * 0.4;
    }
  }
}

let made: Tiles | undefined;

/** The tiles every face shares, made once. */
export function* sharedTiles(): Generator<undefined, Tiles> {
  made ??= yield* tileSteps();
  return made;
}
