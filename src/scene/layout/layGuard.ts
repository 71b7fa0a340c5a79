/** Lays out the Royal Guard's area: its board with the meeples on it, its Prey, what it has kept, its bag. */
import type { GameState, GuardState, MeepleId, QuestId, RoomId } from '../../engine/index.ts';
import { lying, ranks, stand, standing } from './formation.ts';
import { type Area, type Rect, rectToTable, toTable, wobble } from './geometry.ts';
import { GUARD_PLAN } from './guardPlan.ts';
import { lay, layPileOf } from './laid.ts';
import { layBag, spread } from './laySeat.ts';
import { CARD, GUARD_BOARD, MEEPLE, onGuardBoard, PITCH, ROOM, WOBBLE } from './measures.ts';
import { meepleKey, type PosesInMaking } from './pieces.ts';
import { GUARD_PRINT } from './printSpots.ts';

const ON_BOARD = GUARD_BOARD.thickness;

export function layGuard(poses: PosesInMaking, state: GameState, area: Area): void {
  const { guard } = state;
  layBag(poses, 'bag:guard', guard?.bag ?? [], toTable(area, GUARD_PLAN.bag), area.turn);
  // G1: it has not come yet.
  if (guard === undefined) return;
  laySpots(poses, guard, area, { isActing: state.turn.phase === 'guard' });
  inRanks(poses, guard.prestigeArea, rectToTable(area, GUARD_PLAN.prestige), ON_BOARD);
  inRanks(poses, guard.summoned, rectToTable(area, GUARD_PLAN.summoned), 0);
  inRanks(poses, guard.beside, rectToTable(area, GUARD_PLAN.beside), 0);
  lay(poses, `quest:${guard.preyCard}`, toTable(area, GUARD_PLAN.prey), { turn: area.turn });
  layPileOf(poses, guard.pile, (id) => `monster:${id}`, toTable(area, GUARD_PLAN.pile), CARD.thickness);
  // G11: turned up one by one at the end.
  const lies = (id: QuestId | RoomId) => (guard.turnedUp?.includes(id) === true ? 'faceUp' : 'faceDown');
  spread(poses, guard.keptQuests, (id) => `quest:${id}`, GUARD_PLAN.kept, area, CARD.thickness, lies);
  spread(poses, guard.rooms, (id) => `room:${id}`, GUARD_PLAN.rooms, area, ROOM.thickness, lies);
}

/** The one whose spot is being carried out stands; all who have done their work lie down. */
function laySpots(poses: PosesInMaking, { board }: GuardState, area: Area, { isActing }: { isActing: boolean }): void {
  board.forEach(({ spot, meeple }, i) => {
    const middle = toTable(area, onGuardBoard(GUARD_PRINT.spots[spot]));
    const isStanding = isActing && i === board.length - 1;
    poses.set(
      meepleKey(meeple),
      isStanding
        ? standing(meeple, middle.x, ON_BOARD, middle.z)
        : lying(meeple, middle, ON_BOARD, wobble(WOBBLE.lying, meeple, 3)),
    );
  });
}

function inRanks(poses: PosesInMaking, ids: readonly MeepleId[], zone: Rect, y: number): void {
  if (ids.length === 0) return;
  const columns = Math.floor((2 * zone.halfWidth) / PITCH.standingAcross);
  const rows = 1 + Math.floor((2 * zone.halfDepth - MEEPLE.thickness - 0.06) / PITCH.standingBehind);
  const front = ((rows - 1) * PITCH.standingBehind) / 2;
  stand(poses, { slots: ranks(zone, columns, rows, front), y }, ids);
}
