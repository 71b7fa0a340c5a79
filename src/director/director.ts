/** Plays the waiting steps one shot at a time against the stage, and moves what is shown as each of them is over. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Match } from '../store/match.ts';
import { motionMs } from './beat.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Tempo, watchdogMs } from './pacing.ts';
import { cutShot } from './shots.ts';
import type { Playing, Shot, Stage } from './stage.ts';

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

/** A shot under way. It can be past its turn in the queue and still be moving. */
interface Flight {
  readonly shot: Shot;
  playing: Playing | undefined;
  isMoving: boolean;
  isHolding: boolean;
  readonly timers: Set<() => void>;
}

export function createDirector(parts: DirectorParts): Director {
  const { match, tempo, clock = systemClock, onProblem = () => {} } = parts;
  const onStage = createStore<OnStage>(() => ({ shot: undefined }));
  const listeners = new Set<(shot: Shot) => void>();
  const trailing = new Set<Flight>();
  let { stage } = parts;
  let current: Flight | undefined;
  let { epoch } = match.store.getState();
  let isSkipping = false;
  let isPumping = false;
  let isSettled = false;

  /** Anything outside the director may fail without stopping the story. */
  function safely(shot: Shot | undefined, run: () => void): void {
    try {
      run();
    } catch (error) {
      onProblem({ kind: 'threw', shot, error });
    }
  }

  function pump(): void {
    if (isPumping) return;
    isPumping = true;
    for (let shot = nextShot(); shot !== undefined; shot = nextShot()) begin(shot);
    isPumping = false;
    if (current !== undefined) return;
    onStage.setState({ shot: undefined });
    if (trailing.size === 0) settle();
  }

  function nextShot(): Shot | undefined {
    if (current !== undefined) return undefined;
    const { timeline, shown } = match.store.getState();
    const pace = tempo();
    return cutShot(timeline, shown, isSkipping ? { ...pace, pacing: 'instant', guardPace: 'instant' } : pace);
  }

  function settle(): void {
    if (isSettled) return;
    isSettled = true;
    safely(undefined, () => stage.rest(match.store.getState().shown));
  }

  function begin(shot: Shot): void {
    const flight: Flight = { shot, playing: undefined, isMoving: true, isHolding: false, timers: new Set() };
    current = flight;
    isSettled = false;
    onStage.setState({ shot });
    for (const listener of listeners) safely(shot, () => listener(shot));
    // A listener may have reset the match.
    if (current !== flight) return;
    let hasBegun = false;
    safely(shot, () => {
      flight.playing = stage.play(shot, () => arrive(flight));
      hasBegun = true;
    });
    if (!flight.isMoving) return;
    if (!hasBegun) arrive(flight);
    else if (shot.pacing === 'instant') end(flight);
    else watch(flight);
  }

  function watch(flight: Flight): void {
    const { beat } = flight.shot;
    later(flight, watchdogMs(beat), () => {
      onProblem({ kind: 'stalled', shot: flight.shot });
      finish(flight);
      arrive(flight);
    });
    if (beat.overlapsMs > 0) later(flight, Math.max(0, motionMs(beat.motion) - beat.overlapsMs), () => hold(flight));
  }

  function later(flight: Flight, delayMs: number, run: () => void): void {
    const cancel = clock.after(delayMs, () => {
      flight.timers.delete(cancel);
      run();
    });
    flight.timers.add(cancel);
  }

  function callOff(flight: Flight): void {
    for (const cancel of flight.timers) cancel();
    flight.timers.clear();
  }

  /** The stage's word that everything is in its place. */
  function arrive(flight: Flight): void {
    if (!flight.isMoving) return;
    flight.isMoving = false;
    trailing.delete(flight);
    if (flight === current) {
      if (flight.isHolding) return;
      callOff(flight);
      hold(flight);
      return;
    }
    callOff(flight);
    if (current === undefined && trailing.size === 0 && !isPumping) settle();
  }

  function hold(flight: Flight): void {
    if (flight !== current || flight.isHolding) return;
    flight.isHolding = true;
    if (flight.shot.waitsForGo) return;
    const { holdsMs } = flight.shot.beat;
    if (holdsMs > 0) later(flight, holdsMs, () => release(flight));
    else release(flight);
  }

  /** The shot's turn is over: the table shows it, the next one may begin. */
  function release(flight: Flight): void {
    if (flight !== current) return;
    current = undefined;
    if (flight.isMoving) trailing.add(flight);
    else callOff(flight);
    match.shownAdvance(flight.shot.events.length);
    pump();
  }

  function finish(flight: Flight): void {
    safely(flight.shot, () => flight.playing?.finish());
  }

  /** Over at once, whatever it was waiting for. */
  function end(flight: Flight): void {
    callOff(flight);
    finish(flight);
    flight.isMoving = false;
    trailing.delete(flight);
    release(flight);
  }

  function endTrailing(): void {
    for (const flight of [...trailing]) end(flight);
  }

  function hurry(): boolean {
    endTrailing();
    if (current === undefined) return false;
    end(current);
    return true;
  }

  function skip(): void {
    isSkipping = true;
    endTrailing();
    if (current === undefined) pump();
    else end(current);
    isSkipping = false;
  }

  /** Undo, load or a new match: what was being played no longer happens. */
  function reset(): void {
    const flights = current === undefined ? [...trailing] : [current, ...trailing];
    current = undefined;
    trailing.clear();
    for (const flight of flights) {
      flight.isMoving = false;
      callOff(flight);
      finish(flight);
    }
    isSettled = false;
    settle();
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
    skip,
    takeStage: (next) => {
      hurry();
      stage = next;
      isSettled = false;
      if (current === undefined) settle();
      else safely(undefined, () => stage.rest(match.store.getState().shown));
    },
    dispose: () => {
      unsubscribe();
      reset();
      listeners.clear();
    },
  };
}
