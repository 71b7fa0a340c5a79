/** Takes the README's pictures of the table at full quality into docs/: npm run pictures */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { argsOrExit, type Command, flag, listOf, word } from './lib/args.ts';
import { afterDrawing } from './lib/browser/eye.ts';
import type { Position, Worth } from './lib/browser/games.ts';
import { launchBrowser } from './lib/browser/launch.ts';
import { LAPTOP, positionOf, SHOTS, type Shot } from './lib/browser/shots.ts';
import { openSite, type Site } from './lib/browser/site.ts';
import {
  addressOf,
  bareTable,
  layPosition,
  openTable,
  type Screen,
  untilPrinted,
  untilStill,
  visit,
} from './lib/browser/table.ts';
import { failWith } from './lib/fail.ts';
import { squeeze } from './lib/squeeze.ts';

const TITLE = 'title';

const options = {
  only: listOf('these pictures', [TITLE, ...SHOTS.map(({ name }) => name)]),
  folder: word('where they go', 'docs'),
  raw: flag('keeps the PNG as taken beside each'),
};

const PICTURES: Command<typeof options> = {
  name: 'pictures',
  about:
    'Builds the game and takes pictures of its table at full quality. Without a graphics card all of them take some minutes.',
  options,
};

/** Not so small that the interface takes it for a phone's. */
const SHARE_WHILE_ARRANGING = 0.7;
const LIMIT_BYTES = 250 * 1024;
const PATIENCE_MS = 300_000;

const args = argsOrExit(PICTURES, process.argv.slice(2));

async function take(page: Page, position: Position, shot: Shot): Promise<void> {
  const { width, height } = shot.screen;
  await afterDrawing(page, () => page.setViewportSize(isLow(shot.screen) ? { width, height } : smaller(shot.screen)));
  const dress = shot.isBare === true ? await bareTable(page) : undefined;
  try {
    await shot.arrange(page, position.state);
    await afterDrawing(page, () => page.setViewportSize({ width, height }), shot.enliven === undefined ? 2500 : 0);
    await shot.enliven?.(page, position.state);
    const taken = await page.screenshot({ timeout: PATIENCE_MS });
    await keep(shot.name, taken, `${position.state.options.seed}, turn ${position.state.turn.number}`);
  } finally {
    await page.mouse.up();
    await dress?.();
  }
}

async function keep(name: string, taken: Buffer, about: string): Promise<void> {
  const file = join(args.folder, `${name}.webp`);
  if (args.raw) writeFileSync(join(args.folder, `${name}.png`), taken);
  const picture = await squeeze(taken, LIMIT_BYTES);
  writeFileSync(file, picture);
  process.stdout.write(`${file}  ${Math.round(picture.length / 1024)} KB  ${about}\n`);
}

async function takeTitle(browser: Browser, { url }: Site): Promise<void> {
  const { page, close } = await visit({ browser, screen: LAPTOP, hasCalm: true });
  try {
    await page.goto(addressOf({ url, quality: 'high' }));
    await page.waitForFunction(() => (window.rowan?.scene?.frames() ?? 0) > 0);
    await untilStill(page, 2500);
    await keep(TITLE, await page.screenshot({ timeout: PATIENCE_MS }), 'the title');
  } finally {
    await close();
  }
}

/** One that fails does not lose the others. */
function missed({ name }: Shot, error: unknown): void {
  process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

const positions = new Map<Worth, Position>();

function positionFor(shot: Shot): Position {
  const position = positions.get(shot.worth) ?? positionOf(shot);
  positions.set(shot.worth, position);
  return position;
}

const isLow = ({ height }: Screen): boolean => height < 480;
const smaller = ({ width, height }: Screen) => ({
  width: Math.round(width * SHARE_WHILE_ARRANGING),
  height: Math.round(height * SHARE_WHILE_ARRANGING),
});

/** Printing takes longer than anything else: all pictures of one screen are taken at one table. */
async function takeAt(browser: Browser, site: Site, screen: Screen, shots: readonly Shot[]): Promise<void> {
  const { page, complaints, close } = await visit({
    browser,
    screen: { ...screen, ...smaller(screen) },
    hasCalm: true,
  });
  try {
    for (const [i, shot] of shots.entries()) {
      const position = positionFor(shot);
      if (i === 0) {
        await openTable(page, { url: site.url, quality: 'high' }, position);
        await untilPrinted(page);
      } else await layPosition(page, position);
      await take(page, position, shot).catch((error: unknown) => missed(shot, error));
    }
  } finally {
    await close();
  }
  for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
}

const isAtOneTable = (a: Shot, b: Shot): boolean => a.screen === b.screen && a.isSolo === b.isSolo;

function byTable(shots: readonly Shot[]): Shot[][] {
  const firsts = shots.filter((shot, i) => shots.findIndex((other) => isAtOneTable(shot, other)) === i);
  return firsts.map((first) => shots.filter((shot) => isAtOneTable(shot, first)));
}

async function takeAll(): Promise<void> {
  mkdirSync(args.folder, { recursive: true });
  const isWanted = (name: string): boolean => args.only.length === 0 || args.only.includes(name);
  const wanted = SHOTS.filter(({ name }) => isWanted(name));
  const site = await openSite();
  const browser = await launchBrowser();
  try {
    if (isWanted(TITLE)) await takeTitle(browser, site);
    for (const shots of byTable(wanted)) {
      const [first] = shots;
      if (first !== undefined) await takeAt(browser, site, first.screen, shots);
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

takeAll().catch(failWith('pictures'));
