import { describe, expect, it } from 'vitest';
import { callCost, repeatFor } from '../../../scripts/lib/measure.ts';
import { remaining } from '../../../scripts/lib/progress.ts';
import {
  add,
  addAll,
  type Counts,
  mean,
  median,
  percentile,
  round,
  share,
  spreadOf,
} from '../../../scripts/lib/stats.ts';

describe('statistics', () => {
  it('a percentile lies between its neighbours', () => {
    const values = [40, 10, 30, 20];
    expect([0, 25, 50, 90, 100].map((p) => percentile(values, p))).toEqual([10, 17.5, 25, 37, 40]);
    expect(values).toEqual([40, 10, 30, 20]);
  });

  it('one value is all of its own percentiles', () => {
    expect(spreadOf([7])).toEqual({ mean: 7, p5: 7, p10: 7, p50: 7, p90: 7, p95: 7 });
  });

  it('nothing is 0', () => {
    expect([mean([]), median([]), share(3, 0)]).toEqual([0, 0, 0]);
  });

  it('numbers are sorted as numbers', () => {
    expect(median([100, 9, 20])).toBe(20);
  });

  it('rounding keeps the digits that were asked for', () => {
    expect([round(1 / 3, 2), round(2 / 3, 0), round(-1.005, 1)]).toEqual([0.33, 1, -1]);
  });

  it('counts add up key by key', () => {
    const counts: Counts = { a: 1 };
    add(counts, 'b');
    addAll(counts, { a: 2, c: 5 });
    expect(counts).toEqual({ a: 3, b: 1, c: 5 });
  });
});

describe('measuring', () => {
  it('calls the work for every item in every pass', () => {
    let calls = 0;
    expect(callCost([1, 2, 3], 4, () => calls++).calls).toBe(12);
    expect(calls).toBe(12);
  });

  it('repeats at least once', () => {
    expect(repeatFor(0, () => {}).times).toBe(1);
  });

  it('reckons the time left once there is something to reckon with', () => {
    expect(remaining(100, 0.5)).toBe('');
    expect(remaining(10_000, 0)).toBe('');
    expect(remaining(10_000, 0.25)).toBe(' · 30 s left');
    expect(remaining(60_000, 0.25)).toBe(' · 3 min 0 s left');
  });
});
