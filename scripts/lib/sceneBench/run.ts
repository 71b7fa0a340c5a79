/** Drives the built game in a browser and measures it: loading, what is drawn, what a frame costs, what lies still. */
import { cpus, loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import type { GameState, Seat } from '../../../src/engine/index.ts';
import { findPosition, type Position } from '../browser/games.ts';
import { launchBrowser } from '../browser/launch.ts';
import { installMeter, type MeteredFrame } from '../browser/meter.ts';
import { openSite, type Site } from '../browser/site.ts';
import {
  type Address,
  addressOf,
  bareSpotNear,
  framesOf,
  keepSave,
  nextFrame,
  openTable,
  spotOf,
  untilPlayable,
  untilPrinted,
  untilStill,
  visit,
} from '../browser/table.ts';
import { median, percentile, round, sum } from '../stats.ts';
import { type Weights, weigh } from './chunks.ts';
import { largest, megabytes, type Picture, pictureBytes, type StoredPicture } from './textures.ts';

export interface Timing {
  readonly median: number;
  readonly p95: number;
}

/** Milliseconds; `own` is the game's code with its physics, `whole` adds three's walk through the scene. */
export interface FrameCost {
  readonly frames: number;
  readonly own: Timing;
  readonly whole: Timing;
  /** Of one pointer event's handlers. */
  readonly input?: Timing;
}

export interface Drawn {
  readonly drawCalls: number;
  readonly triangles: number;
  /** A frame in which something moves, so that shadows are drawn too. */
  readonly moving: { readonly drawCalls: number; readonly triangles: number };
  readonly texturesMB: number;
  readonly targetsMB: number;
  readonly largest: readonly Picture[];
}

export interface SceneBench {
  readonly machine: { readonly cores: number; readonly load: number };
  readonly load: {
    readonly titleUsableMs: number;
    readonly titleDrawnMs: number;
    readonly tableUsableMs: number;
    readonly tablePrintedMs: number;
    readonly fromNavigationMs: number;
  };
  readonly high: Drawn;
  readonly low: Drawn;
  readonly idle: FrameCost;
  readonly dragging: FrameCost;
  readonly shaking: FrameCost & { readonly bodies: number };
  readonly idleFrames: number;
  readonly weights: Weights;
  readonly complaints: readonly string[];
}

const SMALL = { width: 844, height: 390 };
const USUAL = { width: 1280, height: 720 };
const IDLE_MS = 2000;
const FORCED_FRAMES = 120;
const FULL_BAG = 30;

type Bench = { readonly browser: Browser; readonly site: Site; readonly complaints: string[] };

export async function benchScene(say: (what: string) => void): Promise<SceneBench> {
  const machine = { cores: cpus().length, load: round(loadavg()[0] ?? 0, 1) };
  say('building');
  const site = await openSite();
  const browser = await launchBrowser();
  const bench: Bench = { browser, site, complaints: [] };
  const position = findPosition(fullBag);
  try {
    say('loading');
    const load = await measureLoad(bench, position);
    say('low quality');
    const low = await measureDrawn(bench, position, 'low');
    say('frames');
    const frames = await measureFrames(bench, position, say);
    say('high quality');
    const high = await measureDrawn(bench, position, 'high');
    const { complaints } = bench;
    return {
      machine,
      load,
      high: high.drawn,
      low: low.drawn,
      idleFrames: low.idleFrames,
      ...frames,
      weights: weigh(site.files),
      complaints,
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

function fullBag({ players, turn }: GameState): number {
  const { bag, tavern } = players[turn.seat] ?? { bag: [], tavern: [] };
  return turn.phase === 'main' && bag.length >= FULL_BAG && tavern.length > 0 ? turn.number : 0;
}

async function withPage<T>(
  { browser, complaints }: Bench,
  screen: typeof SMALL,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const visitor = await visit({ browser, screen, prepare: installMeter });
  try {
    return await work(visitor.page);
  } finally {
    complaints.push(...visitor.complaints);
    await visitor.close();
  }
}

const nowOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** The save is put there first, so that the navigation that counts finds nothing else in the browser's cache. */
function measureLoad(bench: Bench, position: Position): Promise<SceneBench['load']> {
  const address: Address = { url: bench.site.url, quality: 'low' };
  return withPage(bench, USUAL, async (page) => {
    await keepSave(page, address, position);
    await page.goto(addressOf(address), { waitUntil: 'commit' });
    const open = page.getByRole('button', { name: 'Continue' });
    await open.waitFor();
    const titleUsableMs = await nowOf(page);
    await page.locator('.title__stage--drawn').waitFor({ state: 'attached' });
    const titleDrawnMs = await nowOf(page);
    await open.click();
    const clickedMs = await nowOf(page);
    await untilPlayable(page);
    const tableUsableMs = (await nowOf(page)) - clickedMs;
    await untilPrinted(page);
    const tablePrintedMs = (await nowOf(page)) - clickedMs;
    const all = { titleUsableMs, titleDrawnMs, tableUsableMs, tablePrintedMs };
    const rounded = Object.fromEntries(Object.entries(all).map(([name, ms]) => [name, Math.round(ms)])) as typeof all;
    return { ...rounded, fromNavigationMs: Math.round(titleUsableMs + tableUsableMs) };
  });
}

function measureDrawn(bench: Bench, position: Position, quality: 'high' | 'low') {
  return withPage(bench, SMALL, async (page) => {
    await openTable(page, { url: bench.site.url, quality }, position);
    await untilPrinted(page);
    await page.keyboard.press('5');
    await untilStill(page);
    const before = await framesOf(page);
    await page.waitForTimeout(IDLE_MS);
    const idleFrames = (await framesOf(page)) - before;
    const moving = await dragAbout(page, position.state, 4);
    await untilStill(page);
    const still = await page.evaluate(() => {
      window.rowan?.scene?.draw();
      const meter = window.rowanMeter;
      const { drawCalls = () => 0, triangles = () => 0 } = window.rowan?.scene ?? {};
      return { drawCalls: drawCalls(), triangles: triangles(), stored: meter?.stored() };
    });
    const { textures = [], buffers = [] } = still.stored ?? {};
    const together = (pictures: readonly StoredPicture[]): number => megabytes(sum(pictures.map(pictureBytes)));
    const drawn: Drawn = {
      drawCalls: still.drawCalls,
      triangles: still.triangles,
      moving: {
        drawCalls: Math.max(0, ...moving.frames.map(({ drawCalls }) => drawCalls)),
        triangles: Math.max(0, ...moving.frames.map(({ triangles }) => triangles)),
      },
      texturesMB: together(textures),
      targetsMB: together(buffers),
      largest: largest(textures, 8),
    };
    return { drawn, idleFrames };
  });
}

type Metered = { readonly frames: MeteredFrame[]; readonly inputMs: number[] };

/** Blind, for software draws so slowly that every frame would owe the bags the time of several. */
function measureFrames(bench: Bench, position: Position, say: (what: string) => void) {
  const { state } = position;
  return withPage(bench, SMALL, async (page) => {
    await openTable(page, { url: bench.site.url, quality: 'low' }, position);
    await untilPrinted(page);
    await page.waitForFunction((seat) => window.rowan?.bags?.hasPhysics(seat) === true, state.turn.seat);
    await untilStill(page);
    await page.evaluate(() => window.rowanMeter?.blind());
    const idle = await page.evaluate(async (count) => {
      const meter = window.rowanMeter;
      meter?.reset();
      for (let i = 0; i < count; i++) {
        meter?.frame(() => window.rowan?.scene?.draw());
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
      return { frames: meter?.frames ?? [], inputMs: [] };
    }, FORCED_FRAMES);
    say('dragging');
    const dragging = await dragAbout(page, state, 90);
    await untilStill(page);
    say('shaking');
    const shaking = await shake(page, state.turn.seat, 150);
    const bodies = state.players[state.turn.seat]?.bag.length ?? 0;
    return { idle: costOf(idle), dragging: costOf(dragging), shaking: { ...costOf(shaking), bodies } };
  });
}

/** Lifts a meeple of the active player and carries it over the city with real moves of the mouse, then home again. */
async function dragAbout(page: Page, state: GameState, moves: number): Promise<Metered> {
  const [meeple] = state.players[state.turn.seat]?.tavern ?? [];
  if (meeple === undefined) throw new Error('nobody is in the Tavern');
  const from = await page.evaluate((piece) => window.rowan?.hand?.piecePoint(piece), meeple);
  if (from === undefined) throw new Error('the meeple is not in the picture');
  const over = await spotOf(page, 'capitol');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.evaluate(() => window.rowanMeter?.reset());
  for (let i = 1; i <= moves; i++) {
    const turn = (i / moves) * Math.PI * 4;
    await page.mouse.move(over.x + Math.cos(turn) * 90, over.y + Math.sin(turn) * 40);
    await nextFrame(page);
  }
  const metered = await readMeter(page);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return metered;
}

async function shake(page: Page, seat: Seat, moves: number): Promise<Metered> {
  // On a screen this small the bag's tag covers the bag.
  await page.addStyleTag({ content: '.tag-hang * { pointer-events: none !important; }' });
  const grip = await bareSpotNear(page, await spotOf(page, `bag:${seat}`));
  if (grip === undefined) throw new Error('no hand gets at the bag');
  const { x, y } = grip;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => window.rowanMeter?.reset());
  for (let i = 1; i <= moves; i++) {
    const swing = Math.sin(i * 0.9);
    await page.mouse.move(x + swing * 28, y - 24 - Math.abs(swing) * 10);
    await nextFrame(page);
  }
  const metered = await readMeter(page);
  await page.mouse.up();
  return metered;
}

const readMeter = (page: Page): Promise<Metered> =>
  page.evaluate(() => ({ frames: window.rowanMeter?.frames ?? [], inputMs: window.rowanMeter?.inputMs ?? [] }));

function costOf({ frames, inputMs }: Metered): FrameCost {
  return {
    frames: frames.length,
    own: timing(frames.map(({ ownMs }) => ownMs)),
    whole: timing(frames.map(({ scriptMs }) => scriptMs)),
    ...(inputMs.length === 0 ? {} : { input: timing(inputMs) }),
  };
}

const timing = (ms: readonly number[]): Timing => ({
  median: round(median(ms), 2),
  p95: round(percentile(ms, 95), 2),
});
