import { describe, expect, it } from 'vitest';
import { keepOffline } from '../../../src/app/offline/offline.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly heard: unknown[] = [];
  postMessage(what: unknown): void {
    this.heard.push(what);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

function given({ controller = undefined as FakeWorker | undefined, fails = false } = {}) {
  const registration = new FakeRegistration();
  const changes = new EventTarget();
  let reloads = 0;
  const container = Object.assign(changes, {
    controller: controller ?? null,
    register: async () => {
      if (fails) throw new Error('no');
      return registration;
    },
    ready: Promise.resolve(registration),
  }) as unknown as ServiceWorkerContainer;
  const offline = keepOffline({ container, script: 'sw.js', reload: () => reloads++ });
  return { offline, registration, changes, reloads: () => reloads };
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

describe('playing without a network', () => {
  it('is ready once everything is kept, and the first worker is no news', async () => {
    const { offline, registration } = given();
    const worker = new FakeWorker();
    registration.installing = worker;
    await settled();
    registration.dispatchEvent(new Event('updatefound'));
    worker.become('installed');
    expect(offline.store.getState()).toEqual({ isReady: true, hasNewer: false });
  });

  it('offers a newer version, and changes to it only when asked', async () => {
    const { offline, registration, changes, reloads } = given({ controller: new FakeWorker() });
    await settled();
    const newer = new FakeWorker();
    registration.installing = newer;
    registration.dispatchEvent(new Event('updatefound'));
    expect(offline.store.getState().hasNewer).toBe(false);
    newer.become('installed');
    expect(offline.store.getState().hasNewer).toBe(true);
    // Another tab has asked: this one plays on.
    changes.dispatchEvent(new Event('controllerchange'));
    expect(reloads()).toBe(0);
    offline.takeNewer();
    expect(newer.heard).toEqual(['takeOver']);
    changes.dispatchEvent(new Event('controllerchange'));
    expect(reloads()).toBe(1);
  });

  it('offers what has waited since the last visit', async () => {
    const { offline, registration } = given({ controller: new FakeWorker() });
    registration.waiting = new FakeWorker();
    await settled();
    expect(offline.store.getState().hasNewer).toBe(true);
  });

  it('is silent where it is not possible', async () => {
    const { offline } = given({ fails: true });
    await settled();
    expect(offline.store.getState()).toEqual({ isReady: false, hasNewer: false });
    expect(keepOffline({ container: undefined, script: '', reload: () => {} }).store.getState().isReady).toBe(false);
  });
});
