/** The hand's eyes over the laid-out table: what lies under a point of the screen, and where on the screen things lie. */
import type { GameState, MeepleId, Seat } from '../../engine/index.ts';
import {
  type PlaceAnchor,
  pickPlace,
  pickSeatPart,
  placeAnchors,
  type SeatAnchors,
  seatAnchors,
} from '../layout/anchors.ts';
import { isInside } from '../layout/geometry.ts';
import { MEEPLE } from '../layout/measures.ts';
import { type DropSpot, HOME } from './model.ts';
import type { DragSight, Point } from './ports.ts';
import { type DragPose, newPose, type TablePoint3 } from './view.ts';

export interface SightParts {
  readonly pickPiece: DragSight['pieceAt'];
  /** The ground under a point of the screen; false: the sky. */
  readonly toTable: (x: number, y: number, out: TablePoint3) => boolean;
  /** Undefined: behind the camera. */
  readonly toScreen: (x: number, y: number, z: number) => Point | undefined;
  readonly readPose: (piece: MeepleId, out: DragPose) => boolean;
  readonly truth: () => GameState;
  /** Who sits at the near edge. */
  readonly viewer: () => Seat;
}

export interface TableSight extends DragSight {
  toSpot(spot: DropSpot, out: TablePoint3): boolean;
}

interface Sites {
  readonly state: GameState;
  readonly viewer: Seat;
  readonly places: readonly PlaceAnchor[];
  readonly seat: SeatAnchors;
}

export function createTableSight({ pickPiece, toTable, toScreen, readPose, truth, viewer }: SightParts): TableSight {
  const at: TablePoint3 = { x: 0, y: 0, z: 0 };
  const pose = newPose();
  let known: Sites | undefined;

  function sites(): Sites {
    const state = truth();
    const seat = viewer();
    if (known?.state !== state || known.viewer !== seat) {
      known = { state, viewer: seat, places: placeAnchors(state), seat: seatAnchors(state, seat, seat) };
    }
    return known;
  }

  function piecePoint(piece: MeepleId): Point | undefined {
    return readPose(piece, pose) ? toScreen(pose.x, pose.y + MEEPLE.height / 2, pose.z) : undefined;
  }

  function groundOf(spot: DropSpot): Readonly<{ x: number; z: number; y?: number }> | undefined {
    const { places, seat } = sites();
    if (spot === HOME) return seat.tavern;
    for (const { place, next } of places) if (place === spot) return next;
    return undefined;
  }

  function toSpot(spot: DropSpot, out: TablePoint3): boolean {
    const ground = groundOf(spot);
    if (ground === undefined) return false;
    out.x = ground.x;
    out.y = ground.y ?? sites().seat.y;
    out.z = ground.z;
    return true;
  }

  return {
    pieceAt: pickPiece,
    spotAt: (x, y) => {
      if (!toTable(x, y, at)) return undefined;
      const { places, seat } = sites();
      return pickPlace(places, at.x, at.z) ?? (isInside(seat.board, at) ? HOME : undefined);
    },
    canLasso: (x, y) => toTable(x, y, at) && pickSeatPart(sites().seat, at.x, at.z) === 'tavern',
    piecesIn: ({ left, top, right, bottom }) =>
      (truth().players[viewer()]?.tavern ?? []).filter((piece) => {
        const point = piecePoint(piece);
        return point !== undefined && point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
      }),
    spotPoint: (spot) => (toSpot(spot, at) ? toScreen(at.x, at.y, at.z) : undefined),
    piecePoint,
    toSpot,
  };
}
