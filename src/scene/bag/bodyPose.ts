/** Between the table's poses and the bag's own space, whose origin is where it stands and whose front is its mouth's. */
import type { Pose } from '../layout/pieces.ts';
import { LYING_HEIGHT } from '../layout/placement.ts';
import { FOOT_TO_MIDDLE } from '../physics/meepleShape.ts';
import type { Bodies } from '../physics/physicsPort.ts';
import type { Point } from './bagState.ts';

/** Where on the table the bag stands. */
export interface BagHome extends Point {
  /** Radians about the upright; at 0 its mouth leans to the near edge. */
  readonly turn: number;
}

/** A meeple on the table as it is drawn: its foot, and its turn as a quaternion. */
export interface DrawnPose {
  x: number;
  y: number;
  z: number;
  qx: number;
  qy: number;
  qz: number;
  qw: number;
}

export const createDrawnPose = (): DrawnPose => ({ x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 });

const HALF = Math.SQRT1_2;

/** Middle and turn of a body that lies as the layout has it, in the bag's space: seven numbers. */
export function bodyOf(pose: Pose, home: BagHome, out: Float64Array): void {
  const turn = (pose.turn - home.turn) / 2;
  const isLying = pose.lies !== 'standing';
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [lean, upright] = isLying ? [-HALF, HALF] : [0, 1];
  out[3] = cos * lean;
  out[4] = sin * upright;
  out[5] = -sin * lean;
  out[6] = cos * upright;
  intoBag(pose.x, pose.y + (isLying ? LYING_HEIGHT : FOOT_TO_MIDDLE), pose.z, home, out);
  if (!isLying) return;
  out[0] = (out[0] as number) - Math.sin(turn * 2) * FOOT_TO_MIDDLE;
  out[2] = (out[2] as number) - Math.cos(turn * 2) * FOOT_TO_MIDDLE;
}

export function intoBag(x: number, y: number, z: number, home: BagHome, out: Float64Array): void {
  const [cos, sin] = [Math.cos(home.turn), Math.sin(home.turn)];
  const [dx, dz] = [x - home.x, z - home.z];
  out[0] = dx * cos - dz * sin;
  out[1] = y - home.y;
  out[2] = dx * sin + dz * cos;
}

/** The body in a slot as the table sees it. */
export function drawnOf({ position, rotation }: Bodies, slot: number, home: BagHome, out: DrawnPose): void {
  const p = slot * 3;
  const r = slot * 4;
  const x = rotation[r] as number;
  const y = rotation[r + 1] as number;
  const z = rotation[r + 2] as number;
  const w = rotation[r + 3] as number;
  const footX = (position[p] as number) - 2 * (x * y - w * z) * FOOT_TO_MIDDLE;
  const footY = (position[p + 1] as number) - (1 - 2 * (x * x + z * z)) * FOOT_TO_MIDDLE;
  const footZ = (position[p + 2] as number) - 2 * (y * z + w * x) * FOOT_TO_MIDDLE;
  const cos = Math.cos(home.turn);
  const sin = Math.sin(home.turn);
  out.x = home.x + footX * cos + footZ * sin;
  out.y = home.y + footY;
  out.z = home.z - footX * sin + footZ * cos;
  const s = Math.sin(home.turn / 2);
  const c = Math.cos(home.turn / 2);
  out.qx = c * x + s * z;
  out.qy = c * y + s * w;
  out.qz = c * z - s * x;
  out.qw = c * w - s * y;
}
