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
}

export const slotProblem = (kind: SlotProblemKind, detail: string): SlotProblem => ({ kind, detail });

/** Reads a record that may have been written by anybody. */
export function readSlot(value: unknown): SavedSlot | undefined {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.text !== 'string') return undefined;
  if (typeof value.savedAtMs !== 'number' || !isSummary(value.summary)) return undefined;
  const { id, text, savedAtMs, summary } = value;
  return { id, text, savedAtMs, summary };
}

function isSummary(value: unknown): value is SlotSummary {
  if (!isRecord(value)) return false;
  const { names, colours, round, scores, isSolo, isOver } = value;
  return (
    isListOf(names, 'string') &&
    isListOf(colours, 'string') &&
    isListOf(scores, 'number') &&
    typeof round === 'number' &&
    typeof isSolo === 'boolean' &&
    typeof isOver === 'boolean'
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isListOf = (value: unknown, type: string): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === type);

/** What a store holds, as a list shows it. */
export function listed(records: readonly { readonly id: string; readonly value: unknown }[]): readonly ListedSlot[] {
  const slots = records.map(({ id, value }): ListedSlot => {
    const slot = readSlot(value);
    if (slot === undefined) return { id, problem: slotProblem('corrupt', 'This save cannot be read.') };
    const { text: _, ...shown } = slot;
    return shown;
  });
  const age = (slot: ListedSlot): number => (slot.problem === undefined ? -slot.savedAtMs : Number.POSITIVE_INFINITY);
  return slots.sort((a, b) => (age(a) === age(b) ? 0 : age(a) - age(b)));
}
