/** A match against the Guard as a person has it, and the story of it as the narrator must tell it. */
import type { Locator, Page } from '@playwright/test';
import type { Telling } from '../../../src/content/words/telling.ts';
import type { Catalog, GameEvent, GameState, Intent } from '../../../src/engine/index.ts';
import { type GuardStep, type GuardTurn, guardTurns } from '../../../src/ui/model/guardStory.ts';
import { GUARD } from '../../../src/ui/words/guard.ts';
import { engine, must } from '../../support/games.ts';
import { expect } from '../fixtures.ts';
import { Hud } from './hud.ts';

const NAMES = ['Ada'] as const;
/** A match that takes longer goes round in circles. */
const MOST_MOVES = 300;

export class SoloPage {
  readonly page: Page;
  readonly strip: Locator;
  private readonly hud: Hud;
  private readonly telling: Telling;

  constructor(page: Page, catalog: Catalog) {
    this.page = page;
    this.strip = page.getByRole('region', { name: GUARD.strip });
    this.hud = new Hud(page, catalog, () => this.intents());
    this.telling = { catalog, names: NAMES };
  }

  intents(): Promise<readonly Intent[]> {
    return this.page.evaluate(() => window.rowan?.table?.intents() ?? []);
  }

  truth(): Promise<GameState> {
    return this.page.evaluate(() => window.rowan?.table?.truth() as GameState);
  }

  shown(): Promise<GameState> {
    return this.page.evaluate(() => window.rowan?.table?.shown() as GameState);
  }

  /** The Guard's turns, told from what the engine does with the very moves that were made here. */
  async turns(): Promise<readonly GuardTurn[]> {
    const { options } = await this.truth();
    const opening = engine.setupSteps(options);
    const events: GameEvent[] = opening.map(({ event }) => event);
    let state = opening[opening.length - 1]?.state as GameState;
    for (const intent of await this.intents()) {
      for (const step of must(state, intent)) {
        events.push(step.event);
        state = step.state;
      }
    }
    const entries = events.map((event, index) => ({ index, event: engine.viewEvent(event) }));
    return guardTurns(entries, this.telling);
  }

  async latestTurn(): Promise<GuardTurn> {
    const turn = (await this.turns()).at(-1);
    if (turn === undefined) throw new Error('the Guard has had no turn');
    return turn;
  }

  rest(): Promise<unknown> {
    return this.page.waitForFunction(() => window.rowan?.table?.isAtRest() === true, undefined, { timeout: 60_000 });
  }

  /** Presses on until the move is made: a warning of what would be wasted is pressed away. */
  async confirm(): Promise<void> {
    const made = (await this.intents()).length;
    const { page } = this;
    await expect
      .poll(async () => {
        if ((await this.intents()).length > made) return true;
        await page.keyboard.press('c');
        return (await this.intents()).length > made;
      })
      .toBe(true);
  }

  /** The player lets the turn go by, up to the Guard's. */
  async passTurn(): Promise<void> {
    const { turn } = await this.truth();
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const { turn: now, choice, outcome } = await this.truth();
      if (now.round > turn.round || outcome !== undefined) return;
      if (choice === undefined) await this.confirm();
      else {
        await this.rest();
        await this.hud.answer(choice, choice.options[0] ?? '');
      }
    }
  }

  /** What the strip says of this step, once all that comes of it is on the table. */
  async reads(step: GuardStep): Promise<void> {
    await expect(this.strip).toContainText(step.title);
    for (const { words } of step.why) await expect(this.strip).toContainText(words);
    for (const gain of step.gains) await expect(this.strip).toContainText(gain, { ignoreCase: true });
    if (step.vp > 0) await expect(this.strip).toContainText(GUARD.vpGained(step.vp));
  }

  /** Which step of how many is on. */
  count(stepNo: number, steps: number): Locator {
    return this.page.locator('.rail__count', { hasText: `step ${stepNo} of ${steps}` });
  }

  /** Presses the strip's button until the step after this one is on, or the strip has gone. */
  async next(stepNo: number, steps: number): Promise<void> {
    const isOn = () => this.count(stepNo, steps).isVisible();
    await expect
      .poll(async () => {
        if (!(await isOn())) return false;
        await this.page.keyboard.press('ArrowRight');
        return isOn();
      })
      .toBe(false);
  }
}
