/** The latest save of each match as a small text, written in the same moment as the move: it outlives a tab that is killed before the database has answered. */
import { ok } from '../../shared/result.ts';
import type { TextStorage } from '../storage.ts';
import { type ListedSlot, newestFirst, readSlot, type SavedSlot, type SaveSlots, withoutText } from './slots.ts';

const PREFIX = 'rowan.journal.';

export interface Journal {
  read(id: string): SavedSlot | undefined;
  /** False if it could not be kept: then nothing older pretends to be the latest either. */
  write(slot: SavedSlot): boolean;
  /** The database holds this one now; a later one stays. */
  settle(slot: SavedSlot): void;
  forget(id: string): void;
  all(): readonly SavedSlot[];
}

export function createJournal(storage: TextStorage): Journal {
  const keyOf = (id: string): string => PREFIX + id;
  const read = (id: string): SavedSlot | undefined => {
    const slot = readSlot(parse(storage.read(keyOf(id))));
    return slot?.id === id ? slot : undefined;
  };
  const forget = (id: string): void => storage.remove(keyOf(id));
  return {
    read,
    write: (slot) => {
      const isKept = storage.write(keyOf(slot.id), JSON.stringify(slot));
      if (!isKept) forget(slot.id);
      return isKept;
    },
    settle: (slot) => {
      if (read(slot.id)?.text === slot.text) forget(slot.id);
    },
    forget,
    all: () =>
      storage
        .keys(PREFIX)
        .map((key) => read(key.slice(PREFIX.length)))
        .filter((slot) => slot !== undefined),
  };
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The slots as they would be if the database had already taken what the journal holds. */
export function withJournal(slots: SaveSlots, journal: Journal): SaveSlots {
  return {
    get: async (id) => {
      const latest = journal.read(id);
      return latest === undefined ? slots.get(id) : ok(latest);
    },
    put: async (slot) => {
      const result = await slots.put(slot);
      if (result.ok) journal.settle(slot);
      return result;
    },
    list: async () => {
      const kept = await slots.list();
      const latest = journal.all();
      if (!kept.ok && latest.length === 0) return kept;
      const isLatest = ({ id }: ListedSlot): boolean => latest.some((slot) => slot.id === id);
      const rest = kept.ok ? kept.value.filter((slot) => !isLatest(slot)) : [];
      return ok(newestFirst([...latest.map(withoutText), ...rest]));
    },
    delete: async (id) => {
      const result = await slots.delete(id);
      if (result.ok) journal.forget(id);
      return result;
    },
    raw: async (id) => {
      const latest = journal.read(id);
      return latest === undefined ? slots.raw(id) : ok(latest.text);
    },
  };
}
