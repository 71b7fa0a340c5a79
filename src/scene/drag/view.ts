/** The drawn side of the hand: poses it reads and writes, and the word that a piece is its own for now. */
import type { MeepleId } from '../../engine/index.ts';

/** Written over and over, so that frames allocate nothing. */
export interface DragPose {
  x: number;
  y: number;
  z: number;
  /** Radians about the upright. */
  turn: number;
  /** 0: stands; 1: lies on its back. */
  recline: number;
  /** Radians about the table's x and z axes, after everything else. */
  tiltX: number;
  tiltZ: number;
}

export const newPose = (): DragPose => ({ x: 0, y: 0, z: 0, turn: 0, recline: 0, tiltX: 0, tiltZ: 0 });

export interface DragView {
  /** As it is drawn now; false: it is not on the table. */
  readPose(piece: MeepleId, out: DragPose): boolean;
  /** Where the truth puts it; false: nowhere that can be seen. */
  readHome(piece: MeepleId, out: DragPose): boolean;
  /** `pose` is the hand's own: copy, never keep. */
  write(piece: MeepleId, pose: Readonly<DragPose>): void;
}

/** One owner per piece at a time; anybody may take a piece away, and the hand lets go of it at its next frame. */
export interface DragOwners {
  /** False: it is somebody's who keeps it. */
  take(piece: MeepleId): boolean;
  has(piece: MeepleId): boolean;
  /** It has landed: from now on the layout's. */
  giveBack(piece: MeepleId): void;
}

export interface TablePoint3 {
  x: number;
  y: number;
  z: number;
}
