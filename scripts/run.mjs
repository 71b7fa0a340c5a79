// Bundles one TypeScript entry for node and runs it with the remaining arguments: node scripts/run.mjs scripts/lab.ts --games 5
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cacheDir = join(root, 'node_modules', '.cache', 'rowan', 'scripts');
const dayMs = 86_400_000;

async function bundle(entry) {
  const build = await rolldown({
    input: entry,
    platform: 'node',
    external: /^(?![./]|[A-Za-z]:[\\/])/,
    logLevel: 'warn',
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false, sourcemap: 'inline' });
  await build.close();
  return output[0].code;
}

/** A running script's workers load this file again, so a bundle is never overwritten: its name is its content. */
function store(name, code) {
  mkdirSync(cacheDir, { recursive: true });
  for (const old of readdirSync(cacheDir)) {
    const path = join(cacheDir, old);
    if (old.startsWith(`${name}-`) && Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { force: true });
  }
  const file = join(cacheDir, `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.mjs`);
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, code);
    renameSync(draft, file);
  }
  return file;
}

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined || !existsSync(entry)) {
  process.stderr.write(
    entry === undefined ? 'usage: node scripts/run.mjs <entry.ts> [args]\n' : `no such script: ${entry}\n`,
  );
  process.exit(2);
}
const file = store(basename(entry).replace(/\.[^.]+$/, ''), await bundle(resolve(entry)));
const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)));
