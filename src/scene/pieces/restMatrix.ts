/** Turns a layout's pose into the matrix of a piece at rest. */
import { Euler, type Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose } from '../layout/pieces.ts';

const spot = new Vector3();
const turned = new Quaternion();
const turns = new Euler(0, 0, 0, 'YXZ');
const whole = new Vector3(1, 1, 1);

/** How the ways to lie turn a piece: about its width, about its depth, and by how much of its thickness it is raised. */
const LYING = {
  standing: { tilt: 0, roll: 0, lift: 0 },
  onBack: { tilt: -Math.PI / 2, roll: 0, lift: 0.5 },
  faceUp: { tilt: 0, roll: 0, lift: 0.5 },
  faceDown: { tilt: 0, roll: Math.PI, lift: 0.5 },
} as const satisfies Readonly<Record<Pose['lies'], object>>;

/** Upright models stand on their origin; flat ones and what lies on its back have it in the middle of their thickness. */
export function restMatrix({ x, y, z, turn, lies }: Pose, thickness: number, into: Matrix4): Matrix4 {
  const { tilt, roll, lift } = LYING[lies];
  return into.compose(
    spot.set(x, y + lift * thickness, z),
    turned.setFromEuler(turns.set(tilt, turn, roll)),
    whole,
  );
}
