/** Plays a match again from its seed and its intents, a slice at a time, so that the page stays alive meanwhile. */
import type { Engine, GameState, Intent, MatchOptions, RefusalCode, Step } from '../../engine/index.ts';
import { err, ok, type Result } from '../../shared/result.ts';

export interface ReplaySource {
  readonly options: MatchOptions;
  readonly intents: readonly Intent[];
}

/** The rules refuse this intent, counted from 0. */
export interface ReplayRefusal {
  readonly index: number;
  readonly code: RefusalCode;
}

export type ReplayEnd = Result<GameState, ReplayRefusal>;

/** Gives the set-up and then every move, each with all its steps. */
export function* playAgain(engine: Engine, { options, intents }: ReplaySource): Generator<readonly Step[], ReplayEnd> {
  const opening = engine.setupSteps(options);
  yield opening;
  let state = lastOf(opening);
  for (const [index, intent] of intents.entries()) {
    const result = engine.apply(state, intent);
    if (!result.ok) return err({ index, code: result.error.code });
    yield result.value;
    state = lastOf(result.value);
  }
  return ok(state);
}

export interface Slicing {
  /** Work goes on for this long before the page gets its turn. */
  readonly sliceMs?: number;
  readonly now?: () => number;
  readonly pause?: () => Promise<void>;
}

const SLICE_MS = 8;
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Runs to the end; every value is handed to `each` as it comes. */
export async function inSlices<T, R>(
  work: Generator<T, R>,
  each: (value: T) => void,
  { sliceMs = SLICE_MS, now = () => performance.now(), pause = nextTask }: Slicing = {},
): Promise<R> {
  let began = now();
  for (let next = work.next(); ; next = work.next()) {
    if (next.done === true) return next.value;
    each(next.value);
    if (now() - began < sliceMs) continue;
    await pause();
    began = now();
  }
}

function lastOf(steps: readonly Step[]): GameState {
  const step = steps[steps.length - 1];
  if (step === undefined) throw new Error('A move without a step');
  return step.state;
}
