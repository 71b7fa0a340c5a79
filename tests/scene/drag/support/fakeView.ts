/** Drawn pieces as plain records, and an ownership table that anybody can reach into. */
import type { MeepleId } from '../../../../src/engine/index.ts';
import { type DragOwners, type DragPose, type DragView, newPose } from '../../../../src/scene/drag/view.ts';

export class FakeView implements DragView {
  readonly drawn = new Map<MeepleId, DragPose>();
  readonly homes = new Map<MeepleId, DragPose>();
  readonly trail: DragPose[] = [];
  writes = 0;

  stand(piece: MeepleId, at: Partial<DragPose>): void {
    this.drawn.set(piece, { ...newPose(), ...at });
    this.homes.set(piece, { ...newPose(), ...at });
  }

  pose(piece: MeepleId): DragPose {
    const pose = this.drawn.get(piece);
    if (pose === undefined) throw new Error(`${piece} is not drawn`);
    return pose;
  }

  readPose(piece: MeepleId, out: DragPose): boolean {
    return copy(this.drawn.get(piece), out);
  }

  readHome(piece: MeepleId, out: DragPose): boolean {
    return copy(this.homes.get(piece), out);
  }

  write(piece: MeepleId, pose: Readonly<DragPose>): void {
    this.writes++;
    this.trail.push({ ...pose });
    Object.assign(this.pose(piece), pose);
  }
}

function copy(from: DragPose | undefined, out: DragPose): boolean {
  if (from === undefined) return false;
  Object.assign(out, from);
  return true;
}

export class FakeOwners implements DragOwners {
  readonly dragged = new Set<MeepleId>();
  /** In another hand that keeps them. */
  readonly kept = new Set<MeepleId>();

  take(piece: MeepleId): boolean {
    if (this.kept.has(piece)) return false;
    this.dragged.add(piece);
    return true;
  }

  has(piece: MeepleId): boolean {
    return this.dragged.has(piece);
  }

  giveBack(piece: MeepleId): void {
    if (!this.dragged.delete(piece)) throw new Error(`${piece} was not the hand's to give back`);
  }
}
