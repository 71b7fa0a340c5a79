/** Something many may listen to. */
export interface Bell<T> {
  ring(what: T): void;
  on(listener: (what: T) => void): () => void;
}

export function createBell<T>(): Bell<T> {
  const listeners = new Set<(what: T) => void>();
  return {
    ring: (what) => {
      for (const listener of listeners) listener(what);
    },
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
