import { describe, expect, it } from 'vitest';
import { MEEPLE_DRAWINGS, MEEPLE_KINDS } from '../../../scripts/models/meepleDrawings.ts';
import { outlinePoints } from '../../../scripts/models/outline.ts';

describe('an outline', () => {
  it('keeps straight lines and drops the closing point', () => {
    expect(outlinePoints('M0 0 L100 0 L100 100 L0 100 L0 0 Z')).toEqual([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ]);
  });

  it('ends a curve where it is drawn to', () => {
    expect(outlinePoints('M0 0 Q50 50 100 0 L50 90 Z').slice(0, 4).at(-1)).toEqual([100, 0]);
  });

  it('mirrors a half at the middle', () => {
    const points = outlinePoints('M50 100 L90 100 L70 20 L50 0', { isHalf: true });
    expect(points).toEqual([
      [50, 100],
      [90, 100],
      [70, 20],
      [50, 0],
      [30, 20],
      [10, 100],
    ]);
  });

  it('drops points that lie on a short straight', () => {
    expect(outlinePoints('M0 0 L4 0 L8 0 L40 40 Z')).toEqual([
      [0, 0],
      [8, 0],
      [40, 40],
    ]);
  });

  it.each(MEEPLE_KINDS)('of the %s stands on the foot line inside its box', (kind) => {
    const { outline, isHalf = false, segments } = MEEPLE_DRAWINGS[kind];
    const points = outlinePoints(outline, { isHalf, segments });
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect(Math.max(...ys)).toBe(100);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(-1);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...xs)).toBeLessThanOrEqual(101);
  });
});
