/** The table as a person has it: pieces to drag, places to drop them on, and the interface around them. */
import type { Page } from '@playwright/test';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { GameState, Intent, MeepleId } from '../../../src/engine/index.ts';
import { reachPx } from '../../../src/scene/drag/gesture.ts';
import type { DropSpot } from '../../../src/scene/drag/model.ts';
import type {} from '../../../src/scene/testHandle.ts';
import { WORDS } from '../../../src/ui/words.ts';
import { expect } from '../fixtures.ts';
import { doubleClickAt } from './doubleClick.ts';
import { Finger } from './finger.ts';
import { Hud } from './hud.ts';
import { aimIn, type ScreenPoint } from './sight.ts';

export interface Opening {
  readonly seed?: string;
  readonly pacing?: 'normal' | 'fast' | 'instant';
}

/** Small, because software draws it. */
export const TABLE_VIEW = { width: 1024, height: 576 } as const;

/** From the seat the Dark Council is out of the picture. */
const COUNCIL_VIEW = '4';

/** Short of the slop a press is a click. */
const PULL_PX = 14;
/** Beyond a meeple's own reach. */
const LASSO_PX = 44;

export class TablePage {
  readonly page: Page;
  readonly hud: Hud;

  constructor(page: Page) {
    this.page = page;
    this.hud = new Hud(page, CATALOG, () => this.intents());
  }

  /** A new match for two with the Four Towers, from the title. */
  async open({ seed = 'rowan', pacing = 'instant' }: Opening = {}): Promise<void> {
    const { page } = this;
    await page.goto(addressOf(pacing));
    await page.getByRole('button', { name: WORDS.newGame }).click();
    await page.getByLabel('Seed').fill(seed);
    await page.getByRole('switch', { name: 'The Four Towers' }).check();
    await page.getByRole('button', { name: WORDS.begin }).click();
    await this.sitDown();
  }

  /** The match that was left, from the title. */
  async reopen({ pacing = 'instant' }: Opening = {}): Promise<void> {
    await this.page.goto(addressOf(pacing));
    await this.page.getByRole('button', { name: WORDS.continueMatch }).click();
    await this.sitDown();
  }

  private async sitDown(): Promise<void> {
    await this.page.locator('.table__stage--drawn').waitFor({ state: 'attached' });
    await this.rest();
    await this.hud.takeSeat();
  }

  truth(): Promise<GameState> {
    return this.page.evaluate(() => window.rowan?.table?.truth() as GameState);
  }

  shown(): Promise<GameState> {
    return this.page.evaluate(() => window.rowan?.table?.shown() as GameState);
  }

  intents(): Promise<readonly Intent[]> {
    return this.page.evaluate(() => window.rowan?.table?.intents() ?? []);
  }

  frames(): Promise<number> {
    return this.page.evaluate(() => window.rowan?.scene?.frames() ?? 0);
  }

  held(): Promise<readonly MeepleId[]> {
    return this.page.evaluate(() => window.rowan?.hand?.held() ?? []);
  }

  over(): Promise<DropSpot | undefined> {
    return this.page.evaluate(() => window.rowan?.hand?.over());
  }

  private focus(): Promise<MeepleId | undefined> {
    return this.page.evaluate(() => window.rowan?.hand?.focus());
  }

  /** Everything has been shown, the hand is empty and nothing flies. */
  async rest(): Promise<void> {
    await this.page.waitForFunction(
      () => window.rowan?.table?.isAtRest() === true && window.rowan.hand?.doing() === 'idle',
    );
  }

  /** Another position, whoever acts at the screen, the camera back at the seat. */
  async startFrom(state: GameState): Promise<void> {
    await this.page.evaluate((from) => window.rowan?.table?.startFrom(from), state);
    await this.rest();
    await this.hud.takeSeat();
    await this.page.keyboard.press('0');
  }

  /** The browser has drawn this many frames of its own, whatever the scene did. */
  passFrames(count: number): Promise<void> {
    return this.page.evaluate(async (most) => {
      for (let i = 0; i < most; i++) await new Promise(requestAnimationFrame);
    }, count);
  }

  /** It is drawn just where the match has it. */
  async isHome(piece: MeepleId): Promise<void> {
    await expect.poll(() => this.page.evaluate((id) => window.rowan?.hand?.strayed(id), piece)).toBeLessThan(0.01);
  }

  /** Where a press takes this piece and no other. */
  grip(piece: MeepleId): Promise<ScreenPoint> {
    return this.aim({ piece });
  }

  /** Where a drop means this spot. */
  target(spot: DropSpot): Promise<ScreenPoint> {
    return this.aim({ spot });
  }

  private async aim(at: { readonly piece: MeepleId } | { readonly spot: DropSpot }): Promise<ScreenPoint> {
    let found: ScreenPoint | string = '';
    // The camera may still be on its way there.
    await expect
      .poll(
        async () => {
          found = await this.page.evaluate(aimIn, at);
          return typeof found === 'string' ? found : 'found';
        },
        { message: `${JSON.stringify(at)} is on the screen` },
      )
      .toBe('found');
    if (typeof found === 'string') throw new Error(found);
    return found;
  }

