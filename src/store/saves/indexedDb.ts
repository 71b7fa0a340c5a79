/** Saves in the browser's database: one transaction each, so that a killed tab leaves the old save or the new one. */
import { err, ok, type Result } from '../../shared/result.ts';
import { listed, rawText, readSlot, type SaveSlots, type SlotProblem, slotProblem } from './slots.ts';

const DATABASE = 'rowan';
const STORE = 'saves';
const VERSION = 1;

export function createIndexedDbSlots(find: () => IDBFactory | undefined = () => globalThis.indexedDB): SaveSlots {
  let opened: Promise<IDBDatabase> | undefined;

  /** A database that failed or was closed is opened anew the next time. */
  function open(): Promise<IDBDatabase> {
    const forget = (): void => {
      opened = undefined;
    };
    opened ??= connect(find, forget);
    opened.catch(forget);
    return opened;
  }

  async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
    try {
      return ok(await onOpenDatabase((database) => transact(database, mode, ask)));
    } catch (error) {
      return err(problemOf(error));
    }
  }

  /** Browsers close databases behind the page's back (cleared data, a full disk): then once more with a new one. */
  async function onOpenDatabase<T>(use: (database: IDBDatabase) => Promise<T>): Promise<T> {
    try {
      return await use(await open());
    } catch (error) {
      opened = undefined;
      if (nameOf(error) !== 'InvalidStateError') throw error;
      return use(await open());
    }
  }

  return {
    get: async (id) => {
      const found: Result<unknown, SlotProblem> = await run('readonly', (store) => store.get(id));
      if (!found.ok) return found;
      if (found.value === undefined) return err(slotProblem('missing', 'There is no such save.'));
      const slot = readSlot(found.value);
      return slot === undefined ? err(slotProblem('corrupt', 'This save cannot be read.')) : ok(slot);
    },
    put: async (slot) => {
      const put = await run('readwrite', (store) => store.put(slot));
      return put.ok ? ok(undefined) : put;
    },
    list: async () => {
      const found = await run<unknown[]>('readonly', (store) => store.getAll());
      return found.ok ? ok(listed(found.value.map((value) => ({ id: idOf(value), value })))) : found;
    },
    delete: (id) => run('readwrite', (store) => store.delete(id)),
    raw: async (id) => {
      const found: Result<unknown, SlotProblem> = await run('readonly', (store) => store.get(id));
      if (!found.ok) return found;
      return found.value === undefined
        ? err(slotProblem('missing', 'There is no such save.'))
        : ok(rawText(found.value));
    },
  };
}

function idOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '';
}

function connect(find: () => IDBFactory | undefined, forget: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const factory = find();
    if (factory === undefined) throw new DOMException('No database here.', 'SecurityError');
    const request = factory.open(DATABASE, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new DOMException('Another tab holds the saves.', 'AbortError'));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = forget;
      database.onversionchange = () => {
        forget();
        database.close();
      };
      resolve(database);
    };
  });
}

/** Settles only once the transaction has: a request that succeeded can still be rolled back. */
function transact<T>(database: IDBDatabase, mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
    transaction.onerror = () => reject(transaction.error ?? request.error);
  });
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

function problemOf(error: unknown): SlotProblem {
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return slotProblem('full', 'There is no room left on this device.');
    case 'SecurityError':
    case 'NotAllowedError':
      return slotProblem('forbidden', 'This page may not store anything on this device.');
    case 'VersionError':
      return slotProblem('failed', 'The saves belong to a newer version of the game.');
    default:
      return slotProblem('failed', error instanceof Error ? error.message : 'The saves could not be reached.');
  }
}
