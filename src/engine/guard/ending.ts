/** The Guard's end (G11): what it kept is turned up one by one, Quests by the chart, then Room sets. */
import type { QuestId, RoomId } from '../model/ids.ts';
import { type RoomSetScore, roomSetVp } from '../rules/roomSets.ts';
import { emit, type Run } from '../run.ts';
import { changeGuard, guardOf, guardVp } from './change.ts';

export function scoreGuardEnd(run: Run): void {
  const { questChart } = run.cards.catalog.guard;
  for (const quest of guardOf(run).keptQuests) {
    const vp = questChart[run.cards.quest(quest).type];
    turnUp(run, quest);
    emit(run, { type: 'endQuestScored', who: 'guard', quest, completed: true, vp });
    guardVp(run, vp, 'endQuests', { by: 'quest', id: quest });
  }
  for (const score of roomSetVp(run.cards, guardOf(run).rooms)) {
    const { set, n, vp } = score;
    turnUpSet(run, score);
    emit(run, { type: 'roomSetScored', who: 'guard', set, rooms: n, vp });
    guardVp(run, vp, 'roomSets', { by: 'rule', id: 'G11' });
  }
}

function turnUp(run: Run, card: QuestId | RoomId): void {
  changeGuard(run, { turnedUp: [...(guardOf(run).turnedUp ?? []), card] });
}

function turnUpSet(run: Run, { set }: RoomSetScore): void {
  const ofSet = guardOf(run).rooms.filter((room) => run.cards.room(room).kind === set);
  ofSet.forEach((room, i) => {
    const [soFar] = roomSetVp(run.cards, ofSet.slice(0, i + 1));
    turnUp(run, room);
    emit(run, { type: 'endRoomTurned', room, set, n: i + 1, setVp: soFar?.vp ?? 0 });
  });
}
