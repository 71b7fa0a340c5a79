/** Plays with keys alone: reads where the focus is and what the lists hold, and does nothing but press. */
import type { Page } from '@playwright/test';
import { type Choice, type GameState, type Intent, kindOf, type MeepleId } from '../../../src/engine/index.ts';
import type {} from '../../../src/scene/testHandle.ts';
import { PLAY } from '../../../src/ui/words/play.ts';
import { PROMPTS } from '../../../src/ui/words/prompts.ts';
import { expect } from '../fixtures.ts';

interface Walk {
  /** Steps down the list; below zero: up. */
  readonly steps: number;
  readonly isThere: boolean;
}

const MOST_TABS = 60;

export class Keys {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  truth(): Promise<GameState> {
    return this.page.evaluate(() => window.rowan?.table?.truth() as GameState);
  }

  countIntents(): Promise<number> {
    return this.page.evaluate(() => window.rowan?.table?.intents().length ?? 0);
  }

  async press(key: string, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.page.keyboard.press(key);
  }

  /** Onto something by its name, as Tab goes. */
  async tabTo(name: RegExp): Promise<void> {
    for (let i = 0; i < MOST_TABS; i++) {
      const focused = await this.page.evaluate(() => {
        const { activeElement: element } = document;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
        return element === null || element === document.body ? '' : `${element.ariaLabel ?? ''} ${label ?? ''}`.trim();
      });
      if (name.test(focused)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab never comes to ${name}`);
  }

  /** One intent, from wherever the focus is. */
  async play(intent: Intent, state: GameState): Promise<void> {
    const before = await this.countIntents();
    switch (intent.type) {
      case 'placeMeeple':
        await this.place(groupOf(state, intent.meeple), intent.to);
        break;
      case 'useHeroPower':
        await this.press('t');
        await this.walk('powers', `power ${intent.hero}`);
        await this.press('Enter');
        break;
      case 'confirm':
        await this.confirm(before);
        break;
      case 'choose':
        await this.choose(state.choice, intent.option);
        break;
      case 'resolveRest':
        await this.untilAsked();
        await this.tabTo(new RegExp(PROMPTS.rest));
        await this.press('Enter');
        break;
      default:
        throw new Error(`no keys are known for ${intent.type}`);
    }
    await this.page.waitForFunction((count) => window.rowan?.table?.intents().length === count, before + 1);
    await this.rest();
  }

  /** Everything has been shown; whoever is next lifts the curtain and reads on. */
  async takeSeat(): Promise<void> {
    await this.rest();
    for (const selector of ['.curtain', 'dialog.recap']) {
      const isUp = () => this.page.evaluate((what) => document.querySelector(what) !== null, selector);
      if (!(await isUp())) continue;
      await this.press('Enter');
      await expect.poll(isUp).toBe(false);
    }
  }

  rest(): Promise<unknown> {
    return this.page.waitForFunction(() => window.rowan?.table?.isAtRest() === true);
  }

  private async place(group: string, to: string): Promise<void> {
    const isIn = await this.page.evaluate(() => document.activeElement?.closest('[data-twin="meeples"]') != null);
    if (!isIn) await this.press('t');
    await this.walk('meeples', group);
    await this.press('Enter');
    await this.walk('places', `to ${to}`);
    await this.press('Enter');
  }

  /** A warning of what would be wasted is pressed away. */
  private async confirm(before: number): Promise<void> {
    await this.press('c');
    const isWarned = () => this.page.getByRole('alert').filter({ hasText: PLAY.pressAgain }).isVisible();
    const isDone = async () => (await this.countIntents()) > before;
    await expect.poll(async () => (await isDone()) || (await isWarned())).toBe(true);
    if (!(await isDone())) await this.press('c');
  }

  private async choose(choice: Choice | undefined, option: string): Promise<void> {
    await this.untilAsked();
    if (choice?.kind === 'buildLocation') {
      const [tile = '', slot = ''] = option.split('@');
      await this.pick(tile);
      await this.tabTo(new RegExp(`^(${await this.radiosAfter()})`));
      await this.pick(slot);
    } else await this.pick(option);
    await this.press('Enter');
  }

  private untilAsked(): Promise<unknown> {
    return this.page.waitForFunction(() => document.activeElement?.closest('.prompt [role="radiogroup"]') != null);
  }

  /** The text at which the next group of radios takes the focus. */
  private radiosAfter(): Promise<string> {
    return this.page.evaluate(() => {
      const groups = [...document.querySelectorAll('.prompt [role="radiogroup"]')];
      const here = groups.findIndex((group) => group.contains(document.activeElement));
      const stop = groups[here + 1]?.querySelector('[role="radio"][tabindex="0"]');
      return (stop?.textContent ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    });
  }

  /** In the group that has the focus: arrows pick as they walk, Space picks where it stands. */
  private async pick(option: string): Promise<void> {
    const { steps } = await this.page.evaluate((value): Walk => {
      const group = document.activeElement?.closest('[role="radiogroup"]');
      const open = [...(group?.querySelectorAll('[role="radio"]:not([aria-disabled="true"])') ?? [])];
      const at = open.indexOf(document.activeElement as Element);
      const goal = open.findIndex(({ id }) => id.endsWith(`-${value}`));
      return { steps: goal - at, isThere: goal >= 0 };
    }, option);
    if (steps === 0) await this.press(' ');
    else await this.press(steps > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(steps));
    await this.page.waitForFunction((value) => {
      const { activeElement: radio } = document;
      return radio?.id.endsWith(`-${value}`) === true && radio.getAttribute('aria-checked') === 'true';
    }, option);
  }

  /** To an entry of a list of the table in words, by Tab into the list and arrows within. */
  private async walk(list: string, key: string): Promise<void> {
    for (let i = 0; i < MOST_TABS; i++) {
      const isIn = await this.page.evaluate(
        (name) => document.activeElement?.closest(`[data-twin="${name}"]`) != null,
        list,
      );
      if (isIn) break;
      await this.press('Tab');
    }
    const { steps, isThere } = await this.page.evaluate(
      ({ name, wanted }): Walk => {
        const all = [...document.querySelectorAll<HTMLElement>(`[data-twin="${name}"] button`)];
        const at = all.indexOf(document.activeElement as HTMLElement);
        const goal = all.findIndex((button) => button.dataset.key === wanted);
        const round = (goal - at + all.length) % all.length;
        return { steps: round > all.length / 2 ? round - all.length : round, isThere: goal >= 0 && at >= 0 };
      },
      { name: list, wanted: key },
    );
    expect(isThere, `${key} is in the list of ${list}`).toBe(true);
    await this.press(steps > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(steps));
  }
}

function groupOf({ players, turn }: GameState, meeple: MeepleId): string {
  const where = players[turn.seat]?.tavern.includes(meeple) === true ? 'tavern' : 'lodgings';
  return `${kindOf(meeple)}@${where}`;
}
