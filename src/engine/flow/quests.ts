/** Completing Quests (Q2 to Q6) and discarding them (T10, Q7). */

import type { QuestCard } from '../catalog.ts';
import type { ChoiceOf } from '../choices.ts';
import { isBonus } from '../effects/ops.ts';
import { meeplesToReturn, returnMeeples } from '../effects/run.ts';
import type { QuestId, Seat } from '../model/ids.ts';
import type { PlaceId } from '../model/places.ts';
import { isMetAt } from '../rules/conditions.ts';
import { playerOf } from '../rules/turn.ts';
import { ask, change, changePlayer, changeVp, emit, type Run, schedule } from '../run.ts';
import type { QuestMoment, Task } from '../tasks.ts';

/** Goes through the Quests in order: completes what is met and free, asks where a cost is due (Q4). */
export function checkQuests(run: Run, { seat, moment, quests }: Extract<Task, { task: 'checkQuests' }>): void {
  for (let i = 0; i < quests.length; i++) {
    const id = quests[i] as QuestId;
    if (!canComplete(run, seat, id, moment)) continue;
    const rest = quests.slice(i + 1);
    const quest = run.cards.quest(id);
    if (quest.cost.length > 0) {
      ask(run, {
        kind: 'payQuest',
        seat,
        options: ['accept', 'decline'],
        cause: { by: 'quest', id },
        rules: ['Q4', 'Q5'],
        quest: id,
        moment,
        rest,
      });
    } else {
      if (rest.length > 0) schedule(run, { task: 'checkQuests', seat, moment, quests: rest });
      completeQuest(run, seat, quest, moment);
    }
    return;
  }
}

/** In hand, met, and payable in full (Q5). */
export function canComplete(run: Run, seat: Seat, id: QuestId, moment: QuestMoment): boolean {
  if (!playerOf(run.state, seat).hand.includes(id)) return false;
  const quest = run.cards.quest(id);
  if (quest.type === 'end' || !isMetAt(run.cards, run.state, seat, quest.condition, moment)) return false;
  const context = contextOf(run, seat, quest, moment);
  return quest.cost.every((cost) => cost.op !== 'returnToSupply' || meeplesToReturn(context, cost).length >= cost.n);
}

export function answerPayQuest(run: Run, choice: ChoiceOf<'payQuest'>, option: string): void {
  const { seat, quest, moment, rest } = choice;
  if (rest.length > 0) schedule(run, { task: 'checkQuests', seat, moment, quests: rest });
  if (option === 'decline') {
    emit(run, { type: 'questDeclined', seat, quest });
    return;
  }
  const card = run.cards.quest(quest);
  const context = contextOf(run, seat, card, moment);
  for (const cost of card.cost) if (cost.op === 'returnToSupply') returnMeeples(context, cost);
  completeQuest(run, seat, card, moment);
}

function contextOf(run: Run, seat: Seat, quest: QuestCard, moment: QuestMoment) {
  const place = placeOf(moment);
  return { run, seat, cause: { by: 'quest' as const, id: quest.id }, ...(place === undefined ? {} : { place }) };
}

const placeOf = (moment: QuestMoment): PlaceId | undefined => (moment.at === 'defeat' ? moment.place : undefined);

function completeQuest(run: Run, seat: Seat, quest: QuestCard, moment: QuestMoment): void {
  const player = playerOf(run.state, seat);
  const { number } = run.state.turn;
  const cause = { by: 'quest' as const, id: quest.id };
  changePlayer(run, seat, {
    hand: player.hand.filter((id) => id !== quest.id),
    completed: [...player.completed, { quest: quest.id, turn: number }],
  });
  emit(run, { type: 'questCompleted', seat, quest: quest.id });
  changeVp(run, seat, quest.vp, 'quests', cause);
  if (quest.type === 'triggered') {
    const place = placeOf(moment);
    schedule(run, { task: 'effects', seat, effects: quest.effect, cause, ...(place === undefined ? {} : { place }) });
    return;
  }
  for (const effect of quest.effect) if (isBonus(effect)) gainBoost(run, seat, effect, cause);
}

/** C7, Q3: in force from the player's next turn on. */
export function gainBoost(
  run: Run,
  seat: Seat,
  effect: QuestCard['effect'][number],
  source: { by: 'monster' | 'quest'; id: string },
): void {
  if (!isBonus(effect)) return;
  const boost = { source, effect, fromTurn: run.state.turn.number + 1 };
  changePlayer(run, seat, { boosts: [...playerOf(run.state, seat).boosts, boost] });
  emit(run, { type: 'boostGained', seat, effect, cause: source });
}

/** T10: as far as possible; the player picks which. */
export function askDiscard(run: Run, { seat, n, cause }: Extract<Task, { task: 'discardQuests' }>): void {
  const { hand } = playerOf(run.state, seat);
  if (n <= 0 || hand.length === 0) return;
  const [only] = hand;
  if (hand.length === 1 && only !== undefined) discard(run, seat, only, cause);
  else ask(run, { kind: 'discardQuest', seat, options: hand, cause, rules: ['T10', 'Q7'], left: n });
}

export function answerDiscard(run: Run, { seat, cause, left }: ChoiceOf<'discardQuest'>, option: string): void {
  discard(run, seat, option as QuestId, cause);
  if (left > 1) schedule(run, { task: 'discardQuests', seat, n: left - 1, cause });
}

function discard(run: Run, seat: Seat, quest: QuestId, cause: ChoiceOf<'discardQuest'>['cause']): void {
  const { hand } = playerOf(run.state, seat);
  changePlayer(run, seat, { hand: hand.filter((id) => id !== quest) });
  change(run, { questDiscard: [...run.state.questDiscard, quest] });
  emit(run, { type: 'questDiscarded', seat, quest, cause });
}
