/** A clock that only moves when told to: no test waits. */
import type { Clock } from '../../../src/director/clock.ts';

export interface ManualClock extends Clock {
  /** Runs everything that comes due, in order, including what is set on the way. */
  advance(ms: number): void;
  /** Until nothing is waiting any more. */
  runOut(): void;
  readonly now: () => number;
  readonly waiting: () => number;
}

export function manualClock(): ManualClock {
  let now = 0;
  let serial = 0;
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();

  function nextDue(until: number): number | undefined {
    const due = [...timers].filter(([, { at }]) => at <= until);
    due.sort(([idA, a], [idB, b]) => a.at - b.at || idA - idB);
    return due[0]?.[0];
  }

  function runUntil(until: number): void {
    for (let id = nextDue(until); id !== undefined; id = nextDue(until)) {
      const timer = timers.get(id);
      timers.delete(id);
      now = Math.max(now, timer?.at ?? now);
      timer?.run();
    }
  }

  return {
    after: (delayMs, run) => {
      const id = serial++;
      timers.set(id, { at: now + delayMs, run });
      return () => timers.delete(id);
    },
    advance: (ms) => {
      const until = now + ms;
      runUntil(until);
      now = until;
    },
    runOut: () => runUntil(Number.POSITIVE_INFINITY),
    now: () => now,
    waiting: () => timers.size,
  };
}
