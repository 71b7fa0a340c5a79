import { describe, expect, it } from 'vitest';
import { MEEPLE_DRAWINGS as WOODEN } from '../../../scripts/models/meepleDrawings.ts';
import { KINDS } from '../../../src/engine/index.ts';
import { MEEPLE_DRAWINGS } from '../../../src/scene/print/glyphs/meepleDrawings.ts';
import { noiseOf, rngOf } from '../../../src/scene/print/maths/random.ts';
import {
  darkRuns,
  handDiscPoints,
  handRectPoints,
  type Nib,
  sliverPoints,
} from '../../../src/scene/print/maths/strokes.ts';
import { mirrorHalf, readPath, writePath } from '../../../src/scene/print/maths/svgPath.ts';

describe('chance', () => {
  it('is the same for the same seed', () => {
    const [a, b] = [rngOf('x'), rngOf('x')];
    expect([a(), a(), a()]).toEqual([b(), b(), b()]);
    expect(noiseOf('n')(1.5, 2.5)).toBe(noiseOf('n')(1.5, 2.5));
  });

  it('is smooth noise between −1 and 1', () => {
    const noise = noiseOf('n');
    for (let x = 0; x < 40; x += 0.1) {
      expect(Math.abs(noise(x, 3.3))).toBeLessThanOrEqual(1);
      expect(Math.abs(noise(x) - noise(x + 0.01))).toBeLessThan(0.1);
    }
  });
});

describe('a sliver', () => {
  it('is as wide at each point as asked for', () => {
    const outline = sliverPoints([
      [0, 0, 0],
      [10, 0, 4],
      [20, 0, 0],
    ]);
    expect(outline).toHaveLength(6);
    expect(outline[1]).toEqual([10, 2]);
    expect(outline[4]).toEqual([10, -2]);
  });

  it('breaks where the line is too light, and drops crumbs', () => {
    const nib: Nib = [0, 0, 1];
    expect(darkRuns([nib, nib, nib, undefined, nib, nib, undefined, nib, nib, nib, nib])).toHaveLength(2);
  });
});

describe('shapes by hand', () => {
  it('stay near their measure', () => {
    for (const [x, y] of handRectPoints({ x: 10, y: 20, w: 100, h: 60 }, 1.5, 's')) {
      expect(x).toBeGreaterThan(8);
      expect(x).toBeLessThan(112);
      expect(y).toBeGreaterThan(18);
      expect(y).toBeLessThan(82);
    }
    for (const [x, y] of handDiscPoints(0, 0, 50, 2, 's'))
      expect(Math.abs(Math.hypot(x, y) - 50)).toBeLessThanOrEqual(2);
  });
});

describe('path data', () => {
  it('is read with every shorthand', () => {
    const ends = readPath('M10 10h5v5l-5-5zm20 0c1 1 2 2 3 3s1 1 2 2q1 0 1 1t2 2a5 5 0 015 5').map(({ points }) =>
      points.at(-1),
    );
    expect(ends).toEqual([
      [10, 10],
      [15, 10],
      [15, 15],
      [10, 10],
      undefined,
      [30, 10],
      [33, 13],
      [35, 15],
      [36, 16],
      [38, 18],
      [43, 23],
    ]);
  });

  it('survives being written with a tenth of a unit', () => {
    const original = readPath('M256.04 12.32c3.317 4.889 9.123 2.22 11.001-3.3l.123 4.56z');
    const again = readPath(writePath(original));
    original.forEach(({ points }, i) => {
      points.forEach(([x, y], k) => {
        expect(Math.abs((again[i]?.points[k]?.[0] ?? 0) - x)).toBeLessThanOrEqual(0.051);
        expect(Math.abs((again[i]?.points[k]?.[1] ?? 0) - y)).toBeLessThanOrEqual(0.051);
      });
    });
  });

  it('closes a half with its mirror image', () => {
    const whole = mirrorHalf('M50 100 L80 100 Q90 50 50 0', 50);
    expect(whole.map(({ to }) => to)).toEqual(['move', 'line', 'quadratic', 'quadratic', 'line', 'close']);
    expect(whole[3]?.points).toEqual([
      [10, 50],
      [20, 100],
    ]);
    expect(whole[4]?.points).toEqual([[50, 100]]);
  });

  it('says where it is not path data', () => {
    expect(() => readPath('M1 x')).toThrow('not path data');
  });
});

describe('printed meeples', () => {
  it.each(KINDS)('%s has the outline of the wooden one', (kind) => {
    expect(MEEPLE_DRAWINGS[kind].outline).toBe(WOODEN[kind].outline);
    expect(MEEPLE_DRAWINGS[kind].isHalf).toBe(WOODEN[kind].isHalf);
    expect(MEEPLE_DRAWINGS[kind].hole).toBe(WOODEN[kind].hole);
  });
});
