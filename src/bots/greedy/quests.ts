/** What a Quest is worth to hold or to complete, and what furthers those in hand. */
import type { Condition, MonsterCard, QuestCard, QuestId } from '../../engine/index.ts';
import { chanceOf, pileChance, pileEachTypeChance, stepsTo } from './chance.ts';
import type { Outlook } from './outlook.ts';
import { type HandJudge, worthOf } from './value.ts';

const judged = new WeakMap<Outlook, Map<QuestId, number>>();

function judgedBy(outlook: Outlook): Map<QuestId, number> {
  const known = judged.get(outlook);
  if (known !== undefined) return known;
  const fresh = new Map<QuestId, number>();
  judged.set(outlook, fresh);
  return fresh;
}

/** A Quest's further effects are judged without looking at further Quests. */
const BLIND: HandJudge = { draw: (outlook, draw) => (outlook.turnsLeft > 3 ? draw * 0.5 : 0), discard: () => 0 };

export function rewardOf(outlook: Outlook, quest: QuestCard): number {
  const scene = { outlook, hand: BLIND, isOngoing: quest.type === 'ongoing' };
  return worthOf(quest.effect, scene) + worthOf(quest.cost, { outlook, hand: BLIND });
}

/** Holding it: what it will bring, and what it costs if it stays undone. */
export function questWorth(outlook: Outlook, id: QuestId): number {
  const worth = judgedBy(outlook);
  const known = worth.get(id);
  if (known !== undefined) return known;
  const quest = outlook.cards.quest(id);
  const chance = chanceOf(outlook, quest.condition);
  const reward = quest.type === 'end' ? 0 : rewardOf(outlook, quest) * outlook.profile.questEffect;
  const value = chance * Math.max(0, quest.vp + reward) - (1 - chance) * quest.penalty;
  worth.set(id, value);
  return value;
}

/** Completing it now, compared with still holding it. */
export function completionWorth(outlook: Outlook, id: QuestId): number {
  const quest = outlook.cards.quest(id);
  return quest.vp + rewardOf(outlook, quest) - questWorth(outlook, id);
}

type Nudge = { readonly quest: QuestCard; readonly stake: number };

function stakes(outlook: Outlook, kind: Condition['kind']): Nudge[] {
  const found: Nudge[] = [];
  for (const id of outlook.player.hand) {
    const quest = outlook.cards.quest(id);
    if (quest.condition.kind === kind) found.push({ quest, stake: quest.vp + quest.penalty });
  }
  return found;
}

/** What this Monster in the pile does for End of Game Quests in hand. */
export function pileNudge(outlook: Outlook, monster: MonsterCard): number {
  let nudge = 0;
  for (const { quest, stake } of stakes(outlook, 'pile')) {
    const { condition } = quest;
    if (condition.kind !== 'pile') continue;
    const fits =
      (condition.type === undefined || condition.type === monster.type) && monster.level >= (condition.minLevel ?? 1);
    if (fits) nudge += stake * (pileChance(outlook, condition, 1) - pileChance(outlook, condition));
  }
  for (const { quest, stake } of stakes(outlook, 'pileEachType')) {
    if (quest.condition.kind !== 'pileEachType') continue;
    const { n } = quest.condition;
    nudge += stake * (pileEachTypeChance(outlook, n, monster.type) - pileEachTypeChance(outlook, n));
  }
  return nudge;
}

/** What one more level does for Quests about levels; the hero whose level it is may matter. */
export function levelNudge(outlook: Outlook, levelled: Outlook): number {
  let nudge = 0;
  for (const { quest, stake } of stakes(outlook, 'heroLevels')) {
    if (quest.condition.kind !== 'heroLevels') continue;
    const before = stepsTo(outlook, quest.condition);
    const after = stepsTo(levelled, quest.condition);
    if (before === after) continue;
    const gained = chanceOf(levelled, quest.condition) - chanceOf(outlook, quest.condition);
    nudge += stake * (after === 0 ? Math.max(gained, 0.5) : Math.max(gained, 0.15));
  }
  return nudge;
}
