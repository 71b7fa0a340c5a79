/** Plays the waiting steps one shot at a time against the stage, and moves what is shown as each of them is over. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Match } from '../store/match.ts';
import { motionMs } from './beat.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Flight, later, newFlight, stopTimers } from './flight.ts';
import { type Tempo, watchdogMs } from './pacing.ts';
import { cutShot } from './shots.ts';
import type { Shot, Stage } from './stage.ts';

export type DirectorProblem =
  /** The stage never said that the shot was over. */
  | { readonly kind: 'stalled'; readonly shot: Shot }
  | { readonly kind: 'threw'; readonly shot: Shot | undefined; readonly error: unknown };

export interface DirectorParts {
  readonly match: Pick<Match, 'store' | 'shownAdvance'>;
  readonly stage: Stage;
  /** Read before every shot, so that a changed setting counts at once. */
  readonly tempo: () => Tempo;
  readonly clock?: Clock;
  readonly onProblem?: (problem: DirectorProblem) => void;
}

export interface OnStage {
  /** The shot that holds the queue now; undefined while nothing waits to be shown. */
  readonly shot: Shot | undefined;
}

export interface Director {
  /** What is being played, for captions and buttons. */
  readonly onStage: StoreApi<OnStage>;
  /** Told of every shot as it begins, in order: camera, sound, light. */
  onShot(listener: (shot: Shot) => void): () => void;
  /** Ends the running shot at once and goes on with the next; false if nothing was running. */
  hurry(): boolean;
  /** Ends everything that waits: shown is truth when it returns. */
  skip(): void;
  /** Another stage takes over from where the table stands; what the old one was playing is over. */
  takeStage(stage: Stage): void;
  dispose(): void;
}

