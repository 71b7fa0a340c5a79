/** The interface around the table, by the names that everybody hears: the one button, prompts, reasons. */
import type { Locator, Page } from '@playwright/test';
import { optionLabel } from '../../../src/content/words/choices.ts';
import { refusalWords } from '../../../src/content/words/refusals.ts';
import type { Catalog, Choice, Intent, Refusal } from '../../../src/engine/index.ts';
import { slotWords } from '../../../src/ui/model/build.ts';
import { END } from '../../../src/ui/words/end.ts';
import { PLAY } from '../../../src/ui/words/play.ts';
import { PROMPTS } from '../../../src/ui/words/prompts.ts';
import { SHEETS } from '../../../src/ui/words/sheets.ts';
import { WORDS } from '../../../src/ui/words.ts';
import { expect } from '../fixtures.ts';

const NAMES = ['Player 1', 'Player 2'] as const;

export class Hud {
  private readonly page: Page;
  private readonly catalog: Catalog;
  private readonly intents: () => Promise<readonly Intent[]>;

  constructor(page: Page, catalog: Catalog, intents: () => Promise<readonly Intent[]>) {
    this.page = page;
    this.catalog = catalog;
    this.intents = intents;
  }

  /** A warning of what would be wasted is read and pressed away. */
  async confirm(): Promise<void> {
    const before = (await this.intents()).length;
    const button = this.button([PLAY.confirm, PLAY.toMain, PLAY.endTurn]);
    const warning = this.page.getByRole('alert').filter({ hasText: PLAY.pressAgain });
    await button.click();
    const isDone = async () => (await this.intents()).length > before;
    await expect.poll(async () => (await isDone()) || (await warning.isVisible())).toBe(true);
    if (!(await isDone())) await button.click();
    await expect.poll(isDone).toBe(true);
  }

  async answer(choice: Choice | undefined, option: string): Promise<void> {
    if (choice === undefined) throw new Error('nothing is asked');
    const prompt = this.page.getByRole('dialog', { name: titleOf(choice) });
    if (choice.kind === 'buildLocation') {
      const [tile, slot] = option.split('@');
      const card = this.catalog.locations.find(({ id }) => id === tile);
      const place = this.catalog.slots.find(({ id }) => id === slot);
      if (card === undefined || place === undefined) throw new Error(`${option} is not in the catalogue`);
      await radio(prompt, PROMPTS.tiles, card.name).click();
      await radio(prompt, PROMPTS.slots, slotWords(place, this.catalog).title).click();
    } else await radio(prompt, titleOf(choice), optionLabel(choice, option, this.catalog, NAMES)).click();
    await this.button([buttonOf(choice, option)]).click();
  }

  async resolveRest(): Promise<void> {
    await this.page.getByRole('button', { name: PROMPTS.rest }).click();
  }

  /** Whoever acts next lifts the curtain and reads what has happened, if there is anything to lift and to read. */
  async takeSeat(): Promise<void> {
    await this.nextPicture();
    const curtain = this.page.getByRole('dialog', { name: new RegExp(`^${SHEETS.passTo} `) });
    if (await curtain.isVisible()) await curtain.getByRole('button').click();
    await this.nextPicture();
    const recap = this.page.getByRole('dialog', { name: SHEETS.recap });
    if (await recap.isVisible()) await recap.getByRole('button', { name: SHEETS.playTurn }).click();
    await expect(
      this.page.getByRole('dialog', { name: new RegExp(`^${SHEETS.passTo} |^${SHEETS.recap}`) }),
    ).toHaveCount(0);
  }

  /** Pulls what the bag has been asked for. */
  async draw(): Promise<void> {
    await this.button([PLAY.draw]).click();
  }

  /** Whoever has read the count looks at the table again. */
  async closeTheEnd(): Promise<void> {
    const sheet = this.page.getByRole('dialog', { name: END.title });
    await sheet.getByRole('button', { name: WORDS.close }).click();
    await expect(sheet).toBeHidden();
  }

  /** What the match says is on the screen two frames later. */
  private nextPicture(): Promise<void> {
    return this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  }

  /** Ask before the hand moves: on the screen the reason does not stay for long. */
  async readsWhyNot(refusal: Refusal, hand: 'holding' | 'empty'): Promise<void> {
    const reason = { words: refusalWords(refusal, this.catalog, NAMES), rule: `${refusal.rules[0]}: `, hand };
    await this.page.waitForFunction(isReasonSeen, reason, { polling: 'raf' });
  }

  private button(labels: readonly string[]): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^(${labels.join('|')})\\b`) });
  }
}

interface Reason {
  readonly words: string;
  /** How its tag's name begins. */
  readonly rule: string;
  readonly hand: 'holding' | 'empty';
}

/** Runs in the page: uses nothing around it. */
function isReasonSeen({ words, rule, hand }: Reason): boolean {
  if ((window.rowan?.hand?.held() ?? []).length > 0 !== (hand === 'holding')) return false;
  return [...document.querySelectorAll('[role="alert"]')].some(
    (alert) =>
      alert.checkVisibility() &&
      alert.textContent.includes(words) &&
      alert.querySelector(`button[aria-label^="${CSS.escape(rule)}"]`)?.checkVisibility() === true,
  );
}

function radio(prompt: Locator, group: string, name: string): Locator {
  const starts = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  return prompt.getByRole('radiogroup', { name: group }).getByRole('radio', { name: starts });
}

function titleOf(choice: Choice): string {
  return choice.kind === 'discardQuest' ? PROMPTS.mustGo(choice.left) : PROMPTS.titles[choice.kind];
}

function buttonOf({ kind }: Choice, option: string): string {
  if (kind === 'payQuest' || kind === 'mayReturn') {
    return option === 'accept' ? PROMPTS.accept[kind] : PROMPTS.decline[kind];
  }
  return kind === 'lodgingsToBag' && option === 'done' ? PROMPTS.done : PROMPTS.buttons[kind];
}
