/** The part of a browser's database that saves use, in memory, with every way it can fail. */

export interface Faults {
  open?: Error;
  /** The transaction is rolled back with this. */
  abort?: Error;
  /** The connection has been closed behind the page's back; once. */
  isClosed?: boolean;
}

interface Request {
  result: unknown;
  error: Error | null;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

export interface FakeDatabase {
  readonly factory: IDBFactory;
  readonly records: Map<string, unknown>;
  readonly faults: Faults;
  readonly opens: () => number;
}

export function fakeIndexedDb(): FakeDatabase {
  const records = new Map<string, unknown>();
  const faults: Faults = {};
  let opens = 0;

  function transaction(): object {
    if (faults.isClosed) {
      faults.isClosed = false;
      throw new DOMException('The connection is closing.', 'InvalidStateError');
    }
    const draft = new Map(records);
    const own = { error: null as Error | null, objectStore: () => store(draft) } as {
      error: Error | null;
      objectStore: () => object;
      oncomplete?: () => void;
      onabort?: () => void;
    };
    queueMicrotask(() => {
      if (faults.abort !== undefined) {
        own.error = faults.abort;
        own.onabort?.();
        return;
      }
      records.clear();
      for (const [id, value] of draft) records.set(id, value);
      own.oncomplete?.();
    });
    return own;
  }

  const store = (draft: Map<string, unknown>) => ({
    get: (id: string) => ({ result: structuredClone(draft.get(id)) }),
    getAll: () => ({ result: structuredClone([...draft.values()]) }),
    put: (value: { id: string }) => {
      draft.set(value.id, structuredClone(value));
      return { result: value.id };
    },
    delete: (id: string) => {
      draft.delete(id);
      return { result: undefined };
    },
  });

  const open = (): Request => {
    opens++;
    const request: Request = { result: { transaction, createObjectStore: () => {}, close: () => {} }, error: null };
    queueMicrotask(() => {
      if (faults.open === undefined) {
        request.onupgradeneeded?.();
        request.onsuccess?.();
      } else {
        request.error = faults.open;
        request.onerror?.();
      }
    });
    return request;
  };

  return { factory: { open } as unknown as IDBFactory, records, faults, opens: () => opens };
}
