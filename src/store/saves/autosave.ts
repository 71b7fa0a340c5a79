/** Keeps the match after every move: in order, the latest state of each slot, never two writes at a time. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Match, type MatchState, saveText } from '../match.ts';
import { type SaveSlots, type SlotProblem, slotProblem } from './slots.ts';
import { summaryOf } from './summary.ts';

export interface AutosaveState {
  readonly status: 'idle' | 'saving' | 'saved' | 'failed';
  /** Why the latest state is not kept; it is tried again with the next move. */
  readonly problem: SlotProblem | undefined;
}

export interface AutosaveParts {
  readonly match: Pick<Match, 'store'>;
  readonly slots: SaveSlots;
  /** The slot of the match that is being played. */
  readonly slotOf: (state: MatchState) => string;
  readonly now: () => number;
}

export interface Autosave {
  readonly store: StoreApi<AutosaveState>;
  /** Tries again what could not be kept; resolves once nothing is being written. */
  flush(): Promise<void>;
  dispose(): void;
}

export function createAutosave({ match, slots, slotOf, now }: AutosaveParts): Autosave {
  const store = createStore<AutosaveState>(() => ({ status: 'idle', problem: undefined }));
  /** The latest state of each slot that is not kept yet. States are snapshots: holding one costs nothing. */
  const waiting = new Map<string, MatchState>();
  let writing: Promise<void> | undefined;
  let isAsked = false;

  async function put(id: string, state: MatchState): Promise<SlotProblem | undefined> {
    try {
      const text = saveText(state);
      if (text === undefined) return undefined;
      const result = await slots.put({ id, text, savedAtMs: now(), summary: summaryOf(state) });
      return result.ok ? undefined : result.error;
    } catch (error) {
      return slotProblem('failed', error instanceof Error ? error.message : 'The save could not be written.');
    }
  }

  /** Stops at the first failure: the device will not be better at the next slot. */
  async function drain(): Promise<SlotProblem | undefined> {
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const [id, state] = next;
      waiting.delete(id);
      const problem = await put(id, state);
      if (problem === undefined) continue;
      if (!waiting.has(id)) waiting.set(id, state);
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
      store.setState({ status: problem === undefined ? 'saved' : 'failed', problem });
    }
    writing = undefined;
  }

  function write(): Promise<void> {
    isAsked = true;
    writing ??= writeAll();
    return writing;
  }

  const unsubscribe = match.store.subscribe((state, before) => {
    const isSame = state.intents === before.intents && state.seats === before.seats && state.epoch === before.epoch;
    if (isSame || state.source !== 'setup') return;
    waiting.set(slotOf(state), state);
    void write();
  });

  return {
    store,
    flush: () => (waiting.size > 0 || writing !== undefined ? write() : Promise.resolve()),
    dispose: unsubscribe,
  };
}
