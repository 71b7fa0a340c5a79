/** The land of Moredraw: stumps, black firs, the eye in the saw over its tower. */
import { engrave } from '../canvas/engrave.ts';
import { disc, handDisc, polygon, sliver } from '../canvas/paths.ts';
import type { Sheet, Target } from '../canvas/sheet.ts';
import type { Rng } from '../maths/random.ts';
import { type Box, boxAround, type Point } from '../maths/strokes.ts';
import { drawStanding } from './figures.ts';
import { drawHill } from './ground.ts';
import { drawFir } from './trees.ts';

const FULL = Math.PI * 2;

/** Burnt hills with stumps where a wood was. */
export function drawMoredraw(sheet: Sheet, box: Box, random: Rng, seed: string): void {
  const at = (share: number) => box.y + box.h * share;
  drawHill(sheet, box, { y: at(0.58), amp: 34, seed: `${seed}far`, plate: 'a', density: 0.3, pitch: 8, freq: 70 });
  const ridge = drawHill(sheet, box, { y: at(0.7), amp: 20, seed: `${seed}mid`, plate: 'a', density: 0.45, pitch: 8 });
  for (let i = 0; i < 9; i++) {
    const x = box.x + box.w * (0.04 + i * 0.115 + random() * 0.03);
    if (i % 3 === 1) drawStanding(sheet, 'stump-regrowth', x, ridge(x) + 20, 52, 'b');
    else drawFir(sheet, x, ridge(x) + 12, 60 + random() * 60, random, 'a', 0.8);
  }
  drawHill(sheet, box, { y: at(0.84), amp: 12, seed: `${seed}near`, plate: 'a', density: 0.6, pitch: 7 });
}

export function drawBeams(
  sheet: Sheet,
  plate: Target,
  x: number,
  y: number,
  reach: { readonly from: number; readonly to: number },
  count: number,
  width = 0.5,
): void {
  const beams = new Path2D();
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * FULL;
    sliver(beams, [
      [x + Math.cos(angle) * reach.from, y + Math.sin(angle) * reach.from, 0.5],
      [x + Math.cos(angle) * reach.to, y + Math.sin(angle) * reach.to, ((reach.to * FULL) / count) * width],
    ]);
  }
  sheet.fill(plate, beams);
}

/** A sawblade with an eye in it; `r` reaches to the tips of the teeth. */
export function drawSawEye(sheet: Sheet, x: number, y: number, r: number): void {
  sheet.cut(handDisc(x, y, r * 1.14, 3, 'halo'), 4, ['ink', 'a']);
  sheet.fill('b', handDisc(x, y, r * 1.11, 3, 'halo'));
  drawBeams(sheet, 'a', x, y, { from: r * 0.7, to: r * 1.15 }, 60, 0.45);
  const teeth = 26;
  const blade = polygon(
    Array.from({ length: teeth }, (_, i): Point[] => {
      const angle = (i / teeth) * FULL;
      return [
        [x + Math.cos(angle) * r * 0.79, y + Math.sin(angle) * r * 0.79],
        [x + Math.cos(angle + 0.16) * r, y + Math.sin(angle + 0.16) * r],
      ];
    }).flat(),
  );
  sheet.cut(blade, 4);
  const carving = { pitch: Math.max(3.4, r / 26), base: 0.4, gain: 1.6, bend: 7, radius: 0.14 };
  engrave(sheet, 'ink', blade, boxAround(x, y, r * 2.2), carving);
  const half = r * 0.65;
  const eye = new Path2D();
  eye.moveTo(x - half, y);
  eye.quadraticCurveTo(x, y - half * 0.86, x + half, y);
  eye.quadraticCurveTo(x, y + half * 0.86, x - half, y);
  eye.closePath();
  sheet.cut(eye, 5);
  sheet.fill('b', eye);
  sheet.within(eye, () => drawBeams(sheet, 'a', x, y, { from: r * 0.12, to: r * 0.7 }, 46), ['a']);
  const pupil = disc(x, y, r * 0.083, r * 0.33);
  sheet.cut(pupil, 5);
  sheet.fill('ink', pupil);
  sheet.stroke('ink', eye, Math.max(4, r * 0.045));
}

/** A crooked tower with its foot on (x, y). */
export function drawDarkTower(sheet: Sheet, x: number, y: number, w: number, h: number): void {
  const side: readonly Point[] = [
    [-0.44, 0],
    [-0.34, -0.64],
    [-0.5, -0.69],
    [-0.5, -0.83],
    [-0.3, -0.83],
    [-0.3, -0.91],
    [-0.16, -0.91],
    [-0.16, -1],
  ];
  const left = side.map(([u, v]): Point => [x + u * w, y + v * h]);
  const right = side.map(([u, v]): Point => [x - u * w, y + v * h]).reverse();
  const shape = polygon([...left, ...right]);
  sheet.cut(shape, 5);
  sheet.fill('a', shape);
  engrave(
    sheet,
    'ink',
    shape,
    { x: x - w * 0.55, y: y - h * 1.02, w: w * 1.1, h: h * 1.04 },
    { pitch: 5, base: 0.12, gain: 1.45, bend: 1.4, angle: 0.1, radius: 0.07 },
  );
}
