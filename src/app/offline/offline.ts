/** The page's side of playing without a network: is everything kept, and is there a newer version to change to. */
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface OfflineState {
  /** The next visit works without a network. */
  readonly isReady: boolean;
  /** A newer version is kept and waits to be asked for. */
  readonly hasNewer: boolean;
}

export interface Offline {
  readonly store: StoreApi<OfflineState>;
  /** The newer version takes over and the page is loaded anew. */
  takeNewer(): void;
}

type Container = Pick<ServiceWorkerContainer, 'register' | 'ready' | 'controller' | 'addEventListener'>;

export interface OfflineParts {
  /** Undefined where the browser, or an address without https, has none. */
  readonly container: Container | undefined;
  readonly script: string;
  readonly reload: () => void;
  /** Keeping everything begins then: it must not compete with the first picture. */
  readonly isLoaded?: Promise<unknown>;
}

export function keepOffline({ container, script, reload, isLoaded = Promise.resolve() }: OfflineParts): Offline {
  const store = createStore<OfflineState>(() => ({ isReady: false, hasNewer: false }));
  let waiting: ServiceWorker | undefined;
  let isAsked = false;

  const offer = (worker: ServiceWorker): void => {
    if (container?.controller == null) return;
    waiting = worker;
    store.setState({ hasNewer: true });
  };

  function follow(registration: ServiceWorkerRegistration): void {
    if (registration.waiting !== null) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') offer(worker);
      });
    });
  }

  async function begin(from: Container): Promise<void> {
    // Another tab may ask for the newer version too: a page that has not asked plays on with what it has.
    from.addEventListener('controllerchange', () => {
      if (isAsked) reload();
    });
    await isLoaded;
    follow(await from.register(script, { updateViaCache: 'none' }));
    await from.ready;
    store.setState({ isReady: true });
  }

  // Without it the game is only not kept: there is nothing to tell.
  if (container !== undefined) begin(container).catch(() => {});
  return {
    store,
    takeNewer: () => {
      isAsked = true;
      waiting?.postMessage('takeOver');
    },
  };
}
