/** A meeple as bodies know it: six balls as thick as the wood. */

/** Local x, y, z from the middle of the body, and radius: head, arms, belly, feet. */
export const MEEPLE_BALLS: readonly (readonly [x: number, y: number, z: number, radius: number])[] = [
  [0, 0.31, 0, 0.17],
  [-0.29, 0.08, 0, 0.15],
  [0.29, 0.08, 0, 0.15],
  [0, -0.06, 0, 0.17],
  [-0.2, -0.33, 0, 0.15],
  [0.2, -0.33, 0, 0.15],
];

export const BALLS = MEEPLE_BALLS.length;

/** All of it is within this of its middle. */
export const MEEPLE_REACH = 0.55;

/** From the foot, which is where the layout holds a meeple, to the middle of the body. */
export const FOOT_TO_MIDDLE = 0.48;
