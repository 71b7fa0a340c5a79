/** The shelf of saved matches as a sheet shows it: taking in files, giving them out, and throwing away with a way back. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Result } from '../../shared/result.ts';
import { fitTitle, retitled } from '../matchTitle.ts';
import type { FileProblem, FileRefusal, GivenFile, ReadMatch } from './files.ts';
import { type ListedSlot, type SaveSlots, type SlotProblem, slotProblem } from './slots.ts';

export interface RefusedFile extends FileRefusal {
  /** Counts them: two files may have one name. */
  readonly number: number;
  /** Empty: it is no file, but a match of the shelf itself. */
  readonly name: string;
}

export interface ShelfState {
  /** Undefined until the device has answered. */
  readonly list: readonly ListedSlot[] | undefined;
  /** Why the device does not answer, or has not taken something. */
  readonly problem: SlotProblem | undefined;
  /** Off the list, and off the device as soon as the sheet is closed. */
  readonly removed: readonly ListedSlot[];
  /** The last file that came in; `isKnown`: it has been here before. */
  readonly arrived: { readonly id: string; readonly isKnown: boolean } | undefined;
  /** Files that were not taken in, the first one first. */
  readonly refused: readonly RefusedFile[];
  readonly isReading: boolean;
}

export interface ShelfParts {
  readonly slots: SaveSlots;
  readonly read: (file: GivenFile) => Promise<Result<ReadMatch, FileRefusal>>;
  readonly newId: () => string;
  readonly now: () => number;
}

export interface Shelf {
  readonly store: StoreApi<ShelfState>;
  refresh(): Promise<void>;
  remove(id: string): void;
  /** An empty title: it is called by its seats again. */
  rename(id: string, title: string): Promise<void>;
  putBack(): void;
  takeIn(files: readonly GivenFile[]): Promise<void>;
  /** Says what is wrong with a match that is kept here but cannot be taken up. */
  examine(id: string): Promise<void>;
  /** The first refused file as far as it plays, in a slot of its own. */
  takeSalvaged(): Promise<void>;
  dismissRefusal(): void;
  /** Whatever is in the slot, readable or not. */
  textOf(id: string): Promise<Result<string, SlotProblem>>;
  /** The sheet is closed: what was thrown away goes, what was said is done with. */
  close(): Promise<void>;
}

const EMPTY: ShelfState = {
  list: undefined,
  problem: undefined,
  removed: [],
  arrived: undefined,
  refused: [],
  isReading: false,
};

export function createShelf({ slots, read, newId, now }: ShelfParts): Shelf {
  const store = createStore<ShelfState>(() => EMPTY);
  const get = store.getState;
  let refusals = 0;

  async function refresh(): Promise<void> {
    const found = await slots.list();
    if (!found.ok) return store.setState({ list: get().list ?? [], problem: found.error });
    const isGone = ({ id }: ListedSlot): boolean => get().removed.some((slot) => slot.id === id);
    store.setState({ list: found.value.filter((slot) => !isGone(slot)) });
  }

  /** Only a match of the same people in the same round can be the same one. */
  async function known({ text, summary }: ReadMatch): Promise<string | undefined> {
    const listed = await slots.list();
    for (const slot of listed.ok ? listed.value : []) {
      if (slot.problem !== undefined || slot.summary.round !== summary.round) continue;
      const kept = await slots.get(slot.id);
      if (kept.ok && kept.value.text === text) return slot.id;
    }
    return undefined;
  }

  async function keep(match: ReadMatch): Promise<void> {
    const old = await known(match);
    if (old !== undefined) {
      const removed = get().removed.filter(({ id }) => id !== old);
      return store.setState({ arrived: { id: old, isKnown: true }, removed });
    }
    const id = newId();
    const put = await slots.put({ id, text: match.text, summary: match.summary, savedAtMs: now() });
    store.setState(put.ok ? { arrived: { id, isKnown: false }, problem: undefined } : { problem: put.error });
  }

  /** As it was first: what the journal still holds of it would else come before its new name. */
  async function retitle(id: string, title: string | undefined): Promise<SlotProblem | undefined> {
    const kept = await slots.get(id);
    if (!kept.ok) return kept.error;
    const slot = kept.value;
    const text = retitled(slot.text, title);
    if (text === undefined) return slotProblem('corrupt', 'This save cannot be read.');
    const { title: _, ...rest } = slot.summary;
    const summary = title === undefined ? rest : { ...rest, title };
    const settled = await slots.put(slot);
    const put = settled.ok ? await slots.put({ ...slot, text, summary }) : settled;
    return put.ok ? undefined : put.error;
  }

  async function takeOne(file: GivenFile): Promise<void> {
    const match = await read(file).catch((): Result<ReadMatch, FileRefusal> => {
      const problem: FileProblem = { kind: 'unreadable' };
      return { ok: false, error: { problem } };
    });
    if (match.ok) await keep(match.value);
    else store.setState({ refused: [...get().refused, { number: ++refusals, name: file.name, ...match.error }] });
  }

  return {
    store,
    refresh,
    remove: (id) => {
      const { list = [], removed } = get();
      const slot = list.find((each) => each.id === id);
      if (slot === undefined) return;
      store.setState({ list: list.filter((each) => each !== slot), removed: [...removed, slot], arrived: undefined });
    },
    rename: async (id, title) => {
      const problem = await retitle(id, fitTitle(title));
      if (problem !== undefined) store.setState({ problem });
      await refresh();
    },
    putBack: () => {
      store.setState({ removed: get().removed.slice(0, -1) });
      void refresh();
    },
    takeIn: async (files) => {
      store.setState({ isReading: true, arrived: undefined });
      for (const file of files) await takeOne(file);
      store.setState({ isReading: false });
      await refresh();
    },
    examine: async (id) => {
      const text = await slots.raw(id);
      if (!text.ok) return store.setState({ problem: text.error });
      const bytes = new TextEncoder().encode(text.value);
      await takeOne({ name: '', size: bytes.length, arrayBuffer: async () => bytes.buffer });
      await refresh();
    },
    takeSalvaged: async () => {
      const [first, ...rest] = get().refused;
      if (first?.salvaged === undefined) return;
      await keep(first.salvaged);
      store.setState({ refused: rest });
      await refresh();
    },
    dismissRefusal: () => store.setState({ refused: get().refused.slice(1) }),
    textOf: (id) => slots.raw(id),
    close: async () => {
      const { removed } = get();
      store.setState({ ...EMPTY, list: get().list });
      for (const { id } of removed) await slots.delete(id);
    },
  };
}
