/** Serves a built game over http, with the types and cache rules that it needs. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Pictures and woff fonts are packed by themselves. */
const PACKS = new Set(['.css', '.glb', '.html', '.js', '.json', '.md', '.svg', '.txt', '.wasm', '.webmanifest']);

/** `root` is asked for at each request: a newer build may take its place. */
export function createGameServer(root: () => string): Server {
  const pack = createPacker();
  return createServer((request, response) => answer(root(), pack, request, response));
}

type Packer = ReturnType<typeof createPacker>;

/** Packs a file when it is first asked for, and again when it has changed. */
function createPacker() {
  const packed = new Map<string, { readonly changedMs: number; readonly body: Buffer }>();
  return (file: string): Buffer => {
    const { mtimeMs } = statSync(file);
    const known = packed.get(file);
    if (known?.changedMs === mtimeMs) return known.body;
    const body = gzipSync(readFileSync(file));
    packed.set(file, { changedMs: mtimeMs, body });
    return body;
  };
}

function answer(root: string, pack: Packer, request: IncomingMessage, response: ServerResponse): void {
  const file = request.method === 'GET' || request.method === 'HEAD' ? fileFor(root, request.url ?? '/') : undefined;
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const canBePacked = PACKS.has(extname(file));
  const isPacked = canBePacked && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = isPacked ? pack(file) : readFileSync(file);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': body.length,
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    ...(canBePacked ? { vary: 'accept-encoding' } : {}),
    'cache-control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    // The page carries the rest of its policy itself; this part only counts as a header.
    'content-security-policy': "frame-ancestors 'none'",
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function fileFor(root: string, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const path = normalize(join(root, safeDecode(pathname)));
  if (path !== root && !path.startsWith(root + sep)) return undefined;
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
  return existsSync(file) ? file : undefined;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
