/** Lays out one player's area: board, meeples, Quests, Heroes, boosts, pile, Rooms and bag. */
import { CLASSES, type GameState, type MeepleId, type MonsterId, type Seat } from '../../engine/index.ts';
import { type Ground, lying, stand, standing } from './formation.ts';
import { type Area, toTable, wobble } from './geometry.ts';
import { lay } from './laid.ts';
import { BAG, CARD, MEEPLE, PLAYER_BOARD, ROOM, type TablePoint, WOBBLE } from './measures.ts';
import { meepleKey, type PieceKey, type Pose, type PosesInMaking } from './pieces.ts';
import { strays } from './places.ts';
import { along, SEAT_PLAN, type Spread } from './seatPlan.ts';
import { bed, type Facing, tavernCapacity, tavernRow, tavernSlots, waitingSlots } from './seatRows.ts';

/** Cards that overlap need next to nothing between them to be drawn in order. */
const FAN_STEP = 0.01;
const FAN_TURN = 0.1;

export interface SeatLayout {
  readonly seat: Seat;
  readonly area: Area;
  readonly facing: Facing;
}

export function laySeat(poses: PosesInMaking, state: GameState, { seat, area, facing }: SeatLayout): void {
  const player = state.players[seat];
  if (player === undefined) return;
  layTavern(poses, player.tavern, outOfTavern(state, seat), area, facing);
  layLodgings(poses, player.lodgings, area);
  if (state.turn.seat === seat) layWaiting(poses, state, area, facing);
  layBag(poses, `bag:${seat}`, player.bag, toTable(area, SEAT_PLAN.bag), area.turn);
  CLASSES.forEach((hero, i) => {
    const slot = SEAT_PLAN.heroes[i];
    const level = player.levels[hero];
    if (slot === undefined || level === 1) return;
    const lies = level === 2 ? 'faceUp' : 'faceDown';
    lay(poses, `hero:${seat}:${hero}`, toTable(area, slot), { y: PLAYER_BOARD.thickness, turn: area.turn, lies });
  });
  layHand(poses, seat, player.hand.length, area);
  spread(poses, player.completed, ({ quest }) => `quest:${quest}`, SEAT_PLAN.completed, area, CARD.thickness);
  const boosting = new Set<string>();
  for (const { source } of player.boosts) if (source.by === 'monster') boosting.add(source.id);
  const isBoost = (id: MonsterId): boolean => boosting.has(id);
  const boosts = player.pile.filter(isBoost);
  const step = Math.min(FAN_STEP, (PLAYER_BOARD.thickness - CARD.thickness) / Math.max(1, boosts.length));
  spread(poses, boosts, (id) => `monster:${id}`, SEAT_PLAN.boosts, area, step);
  const pile = toTable(area, SEAT_PLAN.pile);
  let height = 0;
  for (const id of player.pile) {
    if (isBoost(id)) continue;
    lay(poses, `monster:${id}`, pile, { y: height, turn: area.turn });
    height += CARD.thickness;
  }
  spread(poses, player.rooms, (id) => `room:${id}`, SEAT_PLAN.rooms, area, ROOM.thickness);
}

/** Units of the draft: their places in the Tavern are kept. A called Peasant came from the Lodgings (C5). */
function outOfTavern({ turn }: GameState, seat: Seat): MeepleId[] {
  const out: MeepleId[] = [];
  if (turn.seat !== seat) return out;
  for (const { meeples } of turn.assignments) for (const { id, called } of meeples) if (!called) out.push(id);
  return out;
}

function layTavern(
  poses: PosesInMaking,
  tavern: readonly MeepleId[],
  out: readonly MeepleId[],
  area: Area,
  facing: Facing,
): void {
  if (tavern.length === 0) return;
  const row = tavernRow(tavern, out);
  const slots = tavernSlots(row.length, facing);
  // More than the Tavern takes: those on shoulders need those below them, so nobody's place is kept.
  if (row.length > tavernCapacity(facing)) {
    stand(poses, ground(tavernSlots(tavern.length, facing), area, PLAYER_BOARD.thickness), tavernRow(tavern, []));
    return;
  }
  const isHome = new Set(tavern);
  row.forEach((id, i) => {
    const slot = slots[i];
    if (slot === undefined || !isHome.has(id)) return;
    const { x, z } = toTable(area, slot);
    poses.set(meepleKey(id), standing(id, x, PLAYER_BOARD.thickness, z));
  });
}

const ground = (slots: readonly TablePoint[], area: Area, y: number): Ground => ({
  slots: slots.map((slot) => toTable(area, slot)),
  y,
});

function layLodgings(poses: PosesInMaking, lodgings: readonly MeepleId[], area: Area): void {
  lodgings.forEach((id, i) => {
    const { middle, layer } = bed(i);
    const y = PLAYER_BOARD.thickness + layer * MEEPLE.thickness;
    poses.set(meepleKey(id), lying(id, toTable(area, middle), y, wobble(WOBBLE.lying, id, 3)));
  });
}

/** T7, L5, F1: all who wait for clean up or for the end of the Draw phase. */
function layWaiting(poses: PosesInMaking, state: GameState, area: Area, facing: Facing): void {
  const ids = [...state.turn.comingBack, ...strays(state), ...state.turn.gained];
  if (ids.length > 0) stand(poses, ground(waitingSlots(facing), area, 0), ids);
}

/** What is in a bag is nowhere to be seen; it went in and comes out by the mouth. */
export function layBag(
  poses: PosesInMaking,
  key: PieceKey,
  bag: readonly MeepleId[],
  { x, z }: TablePoint,
  turn: number,
): void {
  poses.set(key, { x, y: 0, z, turn, lies: 'standing' });
  const mouth: Pose = { x, y: BAG.mouthHeight, z, turn: 0, lies: 'standing', hidden: true };
  for (const id of bag) poses.set(meepleKey(id), mouth);
}

function layHand(poses: PosesInMaking, seat: Seat, n: number, area: Area): void {
  for (let i = 0; i < n; i++) {
    const { x, z } = toTable(area, along(SEAT_PLAN.hand, i, n));
    const fan = n < 2 ? 0 : (0.5 - i / (n - 1)) * 2 * FAN_TURN;
    poses.set(`hand:${seat}:${i}`, { x, y: i * CARD.thickness, z, turn: area.turn + fan, lies: 'faceDown' });
  }
}

export function spread<Item>(
  poses: PosesInMaking,
  items: readonly Item[],
  nameOf: (item: Item) => PieceKey,
  stretch: Spread,
  area: Area,
  step: number,
  lies: (item: Item) => 'faceUp' | 'faceDown' = () => 'faceUp',
): void {
  items.forEach((item, i) => {
    const spot = toTable(area, along(stretch, i, items.length));
    lay(poses, nameOf(item), spot, { y: i * step, turn: area.turn, lies: lies(item) });
  });
}
