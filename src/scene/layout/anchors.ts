/** What drag and drop needs to know of the table: where each place is, where the next meeple would stand, what a point hits. */
import type { GameState, PlaceId, Seat } from '../../engine/index.ts';
import { nextPose } from './formation.ts';
import { isInside, type Rect, rectToTable, toTable } from './geometry.ts';
import { BAG, PLAYER_BOARD, type TablePoint } from './measures.ts';
import type { Pose } from './pieces.ts';
import { placesOf } from './places.ts';
import { SEAT_PLAN } from './seatPlan.ts';
import { planFor, seatArea } from './tablePlan.ts';

export interface TableHeightPoint extends TablePoint {
  readonly y: number;
}

export interface PlaceAnchor {
  readonly place: PlaceId;
  /** The drop area: what a meeple may be let go over. */
  readonly area: Rect;
  /** The height of the ground there. */
  readonly y: number;
  /** Where the next meeple would stand. */
  readonly next: Pose;
  /** Where words about this place hang: the middle of its near edge. */
  readonly label: TableHeightPoint;
}

/** Fingers are broad: a drop counts this far outside what is printed. */
const DROP_MARGIN = 0.18;

/** All places in the order of the engine's own list. */
export function placeAnchors(state: GameState): PlaceAnchor[] {
  return placesOf(state, planFor(state)).map(({ id, area, ground, inFront, behind }) => ({
    place: id,
    area: { ...area, halfWidth: area.halfWidth + DROP_MARGIN, halfDepth: area.halfDepth + DROP_MARGIN },
    y: ground.y,
    next: nextPose(ground, inFront, behind),
    label: { x: area.x, y: ground.y, z: area.z + area.halfDepth },
  }));
}

/** The place at a point of the table; where margins meet, the nearer middle counts. */
export function pickPlace(anchors: readonly PlaceAnchor[], x: number, z: number): PlaceId | undefined {
  let best: PlaceId | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { place, area } of anchors) {
    if (!isInside(area, { x, z })) continue;
    const distance = Math.max(Math.abs(x - area.x) / area.halfWidth, Math.abs(z - area.z) / area.halfDepth);
    if (distance >= least) continue;
    least = distance;
    best = place;
  }
  return best;
}

export interface SeatAnchors {
  readonly board: Rect;
  readonly tavern: Rect;
  readonly lodgings: Rect;
  /** The height of the board's face. */
  readonly y: number;
  readonly bag: Rect;
  readonly bagMouth: TableHeightPoint;
}

export function seatAnchors(state: GameState, viewer: Seat, seat: Seat): SeatAnchors {
  const area = seatArea(planFor(state), viewer, seat);
  return {
    board: rectToTable(area, SEAT_PLAN.board),
    tavern: rectToTable(area, SEAT_PLAN.tavern),
    lodgings: rectToTable(area, SEAT_PLAN.lodgings),
    y: PLAYER_BOARD.thickness,
    bag: rectToTable(area, SEAT_PLAN.bagArea),
    bagMouth: { ...toTable(area, SEAT_PLAN.bag), y: BAG.mouthHeight },
  };
}

/** What of a seat is at a point: taken back to the Tavern, poured into the bag. */
export function pickSeatPart(anchors: SeatAnchors, x: number, z: number): 'tavern' | 'lodgings' | 'bag' | undefined {
  for (const part of ['tavern', 'lodgings', 'bag'] as const) if (isInside(anchors[part], { x, z })) return part;
  return undefined;
}
