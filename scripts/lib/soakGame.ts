/** One soak game: random play with every promise of the engine checked on the way. */
import { isDeepStrictEqual } from 'node:util';
import { CATALOG } from '../../src/content/catalog.ts';
import {
  createEngine,
  createRng,
  type Engine,
  type GameState,
  type Intent,
  type MatchOptions,
  type Rng,
  readSave,
  seedRng,
  writeSave,
} from '../../src/engine/index.ts';
import { brokenPromise, countCards } from './invariants.ts';
import { advance, playMatch } from './match.ts';
import { modeOf } from './modes.ts';
import { policyNamed } from './policies.ts';

export interface SoakJob {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

export interface SoakResult {
  readonly games: number;
  readonly intents: number;
  readonly failures: readonly { readonly game: number; readonly reason: string }[];
}

/** One position in so many is taken through JSON, one game in so many is restored from its save. */
const roundTripEvery = 97;
const replayEvery = 10;
const freezeEvery = 16;

const engine = createEngine(CATALOG);

export function soakJob({ seed, from, to }: SoakJob): SoakResult {
  let intents = 0;
  const failures: { game: number; reason: string }[] = [];
  for (let game = from; game < to; game++) {
    try {
      intents += soakGame(engine, seed, game);
    } catch (error) {
      failures.push({ game, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { games: to - from, intents, failures };
}

/** Plays one game; throws on the first broken promise, else tells how many intents it took. */
export function soakGame(engine: Engine, seed: string, game: number): number {
  const options: MatchOptions = { ...modeOf(game), seed: `${seed}-${game}` };
  const chance = createRng(seedRng(options.seed, 'effects'));
  const policies = Array.from({ length: options.seats }, () => policyNamed('random'));
  let before = engine.setup(options);
  const cards = JSON.stringify(countCards(before));
  check(engine, before, cards, 0);
  let moves = 0;
  const played = playMatch(engine, options, policies, {
    begin: (state) => {
      if (game % freezeEvery === 0) freeze(state);
    },
    moved: (state, intent) => {
      moves++;
      check(engine, state, cards, moves);
      if (game % freezeEvery === 0) freeze(state);
      if (chance.int(roundTripEvery) === 0) roundTrip(engine, before, intent, state);
      if (chance.int(roundTripEvery) === 0) acceptsLegal(engine, state, chance);
      before = state;
    },
  });
  if (game % replayEvery === 0) replay(engine, options, played.intents, played.state);
  return moves;
}

function check(engine: Engine, state: GameState, cards: string, move: number): void {
  const now = JSON.stringify(countCards(state));
  const broken = brokenPromise(engine, state) ?? (now === cards ? undefined : `cards were ${cards} and are ${now}`);
  if (broken !== undefined) throw new Error(`after intent ${move}: ${broken}`);
}

/** A position written and read again plays on in the same way. */
function roundTrip(engine: Engine, before: GameState, intent: Intent, after: GameState): void {
  const copy = JSON.parse(JSON.stringify(before)) as GameState;
  const twin = advance(engine, copy, intent);
  if (JSON.stringify(twin) !== JSON.stringify(after)) {
    throw new Error(`${JSON.stringify(intent)} does something else after a trip through JSON`);
  }
}

function acceptsLegal(engine: Engine, state: GameState, chance: Rng): void {
  const seat = engine.seatToAct(state);
  if (seat === undefined) return;
  const legal = engine.legal(state, seat);
  const intent = legal[chance.int(legal.length)];
  const refusal = intent && engine.check(state, intent);
  if (refusal !== undefined) throw new Error(`${JSON.stringify(intent)} is legal and refused: ${refusal.code}`);
}

function replay(engine: Engine, options: MatchOptions, intents: readonly Intent[], end: GameState): void {
  const save = readSave(writeSave({ options, intents, state: end }));
  const restored = save.ok ? engine.restore(save.value) : save;
  if (!restored.ok) throw new Error(`its save cannot be restored: ${restored.error.detail}`);
  if (!isDeepStrictEqual(restored.value.state, end)) throw new Error('restored, the match ends otherwise');
}

const FROZEN = new WeakSet<object>();

/** Whoever writes to a frozen position fails loudly. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || FROZEN.has(value)) return;
  FROZEN.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
