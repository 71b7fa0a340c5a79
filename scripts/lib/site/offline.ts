/** Build step: writes the service worker beside the page, with the list of every file that was built and a name for their content. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import type { Version } from '../../../src/app/offline/precache.ts';

export const WORKER_FILE = 'sw.js';
const ENTRY = 'src/app/offline/worker.ts';
/** Browsers that can show the table read woff2; notes are for people with the source. */
const NEEDLESS = /\.(woff|md|map)$/;

export function offlineWorker(): Plugin {
  return {
    name: 'rowan:offline-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) return;
        const version = `const ROWAN_VERSION = ${JSON.stringify(versionOf(dir))};\n`;
        writeFileSync(join(dir, WORKER_FILE), version + (await workerCode()));
      },
    },
  };
}

export function versionOf(dir: string): Version {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dir, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name !== WORKER_FILE && !NEEDLESS.test(name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(dir, file)));
  return { name: hash.digest('hex').slice(0, 12), files };
}

async function workerCode(): Promise<string> {
  const build = await rolldown({ input: ENTRY, platform: 'browser', logLevel: 'warn' });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code;
}
