/** How the title's camera keeps its company in the part of the screen that the playbill leaves free. */
import type { Vector } from '../lights/mood.ts';

export type Screen = { readonly width: number; readonly height: number; readonly insetLeft: number };

export type Framing = {
  readonly position: Vector;
  readonly target: Vector;
  readonly distance: number;
  /** Pixels by which the picture's middle moves to the right. */
  readonly shiftRight: number;
};

export const TITLE_FIELD_OF_VIEW = 26;

const target: Vector = [0.02, 0.78, -0.35];
const towardsCamera: Vector = [0.03, 0.36, 0.93];
/** What must be seen around the target, in table units. */
const companyWidth = 5.85;
const companyHeight = 4.6;
/** With less than this share of the screen left free, the playbill simply lies over the picture. */
const leastFreeShare = 0.24;

const halfTangent = Math.tan((TITLE_FIELD_OF_VIEW * Math.PI) / 360);
const length = Math.hypot(...towardsCamera);

export function frameTitle({ width, height, insetLeft }: Screen): Framing {
  const isBeside = width - insetLeft > width * leastFreeShare;
  const freeWidth = isBeside ? width - insetLeft : width;
  const unitsHigh = Math.max(companyHeight, (companyWidth * height) / freeWidth);
  const distance = unitsHigh / (2 * halfTangent);
  const [x, y, z] = towardsCamera;
  const scale = distance / length;
  return {
    position: [target[0] + x * scale, target[1] + y * scale, target[2] + z * scale],
    target,
    distance,
    shiftRight: isBeside ? insetLeft / 2 : 0,
  };
}
