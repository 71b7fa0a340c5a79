/** The service worker: keeps this version of the game on the device and answers from it, with or without a network. */
import { answerFor, dropOlder, keepVersion, type Places, type Version } from './precache.ts';

/** Written in front of this file by the build. */
declare const ROWAN_VERSION: Version;

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const worker = self as unknown as WorkerScope;
const places: Places = { caches, fetch: (request) => fetch(request), scope: worker.registration.scope };

worker.addEventListener('install', (event) => event.waitUntil(keepVersion(ROWAN_VERSION, places)));

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
      await dropOlder(ROWAN_VERSION, places, tabs.length);
      await worker.clients.claim();
    })(),
  ),
);

worker.addEventListener('fetch', (event) => {
  const response = answerFor(event.request, ROWAN_VERSION, places);
  if (response !== undefined) event.respondWith(response);
});

// Only when somebody at the title has asked for it: never in the middle of a match.
worker.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void worker.skipWaiting();
});
