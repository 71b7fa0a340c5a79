/** Carries an allowed intent out: changes, events, and everything that follows until somebody has to decide. */
import type { Result } from '../shared/result.ts';
import { err, ok } from '../shared/result.ts';
import type { Cards } from './cards.ts';
import { checkIntent } from './check.ts';
import type { Choice, ChoiceKind, ChoiceOf } from './choices.ts';
import { returnMeeples } from './effects/run.ts';
import { workOff } from './flow/agenda.ts';
import { chooseBonusUnit, confirm, nameStandIn, placeMeeple, takeBack, useHeroPower } from './flow/assigning.ts';
import { answerBuild, answerLevelUpClass } from './flow/capitol.ts';
import { answerCleanUpNext } from './flow/cleanUp.ts';
import { answerDrawEffect } from './flow/drawPhase.ts';
import { answerLodgings } from './flow/lodgings.ts';
import { answerOverflow } from './flow/monsterDeck.ts';
import { answerDiscard, answerPayQuest } from './flow/quests.ts';
import { answerResolveNext } from './flow/resolution.ts';
import type { Intent, IntentOf, IntentType } from './intents.ts';
import type { GameState } from './model/state.ts';
import type { Refusal } from './refusals.ts';
import { change, changeTurn, createRun, emit, type Run, type Step } from './run.ts';

export function applyIntent(cards: Cards, state: GameState, intent: Intent): Result<Step[], Refusal> {
  const refusal = checkIntent(cards, state, intent);
  if (refusal !== undefined) return err(refusal);
  const run = createRun(cards, state);
  (DO[intent.type] as (run: Run, intent: Intent) => void)(run, intent);
  workOff(run);
  const last = run.steps[run.steps.length - 1];
  if (last === undefined) throw new Error(`${intent.type} left no trace`);
  if (last.state !== run.state) run.steps[run.steps.length - 1] = { ...last, state: run.state };
  return ok(run.steps);
}

const DO: { readonly [T in IntentType]: (run: Run, intent: IntentOf<T>) => void } = {
  placeMeeple,
  takeBack,
  nameStandIn,
  chooseBonusUnit,
  useHeroPower,
  confirm,
  choose: (run, { option }) => answer(run, option),
  resolveRest: (run) => {
    changeTurn(run, { resolveRest: true });
    answer(run, run.state.choice?.options[0] ?? '');
  },
};

const ANSWER: { readonly [K in ChoiceKind]: (run: Run, choice: ChoiceOf<K>, option: string) => void } = {
  resolveNext: answerResolveNext,
  buildLocation: answerBuild,
  levelUpClass: answerLevelUpClass,
  discardQuest: answerDiscard,
  payQuest: answerPayQuest,
  mayReturn: (run, { seat, cause, meeples, place }, option) => {
    if (option !== 'accept') return;
    returnMeeples({ run, seat, cause, ...(place === undefined ? {} : { place }) }, meeples);
  },
  lodgingsToBag: answerLodgings,
  overflowDistrict: answerOverflow,
  cleanUpNext: answerCleanUpNext,
  drawEffectNext: answerDrawEffect,
};

function answer(run: Run, option: string): void {
  const { choice } = run.state;
  if (choice === undefined) return;
  change(run, { choice: undefined });
  emit(run, { type: 'choiceMade', seat: choice.seat, choice: choice.kind, option });
  (ANSWER[choice.kind] as (run: Run, choice: Choice, option: string) => void)(run, choice, option);
}
