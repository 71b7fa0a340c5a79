/** What the bench measures: random games, legal targets, single calls, replays and saves. */
import { CATALOG } from '../../src/content/catalog.ts';
import {
  createEngine,
  type GameState,
  type Intent,
  type MatchOptions,
  type MeepleId,
  readSave,
  writeSave,
} from '../../src/engine/index.ts';
import { advance, type Played, playMatch } from './match.ts';
import { callCost, repeatFor, timeMs } from './measure.ts';
import { type ProfileName, policyNamed } from './policies.ts';
import { median, round, sum } from './stats.ts';

export interface BenchPlan {
  readonly warmUpMs: number;
  readonly sampleMs: number;
  readonly repeats: number;
}

const engine = createEngine(CATALOG);
const table = { seats: 4, towers: true } as const;

function playWith(profile: ProfileName, seed: string): Played {
  const options: MatchOptions = { ...table, seed };
  return playMatch(
    engine,
    options,
    [0, 1, 2, 3].map(() => policyNamed(profile)),
  );
}

interface Recorded {
  readonly options: MatchOptions;
  readonly start: GameState;
  readonly moves: readonly { readonly state: GameState; readonly intent: Intent }[];
  readonly intents: readonly Intent[];
  readonly end: GameState;
}

/** A game with every position before a move. */
function record(profile: ProfileName, seed: string): Recorded {
  const options: MatchOptions = { ...table, seed };
  const { intents, state: end } = playWith(profile, seed);
  const start = engine.setup(options);
  let state = start;
  const moves = intents.map((intent) => {
    const move = { state, intent };
    state = advance(engine, state, intent);
    return move;
  });
  return { options, start, moves, intents, end };
}

export function benchRun({ warmUpMs, sampleMs, repeats }: BenchPlan) {
  repeatFor(warmUpMs, (i) => playWith('random', `warm-${i}`));
  const games = Array.from({ length: repeats }, (_, i) => sampleGames(sampleMs, `bench-${i}`));
  const recorded = [0, 1, 2].map((i) => record('random', `bench-positions-${i}`));
  const greedy = [0, 1, 2].map((i) => record('mixed', `bench-greedy-${i}`));
  const positions = [...recorded, ...greedy].flatMap(({ moves }) => moves);
  const assigning = positions.filter(({ state }) => state.choice === undefined);
  const lifts = assigning.flatMap(({ state, intent }) =>
    engine.liftable(state, intent.seat).map((meeple): Lift => ({ state, meeple })),
  );
  return {
    node: process.version,
    randomGames: {
      gamesPerSecond: round(median(games.map((sample) => sample.gamesPerSecond)), 1),
      gamesPerCpuSecond: round(median(games.map((sample) => sample.gamesPerCpuSecond)), 1),
      intentsPerSecond: Math.round(median(games.map((sample) => sample.intentsPerSecond))),
      intentsPerGame: round(median(games.map((sample) => sample.intentsPerGame)), 1),
      samples: games.map((sample) => round(sample.gamesPerSecond, 1)),
    },
    applyOnly: applyOnly(recorded, repeats),
    targetsMs: callCost(lifts, repeats, ({ state, meeple }: Lift) => engine.targets(state, meeple)),
    legalMs: callCost(positions, repeats, ({ state, intent }) => engine.legal(state, intent.seat)),
    applyUs: callCost(positions, repeats, ({ state, intent }) => engine.apply(state, intent), 1000),
    viewUs: callCost(positions, repeats, ({ state, intent }) => engine.view(state, intent.seat), 1000),
    cloneUs: callCost(positions.slice(0, 500), repeats, ({ state }) => structuredClone(state), 1000),
    ...saves(greedy, repeats),
    greedyGameMs: round(median(greedy.map((_, i) => timeMs(() => playWith('mixed', `bench-greedy-${i}`)))), 1),
  };
}

interface Lift {
  readonly state: GameState;
  readonly meeple: MeepleId;
}

function sampleGames(ms: number, seed: string) {
  let intents = 0;
  const {
    times,
    ms: took,
    cpuMs,
  } = repeatFor(ms, (i) => {
    intents += playWith('random', `${seed}-${i}`).intents.length;
  });
  const seconds = took / 1000;
  return {
    gamesPerSecond: times / seconds,
    gamesPerCpuSecond: (times * 1000) / cpuMs,
    intentsPerSecond: intents / seconds,
    intentsPerGame: intents / times,
  };
}

/** Recorded intents applied again: the engine without a policy. */
function applyOnly(games: readonly Recorded[], repeats: number) {
  const intents = sum(games.map((game) => game.intents.length));
  const pass = (): void => {
    for (const { start, intents: moves } of games) {
      let state = start;
      for (const intent of moves) state = advance(engine, state, intent);
    }
  };
  const ms = median(Array.from({ length: repeats * 3 }, () => timeMs(pass)));
  return { intentsPerSecond: Math.round((intents * 1000) / ms) };
}

/** Greedy games, as people would leave them: written, read, played again to the last position. */
function saves(games: readonly Recorded[], repeats: number) {
  const texts = games.map(({ options, intents, end }) => writeSave({ options, intents, state: end }));
  const restored = texts.flatMap((text) => Array.from({ length: repeats }, () => timeMs(() => restore(text))));
  return {
    restoreMs: round(median(restored), 2),
    saveBytes: Math.max(...texts.map((text) => Buffer.byteLength(text))),
    savedIntents: Math.max(...games.map(({ intents }) => intents.length)),
  };
}

function restore(text: string): void {
  const save = readSave(text);
  const restored = save.ok ? engine.restore(save.value) : save;
  if (!restored.ok) throw new Error(`A save of the bench cannot be restored: ${restored.error.detail}`);
}

export type BenchResult = ReturnType<typeof benchRun>;
