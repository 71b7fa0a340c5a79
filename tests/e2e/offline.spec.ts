import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { createGameServer } from '../../scripts/lib/site/server.ts';
import { askForHandle, expect, test, watch } from './fixtures.ts';

const FIRST = join(process.cwd(), 'dist');
const second = mkdtempSync(join(tmpdir(), 'rowan-second-'));

test.use({ serviceWorkers: 'allow', viewport: { width: 640, height: 360 } });
test.slow();
test.afterAll(() => rmSync(second, { recursive: true, force: true }));

/** A server of this test's own, which can fall silent or serve another build. */
async function serve(root: () => string) {
  const server: Server = createGameServer(root);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function openPage(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  await askForHandle(page);
  const complaints = watch(page, origin);
  await page.goto(`${origin}/?quality=low&pacing=instant`);
  return { page, complaints };
}

test('the second visit plays without a network', async ({ context }) => {
  const { origin, stop } = await serve(() => FIRST);
  const first = await openPage(context, origin);
  await expect(first.page.getByText('Works offline')).toBeAttached();
  expect(first.complaints).toEqual([]);
  await first.page.close();
  stop();

  const { page, complaints } = await openPage(context, origin);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.table__stage--drawn').waitFor({ state: 'attached' });
  await page.waitForFunction(() => window.rowan?.table?.isAtRest() === true);
  await expect.poll(() => page.workers().map((worker) => new URL(worker.url()).pathname)).toHaveLength(1);
  const licence = await page.evaluate(async () => (await fetch('licences/grenze.txt')).text());
  expect(licence).toContain('SIL OPEN FONT LICENSE');
  expect(complaints).toEqual([]);
});

test('a newer edition waits at the title until somebody asks for it', async ({ context }) => {
  cpSync(FIRST, second, { recursive: true });
  const change = (file: string, from: RegExp, to: string) =>
    writeFileSync(join(second, file), readFileSync(join(second, file), 'utf8').replace(from, to));
  change('index.html', /<title>.*<\/title>/, '<title>Second edition</title>');
  change('sw.js', /"name":"[0-9a-f]+"/, '"name":"second"');
  let root = FIRST;
  const { origin, stop } = await serve(() => root);
  const { page } = await openPage(context, origin);
  await expect(page.getByText('Works offline')).toBeAttached();
  const other = await openPage(context, origin);
  await other.page.evaluate(() => document.body.setAttribute('data-same', ''));

  root = second;
  await page.reload();
  await expect(page).toHaveTitle('Meeples & Monsters');
  await page.getByRole('button', { name: 'Open it now' }).click();
  await expect(page).toHaveTitle('Second edition');
  await expect(other.page.locator('body[data-same]')).toBeAttached();
  stop();
});

test('the page runs nothing that is written into it', async ({ request }) => {
  const html = (await (await request.get('/')).text()).replaceAll('&#39;', "'");
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'self';/);
  expect(html).not.toContain('unsafe-inline');
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on[a-z]+=/);
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});
