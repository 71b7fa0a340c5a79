/** Flat things laid down by hand: hardly ever quite straight, and always in the same way. */
import { seedOf, wobble } from './geometry.ts';
import { type TablePoint, WOBBLE } from './measures.ts';
import type { PieceKey, Pose, PosesInMaking } from './pieces.ts';

export interface Laying {
  readonly y?: number;
  readonly turn?: number;
  readonly lies?: 'faceUp' | 'faceDown';
}

const SEEDS = new Map<PieceKey, number>();

/** Names of pieces are few and asked for in every layout. */
function wobbleOf(key: PieceKey): number {
  let turn = SEEDS.get(key);
  if (turn === undefined) {
    turn = wobble(WOBBLE.card, seedOf(key), 4);
    SEEDS.set(key, turn);
  }
  return turn;
}

export function laid(key: PieceKey, { x, z }: TablePoint, { y = 0, turn = 0, lies = 'faceUp' }: Laying = {}): Pose {
  return { x, y, z, turn: turn + wobbleOf(key), lies };
}

export function lay(poses: PosesInMaking, key: PieceKey, spot: TablePoint, laying: Laying = {}): void {
  poses.set(key, laid(key, spot, laying));
}

/** A stack whose first member is on top. */
export function layStack<Id>(
  poses: PosesInMaking,
  ids: readonly Id[],
  nameOf: (id: Id) => PieceKey,
  spot: TablePoint,
  thickness: number,
  laying: Laying = {},
): void {
  const ground = laying.y ?? 0;
  ids.forEach((id, i) => {
    lay(poses, nameOf(id), spot, { ...laying, y: ground + (ids.length - 1 - i) * thickness });
  });
}

/** A pile whose last member is on top. */
export function layPileOf<Id>(
  poses: PosesInMaking,
  ids: readonly Id[],
  nameOf: (id: Id) => PieceKey,
  spot: TablePoint,
  thickness: number,
  laying: Laying = {},
): void {
  const ground = laying.y ?? 0;
  ids.forEach((id, i) => {
    lay(poses, nameOf(id), spot, { ...laying, y: ground + i * thickness });
  });
}
