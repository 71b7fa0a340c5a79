/** The Guard's end (G11): kept Quests by the chart, then Room sets. */

import { roomSetVp } from '../rules/roomSets.ts';
import { emit, type Run } from '../run.ts';
import { guardOf, guardVp } from './change.ts';

export function scoreGuardEnd(run: Run): void {
  const { questChart } = run.cards.catalog.guard;
  for (const quest of guardOf(run).keptQuests) {
    const vp = questChart[run.cards.quest(quest).type];
    emit(run, { type: 'endQuestScored', who: 'guard', quest, completed: true, vp });
    guardVp(run, vp, 'endQuests', { by: 'quest', id: quest });
  }
  for (const { set, n, vp } of roomSetVp(run.cards, guardOf(run).rooms)) {
    emit(run, { type: 'roomSetScored', who: 'guard', set, rooms: n, vp });
    guardVp(run, vp, 'roomSets', { by: 'rule', id: 'G11' });
  }
}
