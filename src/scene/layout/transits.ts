/** Where pieces come from that were not on the table before, and where those go that leave it. */
import type { GameState, QuestId, Seat } from '../../engine/index.ts';
import { toTable } from './geometry.ts';
import { CARD, CITY, DIORAMA, TABLE_TOP, type TablePoint, TOWER } from './measures.ts';
import type { PieceKey, Pose, Poses } from './pieces.ts';
import { planFor, seatArea } from './tablePlan.ts';

const HAND_DISTANCE = 2;

/** A table as it was laid out. */
export interface LaidTable {
  readonly state: GameState;
  readonly viewer: Seat;
  readonly poses: Poses;
}

/** The first pose of a piece that `before` does not have; undefined: it is simply there. */
export function entryPose(key: PieceKey, pose: Pose, before: LaidTable): Pose | undefined {
  const [family, first = ''] = key.split(':');
  switch (family) {
    case 'hand':
      return questDeckTop(before);
    case 'order':
      return fromGuard(pose, before);
    case 'quest':
      return before.state.guard === undefined && before.state.options.solo !== undefined
        ? questDeckTop(before)
        : fromHand(first as QuestId, before);
    case 'monster':
      return turnedUp(planFor(before.state).drawnMonster, pose);
    case 'diorama':
      return { ...pose, y: pose.y - DIORAMA.height };
    case 'hero':
      return fromNearEdge(pose, Number(first) as Seat, before);
    default:
      return undefined;
  }
}

/** The last pose of a piece that is not there afterwards; undefined: another piece goes on in its stead, or it was nothing. */
export function exitPose(key: PieceKey, pose: Pose, before: LaidTable): Pose | undefined {
  switch (key.split(':', 1)[0]) {
    case 'monster':
      return turnedUp(planFor(before.state).drawnMonster, pose);
    case 'room':
      return { ...pose, x: TABLE_TOP.left - 2, y: 0.4 };
    case 'storey':
      return { ...pose, x: pose.x + Math.sign(pose.x) * 2.4 * TOWER.radius, y: CITY.thickness };
    default:
      return undefined;
  }
}

/** Orders are dealt from the Guard's side of the table. */
function fromGuard(pose: Pose, { state }: LaidTable): Pose | undefined {
  const area = planFor(state).guard;
  return area === undefined ? undefined : { ...pose, ...toTable(area, { x: 0, z: 0 }), y: 1, lies: 'faceDown' };
}

const turnedUp = ({ x, z }: TablePoint, { turn }: Pose): Pose => ({ x, y: 0, z, turn, lies: 'faceUp' });

function questDeckTop({ state }: LaidTable): Pose {
  const { x, z } = planFor(state).questDeck;
  return { x, y: state.questDeck.length * CARD.thickness, z, turn: 0, lies: 'faceDown' };
}

/** A Quest that is discarded or completed was one of a hand's backs until now. */
function fromHand(quest: QuestId, { state, poses }: LaidTable): Pose | undefined {
  for (let seat = 0; seat < state.players.length; seat++) {
    const at = state.players[seat]?.hand.indexOf(quest) ?? -1;
    if (at >= 0) return poses.get(`hand:${seat as Seat}:${at}`);
  }
  return undefined;
}

/** Out of the player's hand: a little way towards whoever sits there, and lifted. */
function fromNearEdge(pose: Pose, seat: Seat, { state, viewer }: LaidTable): Pose {
  const { turn } = seatArea(planFor(state), viewer, seat);
  return { ...pose, ...toTable({ x: pose.x, z: pose.z, turn }, { x: 0, z: HAND_DISTANCE }), y: 1 };
}
