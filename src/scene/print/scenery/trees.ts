/** Firs, dead trees, leafy clumps and grasping limbs. */
import { engrave } from '../canvas/engrave.ts';
import { disc, polygon, sliver } from '../canvas/paths.ts';
import type { Sheet, Target } from '../canvas/sheet.ts';
import type { Rng } from '../maths/random.ts';
import type { Point } from '../maths/strokes.ts';

/** A carved fir standing on (x, y). */
export function drawFir(
  sheet: Sheet,
  x: number,
  y: number,
  h: number,
  random: Rng,
  plate: Target | undefined,
  dark = 0.5,
): void {
  const w = h * (0.36 + random() * 0.08);
  const tiers = 4 + Math.floor(random() * 2);
  const left: Point[] = [[x, y - h]];
  const right: Point[] = [[x, y - h]];
  for (let i = 1; i <= tiers; i++) {
    const half = (w * 0.5 * i) / tiers;
    const top = y - h + (h * 0.93 * i) / tiers;
    left.push([x - half * (1 + random() * 0.12), top + random() * 3], [x - half * 0.56, top - h * 0.035]);
    right.push([x + half * (1 + random() * 0.12), top + random() * 3], [x + half * 0.56, top - h * 0.035]);
  }
  const trunk: Point[] = [
    [x - h * 0.03, y - h * 0.07],
    [x - h * 0.03, y + 4],
    [x + h * 0.03, y + 4],
    [x + h * 0.03, y - h * 0.07],
  ];
  const shape = polygon([...left, ...trunk, ...right.reverse()]);
  sheet.cut(shape, 1.8);
  if (plate) sheet.fill(plate, shape);
  sheet.fill('ink', shape);
  const cuts = new Path2D();
  const step = Math.max(4, h / 13);
  for (let q = y - h * 0.86; q < y - h * 0.1; q += step * (0.8 + random() * 0.4)) {
    const half = (w * 0.46 * (q - (y - h))) / h;
    sliver(cuts, [
      [x - half * (0.75 + random() * 0.2), q + half * 0.3, 0.3],
      [x - half * 0.5, q + half * 0.05, step * 0.42 * (1.1 - dark)],
      [x - half * 0.05, q - step * 0.3, 0.3],
    ]);
    if (random() > dark) {
      sliver(cuts, [
        [x + half * 0.15, q, 0.3],
        [x + half * 0.5, q + half * 0.2, step * 0.22],
      ]);
    }
  }
  sheet.cut(cuts, 0, ['ink']);
}

/** A dead tree, branch by branch. */
export function drawBareTree(sheet: Sheet, x: number, y: number, h: number, random: Rng, lean = 0): void {
  const shape = new Path2D();
  const grow = (x0: number, y0: number, angle: number, length: number, width: number, depth: number): void => {
    const x1 = x0 + Math.cos(angle) * length;
    const y1 = y0 + Math.sin(angle) * length;
    const bend = () => (random() - 0.5) * length * 0.25;
    sliver(shape, [
      [x0, y0, width],
      [(x0 + x1) / 2 + bend(), (y0 + y1) / 2 + bend(), width * 0.8],
      [x1, y1, width * 0.6],
    ]);
    if (depth === 0) return;
    for (let i = 0; i < (depth > 2 ? 3 : 2); i++) {
      grow(x1, y1, angle + (random() - 0.5) * 1.7, length * (0.6 + random() * 0.2), width * 0.58, depth - 1);
    }
  };
  grow(x, y, -Math.PI / 2 + lean, h * 0.36, h * 0.09, 4);
  sheet.cut(shape, 1.6);
  sheet.fill('ink', shape);
}

/** A leafy clump with a scalloped edge. */
export function drawClump(
  sheet: Sheet,
  x: number,
  y: number,
  r: number,
  random: Rng,
  plate: Target,
  { halo = 3, pitch = 5 }: { readonly halo?: number; readonly pitch?: number } = {},
): void {
  const shape = disc(x, y, r * 0.75, r * 0.66);
  const count = 9 + Math.floor(random() * 4);
  const start = random() * 6;
  for (let i = 0; i < count; i++) {
    const angle = start + (i / count) * Math.PI * 2;
    const q = r * (0.62 + random() * 0.16);
    shape.addPath(disc(x + Math.cos(angle) * q, y + Math.sin(angle) * q * 0.86, r * (0.32 + random() * 0.1)));
  }
  sheet.cut(shape, halo);
  sheet.fill(plate, shape);
  engrave(
    sheet,
    'ink',
    shape,
    { x: x - r * 1.2, y: y - r * 1.1, w: r * 2.4, h: r * 2.2 },
    { pitch, base: 0.1, gain: 1.3, bend: 2.6, angle: 2.6, radius: 0.12, outline: 0.6 },
  );
}

/** A limb that ends in a claw of twigs. */
export function drawLimb(sheet: Sheet, points: readonly Point[], w: number, random: Rng, plate: Target): void {
  const shape = new Path2D();
  sliver(
    shape,
    points.map(([x, y], i) => [x, y, w * (1 - (i / points.length) * 0.55)] as const),
  );
  const [ex, ey] = points.at(-1) ?? [0, 0];
  const [qx, qy] = points.at(-2) ?? [0, 0];
  const angle = Math.atan2(ey - qy, ex - qx);
  for (let i = -2; i <= 2; i++) {
    const turn = angle + i * 0.42 + (random() - 0.5) * 0.2;
    const length = w * (1.5 + random() * 0.8);
    sliver(shape, [
      [ex - Math.cos(angle) * w * 0.4, ey - Math.sin(angle) * w * 0.4, w * 0.42],
      [ex + Math.cos(turn) * length * 0.6, ey + Math.sin(turn) * length * 0.6, w * 0.3],
      [ex + Math.cos(turn + 0.3) * length, ey + Math.sin(turn + 0.3) * length, 0.4],
    ]);
  }
  sheet.cut(shape, 4.5);
  sheet.fill(plate, shape);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - w * 2.5;
  const top = Math.min(...ys) - w * 2.5;
  const box = { x: left, y: top, w: Math.max(...xs) + w * 2.5 - left, h: Math.max(...ys) + w * 2.5 - top };
  engrave(sheet, 'ink', shape, box, { pitch: 4.6, base: 0.16, gain: 1.5, bend: 2, angle: 1.2, radius: 0.04 });
}
