/** Whole games for tests: every mode, a wild player that finds its way to the end, and each step on the way. */
import { createRandom } from '../../src/bots/random.ts';
import { CATALOG } from '../../src/content/catalog.ts';
import {
  createEngine,
  createRng,
  type GameState,
  type HiredHelp,
  type Intent,
  type MatchOptions,
  type RefusalMap,
  type Rng,
  type Seat,
  type Step,
  seedRng,
  shuffled,
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

/** Who plays: a fresh one for each match, since it may have plans. */
export type Pick = (state: GameState, seat: Seat, rng: Rng) => Intent;

/**
 * Messy drafts, Hero powers, any answer to any choice. A step is planned on a copy of the position up to its
 * confirmation, so that Monsters do fall and every match has an end.
 */
export function wild(): Pick {
  const planned: Intent[] = [];
  return (state, seat, rng) => {
    if (state.choice !== undefined) {
      planned.length = 0;
      return any(engine.legal(state, seat), rng);
    }
    if (planned.length === 0) planned.push(...draft(state, seat, rng));
    return planned.shift() ?? { type: 'confirm', seat };
  };
}

/** The random bot: fewer follies, many fights. */
export function random(): Pick {
  const policy = createRandom();
  return (state, seat, rng) => policy.act(engine, state, seat, rng);
}

function draft(state: GameState, seat: Seat, rng: Rng): Intent[] {
  const plan: Intent[] = [];
  let now = state;
  const go = (intent: Intent): void => {
    const result = engine.apply(now, intent);
    if (!result.ok) return;
    plan.push(intent);
    now = last(result.value);
  };
  const tavern = () => shuffled(now.players[seat]?.tavern ?? [], rng);
  const powers = engine.legal(now, seat).filter((intent) => intent.type === 'useHeroPower');
  // A power can draw Quests and stop at a choice: what comes after it is planned anew.
  if (powers.length > 0 && rng.int(3) > 0) return [any(powers, rng)];
  for (let messy = rng.int(4); messy > 0; messy--) {
    const moves = engine.legal(now, seat).filter(({ type }) => type !== 'confirm' && type !== 'useHeroPower');
    if (moves.length > 0) go(any(moves, rng));
  }
  for (let tries = rng.int(5); tries > 0; tries--) {
    const [lifted] = tavern();
    const targets = lifted === undefined ? [] : engine.targets(now, lifted);
    if (targets.length === 0) continue;
    const fights = targets.filter((place) => place.startsWith('monster:') || place.startsWith('council:'));
    const to = any(fights.length > 0 && rng.int(2) === 0 ? fights : targets, rng);
    for (const meeple of tavern()) {
      go({ type: 'placeMeeple', seat, meeple, to });
      if (engine.status(now, to).isComplete && rng.int(5) > 0) break;
    }
  }
  for (let why = engine.check(now, { type: 'confirm', seat }); why?.code === 'placesIncomplete'; ) {
    const { places } = why.facts as RefusalMap['placesIncomplete'];
    const stuck = now.turn.assignments.find((a) => a.place === places[0]?.place)?.meeples[0];
    if (stuck === undefined) break;
    go({ type: 'takeBack', seat, meeple: stuck.id });
    why = engine.check(now, { type: 'confirm', seat });
  }
  go({ type: 'confirm', seat });
  return plan;
}

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
export function play(options: MatchOptions, pick: Pick = wild(), watch: Watch = {}, moves = LONGEST): Played {
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
export function positions(options: MatchOptions, every: number, pick: Pick = wild()): GameState[] {
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
