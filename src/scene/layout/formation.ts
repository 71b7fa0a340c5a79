/** How meeples stand together: ranks from the front, and onto each other's shoulders where a place is full. */
import { kindOf, type MeepleId } from '../../engine/index.ts';
import { wobble } from './geometry.ts';
import { MEEPLE_HEIGHT, PITCH, type TablePoint, WOBBLE } from './measures.ts';
import { meepleKey, type Pose, type PosesInMaking } from './pieces.ts';

/** Where meeples can stand: its slots in the order in which they fill, and the height of the ground. */
export interface Ground {
  readonly slots: readonly TablePoint[];
  readonly y: number;
}

/** Ranks round a middle, the front rank first; `front`: how far its foremost rank is from that middle. */
export function ranks(middle: TablePoint, columns: number, rows: number, front: number): TablePoint[] {
  const slots: TablePoint[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      slots.push({
        x: middle.x + (column - (columns - 1) / 2) * PITCH.standingAcross,
        z: middle.z + front - row * PITCH.standingBehind,
      });
    }
  }
  return slots;
}

/** Those in front take slots from the first on, those behind from the last; both keep their slots when others come. */
export function stand(
  poses: PosesInMaking,
  { slots, y }: Ground,
  inFront: readonly MeepleId[],
  behind: readonly MeepleId[] = [],
): void {
  const crowd = createCrowd(slots.length, y);
  const put = (id: MeepleId, slot: number): void => {
    const { x, z } = slots[slot] as TablePoint;
    poses.set(meepleKey(id), standing(id, x, crowd.climb(slot, id), z));
  };
  behind.forEach((id, i) => {
    put(id, slots.length - 1 - (i % slots.length));
  });
  for (const id of inFront) put(id, crowd.next());
}

/** Where one more would stand in front. */
export function nextPose({ slots, y }: Ground, inFront: readonly MeepleId[], behind: readonly MeepleId[] = []): Pose {
  const crowd = createCrowd(slots.length, y);
  behind.forEach((id, i) => {
    crowd.climb(slots.length - 1 - (i % slots.length), id);
  });
  for (const id of inFront) crowd.climb(crowd.next(), id);
  const slot = crowd.next();
  const { x, z } = slots[slot] as TablePoint;
  return { x, y: crowd.top(slot), z, turn: 0, lies: 'standing' };
}

export function standing(id: MeepleId, x: number, y: number, z: number): Pose {
  return { x, y, z, turn: wobble(WOBBLE.standing, id, 1), lies: 'standing' };
}

/** On its back round a middle; its foot is the pose's point. */
export function lying(id: MeepleId, middle: TablePoint, y: number, turn: number): Pose {
  const half = MEEPLE_HEIGHT[kindOf(id)] / 2;
  return { x: middle.x + Math.sin(turn) * half, y, z: middle.z + Math.cos(turn) * half, turn, lies: 'onBack' };
}

/** How high each slot is taken: the lowest is filled first. */
function createCrowd(size: number, y: number) {
  const tops = new Array<number>(size).fill(y);
  const counts = new Array<number>(size).fill(0);
  return {
    top: (slot: number): number => tops[slot] ?? y,
    next(): number {
      let best = 0;
      for (let slot = 1; slot < size; slot++) if ((counts[slot] ?? 0) < (counts[best] ?? 0)) best = slot;
      return best;
    },
    climb(slot: number, id: MeepleId): number {
      const height = tops[slot] ?? y;
      tops[slot] = height + MEEPLE_HEIGHT[kindOf(id)];
      counts[slot] = (counts[slot] ?? 0) + 1;
      return height;
    },
  };
}
