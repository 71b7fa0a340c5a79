/** Silhouettes in a landscape: the figure a card is about, its companions, and buildings that stand on the ground. */
import { type CarvingOptions, engrave } from '../canvas/engrave.ts';
import { type IconName, icon, iconBox } from '../canvas/icons.ts';
import { disc, type Placing, sliver } from '../canvas/paths.ts';
import type { Sheet, Target } from '../canvas/sheet.ts';
import { lerp, type Rng } from '../maths/random.ts';
import type { Box, Point } from '../maths/strokes.ts';
import { drawClump, drawLimb } from './trees.ts';

export type FigureStyle = {
  /** A light figure in an ink outline. */
  readonly isBone?: boolean;
  readonly plate?: Target;
  readonly carve?: CarvingOptions;
};

/** Positions and sizes are shares of the window's width and height. */
export type Figure = FigureStyle &
  Placing & {
    readonly icon: IconName;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly hasShadow?: boolean;
    readonly limbs?: readonly (readonly Point[])[];
    /** A pale oval behind a silhouette that is only outlines, its radii as shares of the figure's size. */
    readonly backing?: readonly [rx: number, ry: number];
    /** Leafy clumps in front: x, y, radius. */
    readonly foliage?: readonly (readonly [x: number, y: number, r: number])[];
  };

export function drawFigure(sheet: Sheet, box: Box, figure: Figure, level: number, random: Rng): void {
  const x = box.x + box.w * figure.x;
  const y = box.y + box.h * figure.y;
  const size = box.w * figure.size;
  const shape = icon(figure.icon, x, y, size, figure);
  const plate = figure.plate ?? 'b';
  if (figure.hasShadow) drawShadow(sheet, x, y, size);
  for (const limb of figure.limbs ?? []) {
    const points = limb.map(([u, v]): Point => [box.x + box.w * u, box.y + box.h * v]);
    drawLimb(sheet, points, box.w * 0.07, random, plate);
  }
  if (figure.backing) {
    const oval = disc(x, y, size * figure.backing[0], size * figure.backing[1]);
    sheet.cut(oval, 5.5);
    sheet.fill('tint', oval);
    sheet.stroke('ink', oval, 3);
  }
  if (figure.isBone) drawBone(sheet, shape, x, y, size);
  else {
    sheet.cut(shape, size < 120 ? 3 : 5.5);
    sheet.fill(plate, shape);
    engrave(sheet, 'ink', shape, iconBox(x, y, size), {
      pitch: size < 120 ? 3.4 : lerp(6.4, 5, (level - 1) / 2),
      base: 0.2,
      gain: 1.35,
      bend: 3.4,
      radius: 0.05,
      outline: 0.5,
      ...figure.carve,
    });
  }
  for (const [u, v, r] of figure.foliage ?? []) {
    drawClump(sheet, box.x + box.w * u, box.y + box.h * v, box.w * r, random, 'a');
  }
}

function drawBone(sheet: Sheet, shape: Path2D, x: number, y: number, size: number): void {
  sheet.cut(shape, size * 0.028);
  sheet.stroke('ink', shape, Math.max(2.6, size * 0.022));
  sheet.cut(shape);
  engrave(sheet, 'ink', shape, iconBox(x, y, size), {
    pitch: 3.6,
    base: 0.02,
    gain: 1.7,
    bend: 1,
    radius: 0.03,
    light: [0.7, 0.7],
    invert: true,
    outline: 0.1,
    max: 0.7,
  });
}

function drawShadow(sheet: Sheet, x: number, y: number, size: number): void {
  const shadow = new Path2D();
  for (let i = 0; i < 9; i++) {
    const half = size * (0.46 - Math.abs(i - 4) * 0.05);
    const at = y + size * 0.45 + (i - 4) * size * 0.016;
    sliver(shadow, [
      [x - half, at, 0.4],
      [x, at + 1, size * 0.016],
      [x + half * 1.2, at, 0.4],
    ]);
  }
  sheet.fill('ink', shadow);
}

/** A carved icon with its foot on (x, y). */
export function drawStanding(
  sheet: Sheet,
  name: IconName,
  x: number,
  y: number,
  size: number,
  plate: Target | undefined,
  placing: Placing & { readonly carve?: CarvingOptions } = {},
): void {
  const middle = y - size * 0.46;
  const shape = icon(name, x, middle, size, placing);
  sheet.cut(shape, 2.6);
  if (plate) sheet.fill(plate, shape);
  engrave(sheet, 'ink', shape, iconBox(x, middle, size), {
    pitch: Math.max(3.2, size / 24),
    base: 0.14,
    gain: 1.15,
    angle: 1.1,
    bend: 1,
    radius: 0.05,
    ...placing.carve,
  });
}

/** Furniture and other things with a broad halo, foot on (x, y). */
export function drawProp(
  sheet: Sheet,
  name: IconName,
  x: number,
  y: number,
  size: number,
  plate: Target | undefined,
  placing: Placing = {},
): void {
  const middle = y - size * 0.46;
  const shape = icon(name, x, middle, size, placing);
  sheet.cut(shape, 4);
  if (plate) sheet.fill(plate, shape);
  engrave(sheet, 'ink', shape, iconBox(x, middle, size), {
    pitch: Math.max(3.6, size / 26),
    base: 0.2,
    gain: 1.3,
    bend: 2,
    radius: 0.05,
  });
}
