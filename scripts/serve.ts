/** Serves the built game from dist over http and prints its address: serve.ts [--port 4173] [--host 127.0.0.1] */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(process.cwd(), 'dist');

const types: Readonly<Record<string, string>> = {
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

function fileFor(url: string): string | undefined {
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

function answer(request: IncomingMessage, response: ServerResponse): void {
  const file = request.method === 'GET' || request.method === 'HEAD' ? fileFor(request.url ?? '/') : undefined;
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

function listen(server: Server, port: number, host: string, triesLeft: number): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || triesLeft === 0) throw error;
    listen(server, port + 1, host, triesLeft - 1);
  });
  server.listen(port, host, () => {
    server.removeAllListeners('error');
    process.stdout.write(
      `Meeples & Monsters is served at http://${host === '127.0.0.1' ? 'localhost' : host}:${port}/\n`,
    );
  });
}

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' } },
});
if (!existsSync(join(root, 'index.html'))) {
  process.stderr.write('Nothing to serve: run `npm run build` first.\n');
  process.exit(1);
}
listen(createServer(answer), Number(values.port ?? 4173), values.host, values.port === undefined ? 20 : 0);
