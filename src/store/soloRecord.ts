/** Results against the Guard on this device: kept once for each match, checked when read, never trusted. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type GameState, HIRED_HELP, type HiredHelp, type SoloOptions } from '../engine/index.ts';
import type { TextStorage } from './storage.ts';

export interface SoloResult {
  /** Of the match: one match counts once. */
  readonly match: string;
  readonly atMs: number;
  readonly seed: string;
  readonly hiredHelp: readonly HiredHelp[];
  readonly advanced: boolean;
  readonly score: number;
  readonly guard: number;
  readonly rounds: number;
}

export interface SoloRecord {
  /** Oldest first. */
  readonly store: StoreApi<{ readonly results: readonly SoloResult[] }>;
  add(result: SoloResult): void;
  clear(): void;
  /** The record as a file. */
  toText(): string;
}

const KEY = 'rowan.solo';
const FORMAT = 'rowan-solo-record';
const KEPT = 500;

export function createSoloRecord(storage: TextStorage): SoloRecord {
  const store = createStore(() => ({ results: readRecord(storage.read(KEY)) }));
  const textOf = (): string => JSON.stringify({ format: FORMAT, version: 1, results: store.getState().results });
  return {
    store,
    add: (result) => {
      const { results } = store.getState();
      if (results.some(({ match }) => match === result.match)) return;
      store.setState({ results: [...results, result].slice(-KEPT) });
      storage.write(KEY, textOf());
    },
    clear: () => {
      store.setState({ results: [] });
      storage.remove(KEY);
    },
    toText: textOf,
  };
}

/** Undefined while the match is not over, or nobody plays against the Guard. */
export function resultOf(state: GameState, match: string, atMs: number): SoloResult | undefined {
  const { outcome, options, turn } = state;
  if (outcome === undefined || options.solo === undefined) return undefined;
  const scoreOf = (who: number | 'guard'): number => outcome.scores.find(({ seat }) => seat === who)?.score ?? 0;
  return {
    match,
    atMs,
    seed: options.seed,
    hiredHelp: [...options.solo.hiredHelp],
    advanced: options.solo.advanced,
    score: scoreOf(0),
    guard: scoreOf('guard'),
    rounds: turn.round,
  };
}

/** G11: a tie is the Guard's. */
export const isWon = ({ score, guard }: SoloResult): boolean => score > guard;

const sameHelp = (a: readonly HiredHelp[], b: readonly HiredHelp[]): boolean =>
  HIRED_HELP.every((hero) => a.includes(hero) === b.includes(hero));

export const isVariant = (result: SoloResult, { hiredHelp, advanced }: SoloOptions): boolean =>
  result.advanced === advanced && sameHelp(result.hiredHelp, hiredHelp);

export interface VariantRecord {
  readonly variant: SoloOptions;
  readonly played: number;
  readonly won: number;
  readonly best: number;
}

/** One row for each variant that has been played, in the order of first play. */
export function byVariant(results: readonly SoloResult[]): readonly VariantRecord[] {
  const rows: VariantRecord[] = [];
  for (const result of results) {
    if (rows.some(({ variant }) => isVariant(result, variant))) continue;
    const variant = { hiredHelp: result.hiredHelp, advanced: result.advanced };
    const those = results.filter((other) => isVariant(other, variant));
    const best = Math.max(...those.map(({ score }) => score));
    rows.push({ variant, played: those.length, won: those.filter(isWon).length, best });
  }
  return rows;
}

export interface Streaks {
  /** Wins in a row up to now. */
  readonly now: number;
  readonly longest: number;
}

export function streaksOf(results: readonly SoloResult[]): Streaks {
  let now = 0;
  let longest = 0;
  for (const result of results) {
    now = isWon(result) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

function readRecord(text: string | undefined): readonly SoloResult[] {
  try {
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    const results = (value as { readonly results?: unknown } | undefined)?.results;
    return Array.isArray(results) ? results.filter(isResult).slice(-KEPT) : [];
  } catch {
    return [];
  }
}

const NUMBERS = ['atMs', 'score', 'guard', 'rounds'] as const;
const TEXTS = ['match', 'seed'] as const;

function isResult(value: unknown): value is SoloResult {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  const isHelp = (hero: unknown): boolean => (HIRED_HELP as readonly unknown[]).includes(hero);
  return (
    NUMBERS.every((name) => Number.isFinite(fields[name])) &&
    TEXTS.every((name) => typeof fields[name] === 'string') &&
    typeof fields.advanced === 'boolean' &&
    Array.isArray(fields.hiredHelp) &&
    fields.hiredHelp.every(isHelp)
  );
}
