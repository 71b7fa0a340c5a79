/** The space that a piece takes on the table, and whether two pieces share some of it. */
import { kindOf, type MeepleId } from '../../../src/engine/index.ts';
import { cornersOf, type Rect, rect, toTable } from '../../../src/scene/layout/geometry.ts';
import {
  BAG,
  CARD,
  COUNCIL_CARD,
  DIORAMA,
  HERO_CARD,
  MARK,
  MEEPLE,
  MEEPLE_HEIGHT,
  ORDER,
  ROOM,
  SCORE_MARKER,
  type Slab,
  SWORD,
  TILE,
  TOKEN,
  TOWER,
} from '../../../src/scene/layout/measures.ts';
import type { PieceKey, Pose, Poses } from '../../../src/scene/layout/pieces.ts';

export interface Body {
  readonly key: PieceKey;
  readonly ground: Rect;
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
    bottom: pose.y,
    top: pose.y + size.height,
  };
}

function meepleBody(key: PieceKey, pose: Pose): Body {
  const height = MEEPLE_HEIGHT[kindOf(Number(key.slice('meeple:'.length)) as MeepleId)];
  const { x, y, z, turn, lies } = pose;
  if (lies === 'standing') {
    return { key, ground: rect(x, z, MEEPLE.width, MEEPLE.thickness, turn), bottom: y, top: y + height };
  }
  const middle = toTable({ x, z, turn }, { x: 0, z: -height / 2 });
  return { key, ground: rect(middle.x, middle.z, MEEPLE.width, height, turn), bottom: y, top: y + MEEPLE.thickness };
}

export function bodiesOf(poses: Poses): Body[] {
  return [...poses].filter(([, pose]) => pose.hidden !== true).map(([key, pose]) => bodyOf(key, pose));
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

/** Pairs of pieces that are in each other's way. */
export function collisions(bodies: readonly Body[], mayShare: (a: Body, b: Body) => boolean = () => false): string[] {
  const found: string[] = [];
  const sorted = [...bodies].sort((a, b) => a.ground.x - b.ground.x);
  const widest = Math.max(...bodies.map(({ ground }) => Math.hypot(ground.halfWidth, ground.halfDepth)));
  sorted.forEach((a, i) => {
    for (let j = i + 1; j < sorted.length; j++) {
      const b = sorted[j] as Body;
      if (b.ground.x - a.ground.x > 2 * widest) break;
      if (a.bottom >= b.top - EPSILON || b.bottom >= a.top - EPSILON) continue;
      if (!mayShare(a, b) && overlap(a.ground, b.ground)) found.push(`${a.key} and ${b.key}`);
    }
  });
  return found;
}
