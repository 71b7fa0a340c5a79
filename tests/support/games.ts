/** Whole games for tests: every mode, a wild player that finds its way to the end, and each step on the way. */
import { CATALOG } from '../../src/content/catalog.ts';
import {
  createEngine,
  createRng,
  type GameState,
  type HiredHelp,
  type Intent,
  isOrderChoice,
  type MatchOptions,
  type Rng,
  type Seat,
  type Step,
  seedRng,
} from '../../src/engine/index.ts';

export const engine = createEngine(CATALOG);

export type Mode = { readonly name: string; readonly options: Omit<MatchOptions, 'seed'> };

const TABLES: readonly Mode[] = ([2, 3, 4] as const).flatMap((seats) =>
  [false, true].map((towers) => ({
    name: `${seats} seats ${towers ? 'with' : 'without'} towers`,
    options: { seats, towers },
  })),
);

const HELP: readonly (readonly HiredHelp[])[] = [[], ['mage'], ['cleric', 'warrior'], ['mage', 'cleric', 'warrior']];

const SOLO: readonly Mode[] = HELP.flatMap((hiredHelp) =>
  [false, true].map((advanced) => ({
    name: `solo${advanced ? ', advanced' : ''}${hiredHelp.length > 0 ? `, hired ${hiredHelp.join(' ')}` : ''}`,
    options: { seats: 1 as const, towers: true, solo: { hiredHelp, advanced } },
  })),
);

export const MODES: readonly Mode[] = [...TABLES, ...SOLO];

export function optionsOf(mode: Mode, seed: string): MatchOptions {
  return { ...mode.options, seed };
}

export type Pick = (state: GameState, seat: Seat, rng: Rng) => Intent;

/**
 * Any legal move may come, messy drafts included, but a place that is begun tends to be filled and a step that can be
 * confirmed tends to be: without that no Monster would ever fall, and the match would not end.
 */
export const wild: Pick = (state, seat, rng) => {
  const legal = engine.legal(state, seat);
  if (state.choice !== undefined) {
    const rest = legal.find((intent) => intent.type === 'resolveRest');
    return rest !== undefined && isOrderChoice(state.choice) && rng.int(4) === 0 ? rest : any(legal, rng);
  }
  const confirm = legal.find((intent) => intent.type === 'confirm');
  const roll = rng.int(100);
  if (roll < 6) return any(legal, rng);
  if (confirm !== undefined && roll < 30) return confirm;
  const fresh = legal.filter((i) => i.type === 'placeMeeple' && state.players[seat]?.tavern.includes(i.meeple));
  const begun = new Set(
    state.turn.assignments.filter((a) => !engine.status(state, a.place).isComplete).map((a) => a.place),
  );
  const helping = fresh.filter((i) => i.type === 'placeMeeple' && begun.has(i.to));
  if (helping.length > 0) return any(helping, rng);
  if (begun.size > 0) {
    const stuck = state.turn.assignments.find((a) => begun.has(a.place))?.meeples[0];
    if (stuck !== undefined) return { type: 'takeBack', seat, meeple: stuck.id };
  }
  if (confirm !== undefined && (fresh.length === 0 || roll < 45)) return confirm;
  return any(fresh.length > 0 ? fresh : legal, rng);
};

export function any<T>(items: readonly T[], rng: Rng): T {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

export interface Played {
  readonly start: GameState;
  readonly end: GameState;
  readonly intents: readonly Intent[];
}

export interface Watch {
  /** Before each move, with what is about to be played. */
  readonly move?: (state: GameState, intent: Intent, index: number) => void;
  readonly step?: (step: Step, before: GameState) => void;
}

const LONGEST = 20_000;

/** Plays a match to its end, or for `moves` moves. */
export function play(options: MatchOptions, pick: Pick = wild, watch: Watch = {}, moves = LONGEST): Played {
  const rng = createRng(seedRng(options.seed, 'bots'));
  const opening = engine.setupSteps(options);
  const start = last(opening);
  for (const step of opening) watch.step?.(step, step.state);
  const intents: Intent[] = [];
  let state = start;
  for (let seat = engine.seatToAct(state); seat !== undefined; seat = engine.seatToAct(state)) {
    if (intents.length >= moves) break;
    if (intents.length >= LONGEST) throw new Error(`Seed ${options.seed} has no end after ${LONGEST} moves`);
    const intent = pick(state, seat, rng);
    watch.move?.(state, intent, intents.length);
    const steps = must(state, intent);
    for (const step of steps) watch.step?.(step, state);
    intents.push(intent);
    state = last(steps);
  }
  return { start, end: state, intents };
}

/** The steps of a move that has to be legal. */
export function must(state: GameState, intent: Intent): Step[] {
  const result = engine.apply(state, intent);
  if (!result.ok) throw new Error(`${JSON.stringify(intent)} was refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export function last(steps: readonly Step[]): GameState {
  const step = steps[steps.length - 1];
  if (step === undefined) throw new Error('No step was taken');
  return step.state;
}

/** Positions spread over a match: one in `every`, starting anywhere. */
export function positions(options: MatchOptions, every: number, pick: Pick = wild): GameState[] {
  const found: GameState[] = [];
  const rng = createRng(seedRng(options.seed, 'effects'));
  const { end } = play(options, pick, {
    move: (state) => {
      if (rng.int(every) === 0) found.push(state);
    },
  });
  return [...found, end];
}

/** A copy in which everything is frozen: whoever writes to it fails loudly. */
export function frozen<T>(value: T): T {
  freeze(value);
  return value;
}

const FROZEN = new WeakSet<object>();

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || FROZEN.has(value)) return;
  FROZEN.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
