/** Plays whole matches between policies; an observer sees the set-up and every step. */
import type { Policy } from '../../src/bots/policy.ts';
import {
  createRng,
  type Engine,
  type GameState,
  type Intent,
  type MatchOptions,
  type Step,
  seedRng,
} from '../../src/engine/index.ts';

export interface Played {
  readonly state: GameState;
  readonly intents: readonly Intent[];
}

export interface Observer {
  readonly begin?: (state: GameState) => void;
  readonly step?: (step: Step) => void;
  /** After everything that an intent brought about. */
  readonly moved?: (state: GameState, intent: Intent) => void;
}

/** Far more than any game needs: a match that gets here does not end. */
export const INTENT_LIMIT = 20_000;

/** `policies[seat]` plays that seat, each with a generator of its own. */
export function playMatch(
  engine: Engine,
  options: MatchOptions,
  policies: readonly Policy[],
  { begin, step, moved }: Observer = {},
): Played {
  const generators = policies.map((_, seat) => createRng(seedRng(`${options.seed}:${seat}`, 'bots')));
  const intents: Intent[] = [];
  let state = engine.setup(options);
  begin?.(state);
  for (let seat = engine.seatToAct(state); seat !== undefined; seat = engine.seatToAct(state)) {
    const policy = policies[seat];
    const rng = generators[seat];
    if (policy === undefined || rng === undefined) throw new Error(`Nobody plays seat ${seat}`);
    const intent = policy.act(engine, state, seat, rng);
    state = advance(engine, state, intent, step);
    intents.push(intent);
    moved?.(state, intent);
    if (intents.length >= INTENT_LIMIT) throw new Error(`The match goes on after ${INTENT_LIMIT} intents`);
  }
  return { state, intents };
}

/** Applies an intent that must be legal. */
export function advance(engine: Engine, state: GameState, intent: Intent, step?: (step: Step) => void): GameState {
  const result = engine.apply(state, intent);
  if (!result.ok) throw new Error(`${JSON.stringify(intent)} was refused: ${JSON.stringify(result.error)}`);
  if (step !== undefined) for (const taken of result.value) step(taken);
  return (result.value[result.value.length - 1] as Step).state;
}
