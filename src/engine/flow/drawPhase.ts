/** The Draw phase after the city is full again (W5 to W9), and Units that come back (L5). */
import type { ChoiceOf } from '../choices.ts';
import { isBonus } from '../effects/ops.ts';
import type { QuestId } from '../model/ids.ts';
import { countDraw, playerOf } from '../rules/turn.ts';
import { ask, change, changePlayer, changeTurn, emit, type Run, schedule } from '../run.ts';
import type { Task } from '../tasks.ts';
import { drawFromBag } from './bag.ts';
import { canComplete } from './quests.ts';

const W7 = { by: 'rule', id: 'W7' } as const;

export function drawForTurn(run: Run): void {
  const { seat, extraDraw, number } = run.state.turn;
  drawFromBag(run, seat, countDraw(run.state) + extraDraw, { by: 'rule', id: 'W5' });
  changeTurn(run, { extraDraw: 0 });
  const ongoing = playerOf(run.state, seat).completed.filter(({ quest, turn }) => {
    const card = run.cards.quest(quest);
    return turn < number && card.type === 'ongoing' && card.effect.some((effect) => !isBonus(effect));
  });
  schedule(
    run,
    { task: 'drawEffects', left: ongoing.map(({ quest }) => quest) },
    { task: 'tavernQuests', declined: [] },
    { task: 'refillMarket' },
    { task: 'comeBack' },
    { task: 'endTurn' },
  );
}

export function drawEffects(run: Run, { left }: Extract<Task, { task: 'drawEffects' }>): void {
  const { seat, resolveRest } = run.state.turn;
  const [first] = left;
  if (first === undefined) return;
  if (left.length === 1 || resolveRest) runOngoing(run, first, left);
  else ask(run, { kind: 'drawEffectNext', seat, options: left, cause: W7, rules: ['W7'] });
}

export function answerDrawEffect(run: Run, { options }: ChoiceOf<'drawEffectNext'>, option: string): void {
  runOngoing(run, option as QuestId, options as readonly QuestId[]);
}

function runOngoing(run: Run, quest: QuestId, left: readonly QuestId[]): void {
  const { seat } = run.state.turn;
  const effects = run.cards.quest(quest).effect.filter((effect) => !isBonus(effect));
  schedule(
    run,
    { task: 'effects', seat, effects, cause: { by: 'quest', id: quest } },
    { task: 'drawEffects', left: left.filter((id) => id !== quest) },
  );
}

/** W8: all that are met together, then again, since they can bring more meeples; a declined one is not offered again this turn. */
export function tavernQuests(run: Run, { declined }: Extract<Task, { task: 'tavernQuests' }>): void {
  const { seat } = run.state.turn;
  const { hand, tavern } = playerOf(run.state, seat);
  const moment = { at: 'tavern', meeples: tavern } as const;
  const met = hand.filter((id) => !declined.includes(id) && canComplete(run, seat, id, moment));
  if (met.length === 0) return;
  schedule(
    run,
    { task: 'checkQuests', seat, moment, quests: met },
    { task: 'tavernQuests', declined: [...declined, ...met] },
  );
}

export function refillMarket(run: Run): void {
  while (run.state.market.length < 4) {
    const [tile, ...rest] = run.state.locationStack;
    if (tile === undefined) return;
    change(run, { market: [...run.state.market, tile], locationStack: rest });
    emit(run, { type: 'tileRevealed', location: tile });
  }
}

export function comeBack(run: Run): void {
  const { seat, comingBack } = run.state.turn;
  for (const meeple of comingBack) {
    changeTurn(run, { comingBack: run.state.turn.comingBack.filter((id) => id !== meeple) });
    changePlayer(run, seat, { tavern: [...playerOf(run.state, seat).tavern, meeple] });
    emit(run, { type: 'unitCameBack', seat, meeple });
  }
}
