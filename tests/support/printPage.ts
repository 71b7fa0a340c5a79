/** Builds the page on which tests print, apart from the game, and serves it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

export type PrintPage = { readonly url: string; close(): Promise<void> };

export async function servePrintPage(): Promise<PrintPage> {
  const root = 'tests/pages';
  const outDir = mkdtempSync(join(tmpdir(), 'rowan-print-'));
  const shared = { root, configFile: false as const, logLevel: 'error' as const, base: './' };
  const input = join(root, 'print.html');
  await build({
    ...shared,
    publicDir: false,
    build: { outDir, emptyOutDir: true, target: 'es2022', rolldownOptions: { input } },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the print page is not served');
  return {
    url,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
