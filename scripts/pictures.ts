/** Takes the README's pictures of the table at full quality into docs/: npm run pictures */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { argsOrExit, type Command, flag, listOf, word } from './lib/args.ts';
import { findPosition } from './lib/browser/games.ts';
import { launchBrowser } from './lib/browser/launch.ts';
import { SHOTS, type Shot } from './lib/browser/shots.ts';
import { openSite, type Site } from './lib/browser/site.ts';
import { openTable, untilPrinted, untilStill, visit } from './lib/browser/table.ts';
import { failWith } from './lib/fail.ts';
import { squeeze } from './lib/squeeze.ts';

const options = {
  only: listOf(
    'these pictures',
    SHOTS.map(({ name }) => name),
  ),
  folder: word('where they go', 'docs'),
  raw: flag('keeps the PNG as taken beside each'),
};

const PICTURES: Command<typeof options> = {
  name: 'pictures',
  about:
    'Builds the game and takes pictures of its table at full quality. Without a graphics card each takes a minute.',
  options,
};

const SHARE_WHILE_ARRANGING = 0.5;
const LIMIT_BYTES = 250 * 1024;
const PATIENCE_MS = 300_000;

const args = argsOrExit(PICTURES, process.argv.slice(2));

async function take(browser: Browser, site: Site, { name, screen, worth, arrange }: Shot): Promise<void> {
  const position = findPosition(worth);
  const small = { width: screen.width * SHARE_WHILE_ARRANGING, height: screen.height * SHARE_WHILE_ARRANGING };
  const { page, complaints, close } = await visit({ browser, screen: { ...screen, ...small } });
  try {
    await openTable(page, { url: site.url, quality: 'high' }, position);
    await untilPrinted(page);
    await untilStill(page);
    await arrange(page, position.state);
    await page.setViewportSize({ width: screen.width, height: screen.height });
    await untilStill(page, 4000);
    const taken = await page.screenshot({ timeout: PATIENCE_MS });
    const file = join(args.folder, `${name}.webp`);
    if (args.raw) writeFileSync(join(args.folder, `${name}.png`), taken);
    const picture = await squeeze(taken, LIMIT_BYTES);
    writeFileSync(file, picture);
    const { seed } = position.state.options;
    process.stdout.write(
      `${file}  ${Math.round(picture.length / 1024)} KB  ${seed}, turn ${position.state.turn.number}\n`,
    );
    for (const complaint of complaints) process.stderr.write(`${name}: ${complaint}\n`);
  } finally {
    await close();
  }
}

async function takeAll(): Promise<void> {
  mkdirSync(args.folder, { recursive: true });
  const site = await openSite();
  const browser = await launchBrowser();
  try {
    for (const shot of SHOTS)
      if (args.only.length === 0 || args.only.includes(shot.name)) await take(browser, site, shot);
  } finally {
    await browser.close();
    await site.close();
  }
}

takeAll().catch(failWith('pictures'));
