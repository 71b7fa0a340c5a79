/** A shot under way: what it still waits for. It can be past its turn in the queue and still be moving. */
import type { Clock } from './clock.ts';
import type { Playing, Shot } from './stage.ts';

export interface Flight {
  readonly shot: Shot;
  playing: Playing | undefined;
  isMoving: boolean;
  isHolding: boolean;
  /** The match has jumped: it no longer happens. */
  isCalledOff: boolean;
  readonly timers: Set<() => void>;
}

export function newFlight(shot: Shot): Flight {
  return { shot, playing: undefined, isMoving: true, isHolding: false, isCalledOff: false, timers: new Set() };
}

export function later(flight: Flight, clock: Clock, delayMs: number, run: () => void): void {
  const cancel = clock.after(delayMs, () => {
    flight.timers.delete(cancel);
    run();
  });
  flight.timers.add(cancel);
}

export function stopTimers({ timers }: Flight): void {
  for (const cancel of timers) cancel();
  timers.clear();
}
