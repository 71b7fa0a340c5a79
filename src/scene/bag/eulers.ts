/** A quaternion as the three turns of the stage: about the upright, then about the width, then about the depth. */
import type { DrawnPose } from './bodyPose.ts';

export interface Eulers {
  turn: number;
  tilt: number;
  roll: number;
  read(pose: Readonly<DrawnPose>): void;
}

export function createEulers(): Eulers {
  return {
    turn: 0,
    tilt: 0,
    roll: 0,
    read({ qx: x, qy: y, qz: z, qw: w }) {
      const sine = Math.min(1, Math.max(-1, 2 * (w * x - y * z)));
      this.tilt = Math.asin(sine);
      if (Math.abs(sine) > 0.99999) {
        // Lying exactly on its back or face, turn and roll are the same motion.
        this.turn = Math.atan2(2 * (w * y - x * z), 1 - 2 * (y * y + z * z));
        this.roll = 0;
        return;
      }
      this.turn = Math.atan2(2 * (x * z + w * y), 1 - 2 * (x * x + y * y));
      this.roll = Math.atan2(2 * (x * y + w * z), 1 - 2 * (x * x + z * z));
    },
  };
}