export function createDirector(parts: DirectorParts): Director {
  const { match, tempo, clock = systemClock, onProblem = () => {} } = parts;
  const onStage = createStore<OnStage>(() => ({ shot: undefined }));
  const listeners = new Set<(shot: Shot) => void>();
  /** Past their turn in the queue, still moving. */
  const trailing = new Set<Flight>();
  let { stage } = parts;
  let { epoch } = match.store.getState();
  let current: Flight | undefined;
  let isPumping = false;
  let isSkipping = false;
  let isAtRest = false;
  let isDisposed = false;

  /** Nothing outside the director can stop the story by failing. */
  function safely(shot: Shot | undefined, run: () => void): void {
    try {
      run();
    } catch (error) {
      onProblem({ kind: 'threw', shot, error });
    }
  }

  /** The queue's only loop: whatever happens inside it waits for it instead of starting another. */
  function pump(first: () => void = () => {}): void {
    if (isPumping) {
      first();
      return;
    }
    isPumping = true;
    try {
      first();
      for (let shot = nextShot(); shot !== undefined; shot = nextShot()) begin(shot);
    } finally {
      isPumping = false;
      isSkipping = false;
    }
    if (current !== undefined) return;
    if (onStage.getState().shot !== undefined) onStage.setState({ shot: undefined });
    rest();
  }

  function nextShot(): Shot | undefined {
    if (current !== undefined || isDisposed) return undefined;
    const { timeline, shown } = match.store.getState();
    const pace = tempo();
    return cutShot(timeline, shown, isSkipping ? { ...pace, pacing: 'instant', guardPace: 'instant' } : pace);
  }

  function rest(): void {
    if (isAtRest || current !== undefined || trailing.size > 0) return;
    isAtRest = true;
    safely(undefined, () => stage.rest(match.store.getState().shown));
  }

  function begin(shot: Shot): void {
    const flight = newFlight(shot);
    current = flight;
    isAtRest = false;
    // Nobody could read what is over in no time.
    if (shot.pacing !== 'instant') onStage.setState({ shot });
    for (const listener of listeners) safely(shot, () => listener(shot));
    // A listener may have hurried, or made the match jump.
    if (current !== flight) return;
    let hasBegun = false;
    safely(shot, () => {
      flight.playing = stage.play(shot, () => arrive(flight));
      hasBegun = true;
    });
    if (flight.isCalledOff) finish(flight);
    else if (flight.isMoving && !hasBegun) arrive(flight);
    else if (flight.isMoving && shot.pacing === 'instant') end(flight);
    else if (flight.isMoving) watch(flight);
  }

  function watch(flight: Flight): void {
    const { beat } = flight.shot;
    guard(flight);
    if (beat.overlapsMs > 0)
      later(flight, clock, Math.max(0, motionMs(beat.motion) - beat.overlapsMs), () => hold(flight));
  }

  function guard(flight: Flight): void {
    later(flight, clock, watchdogMs(flight.shot.beat), () => {
      if (!flight.isMoving) return;
      if (isInHand(flight)) {
        guard(flight);
        return;
      }
      onProblem({ kind: 'stalled', shot: flight.shot });
      finish(flight);
      arrive(flight);
    });
  }

  function isInHand({ shot, playing }: Flight): boolean {
    let isHeld = false;
    safely(shot, () => {
      isHeld = playing?.isInHand?.() ?? false;
    });
    return isHeld;
  }

  /** The stage's word that everything is in its place. */
  function arrive(flight: Flight): void {
    if (!flight.isMoving) return;
    flight.isMoving = false;
    if (flight !== current) {
      stopTimers(flight);
      trailing.delete(flight);
      rest();
    } else if (!flight.isHolding) {
      stopTimers(flight);
      hold(flight);
    }
  }

  function hold(flight: Flight): void {
    if (flight !== current || flight.isHolding) return;
    flight.isHolding = true;
    if (flight.shot.waitsForGo) return;
    const { holdsMs } = flight.shot.beat;
    if (holdsMs > 0) later(flight, clock, holdsMs, () => release(flight));
    else release(flight);
  }

  /** The shot's turn is over: the table shows it, the next one may begin. */
  function release(flight: Flight): void {
    if (flight !== current) return;
    pump(() => {
      current = undefined;
      if (flight.isMoving) trailing.add(flight);
      else stopTimers(flight);
      match.shownAdvance(flight.shot.events.length);
    });
  }

  function finish(flight: Flight): void {
    safely(flight.shot, () => flight.playing?.finish());
  }

  /** Over at once, whatever it was waiting for. */
  function stop(flight: Flight): void {
    flight.isMoving = false;
    stopTimers(flight);
    trailing.delete(flight);
    finish(flight);
  }

  function end(flight: Flight): void {
    stop(flight);
    release(flight);
  }

  function hurry(): boolean {
    for (const flight of [...trailing]) stop(flight);
    if (current === undefined) {
      rest();
      return false;
    }
    end(current);
    return true;
  }

  /** The match has jumped, or nobody watches any more: what was being played no longer happens. */
  function reset(): void {
    const flights = current === undefined ? [...trailing] : [current, ...trailing];
    current = undefined;
    for (const flight of flights) {
      flight.isCalledOff = true;
      stop(flight);
    }
    isAtRest = false;
    rest();
  }

  const unsubscribe = match.store.subscribe((state) => {
    if (state.epoch !== epoch) {
      epoch = state.epoch;
      reset();
    }
    pump();
  });
  pump();

  return {
    onStage,
    onShot: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hurry,
    skip: () => {
      isSkipping = true;
      if (!hurry()) pump();
    },
    takeStage: (next) => {
      const running = current;
      for (const flight of [...trailing]) stop(flight);
      if (running !== undefined) stop(running);
      stage = next;
      pump(() => {
        current = undefined;
        if (running !== undefined) match.shownAdvance(running.shot.events.length);
        isAtRest = false;
        rest();
      });
    },
    dispose: () => {
      isDisposed = true;
      unsubscribe();
      reset();
      onStage.setState({ shot: undefined });
      listeners.clear();
    },
  };
}
