import { describe, expect, it } from 'vitest';
import { asides, type Slip } from '../../../src/ui/model/parting.ts';

const slip = (x: number, y = 0, width = 100): Slip => ({ x, y, width, height: 28 });

function covered(slips: readonly Slip[]): number {
  const aside = asides(slips);
  const edges = slips.map(
    ({ x, width }, i) => [x + (aside[i] ?? 0) - width / 2, x + (aside[i] ?? 0) + width / 2] as const,
  );
  let pairs = 0;
  for (const [i, [left, right]] of edges.entries()) {
    for (const [j, [otherLeft, otherRight]] of edges.entries()) {
      const isLevel = Math.abs((slips[i]?.y ?? 0) - (slips[j]?.y ?? 0)) < 28;
      if (j > i && isLevel && left < otherRight && otherLeft < right) pairs++;
    }
  }
  return pairs;
}

describe('slips at neighbouring places', () => {
  it('stay where they are as long as none covers another', () => {
    expect(asides([slip(0), slip(120), slip(10, 40)])).toEqual([0, 0, 0]);
  });

  it('step aside, both the same way, when they would cover each other', () => {
    const [left = 0, right = 0] = asides([slip(0), slip(60, 10)]);
    expect(left).toBe(-right);
    expect(covered([slip(0), slip(60, 10)])).toBe(0);
  });

  it('find room for a row of them, in the order of their places', () => {
    const row = [slip(0), slip(40, 5, 160), slip(90, -4), slip(95, 3, 60)];
    expect(covered(row)).toBe(0);
    const at = asides(row).map((aside, i) => aside + (row[i]?.x ?? 0));
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  it('part even from the very same spot', () => {
    expect(covered([slip(5), slip(5)])).toBe(0);
  });
});
