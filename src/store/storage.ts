/** Small texts kept on this device: the port, and the browser's own storage behind it. */
export interface TextStorage {
  /** Undefined if there is nothing, or nothing that can be read. */
  read(key: string): string | undefined;
  /** False if it could not be kept. */
  write(key: string, text: string): boolean;
}

/** Reading `localStorage` itself throws where the page may store nothing. */
export function browserStorage(find: () => Storage = () => localStorage): TextStorage {
  return {
    read: (key) => {
      try {
        return find().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, text) => {
      try {
        find().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

export function memoryStorage(texts: Map<string, string> = new Map()): TextStorage {
  return {
    read: (key) => texts.get(key),
    write: (key, text) => {
      texts.set(key, text);
      return true;
    },
  };
}
