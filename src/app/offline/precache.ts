/** Every file of one version of the game in one cache: all of them or none, so that no page is ever half old. */
export interface Version {
  readonly name: string;
  /** Relative to the worker's own address. */
  readonly files: readonly string[];
}

export interface Places {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The folder that the game lives in, as an address. */
  readonly scope: string;
}

const PREFIX = 'rowan-';
const HOME = 'index.html';
/** Their names change with their content: whatever the browser still has is right. */
const IS_HASHED = /^assets\//;

export async function keepVersion({ name, files }: Version, { caches, fetch, scope }: Places): Promise<void> {
  const cache = await caches.open(PREFIX + name);
  await Promise.all(
    files.map(async (file) => {
      const url = new URL(file, scope).href;
      if ((await cache.match(url)) !== undefined) return;
      const request = new Request(url, { cache: IS_HASHED.test(file) ? 'default' : 'reload' });
      const response = (IS_HASHED.test(file) ? await caches.match(url) : undefined) ?? (await fetch(request));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

/** A tab that still runs an older version may ask for its parts: those stay until it is the last one. */
export async function dropOlder({ name }: Version, { caches }: Places, openTabs: number): Promise<void> {
  if (openTabs > 1) return;
  for (const key of await caches.keys()) {
    if (key.startsWith(PREFIX) && key !== PREFIX + name) await caches.delete(key);
  }
}

/** Undefined: not the game's business. */
export function answerFor(request: Request, version: Version, places: Places): Promise<Response> | undefined {
  const url = new URL(request.url);
  const base = new URL(places.scope);
  if (request.method !== 'GET' || url.origin !== base.origin || !url.pathname.startsWith(base.pathname))
    return undefined;
  const path = decodeURI(url.pathname.slice(base.pathname.length)) || HOME;
  const isOwn = version.files.includes(path);
  if (!isOwn && request.mode === 'navigate') return undefined;
  return answer(new URL(isOwn ? path : request.url, places.scope).href, request, version, places);
}

async function answer(url: string, request: Request, { name }: Version, { caches, fetch }: Places): Promise<Response> {
  const cache = await caches.open(PREFIX + name);
  return (await cache.match(url)) ?? (await caches.match(url)) ?? fetch(request);
}
