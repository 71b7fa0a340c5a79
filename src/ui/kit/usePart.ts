/** A store's state, or a part of it, in a component. */
import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** `pick` must give the same thing for the same state. */
export function usePart<S, T>(store: StoreApi<S>, pick: (state: S) => T): T {
  return useSyncExternalStore(store.subscribe, () => pick(store.getState()));
}
