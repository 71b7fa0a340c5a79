/** A meeple as bodies know it: a flat piece of wood to other wood, six round corners to the cloth. */

/** Half of its width, height and thickness: a little less than the widest of the arms and feet, whose gaps interlock. */
export const MEEPLE_HALF = { x: 0.32, y: 0.45, z: 0.15 } as const;

/** From the middle of the body. */
export interface MeepleBall {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
}

/** Head, arms, belly, feet. */
export const MEEPLE_BALLS: readonly MeepleBall[] = [
  { x: 0, y: 0.31, z: 0, radius: 0.17 },
  { x: -0.29, y: 0.08, z: 0, radius: 0.15 },
  { x: 0.29, y: 0.08, z: 0, radius: 0.15 },
  { x: 0, y: -0.06, z: 0, radius: 0.17 },
  { x: -0.2, y: -0.33, z: 0, radius: 0.15 },
  { x: 0.2, y: -0.33, z: 0, radius: 0.15 },
];

/** Turning is as easy about every axis, for a mass of one: for tumbling wood the eye cannot tell. */
export const TURN_EASE = 9;

/** From the foot, which is where the layout holds a meeple, to the middle of the body. */
export const FOOT_TO_MIDDLE = 0.48;
