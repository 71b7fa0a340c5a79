import { describe, expect, it } from 'vitest';
import { answerFor, dropOlder, keepVersion, type Places, type Version } from '../../../src/app/offline/precache.ts';

const SCOPE = 'https://rowan.test/game/';
const OLD: Version = { name: 'old', files: ['index.html', 'assets/a-1.js', 'icon.svg'] };
const NEW: Version = { name: 'new', files: ['index.html', 'assets/a-1.js', 'assets/b-2.js', 'icon.svg'] };

/** A browser's caches and a network that answers with what the server holds now. */
function given() {
  const shelves = new Map<string, Map<string, Response>>();
  const asked: string[] = [];
  let served: (url: string) => string | undefined = (url) => `1 ${url.slice(SCOPE.length)}`;
  const cacheOf = (name: string) => {
    const held = shelves.get(name) ?? new Map<string, Response>();
    shelves.set(name, held);
    return {
      match: async (url: string) => held.get(url)?.clone(),
      put: async (url: string, response: Response) => void held.set(url, response),
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
    match: async (url: string) => {
      for (const held of shelves.values()) if (held.has(url)) return held.get(url)?.clone();
      return undefined;
    },
  } as unknown as Places['caches'];
  const fetch = async ({ url }: Request): Promise<Response> => {
    asked.push(url.slice(SCOPE.length));
    const body = served(url);
    return body === undefined ? new Response('gone', { status: 404 }) : new Response(body);
  };
  const places: Places = { caches, fetch, scope: SCOPE };
  const serve = (what: typeof served) => {
    served = what;
  };
  return { places, shelves, asked, serve };
}

const get = (path: string): Request => new Request(new URL(path, SCOPE));
const visit = (path: string): Request =>
  ({ url: new URL(path, SCOPE).href, method: 'GET', mode: 'navigate' }) as Request;
const read = async (answer: Promise<Response> | undefined) =>
  answer === undefined ? undefined : (await answer).text();

describe('a kept version', () => {
  it('answers without a network, whatever the page is asked for', async () => {
    const { places, serve } = given();
    await keepVersion(OLD, places);
    serve(() => undefined);
    expect(await read(answerFor(visit('?quality=low'), OLD, places))).toBe('1 index.html');
    expect(await read(answerFor(visit('index.html'), OLD, places))).toBe('1 index.html');
    expect(await read(answerFor(get('assets/a-1.js'), OLD, places))).toBe('1 assets/a-1.js');
    expect(await read(answerFor(visit('icon.svg'), OLD, places))).toBe('1 icon.svg');
  });

  it('leaves everything else to the browser', () => {
    const { places } = given();
    expect(answerFor(visit('other-page'), OLD, places)).toBeUndefined();
    expect(answerFor(new Request('https://elsewhere.test/a.js'), OLD, places)).toBeUndefined();
    expect(answerFor(new Request('https://rowan.test/other/a.js'), OLD, places)).toBeUndefined();
    expect(answerFor(new Request(SCOPE, { method: 'POST' }), OLD, places)).toBeUndefined();
  });

  it('is not kept at all where one file is missing', async () => {
    const { places, serve } = given();
    serve((url) => (url.endsWith('icon.svg') ? undefined : 'x'));
    await expect(keepVersion(OLD, places)).rejects.toThrow('icon.svg: 404');
  });

  it('is never mixed with another one', async () => {
    const { places, serve } = given();
    await keepVersion(OLD, places);
    serve((url) => `2 ${url.slice(SCOPE.length)}`);
    await keepVersion(NEW, places);
    expect(await read(answerFor(visit(''), OLD, places))).toBe('1 index.html');
    expect(await read(answerFor(visit(''), NEW, places))).toBe('2 index.html');
  });

  it('fetches only what has changed', async () => {
    const { places, asked } = given();
    await keepVersion(OLD, places);
    asked.length = 0;
    await keepVersion(NEW, places);
    expect(asked.toSorted()).toEqual(['assets/b-2.js', 'icon.svg', 'index.html']);
  });

  it('stays for a tab that still runs it, and goes with the last one', async () => {
    const { places, shelves, serve } = given();
    await keepVersion({ ...OLD, files: [...OLD.files, 'assets/gone-0.js'] }, places);
    await keepVersion(NEW, places);
    serve(() => undefined);
    await dropOlder(NEW, places, 2);
    expect(await read(answerFor(get('assets/gone-0.js'), NEW, places))).toBe('1 assets/gone-0.js');
    shelves.set('somebody-else', new Map());
    await dropOlder(NEW, places, 1);
    expect([...shelves.keys()]).toEqual(['rowan-new', 'somebody-else']);
  });
});
