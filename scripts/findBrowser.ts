/** Finds, or as a last resort installs, a Chromium for the browser tests and remembers its path. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { cacheFile } from './cache.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

const knownPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  `${process.env.HOME ?? ''}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
  '/snap/bin/chromium',
];

function fromEnvironment(): string | undefined {
  const path = process.env.ROWAN_BROWSER ?? process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (path !== undefined && !existsSync(path)) throw new Error(`no browser at ${path}, which the environment names`);
  return path;
}

/** A downloaded browser may lack the system's libraries: it counts only when it starts. */
function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function fromPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return starts(path) ? path : undefined;
}

function fromSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...knownPaths].find(starts);
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

function afterPlaywrightInstall(): string | undefined {
  process.stderr.write('No Chromium found; asking Playwright for one.\n');
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  return run(process.execPath, [cli, 'install', 'chromium']) ? fromPlaywright() : undefined;
}

function afterAptInstall(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stderr.write("Asking Debian's packages for chromium.\n");
  const install = () => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  return install() || (run('apt-get', ['update', '-q']) && install()) ? fromSystem() : undefined;
}

function remembered(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { executablePath } = JSON.parse(readFileSync(file, 'utf8')) as { executablePath?: string };
  return executablePath !== undefined && starts(executablePath) ? executablePath : undefined;
}

const file = cacheFile('browser.json');
const executablePath =
  fromEnvironment() ??
  remembered(file) ??
  fromPlaywright() ??
  fromSystem() ??
  afterPlaywrightInstall() ??
  afterAptInstall();

if (executablePath === undefined) {
  process.stderr.write('No Chromium for the browser tests. Install one, or name it in ROWAN_BROWSER.\n');
  process.exit(1);
}
writeFileSync(file, `${JSON.stringify({ executablePath })}\n`);
process.stdout.write(`browser: ${executablePath}\n`);
