/** Where saved matches are kept: the port, its records and what can go wrong. Nothing here throws. */
import type { Result } from '../../shared/result.ts';

/** What a list of saves shows without playing them; nothing secret. */
export interface SlotSummary {
  readonly names: readonly string[];
  readonly colours: readonly string[];
  readonly round: number;
  readonly scores: readonly number[];
  readonly isSolo: boolean;
  readonly isOver: boolean;
  /** Whose decision it waits for. */
  readonly toAct?: number;
  readonly hasTowers?: boolean;
  /** Dark Council cards that have come, 0 to 3. */
  readonly council?: number;
  readonly isFinal?: boolean;
  /** Seats that have won; none: the Guard has. */
  readonly winners?: readonly number[];
  readonly guardScore?: number;
  /** What the people call it. */
  readonly title?: string;
}

export interface SavedSlot {
  readonly id: string;
  readonly savedAtMs: number;
  /** As the engine writes it. */
  readonly text: string;
  readonly summary: SlotSummary;
}

export type SlotProblemKind =
  /** There is no room left on the device. */
  | 'full'
  /** The page may not store anything. */
  | 'forbidden'
  | 'missing'
  /** There is something, but it is no saved match; it stays where it is. */
  | 'corrupt'
  | 'failed';

export interface SlotProblem {
  readonly kind: SlotProblemKind;
  readonly detail: string;
}

/** In a list: a save with everything but its text, or one that cannot be read. */
export type ListedSlot =
  | (Omit<SavedSlot, 'text'> & { readonly problem?: undefined })
  | { readonly id: string; readonly problem: SlotProblem };

export interface SaveSlots {
  get(id: string): Promise<Result<SavedSlot, SlotProblem>>;
  /** All or nothing: until it is kept, what was there before stays. */
  put(slot: SavedSlot): Promise<Result<void, SlotProblem>>;
  /** Newest first, unreadable ones last. */
  list(): Promise<Result<readonly ListedSlot[], SlotProblem>>;
  delete(id: string): Promise<Result<void, SlotProblem>>;
  /** Whatever is kept there, readable or not, as text. */
  raw(id: string): Promise<Result<string, SlotProblem>>;
}

export const slotProblem = (kind: SlotProblemKind, detail: string): SlotProblem => ({ kind, detail });

/** Reads a record that may have been written by anybody. */
export function readSlot(value: unknown): SavedSlot | undefined {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.text !== 'string') return undefined;
  if (typeof value.savedAtMs !== 'number' || !isSummary(value.summary)) return undefined;
  const { id, text, savedAtMs, summary } = value;
  return { id, text, savedAtMs, summary };
}

const NEEDED: readonly (keyof SlotSummary)[] = ['names', 'colours', 'round', 'scores', 'isSolo', 'isOver'];

const IS_VALID: { readonly [K in keyof Required<SlotSummary>]: (value: unknown) => boolean } = {
  names: (value) => isListOf(value, 'string'),
  colours: (value) => isListOf(value, 'string'),
  round: (value) => typeof value === 'number',
  scores: (value) => isListOf(value, 'number'),
  isSolo: (value) => typeof value === 'boolean',
  isOver: (value) => typeof value === 'boolean',
  toAct: (value) => typeof value === 'number',
  hasTowers: (value) => typeof value === 'boolean',
  council: (value) => typeof value === 'number',
  isFinal: (value) => typeof value === 'boolean',
  winners: (value) => isListOf(value, 'number'),
  guardScore: (value) => typeof value === 'number',
  title: (value) => typeof value === 'string',
};

function isSummary(value: unknown): value is SlotSummary {
  if (!isRecord(value)) return false;
  return (Object.keys(IS_VALID) as (keyof SlotSummary)[]).every((field) => {
    const part = value[field];
    return part === undefined ? !NEEDED.includes(field) : IS_VALID[field](part);
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isListOf = (value: unknown, type: string): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === type);

/** What a store holds, as a list shows it. */
export function listed(records: readonly { readonly id: string; readonly value: unknown }[]): readonly ListedSlot[] {
  return newestFirst(
    records.map(({ id, value }): ListedSlot => {
      const slot = readSlot(value);
      if (slot !== undefined) return withoutText(slot);
      return { id, problem: slotProblem('corrupt', 'This save cannot be read.') };
    }),
  );
}

export function withoutText({ text: _, ...shown }: SavedSlot): ListedSlot {
  return shown;
}

export function newestFirst(slots: readonly ListedSlot[]): readonly ListedSlot[] {
  const age = (slot: ListedSlot): number => (slot.problem === undefined ? -slot.savedAtMs : Number.POSITIVE_INFINITY);
  return [...slots].sort((a, b) => (age(a) === age(b) ? 0 : age(a) - age(b)));
}

/** A record as text; a saved match is its own text. */
export function rawText(value: unknown): string {
  return readSlot(value)?.text ?? JSON.stringify(value) ?? '';
}
