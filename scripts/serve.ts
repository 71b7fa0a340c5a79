/** Serves the built game from dist over http and prints its address: serve.ts [--port 4173] [--host 127.0.0.1] */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createGameServer } from './lib/site/server.ts';

const root = join(process.cwd(), 'dist');

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
listen(
  createGameServer(() => root),
  Number(values.port ?? 4173),
  values.host,
  values.port === undefined ? 20 : 0,
);
