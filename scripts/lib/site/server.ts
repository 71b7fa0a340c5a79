/** Serves a built game over http, with the types and cache rules that it needs. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

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

/** `root` is asked for at each request: a newer build may take its place. */
export function createGameServer(root: () => string): Server {
  return createServer((request, response) => answer(root(), request, response));
}

function answer(root: string, request: IncomingMessage, response: ServerResponse): void {
  const file = request.method === 'GET' || request.method === 'HEAD' ? fileFor(root, request.url ?? '/') : undefined;
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    // The page carries the rest of its policy itself; this part only counts as a header.
    'content-security-policy': "frame-ancestors 'none'",
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
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
