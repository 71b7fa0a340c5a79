import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS } from './scripts/lib/browser/flags.ts';

const found = 'node_modules/.cache/rowan/browser.json';
const browser = existsSync(found) ? (JSON.parse(readFileSync(found, 'utf8')) as { executablePath: string }) : {};
/** Workers read this file again: the first process chooses the port and its children inherit it. */
process.env.ROWAN_TEST_PORT ??= String(4200 + (process.pid % 700));
const port = Number(process.env.ROWAN_TEST_PORT);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'node_modules/.cache/rowan/e2e',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/rowan/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 720 },
    // Kept pages answer before a test can hold a request back; the tests of the worker itself allow it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...browser,
      args: BROWSER_ARGS,
    },
  },
  webServer: {
    command: `node scripts/run.mjs scripts/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
