import { describe, expect, it } from 'vitest';
import { finish } from '../../../src/scene/print/canvas/drawing.ts';
import {
  layPaper,
  type Pixels,
  type PlateInk,
  pressureAt,
  printPlate,
  rgbOf,
  tileOffset,
} from '../../../src/scene/print/maths/press.ts';
import { TILE_SIZE, tileSteps } from '../../../src/scene/print/maths/tiles.ts';

const tiles = finish(tileSteps());
const size = 64;
const blank = (): Pixels => ({ data: new Uint8ClampedArray(size * size * 4), width: size, height: size });
const at = { tiles, seed: 'card', order: 1, reach: 1, gain: 2.6 } as const;
const black: PlateInk = { color: [28, 23, 20], isGrained: false, rough: 0.34, threshold: 108 };

function paper(seed = 'card'): Pixels {
  const out = blank();
  layPaper(out, rgbOf('#f1e4c6'), tiles, seed);
  return out;
}

/** A plate with a square of one colour and alpha in its middle. */
function square(alpha: number, [red, green, blue] = [0, 0, 0]): Uint8ClampedArray {
  const plate = new Uint8ClampedArray(size * size * 4);
  for (let y = 16; y < 48; y++)
    for (let x = 16; x < 48; x++) plate.set([red ?? 0, green ?? 0, blue ?? 0, alpha], (y * size + x) * 4);
  return plate;
}

const pixel = ({ data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * size + x) * 4, (y * size + x) * 4 + 3),
];
const mean = ({ data }: Pixels, from: number, to: number) => {
  let sum = 0;
  for (let y = from; y < to; y++) for (let x = from; x < to; x++) sum += data[(y * size + x) * 4] ?? 0;
  return sum / (to - from) ** 2;
};

describe('tiles', () => {
  it('are square and within their ranges', () => {
    for (const tile of Object.values(tiles)) expect(tile.length).toBe(TILE_SIZE ** 2);
    expect(tiles.ink.reduce((sum, value) => sum + value, 0) / tiles.ink.length).toBeGreaterThan(235);
    expect(Math.min(...tiles.grain.subarray(0, 50_000))).toBeGreaterThan(100);
  });

  it('begin elsewhere for each card and each plate', () => {
    expect(tileOffset('termite')).not.toEqual(tileOffset('ghoul'));
    expect(tileOffset('termite', 1)).not.toEqual(tileOffset('termite', 2));
  });
});

describe('paper', () => {
  it('is cream, opaque and never quite flat', () => {
    const out = paper();
    expect(out.data[3]).toBe(255);
    expect(Math.abs(mean(out, 0, size) - 0xf1)).toBeLessThan(5);
    expect(new Set(out.data).size).toBeGreaterThan(10);
  });

  it('is the same for the same card only', () => {
    expect(paper('a').data).toEqual(paper('a').data);
    expect(paper('a').data).not.toEqual(paper('b').data);
  });
});

describe('a plate', () => {
  it('prints solid where it is solid and nothing where it is empty', () => {
    const out = paper();
    const before = paper();
    printPlate(out, square(255), black, at);
    expect(mean(out, 20, 44)).toBeLessThan(50);
    expect(pixel(out, 4, 4)).toEqual(pixel(before, 4, 4));
  });

  it('has no half tones: a weak alpha does not print', () => {
    const out = paper();
    printPlate(out, square(24), black, at);
    expect(out.data).toEqual(paper().data);
  });

  it('has a ragged edge', () => {
    const out = paper();
    printPlate(out, square(255), black, at);
    const edge = Array.from({ length: 28 }, (_, i) => pixel(out, 15, 18 + i)[0]);
    expect(new Set(edge).size).toBeGreaterThan(4);
  });

  it('is pressed softly where it is small, so that fine lines keep their grey', () => {
    expect(pressureAt(1)).toEqual({ reach: 1, gain: 2.6, roughness: 1 });
    expect(pressureAt(2).reach).toBe(2);
    const { reach, gain } = pressureAt(0.36);
    expect(reach).toBe(0);
    const out = paper();
    printPlate(out, square(90), { ...black, rough: 0.1 }, { ...at, reach, gain });
    expect(mean(out, 20, 44)).toBeGreaterThan(110);
    expect(mean(out, 20, 44)).toBeLessThan(190);
  });

  it('multiplies a transparent ink over what is there', () => {
    const out = paper();
    const blue: PlateInk = { ...black, color: [47, 111, 159] };
    printPlate(out, square(255), blue, at);
    printPlate(out, square(255), { ...black, color: [217, 155, 31] }, { ...at, order: 2 });
    const [red = 0, green = 0, deep = 0] = pixel(out, 32, 32);
    expect(red).toBeLessThan(60);
    expect(deep).toBeLessThan(40);
    expect(green).toBeGreaterThan(red);
  });

  it('covers with gouache, even white on cream', () => {
    const out = paper();
    printPlate(out, square(255, [251, 245, 228]), { isGrained: false, rough: 0.4, threshold: 108 }, at);
    const [red = 0, , blue = 0] = pixel(out, 32, 32);
    expect(red).toBeGreaterThan(244);
    expect(blue).toBeGreaterThan(215);
  });
});
