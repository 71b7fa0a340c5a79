/** Opens the game in a browser, and in it the table at a position, as a player would: by taking up a save. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Quality } from '../../../src/scene/quality.ts';
import type { AnchorName, ScreenSpot } from '../../../src/scene/stage/anchors.ts';
import type {} from '../../../src/scene/testHandle.ts';
import type { SavedSlot } from '../../../src/store/saves/slots.ts';
import type { Position } from './games.ts';

/** Software drawing at full quality takes its time. */
const PATIENCE_MS = 180_000;

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio?: number;
  readonly hasTouch?: boolean;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Visit {
  readonly page: Page;
  /** What the page has complained about. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface VisitParts {
  readonly browser: Browser;
  readonly screen: Screen;
  /** Runs in the page before anything else. */
  readonly prepare?: () => void;
  /** As somebody who asks for less motion: the camera is where it goes at once. */
  readonly hasCalm?: boolean;
}

export async function visit({ browser, screen, prepare, hasCalm = false }: VisitParts): Promise<Visit> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.pixelRatio ?? 1,
    hasTouch: screen.hasTouch ?? false,
    reducedMotion: hasCalm ? 'reduce' : 'no-preference',
    serviceWorkers: 'block',
    // The pictures clear the HUD away with a style of their own.
    bypassCSP: true,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(() => {
    window.rowan ??= {};
  });
  if (prepare !== undefined) await context.addInitScript(prepare);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console error: ${message.text()}`);
  });
  return { page, complaints, close: () => context.close() };
}

export interface Address {
  readonly url: string;
  readonly quality: Quality;
}

export const addressOf = ({ url, quality }: Address): string => `${url}?quality=${quality}&pacing=instant`;

/** Puts a position where the title looks for the match to continue, from a page of the game's own origin. */
export async function keepSave(page: Page, { url }: Pick<Address, 'url'>, { save }: Position): Promise<void> {
  const blank = `${url}blank`;
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blank);
  await page.evaluate(
    (slot) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('rowan', 1);
        request.onerror = () => reject(request.error);
        request.onupgradeneeded = () => request.result.createObjectStore('saves', { keyPath: 'id' });
        request.onsuccess = () => {
          const put = request.result.transaction('saves', 'readwrite');
          put.objectStore('saves').put(slot);
          put.onerror = () => reject(put.error);
          put.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    { ...save, id: 'shown', savedAtMs: 0 } satisfies SavedSlot,
  );
}

/** Another position on the table that lies there. */
export async function layPosition(page: Page, { state, save }: Position): Promise<void> {
  const seats = save.summary.names.map((name) => ({ name }));
  await page.evaluate(({ state, seats }) => window.rowan?.table?.startFrom(state, seats), { state, seats });
  // The curtain falls with the next frame.
  await nextFrame(page);
  await nextFrame(page);
  await sitDown(page);
}

export async function openTable(page: Page, address: Address, position: Position): Promise<void> {
  await keepSave(page, address, position);
  await page.goto(addressOf(address));
  await page.getByRole('button', { name: 'Continue' }).click();
  await untilPlayable(page);
  await sitDown(page);
}

/** Lifts the curtain and puts away what has happened meanwhile. */
export async function sitDown(page: Page): Promise<void> {
  const curtain = page.getByRole('button', { name: /^I am / });
  await curtain.or(page.locator('.hud')).first().waitFor();
  // Its button has the focus: a click would wait for frames that software draws slowly.
  if (await curtain.isVisible()) await page.keyboard.press('Enter');
  await page.locator('.hud').waitFor();
  await nextFrame(page);
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
}

export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));

export async function untilPlayable(page: Page): Promise<void> {
  await page.locator('.table__stage--drawn').waitFor({ state: 'attached' });
  await page.waitForFunction(() => window.rowan?.table?.isAtRest() === true);
}

export async function untilPrinted(page: Page): Promise<void> {
  await page.waitForFunction(() => window.rowan?.scene?.isPrinted() === true, undefined, { polling: 500 });
}

/** Until no frame has been drawn for a while. */
export async function untilStill(page: Page, stillMs = 1500): Promise<void> {
  const began = Date.now();
  let before = -1;
  for (let now = await framesOf(page); now !== before; now = await framesOf(page)) {
    if (Date.now() - began > PATIENCE_MS) throw new Error('the table does not come to rest');
    before = now;
    await page.waitForTimeout(stillMs);
  }
}

export const framesOf = (page: Page): Promise<number> => page.evaluate(() => window.rowan?.scene?.frames() ?? 0);

export async function spotOf(page: Page, name: AnchorName): Promise<ScreenSpot> {
  const spot = await page.evaluate((asked) => window.rowan?.table?.project(asked), name);
  if (!spot?.isSeen) throw new Error(`${name} is not in the picture`);
  return spot;
}

/** Near the spot, where the table itself is under the pointer and no word or button over it; undefined: nowhere. */
export function bareSpotNear(page: Page, { x, y }: Spot, reachPx = 48): Promise<Spot | undefined> {
  return page.evaluate(
    ({ x, y, reachPx }) => {
      for (let away = 0; away <= reachPx; away += 6) {
        for (let turn = 0; turn < 16; turn++) {
          const angle = Math.PI * (0.5 + turn / 8);
          const spot = { x: x + Math.sin(angle) * away, y: y + Math.cos(angle) * away };
          if (document.elementFromPoint(spot.x, spot.y) instanceof HTMLCanvasElement) return spot;
        }
      }
      return undefined;
    },
    { x, y, reachPx },
  );
}

/** Takes the interface off the table; gives back what lays it there again. */
export async function bareTable(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content: '.table__stage ~ * { display: none !important; }' });
  return () => style.evaluate((tag) => (tag as Element).remove());
}
