/** The end (E5, G11): what the last cards are worth, then the outcome. */

import { scoreGuardEnd } from '../guard/ending.ts';
import type { Seat } from '../model/ids.ts';
import { isMetAtEnd } from '../rules/conditions.ts';
import { roomSetVp } from '../rules/roomSets.ts';
import { playerOf } from '../rules/turn.ts';
import { change, changeTurn, changeVp, emit, type Run } from '../run.ts';
import { outcomeOf } from '../scoring.ts';

export function scoreEnd(run: Run): void {
  changeTurn(run, { phase: 'over', step: 'resolving' });
  run.state.players.forEach((_, seat) => {
    scoreHand(run, seat as Seat);
    scoreRooms(run, seat as Seat);
  });
  if (run.state.guard !== undefined) scoreGuardEnd(run);
  const outcome = outcomeOf(run.state);
  change(run, { outcome });
  emit(run, { type: 'matchEnded', outcome });
}

/** End of Game Quests are looked at now; whatever stays incomplete costs its penalty. */
function scoreHand(run: Run, seat: Seat): void {
  for (const id of playerOf(run.state, seat).hand) {
    const quest = run.cards.quest(id);
    const completed = quest.type === 'end' && isMetAtEnd(run.cards, run.state, seat, quest.condition);
    const vp = completed ? quest.vp : -quest.penalty;
    emit(run, { type: 'endQuestScored', who: seat, quest: id, completed, vp });
    changeVp(run, seat, vp, completed ? 'endQuests' : 'penalties', { by: 'quest', id });
  }
}

function scoreRooms(run: Run, seat: Seat): void {
  for (const { set, n, vp } of roomSetVp(run.cards, playerOf(run.state, seat).rooms)) {
    emit(run, { type: 'roomSetScored', who: seat, set, rooms: n, vp });
    changeVp(run, seat, vp, 'roomSets', { by: 'rule', id: 'F4' });
  }
}
