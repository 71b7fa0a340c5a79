/** A decision as its prompt shows it: what is asked, what may be picked, what the button then says. */
import { choicePrompt, optionLabel } from '../../content/words/choices.ts';
import { needsWords } from '../../content/words/needs.ts';
import { causeName, type Telling } from '../../content/words/telling.ts';
import { type Choice, type GameState, isOrderChoice, type RuleId, type Seat } from '../../engine/index.ts';
import type { FaceName } from '../ports.ts';
import { PROMPTS } from '../words/prompts.ts';
import type { PromptAnswer } from './action.ts';

export interface PromptOption {
  readonly value: string;
  readonly label: string;
  readonly note: string | undefined;
  readonly face: FaceName | undefined;
}

export interface Prompt {
  readonly choice: Choice;
  readonly title: string;
  readonly question: string;
  readonly rule: RuleId | undefined;
  readonly options: readonly PromptOption[];
  /** The rest can be left to the sensible order. */
  readonly canRest: boolean;
  /** Picked before anybody has picked: for orders, where any will do. */
  readonly suggested: string | undefined;
}

/** Undefined where this seat has nothing to decide. */
export function promptOf(state: GameState, seat: Seat | undefined, telling: Telling): Prompt | undefined {
  const { choice } = state;
  if (choice === undefined || choice.seat !== seat) return undefined;
  const { catalog, names } = telling;
  const canRest = isOrderChoice(choice);
  return {
    choice,
    title: choice.kind === 'discardQuest' ? PROMPTS.mustGo(choice.left) : PROMPTS.titles[choice.kind],
    question: choicePrompt(choice, catalog, names),
    rule: choice.rules[choice.rules.length - 1],
    options: choice.options.map((value) => ({
      value,
      label: optionLabel(choice, value, catalog, names),
      note: noteOf(choice, value, telling),
      face: faceOf(choice, value),
    })),
    canRest,
    suggested: canRest ? choice.options[0] : undefined,
  };
}

function faceOf(choice: Choice, option: string): FaceName | undefined {
  switch (choice.kind) {
    case 'discardQuest':
    case 'drawEffectNext':
      return `quest/${option}`;
    case 'cleanUpNext':
      return `monster/${option}`;
    default:
      return undefined;
  }
}

function noteOf(choice: Choice, option: string, telling: Telling): string | undefined {
  if (choice.kind !== 'resolveNext' || !option.startsWith('location:')) return undefined;
  const card = telling.catalog.locations.find(({ id }) => `location:${id}` === option);
  return card === undefined ? undefined : needsWords(card.needs);
}

/** What the button says for what is picked. */
export function answerOf({ choice, options }: Prompt, picked: string | undefined, telling: Telling): PromptAnswer {
  const option = options.find(({ value }) => value === picked);
  if (option === undefined || picked === undefined) {
    return { label: PROMPTS.buttons[choice.kind], detail: PROMPTS.pickFirst, isReady: false };
  }
  return { label: buttonFor(choice, picked), detail: detailFor(choice, option, telling), isReady: true };
}

function buttonFor({ kind }: Choice, picked: string): string {
  if (kind === 'payQuest' || kind === 'mayReturn') {
    return picked === 'accept' ? PROMPTS.accept[kind] : PROMPTS.decline[kind];
  }
  return kind === 'lodgingsToBag' && picked === 'done' ? PROMPTS.done : PROMPTS.buttons[kind];
}

function detailFor(choice: Choice, { label }: PromptOption, telling: Telling): string {
  return choice.kind === 'payQuest' || choice.kind === 'mayReturn' ? causeName(choice.cause, telling) : label;
}
