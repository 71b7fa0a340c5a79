/** The keyboard's way over the table: round the city for one key, the nearest in a direction for the arrows. */
import type { MeepleId } from '../../engine/index.ts';
import { type DragKey, type DropSpot, HOME } from './model.ts';
import type { DragSight, Hand, Point } from './ports.ts';

export type Direction = Extract<DragKey, 'left' | 'right' | 'up' | 'down'>;

const TOWARDS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** A step to the side counts as much as this many ahead. */
const SIDEWAYS_COST = 2;
/** More aside than ahead: only if there is nothing else, and not if it hardly lies that way at all. */
const OUT_OF_THE_WAY = 1e6;
const WIDEST = 0.25;

/** Clockwise round their middle, from the near left corner; home, and whatever is out of sight, comes last. */
export function ringOrder(spots: readonly DropSpot[], sight: DragSight): readonly DropSpot[] {
  const seen: { readonly spot: DropSpot; readonly at: Point }[] = [];
  const unseen: DropSpot[] = [];
  for (const spot of spots) {
    const at = spot === HOME ? undefined : sight.spotPoint(spot);
    if (at === undefined) unseen.push(spot);
    else seen.push({ spot, at });
  }
  const x = seen.reduce((sum, { at }) => sum + at.x, 0) / seen.length;
  const y = seen.reduce((sum, { at }) => sum + at.y, 0) / seen.length;
  const turned = seen.map(({ spot, at }) => ({ spot, angle: angleFromNearLeft(at.x - x, at.y - y) }));
  turned.sort((a, b) => a.angle - b.angle);
  return [...turned.map(({ spot }) => spot), ...unseen];
}

function angleFromNearLeft(dx: number, dy: number): number {
  const full = 2 * Math.PI;
  return (Math.atan2(dy, dx) - (3 * Math.PI) / 4 + full + full) % full;
}

export function stepInOrder<T>(order: readonly T[], from: T | undefined, step: 1 | -1): T | undefined {
  const at = from === undefined ? -1 : order.indexOf(from);
  if (at < 0) return step > 0 ? order[0] : order[order.length - 1];
  return order[(at + step + order.length) % order.length];
}

/** The nearest that lies that way, rather ahead than aside; undefined: there is none. */
export function nearestTowards(
  spots: readonly DropSpot[],
  from: Point,
  direction: Direction,
  sight: DragSight,
): DropSpot | undefined {
  const { x, y } = TOWARDS[direction];
  let best: DropSpot | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const at = sight.spotPoint(spot);
    if (at === undefined) continue;
    const ahead = (at.x - from.x) * x + (at.y - from.y) * y;
    const aside = Math.abs((at.x - from.x) * y) + Math.abs((at.y - from.y) * x);
    const cost = ahead + aside * SIDEWAYS_COST + (ahead < aside ? OUT_OF_THE_WAY : 0);
    if (ahead <= aside * WIDEST || ahead <= 0 || cost >= bestCost) continue;
    best = spot;
    bestCost = cost;
  }
  return best;
}

/** Those at home from left to right, then those in the draft. */
export function pieceOrder({ rules, sight }: Pick<Hand, 'rules' | 'sight'>): readonly MeepleId[] {
  const isOut = (piece: MeepleId): number => {
    const stand = rules.standsAt(piece);
    return stand === 'tavern' ? 0 : stand === 'lodgings' ? 1 : 2;
  };
  const pieces = rules.liftable().map((piece) => ({
    piece,
    area: isOut(piece),
    at: sight.piecePoint(piece) ?? { x: Number.MAX_SAFE_INTEGER, y: 0 },
  }));
  pieces.sort((a, b) => a.area - b.area || a.at.x - b.at.x || a.at.y - b.at.y || a.piece - b.piece);
  return pieces.map(({ piece }) => piece);
}
