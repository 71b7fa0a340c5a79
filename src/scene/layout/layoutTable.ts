/** Where everything on the table is in a given state, as seen by whoever sits at the near edge: pure, and the same every time. */
import { type GameState, KINDS, type Seat } from '../../engine/index.ts';
import { stand } from './formation.ts';
import { layCity, layCouncil } from './layCity.ts';
import { layDecks } from './layDecks.ts';
import { layGuard } from './layGuard.ts';
import { layMarks, layScores, laySword } from './layMarkers.ts';
import { laySeat } from './laySeat.ts';
import type { PieceKey, Pose, Poses } from './pieces.ts';
import { placesOf } from './places.ts';
import { planFor, seatArea, sideOf } from './tablePlan.ts';
import { layPile } from './tray.ts';

/** About 0.1 ms for the 350 pieces of a full table (Node 20, one core). */
export function layoutTable(state: GameState, viewer: Seat): Poses {
  const plan = planFor(state);
  const poses = new Map<PieceKey, Pose>();
  layCity(poses, state);
  layCouncil(poses, state, plan);
  layDecks(poses, state, plan);
  for (const kind of KINDS) layPile(poses, plan.tray, kind, state.supply[kind]);
  for (const { ground, inFront, behind } of placesOf(state, plan)) {
    if (inFront.length > 0 || behind.length > 0) stand(poses, ground, inFront, behind);
  }
  state.players.forEach((_, index) => {
    const seat = index as Seat;
    const side = sideOf(plan, viewer, seat);
    const facing = { isSideways: side === 'left' || side === 'right' };
    laySeat(poses, state, { seat, area: seatArea(plan, viewer, seat), facing });
  });
  if (plan.guard !== undefined) layGuard(poses, state, plan.guard);
  layScores(poses, state, plan);
  layMarks(poses, state, plan, viewer);
  laySword(poses, state, plan, viewer);
  return poses;
}