  /** Presses on a piece and pulls; whether it comes is the rules' business. */
  async pull(piece: MeepleId): Promise<void> {
    const { mouse } = this.page;
    const from = await this.grip(piece);
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x, from.y - PULL_PX);
  }

  /** Over a spot, the piece in the hand. */
  async carry(piece: MeepleId, spot: DropSpot): Promise<void> {
    await this.pull(piece);
    expect(await this.held()).toEqual([piece]);
    if (spot.startsWith('council:')) await this.page.keyboard.press(COUNCIL_VIEW);
    const to = await this.target(spot);
    await this.page.mouse.move(to.x, to.y);
    expect(await this.over()).toBe(spot);
  }

  async drag(piece: MeepleId, spot: DropSpot): Promise<void> {
    await this.carry(piece, spot);
    await this.page.mouse.up();
    await this.rest();
  }

  /** A finger is held below what it drags: it goes as far under the spot as the piece hangs above it. */
  async carryTouch(piece: MeepleId, spot: DropSpot): Promise<Finger> {
    const finger = await Finger.on(this.page);
    const from = await this.grip(piece);
    await finger.pull(from, { x: from.x, y: from.y - PULL_PX });
    expect(await this.held()).toEqual([piece]);
    const to = await this.target(spot);
    await finger.move(fingerFor(to, this.page.viewportSize()?.height ?? 0));
    expect(await this.over()).toBe(spot);
    return finger;
  }

  async dragTouch(piece: MeepleId, spot: DropSpot): Promise<void> {
    const finger = await this.carryTouch(piece, spot);
    await finger.up();
    await this.rest();
  }

  async click(piece: MeepleId): Promise<void> {
    const { x, y } = await this.grip(piece);
    await this.page.mouse.click(x, y);
    expect(await this.held()).toContain(piece);
  }

  async clickAt(spot: DropSpot): Promise<void> {
    const { x, y } = await this.target(spot);
    await this.page.mouse.click(x, y);
  }

  async clickClick(piece: MeepleId, spot: DropSpot): Promise<void> {
    await this.click(piece);
    await this.clickAt(spot);
    await this.rest();
  }

  async doubleClick(piece: MeepleId): Promise<void> {
    await doubleClickAt(this.page, await this.grip(piece));
  }

  /** A rectangle round these, from the bare board above them on the left to below them on the right. */
  async lasso(pieces: readonly MeepleId[]): Promise<void> {
    const { mouse } = this.page;
    const grips = await Promise.all(pieces.map((piece) => this.grip(piece)));
    const [xs, ys] = [grips.map(({ x }) => x), grips.map(({ y }) => y)];
    await mouse.move(Math.min(...xs) - LASSO_PX, Math.min(...ys) - LASSO_PX);
    await mouse.down();
    await mouse.move(Math.max(...xs) + LASSO_PX, Math.max(...ys) + LASSO_PX, { steps: 2 });
    await mouse.up();
  }

  /** From piece to piece, up with it, from place to place, down with it. */
  async placeByKeys(piece: MeepleId, spot: DropSpot): Promise<void> {
    const { keyboard } = this.page;
    await this.page.getByRole('application', { name: WORDS.table }).focus();
    for (let i = 0; i < 20 && (await this.focus()) !== piece; i++) await keyboard.press(']');
    await keyboard.press('Enter');
    expect(await this.held()).toEqual([piece]);
    for (let i = 0; i < 40 && (await this.over()) !== spot; i++) await keyboard.press('Tab');
    expect(await this.over()).toBe(spot);
    await keyboard.press('Enter');
    await this.rest();
  }

  /** One intent, by hand and by the interface. */
  async play(intent: Intent): Promise<void> {
    const done = (await this.intents()).length;
    switch (intent.type) {
      case 'placeMeeple':
        await this.drag(intent.meeple, intent.to);
        break;
      case 'takeBack':
        await this.drag(intent.meeple, 'home');
        break;
      case 'confirm':
        await this.hud.confirm();
        break;
      case 'choose':
        await this.hud.answer((await this.truth()).choice, intent.option);
        break;
      case 'resolveRest':
        await this.hud.resolveRest();
        break;
      default:
        throw new Error(`no gesture is known for ${intent.type}`);
    }
    await expect.poll(() => this.intents().then((all) => all.slice(done))).toEqual([intent]);
    await this.rest();
    await this.hud.takeSeat();
  }
}

const addressOf = (pacing: string): string => `/?quality=low&pacing=${pacing}`;

/** The reach shrinks near the lower edge, so that the way back is found by trying. */
function fingerFor({ x, y }: ScreenPoint, height: number): ScreenPoint {
  let finger = y;
  for (let i = 0; i < 40; i++) finger = y + reachPx('touch', height - finger);
  return { x, y: finger };
}
