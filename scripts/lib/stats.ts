/** Small statistics over lists of numbers; an empty list has the mean and the percentiles 0. */

export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

/** Between two neighbours it is interpolated, so p50 of [1, 2] is 1.5. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = ((sorted.length - 1) * p) / 100;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? 0;
  return low + (high - low) * (at - Math.floor(at));
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

export interface Spread {
  readonly mean: number;
  readonly p5: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly p95: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const [p5, p10, p50, p90, p95] = [5, 10, 50, 90, 95].map((p) => round(percentile(values, p), 2));
  return { mean: round(mean(values), 3), p5: p5 ?? 0, p10: p10 ?? 0, p50: p50 ?? 0, p90: p90 ?? 0, p95: p95 ?? 0 };
}

/** A part of a whole from 0 to 1; a part of nothing is 0. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

export type Counts = Record<string, number>;

export function add(counts: Counts, key: string, n = 1): void {
  counts[key] = (counts[key] ?? 0) + n;
}

export function addAll(into: Counts, from: Readonly<Counts>): void {
  for (const [key, n] of Object.entries(from)) add(into, key, n);
}
