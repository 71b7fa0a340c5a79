/** The hand's eyes: which meeple or place is under a point of the screen, as the table is drawn now. */
import { type GameState, kindOf, MEEPLE_TOTAL, type MeepleId, type Seat } from '../../engine/index.ts';
import { type DropSpot, HOME, type Rect as ScreenRect } from '../drag/model.ts';
import type { DragSight, Point } from '../drag/ports.ts';
import type { TablePoint3 } from '../drag/view.ts';
import { type PlaceAnchor, placeAnchors, type SeatAnchors, seatAnchors } from '../layout/anchors.ts';
import { isInside } from '../layout/geometry.ts';
import { CITY, MEEPLE, MEEPLE_HEIGHT, type TablePoint } from '../layout/measures.ts';
import type { Eyes, MutablePoint } from './eyes.ts';
import type { PoseBook } from './poseBook.ts';
import { AT, CHANNELS } from './stance.ts';

export interface SightParts {
  readonly eyes: Eyes;
  readonly book: PoseBook;
  readonly truth: () => GameState;
  readonly viewer: () => Seat;
  /** Whose board is home. */
  readonly acting: () => Seat;
}

export interface TableSight extends DragSight {
  toTable(x: number, y: number, out: TablePoint3): boolean;
  toSpot(spot: DropSpot, out: TablePoint3): boolean;
}

/** A fingertip's half: a press this near still means the piece. */
const REACH_PX = 16;
const HALF_CITY = CITY.width / 2;
const point = (): MutablePoint => ({ x: 0, y: 0, z: 0 });

export function createSight({ eyes, book, truth, viewer, acting }: SightParts): TableSight {
  const [foot, head, ground] = [point(), point(), point()];
  let known: { state: GameState; viewer: Seat; places: readonly PlaceAnchor[]; home: SeatAnchors } | undefined;

  function table() {
    const [state, near] = [truth(), viewer()];
    if (known?.state === state && known.viewer === near) return known;
    known = { state, viewer: near, places: placeAnchors(state), home: seatAnchors(state, near, acting()) };
    return known;
  }

  /** Distance in pixels to a meeple's body, 0 inside it; leaves foot and head on the screen. */
  function distanceTo(piece: number, x: number, y: number): number {
    if (book.isVisible[piece] !== 1) return Number.POSITIVE_INFINITY;
    const at = piece * CHANNELS;
    const [px, py, pz] = [book.now[at + AT.x] ?? 0, book.now[at + AT.y] ?? 0, book.now[at + AT.z] ?? 0];
    const tilt = book.now[at + AT.tilt] ?? 0;
    const turn = book.now[at + AT.turn] ?? 0;
    const tall = MEEPLE_HEIGHT[kindOf(piece as MeepleId)];
    const flat = Math.sin(tilt) * tall;
    eyes.project(px, py, pz, foot);
    eyes.project(px + Math.sin(turn) * flat, py + Math.cos(tilt) * tall, pz + Math.cos(turn) * flat, head);
    const [dx, dy] = [head.x - foot.x, head.y - foot.y];
    const length = Math.max(1, Math.hypot(dx, dy));
    const along = Math.min(1, Math.max(0, ((x - foot.x) * dx + (y - foot.y) * dy) / (length * length)));
    const halfWidth = (length * MEEPLE.width) / (2.3 * tall * (tilt === 0 ? Math.max(0.55, Math.cos(0.7)) : 1));
    return Math.max(0, Math.hypot(x - foot.x - dx * along, y - foot.y - dy * along) - halfWidth);
  }

  function pieceAt(x: number, y: number, ignoring: readonly MeepleId[]): MeepleId | undefined {
    const outOfReach = new Set(ignoring);
    for (const ids of Object.values(truth().supply)) for (const id of ids) outOfReach.add(id);
    let best: MeepleId | undefined;
    let bestReach = REACH_PX;
    let bestDepth = Number.POSITIVE_INFINITY;
    for (let piece = 0; piece < MEEPLE_TOTAL; piece++) {
      if (outOfReach.has(piece as MeepleId)) continue;
      const reach = distanceTo(piece, x, y);
      const depth = foot.z;
      // Of those under the pointer the foremost, else the nearest.
      const isBetter = reach === bestReach ? depth < bestDepth : reach < bestReach;
      if (!isBetter) continue;
      best = piece as MeepleId;
      bestReach = reach;
      bestDepth = depth;
    }
    return best;
  }

  function spotAt(x: number, y: number): DropSpot | undefined {
    const { places, home } = table();
    let best: DropSpot | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const { place, area, y: height } of places) {
      if (!eyes.ground(x, y, height, ground) || !isInside(area, ground)) continue;
      const distance = Math.hypot((ground.x - area.x) / area.halfWidth, (ground.z - area.z) / area.halfDepth);
      if (distance >= least) continue;
      least = distance;
      best = place;
    }
    if (best !== undefined) return best;
    return eyes.ground(x, y, home.y, ground) && isInside(home.board, ground, 0.3) ? HOME : undefined;
  }

  function seen({ x, z }: TablePoint, height: number): Point | undefined {
    return eyes.project(x, height, z, ground) ? { x: ground.x, y: ground.y } : undefined;
  }

  return {
    pieceAt,
    spotAt,
    canLasso: (x, y) => {
      const { home } = table();
      return eyes.ground(x, y, home.y, ground) && isInside(home.board, ground, 0.3);
    },
    piecesIn: ({ left, top, right, bottom }: ScreenRect) => {
      const caught: MeepleId[] = [];
      for (let piece = 0; piece < MEEPLE_TOTAL; piece++) {
        if (distanceTo(piece, Number.MAX_SAFE_INTEGER, 0) === Number.POSITIVE_INFINITY) continue;
        const [x, y] = [(foot.x + head.x) / 2, (foot.y + head.y) / 2];
        if (x >= left && x <= right && y >= top && y <= bottom) caught.push(piece as MeepleId);
      }
      return caught;
    },
    spotPoint: (spot) => {
      const { places, home } = table();
      if (spot === HOME) return seen(home.tavern, home.y);
      const anchor = places.find(({ place }) => place === spot);
      return anchor && seen(anchor.area, anchor.y);
    },
    piecePoint: (piece) => {
      if (book.isVisible[piece] !== 1) return undefined;
      const at = piece * CHANNELS;
      return seen({ x: book.now[at + AT.x] ?? 0, z: book.now[at + AT.z] ?? 0 }, (book.now[at + AT.y] ?? 0) + 0.5);
    },
    toTable: (x, y, out) => {
      if (!eyes.ground(x, y, CITY.thickness, out)) return false;
      const isOnCity = Math.abs(out.x) <= HALF_CITY && Math.abs(out.z) <= HALF_CITY;
      return isOnCity || eyes.ground(x, y, 0, out);
    },
    toSpot: (spot, out) => {
      const { places, home } = table();
      const anchor = spot === HOME ? undefined : places.find(({ place }) => place === spot);
      const to = spot === HOME ? { ...home.tavern, y: home.y } : anchor?.next;
      if (to === undefined) return false;
      out.x = to.x;
      out.y = to.y;
      out.z = to.z;
      return true;
    },
  };
}
