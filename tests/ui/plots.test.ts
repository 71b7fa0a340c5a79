import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnAt, heightScale, labelled, linePath, stackOf, ticksFor } from '../../src/ui/model/plots.ts';

const FRAME = { left: 10, right: 110, top: 5, bottom: 105 };

describe('a plot', () => {
  it('has few round ticks that hold every value', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 0 }), fc.integer({ min: 1, max: 300 }), (low, high) => {
        const ticks = ticksFor(low, high);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
        expect(ticks).toContain(0);
      }),
    );
  });

  it('stays inside its frame', () => {
    const { at } = heightScale(-3, 61, FRAME);
    for (const value of [-3, 0, 61]) {
      expect(at(value)).toBeGreaterThanOrEqual(FRAME.top);
      expect(at(value)).toBeLessThanOrEqual(FRAME.bottom);
    }
    expect(at(10)).toBeLessThan(at(5));
    expect([columnAt(0, 5, FRAME), columnAt(4, 5, FRAME), columnAt(0, 1, FRAME)]).toEqual([10, 110, 60]);
    expect(
      linePath([
        [1, 2],
        [3.04, 4],
      ]),
    ).toBe('M1 2L3 4');
  });

  it('labels the first and the last column, and never two side by side that would overlap', () => {
    expect(labelled(3, 7)).toEqual([0, 1, 2]);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 2, max: 8 }), (n, most) => {
        const picked = labelled(n, most);
        expect(picked[0]).toBe(0);
        expect(picked.at(-1)).toBe(n - 1);
        expect(picked.length).toBeLessThanOrEqual(most + 1);
        expect(new Set(picked).size).toBe(picked.length);
      }),
    );
  });

  it('stacks what was won upwards and what it cost downwards', () => {
    expect(stackOf(['a', 'b', 'c', 'd'], { a: 2, b: -3, c: 4, d: -1 })).toEqual([
      { key: 'a', from: 0, to: 2 },
      { key: 'b', from: 0, to: -3 },
      { key: 'c', from: 2, to: 6 },
      { key: 'd', from: -3, to: -4 },
    ]);
  });
});
