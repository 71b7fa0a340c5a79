/** Starts the browser that findBrowser has found, drawing in software. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { cacheFile } from '../../cache.ts';
import { BROWSER_ARGS } from './flags.ts';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: foundBrowser(), args: BROWSER_ARGS });
}

function foundBrowser(): string {
  const file = cacheFile('browser.json');
  if (!existsSync(file)) {
    spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/findBrowser.ts'], { stdio: ['ignore', 2, 2] });
  }
  if (!existsSync(file)) throw new Error('there is no browser; name one in ROWAN_BROWSER');
  return (JSON.parse(readFileSync(file, 'utf8')) as { executablePath: string }).executablePath;
}
