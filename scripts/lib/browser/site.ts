/** Builds the game apart from dist, serves it to the scripts' browser, and says what the build is made of. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import type { BuiltFile } from '../sceneBench/chunks.ts';
import { filesUnder } from './files.ts';

export interface Site {
  readonly url: string;
  readonly files: readonly BuiltFile[];
  close(): Promise<void>;
}

/** Only an isolated page gets a clock finer than a tenth of a millisecond. */
const ISOLATED = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

export async function openSite(): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), 'rowan-site-'));
  const built = await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers: ISOLATED },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the built game is not served');
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((part) => ('output' in part ? part.output : []));
  const chunks = new Map(outputs.map((output) => [output.fileName, output]));
  return {
    url,
    files: filesUnder(outDir).map((file) => {
      const chunk = chunks.get(file.name);
      return chunk?.type === 'chunk'
        ? { ...file, isEntry: chunk.isEntry, imports: chunk.imports, importsLater: chunk.dynamicImports }
        : file;
    }),
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
