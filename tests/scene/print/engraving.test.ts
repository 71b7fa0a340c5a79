import { describe, expect, it } from 'vitest';
import { boxBlur, type Carving, carve, coarseness, PLAIN_CARVING } from '../../../src/scene/print/maths/engraving.ts';

const size = 180;

/** A disc, and the same disc drawn smaller. */
function disc(width: number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * width * 4);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const isInside = Math.hypot(x - width / 2, y - width / 2) < width * 0.42;
      data[(y * width + x) * 4 + 3] = isInside ? 255 : 0;
    }
  }
  return data;
}

function engraved(options: Partial<Carving> = {}): Uint8ClampedArray {
  const data = disc(size);
  const low = Math.ceil(size / coarseness(size, size)) + 1;
  carve(
    data,
    { width: size, height: size, scale: 1 },
    { data: disc(low), width: low },
    { ...PLAIN_CARVING, ...options },
  );
  return data;
}

const alpha = (data: Uint8ClampedArray, x: number, y: number) => data[(y * size + x) * 4 + 3] ?? 0;
const share = (data: Uint8ClampedArray, from: number, to: number) => {
  let sum = 0;
  for (let y = from; y < to; y++) for (let x = from; x < to; x++) sum += alpha(data, x, y);
  return sum / 255 / (to - from) ** 2;
};

describe('a box blur', () => {
  it('keeps the sum of what lies inside and flattens a peak', () => {
    const field = new Float32Array(21 * 21);
    field[10 * 21 + 10] = 1;
    boxBlur(field, 21, 21, 2);
    expect(field.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5);
    expect(Math.max(...field)).toBeCloseTo(1 / 25, 5);
  });
});

describe('an engraving', () => {
  it('never inks outside the silhouette', () => {
    const before = disc(size);
    const after = engraved();
    expect(after.every((value, i) => value <= (before[i] ?? 0))).toBe(true);
  });

  it('is lit from the upper left', () => {
    const data = engraved({ base: 0.1, gain: 1.6 });
    expect(share(data, 40, 70)).toBeLessThan(share(data, 110, 140));
  });

  it('keeps a solid contour', () => {
    const data = engraved();
    expect(alpha(data, 90, Math.round(90 + size * 0.4))).toBeGreaterThan(200);
  });

  it('leaves a solid alone where no line would be wide enough', () => {
    expect(engraved({ base: -3, gain: 0 })).toEqual(disc(size));
  });

  it('inverted, keeps only the lines', () => {
    const lines = engraved({ invert: true });
    const solid = engraved();
    expect(share(lines, 60, 120) + share(solid, 60, 120)).toBeCloseTo(1, 1);
  });
});
