/** Beams, rugs and frames of the player's house. */
import { handRect, polygon, sliver } from '../canvas/paths.ts';
import type { Hex, Sheet } from '../canvas/sheet.ts';
import { lerp, noiseOf, rngOf } from '../maths/random.ts';
import type { Box, Nib } from '../maths/strokes.ts';

/** A beam with its grain running along it. */
export function drawBeam(sheet: Sheet, box: Box, seed: string): void {
  const shape = handRect(box, 1.4, seed);
  const noise = noiseOf(seed);
  const random = rngOf(seed);
  const isUpright = box.h > box.w;
  const length = isUpright ? box.h : box.w;
  const thickness = isUpright ? box.w : box.h;
  const at = (along: number, across: number, width: number): Nib =>
    isUpright ? [box.x + across, box.y + along, width] : [box.x + along, box.y + across, width];
  const grain = new Path2D();
  for (let k = 0; k < thickness / 5; k++) {
    const across = (k + 0.5) * 5;
    let u = random() * 40;
    while (u < length) {
      const end = Math.min(length - 3, u + 40 + random() * 120);
      const bow = noise(u / 30, k) * 2.4;
      sliver(grain, [
        at(u, across, 0.4),
        at((u + end) / 2, across + bow, 1 + (across / thickness) * 3),
        at(end, across, 0.4),
      ]);
      u = end + 10 + random() * 30;
    }
  }
  sheet.cut(shape, 3);
  sheet.fill('b', shape);
  sheet.stroke('ink', shape, 4);
  sheet.within(shape, () => sheet.fill('ink', grain), ['ink']);
}

/** A slanting rafter from its foot to the ridge. */
export function drawRafter(sheet: Sheet, footX: number, topX: number, top: number, foot: number): void {
  const shape = new Path2D();
  sliver(shape, [
    [footX, foot, 30],
    [topX, top, 30],
  ]);
  sheet.cut(shape, 4);
  sheet.fill('b', shape);
  sheet.stroke('ink', shape, 4);
  const grain = new Path2D();
  for (let k = -2; k <= 2; k++) {
    sliver(grain, [
      [footX + k * 5, foot - 6, 2.4],
      [lerp(footX, topX, 0.5) + k * 5 + 2, (top + foot) / 2, 1],
      [topX + k * 5, top + 8, 2.4],
    ]);
  }
  sheet.fill('ink', grain);
}

const BLANK: Hex = '#f6ead0';

/** A rug in the player's colour: where meeples stand. */
export function drawRug(sheet: Sheet, x: number, y: number, w: number, h: number, hex: Hex): void {
  const outer = polygon([
    [x - w * 0.465, y],
    [x + w * 0.465, y],
    [x + w * 0.5, y + h],
    [x - w * 0.5, y + h],
  ]);
  const inner = polygon([
    [x - w * 0.435, y + 15],
    [x + w * 0.435, y + 15],
    [x + w * 0.462, y + h - 15],
    [x - w * 0.462, y + h - 15],
  ]);
  sheet.cut(outer, 4);
  sheet.fill(hex, outer);
  sheet.stroke('ink', outer, 4);
  sheet.cut(inner);
  sheet.fill(BLANK, inner);
  sheet.stroke('ink', inner, 3);
  const fringe = new Path2D();
  for (let u = 0; u < 17; u++) {
    for (const side of [-1, 1]) {
      const edge = x + side * lerp(w * 0.465, w * 0.5, u / 16);
      const top = y + (u / 16) * h;
      sliver(fringe, [
        [edge, top, 3],
        [edge + side * 13, top + 1, 1.6],
      ]);
    }
  }
  sheet.fill('ink', fringe);
  const gems = new Path2D();
  for (let u = -0.44; u <= 0.441; u += 0.04) {
    for (const middle of [y + 7.5, y + h - 7.5]) {
      gems.addPath(
        polygon([
          [x + u * w - 7, middle],
          [x + u * w, middle - 5],
          [x + u * w + 7, middle],
          [x + u * w, middle + 5],
        ]),
      );
    }
  }
  sheet.fill(BLANK, gems);
  const shade = new Path2D();
  for (let u = 1; u < 9; u++) {
    const at = y + 14 + (u * (h - 28)) / 9;
    sliver(shade, [
      [x + w * 0.44, at, 2.4],
      [x + w * (0.36 + (u % 2) * 0.03), at, 0.4],
    ]);
  }
  sheet.fill('ink', shade);
}
