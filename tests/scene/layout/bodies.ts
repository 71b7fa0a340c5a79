/** The space that a piece takes on the table, and whether two pieces share some of it. */
import { type GameState, kindOf, type MeepleId, type Seat } from '../../../src/engine/index.ts';
import { furnitureAt } from '../../../src/scene/layout/furniture.ts';
import { cornersOf, type Rect, rect, toTable } from '../../../src/scene/layout/geometry.ts';
import {
  BAG,
  CARD,
  CITY,
  COUNCIL_CARD,
  DIORAMA,
  FOUNTAIN,
  GUARD_BOARD,
  HERO_CARD,
  MARK,
  MEEPLE,
  MEEPLE_HEIGHT,
  ORDER,
  PLAYER_BOARD,
  ROOM,
  SCORE_MARKER,
  SCOREBOARD,
  type Slab,
  SWORD,
  type TablePoint,
  TILE,
  TOKEN,
  TOWER,
} from '../../../src/scene/layout/measures.ts';
import type { PieceKey, Pose, Poses } from '../../../src/scene/layout/pieces.ts';
import { TRAY, TRAY_FLOOR } from '../../../src/scene/layout/tray.ts';

export interface Body {
  readonly key: string;
  readonly ground: Rect;
  readonly isRound: boolean;
  readonly bottom: number;
  readonly top: number;
}

const SLABS: Readonly<Record<string, Slab>> = {
  monster: CARD,
  arrival: CARD,
  quest: CARD,
  hand: CARD,
  council: COUNCIL_CARD,
  location: TILE,
  order: ORDER,
  room: ROOM,
  hero: HERO_CARD,
};

const round = (radius: number, height: number) => ({ width: 2 * radius, depth: 2 * radius, height });

const BLOCKS: Readonly<Record<string, { width: number; depth: number; height: number }>> = {
  diorama: DIORAMA,
  storey: round(TOWER.radius, TOWER.storeyHeight),
  roof: round(TOWER.radius, TOWER.roofHeight),
  token: round(TOKEN.radius, TOKEN.thickness),
  score: round(SCORE_MARKER.radius, SCORE_MARKER.height),
  mark: round(MARK.radius, MARK.thickness),
  bag: round(BAG.radius, BAG.height),
  sword: { width: SWORD.width, depth: SWORD.length, height: SWORD.thickness },
};

export const familyOf = (key: PieceKey): string => key.split(':', 1)[0] ?? '';

export function bodyOf(key: PieceKey, pose: Pose): Body {
  const family = familyOf(key);
  if (family === 'meeple') return meepleBody(key, pose);
  const slab = SLABS[family];
  const block = BLOCKS[family];
  const size = slab ? { ...slab, height: slab.thickness } : block;
  if (size === undefined) throw new Error(`Nobody knows how large ${key} is`);
  return {
    key,
    ground: rect(pose.x, pose.z, size.width, size.depth, pose.turn),
    isRound: slab === undefined && size.width === size.depth,
    bottom: pose.y,
    top: pose.y + size.height,
  };
}

function meepleBody(key: PieceKey, pose: Pose): Body {
  const height = MEEPLE_HEIGHT[kindOf(Number(key.slice('meeple:'.length)) as MeepleId)];
  const { x, y, z, turn, lies } = pose;
  if (lies === 'standing') {
    return {
      key,
      ground: rect(x, z, MEEPLE.width, MEEPLE.thickness, turn),
      isRound: false,
      bottom: y,
      top: y + height,
    };
  }
  const middle = toTable({ x, z, turn }, { x: 0, z: -height / 2 });
  const ground = rect(middle.x, middle.z, MEEPLE.width, height, turn);
  return { key, ground, isRound: false, bottom: y, top: y + MEEPLE.thickness };
}

export function bodiesOf(poses: Poses): Body[] {
  return [...poses].filter(([, pose]) => pose.hidden !== true).map(([key, pose]) => bodyOf(key, pose));
}

