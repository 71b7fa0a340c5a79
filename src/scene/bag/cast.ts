/** Who plays whom: which body stands for which meeple. Inside the bag any body can be anyone. */
import type { MeepleId } from '../../engine/index.ts';

export interface Cast {
  slotOf(meeple: MeepleId): number | undefined;
  meepleAt(slot: number): MeepleId | undefined;
  bind(slot: number, meeple: MeepleId): void;
  /** The body in the slot becomes this meeple; whoever was it takes the other's name. */
  rename(slot: number, meeple: MeepleId): void;
  free(slot: number): void;
  slots(): Iterable<number>;
}

export function createCast(): Cast {
  const slotOf = new Map<MeepleId, number>();
  const meepleAt = new Map<number, MeepleId>();
  const bind = (slot: number, meeple: MeepleId) => {
    slotOf.set(meeple, slot);
    meepleAt.set(slot, meeple);
  };
  return {
    slotOf: (meeple) => slotOf.get(meeple),
    meepleAt: (slot) => meepleAt.get(slot),
    bind,
    rename(slot, meeple) {
      const [other, current] = [slotOf.get(meeple), meepleAt.get(slot)];
      if (other === slot) return;
      bind(slot, meeple);
      if (current !== undefined && other !== undefined) bind(other, current);
      else if (current !== undefined) slotOf.delete(current);
    },
    free(slot) {
      const meeple = meepleAt.get(slot);
      meepleAt.delete(slot);
      if (meeple !== undefined && slotOf.get(meeple) === slot) slotOf.delete(meeple);
    },
    slots: () => meepleAt.keys(),
  };
}
