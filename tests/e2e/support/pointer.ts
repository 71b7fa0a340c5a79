/** A quick hand with a mouse: finds what it means on the screen and clicks it, without a look more than it needs. */
import type { Page } from '@playwright/test';
import { KIND_NOUNS } from '../../../src/content/words/names.ts';
import type { Intent, MeepleId } from '../../../src/engine/index.ts';
import type { DropSpot } from '../../../src/scene/drag/model.ts';
import { PLAY } from '../../../src/ui/words/play.ts';
import { aimIn, type ScreenPoint } from './sight.ts';
import type { TablePage } from './tablePage.ts';

const GO = '.act__go';
const WARNING = '.act__warning';
/** Of a machine that does much else beside. */
const PATIENCE_MS = 60_000;
/** Turns of the wheel until the whole table is in the picture. */
const MOST_TURNS = 6;
const COUNCIL = 'Dark Council';

export class Pointer {
  private readonly table: TablePage;
  private readonly page: Page;

  constructor(table: TablePage) {
    this.table = table;
    this.page = table.page;
    this.page.setDefaultTimeout(PATIENCE_MS);
  }

  async playAll(intents: readonly Intent[]): Promise<void> {
    await this.settle(0);
    for (const [done, intent] of intents.entries()) {
      await this.play(intent);
      await this.settle(done + 1);
    }
  }

  private async play(intent: Intent): Promise<void> {
    switch (intent.type) {
      case 'placeMeeple':
        return this.put(intent.meeple, intent.to);
      case 'confirm':
        return this.confirm();
      case 'useHeroPower':
        return this.press('.powers button', PLAY.powerButton(KIND_NOUNS[intent.hero].many));
      case 'choose':
        return this.table.hud.answer((await this.table.truth()).choice, intent.option);
      case 'resolveRest':
        return this.table.hud.resolveRest();
      default:
        throw new Error(`no gesture is known for ${intent.type}`);
    }
  }

  /** Click the piece, click the place. */
  private async put(meeple: MeepleId, to: DropSpot): Promise<void> {
    const { mouse } = this.page;
    const from = await this.table.grip(meeple);
    await mouse.click(from.x, from.y);
    await this.page.waitForFunction((id) => window.rowan?.hand?.held().includes(id) === true, meeple);
    const spot = await this.find(to);
    await mouse.click(spot.x, spot.y);
  }

  /** Whoever cannot see a place turns the wheel until it is there. */
  private async find(spot: DropSpot): Promise<ScreenPoint> {
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const found = await this.page.evaluate(aimIn, { spot });
      if (typeof found !== 'string') return found;
      await this.page.mouse.wheel(0, 240);
    }
    if (spot.startsWith('council:')) await this.lookAtCouncil();
    return this.table.target(spot);
  }

  /** The turn guide shows the way. */
  private async lookAtCouncil(): Promise<void> {
    await this.press('.rail__open');
    await this.press('.guide__look', COUNCIL);
    await this.press('.guide .icon-button');
  }

  /** What would be wasted is read and pressed away. */
  private async confirm(): Promise<void> {
    const before = (await this.table.intents()).length;
    await this.press(GO);
    const answer = await this.page.waitForFunction(
      ({ css, n }) => {
        if ((window.rowan?.table?.intents().length ?? 0) > n) return 'done';
        return document.querySelector(css) === null ? false : 'warned';
      },
      { css: WARNING, n: before },
    );
    if ((await answer.jsonValue()) === 'warned') await this.press(GO);
  }

  /** Clicks the middle of what has these words, once nothing lies over it. */
  async press(css: string, words = ''): Promise<void> {
    const found = await this.page.waitForFunction(
      ({ css, words }) => {
        for (const element of document.querySelectorAll(css)) {
          if (!element.textContent?.includes(words)) continue;
          const { x, y, width, height } = element.getBoundingClientRect();
          const middle = { x: x + width / 2, y: y + height / 2 };
          const top = document.elementFromPoint(middle.x, middle.y);
          if (top !== null && element.contains(top)) return middle;
        }
        return false;
      },
      { css, words },
    );
    const { x, y } = (await found.jsonValue()) as ScreenPoint;
    await this.page.mouse.click(x, y);
  }

  /** So many moves are made, everything has been shown, and whoever acts next has sat down. */
  private async settle(moves: number): Promise<void> {
    await this.page.waitForFunction((n) => {
      const { table, hand } = window.rowan ?? {};
      return table?.intents().length === n && table.isAtRest() && hand?.doing() === 'idle';
    }, moves);
    for (let cover = await this.cover(); cover !== undefined; cover = await this.cover()) await this.press(cover);
  }

  /** The button of the curtain or the recap, if there is one two frames later. */
  private cover(): Promise<string | undefined> {
    return this.page.evaluate(async () => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      const buttons = ['.curtain .button', 'dialog.recap .button--primary'];
      return buttons.find((css) => document.querySelector(css) !== null);
    });
  }
}