const FURNITURE: Readonly<Record<string, { width: number; depth: number; height: number }>> = {
  city: { ...CITY, height: CITY.thickness },
  scoreboard: { ...SCOREBOARD, height: SCOREBOARD.thickness },
  playerBoard: { ...PLAYER_BOARD, height: PLAYER_BOARD.thickness },
  guardBoard: { ...GUARD_BOARD, height: GUARD_BOARD.thickness },
  tray: { ...TRAY, height: TRAY_FLOOR },
  fountain: round(FOUNTAIN.radius, FOUNTAIN.height),
  construct: DIORAMA,
  'level-up': DIORAMA,
};

/** Boards, tray and fountain. */
export function furnitureBodies(state: GameState, viewer: Seat): Body[] {
  return furnitureAt(state, viewer).map(({ name, x, y, z, turn }) => {
    const size = FURNITURE[name.split(':', 1)[0] ?? ''];
    if (size === undefined) throw new Error(`Nobody knows how large ${name} is`);
    const isRound = name === 'fountain';
    return { key: name, ground: rect(x, z, size.width, size.depth, turn), isRound, bottom: y, top: y + size.height };
  });
}

const EPSILON = 1e-6;

/** Separating axes of two turned rectangles. */
export function overlap(a: Rect, b: Rect): boolean {
  const reach = Math.hypot(a.halfWidth, a.halfDepth) + Math.hypot(b.halfWidth, b.halfDepth);
  if (Math.abs(a.x - b.x) > reach || Math.abs(a.z - b.z) > reach) return false;
  const [one, two] = [cornersOf(a), cornersOf(b)];
  for (const turn of [a.turn, a.turn + Math.PI / 2, b.turn, b.turn + Math.PI / 2]) {
    const [cos, sin] = [Math.cos(turn), -Math.sin(turn)];
    const shadow = (points: typeof one) => points.map(({ x, z }) => x * cos + z * sin);
    const [s, t] = [shadow(one), shadow(two)];
    if (Math.max(...s) <= Math.min(...t) + EPSILON || Math.max(...t) <= Math.min(...s) + EPSILON) return false;
  }
  return true;
}

function shareGround(a: Body, b: Body): boolean {
  if (a.isRound) return distance(b, a.ground) < a.ground.halfWidth - EPSILON;
  if (b.isRound) return distance(a, b.ground) < b.ground.halfWidth - EPSILON;
  return overlap(a.ground, b.ground);
}

/** From a point to the nearest of a body's ground. */
function distance({ ground: { x, z, turn, halfWidth, halfDepth }, isRound }: Body, point: TablePoint): number {
  const [dx, dz] = [point.x - x, point.z - z];
  if (isRound) return Math.hypot(dx, dz) - halfWidth;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const across = Math.max(0, Math.abs(dx * cos - dz * sin) - halfWidth);
  const along = Math.max(0, Math.abs(dx * sin + dz * cos) - halfDepth);
  return Math.hypot(across, along);
}

/** Pairs of pieces that are in each other's way. */
export function collisions(bodies: readonly Body[], mayShare: (a: Body, b: Body) => boolean = () => false): string[] {
  const found: string[] = [];
  const radius = bodies.map(({ ground }) => Math.hypot(ground.halfWidth, ground.halfDepth));
  bodies.forEach((a, i) => {
    for (let j = i + 1; j < bodies.length; j++) {
      const b = bodies[j] as Body;
      const reach = (radius[i] ?? 0) + (radius[j] ?? 0);
      if (Math.abs(a.ground.x - b.ground.x) > reach || Math.abs(a.ground.z - b.ground.z) > reach) continue;
      if (a.bottom >= b.top - EPSILON || b.bottom >= a.top - EPSILON) continue;
      if (!mayShare(a, b) && shareGround(a, b)) found.push(`${a.key} and ${b.key}`);
    }
  });
  return found;
}
