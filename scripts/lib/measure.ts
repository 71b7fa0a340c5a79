/** Timing on one thread: calls one by one, and whole runs repeated. */
import { median, percentile, round } from './stats.ts';

/** Milliseconds that each call took. */
export function timeEach<T>(items: readonly T[], work: (item: T) => unknown): number[] {
  return items.map((item) => {
    const startedMs = performance.now();
    work(item);
    return performance.now() - startedMs;
  });
}

export function timeMs(work: () => unknown): number {
  const startedMs = performance.now();
  work();
  return performance.now() - startedMs;
}

export interface CallCost {
  readonly p50: number;
  readonly p99: number;
  readonly calls: number;
}

/** The median over `repeats` passes of each pass's percentiles: one pause of the machine does not count. */
export function callCost<T>(
  items: readonly T[],
  repeats: number,
  work: (item: T) => unknown,
  unitsPerMs = 1,
): CallCost {
  const passes = Array.from({ length: repeats }, () => timeEach(items, work));
  const typical = (p: number): number => round(median(passes.map((pass) => percentile(pass, p))) * unitsPerMs, 4);
  return { p50: typical(50), p99: typical(99), calls: items.length * repeats };
}

export interface Repeated {
  readonly times: number;
  readonly ms: number;
  /** Processor time of the whole process: what remains of `ms` was spent waiting for a core. */
  readonly cpuMs: number;
}

/** Calls `work` with 0, 1, 2 … until the time is up. */
export function repeatFor(ms: number, work: (index: number) => void): Repeated {
  const startedMs = performance.now();
  const before = process.cpuUsage();
  let times = 0;
  while (times === 0 || performance.now() - startedMs < ms) work(times++);
  const { user, system } = process.cpuUsage(before);
  return { times, ms: performance.now() - startedMs, cpuMs: (user + system) / 1000 };
}
