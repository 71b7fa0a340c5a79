/** Small texts kept on this device: the port, and the browser's own storage behind it. */
export interface TextStorage {
  /** Undefined if there is nothing, or nothing that can be read. */
  read(key: string): string | undefined;
  /** False if it could not be kept; what was there before stays. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** Every key that begins so. */
  keys(prefix: string): readonly string[];
}

/** Reading `localStorage` itself throws where the page may store nothing. */
export function browserStorage(find: () => Storage = () => localStorage): TextStorage {
  function attempt<T>(ask: (storage: Storage) => T, otherwise: T): T {
    try {
      return ask(find());
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key) ?? undefined, undefined),
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: (prefix) =>
      attempt((storage) => Array.from(storage, (_, at) => storage.key(at) ?? ''), []).filter((key) =>
        key.startsWith(prefix),
      ),
  };
}

export function memoryStorage(texts: Map<string, string> = new Map()): TextStorage {
  return {
    read: (key) => texts.get(key),
    write: (key, text) => {
      texts.set(key, text);
      return true;
    },
    remove: (key) => {
      texts.delete(key);
    },
    keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
  };
}
