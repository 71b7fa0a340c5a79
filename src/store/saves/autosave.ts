/** Keeps the match after every move: aside in the same moment, then in its slot: in order, the latest state of each, never two writes at a time. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Match, type MatchState, saveText } from '../match.ts';
import type { Journal } from './journal.ts';
import { type SavedSlot, type SaveSlots, type SlotProblem, slotProblem } from './slots.ts';
import { summaryOf } from './summary.ts';

export interface AutosaveState {
  /** `aside`: only the journal has the latest state; `failed`: nothing has. */
  readonly status: 'idle' | 'saving' | 'saved' | 'aside' | 'failed';
  /** Why the slot has not got the latest state; it is tried again with the next move. */
  readonly problem: SlotProblem | undefined;
}

export interface AutosaveParts {
  readonly match: Pick<Match, 'store'>;
  readonly slots: SaveSlots;
  readonly journal: Pick<Journal, 'write'>;
  /** The slot of the match that is being played. */
  readonly slotOf: (state: MatchState) => string;
  readonly now: () => number;
}

export interface Autosave {
  readonly store: StoreApi<AutosaveState>;
  /** Keeps the match as it stands, without a move. */
  keep(): void;
  /** Tries again what could not be kept; resolves once nothing is being written. */
  flush(): Promise<void>;
  dispose(): void;
}

export function createAutosave({ match, slots, journal, slotOf, now }: AutosaveParts): Autosave {
  const store = createStore<AutosaveState>(() => ({ status: 'idle', problem: undefined }));
  /** The latest save of each slot that is not there yet. */
  const waiting = new Map<string, SavedSlot>();
  let writing: Promise<void> | undefined;
  let isAsked = false;
  let isAside = false;

  async function put(slot: SavedSlot): Promise<SlotProblem | undefined> {
    try {
      const result = await slots.put(slot);
      return result.ok ? undefined : result.error;
    } catch (error) {
      return problemOf(error);
    }
  }

  /** Stops at the first failure: the device will not be better at the next slot. */
  async function drain(): Promise<SlotProblem | undefined> {
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const [id, slot] = next;
      waiting.delete(id);
      const problem = await put(slot);
      if (problem === undefined) continue;
      if (!waiting.has(id)) waiting.set(id, slot);
      return problem;
    }
    return undefined;
  }

  async function writeAll(): Promise<void> {
    // All moves of one task make one write.
    await Promise.resolve();
    while (isAsked) {
      isAsked = false;
      store.setState({ status: 'saving' });
      const problem = await drain();
      store.setState({ status: problem === undefined ? 'saved' : isAside ? 'aside' : 'failed', problem });
    }
    writing = undefined;
  }

  function write(): Promise<void> {
    isAsked = true;
    writing ??= writeAll();
    return writing;
  }

  /** A move has been made, whatever becomes of its save: nothing here may throw into it. */
  function keep(state: MatchState): void {
    try {
      const text = saveText(state);
      if (text === undefined) return;
      const slot: SavedSlot = { id: slotOf(state), text, savedAtMs: now(), summary: summaryOf(state) };
      isAside = journal.write(slot);
      waiting.set(slot.id, slot);
      void write();
    } catch (error) {
      store.setState({ status: 'failed', problem: problemOf(error) });
    }
  }

  const unsubscribe = match.store.subscribe((state, before) => {
    const isSame = (['intents', 'seats', 'title', 'epoch'] as const).every((part) => state[part] === before[part]);
    if (!isSame) keep(state);
  });

  return {
    store,
    keep: () => keep(match.store.getState()),
    flush: () => (waiting.size > 0 || writing !== undefined ? write() : Promise.resolve()),
    dispose: unsubscribe,
  };
}

function problemOf(error: unknown): SlotProblem {
  return slotProblem('failed', error instanceof Error ? error.message : 'The save could not be written.');
}
