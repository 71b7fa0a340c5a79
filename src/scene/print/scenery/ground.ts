/** Hills with contour cuts, grass, floors and walls. */
import { disc, handRect, polygon, rect, sliver } from '../canvas/paths.ts';
import type { Sheet, Target } from '../canvas/sheet.ts';
import { noiseOf, type Rng, rngOf } from '../maths/random.ts';
import { type Box, darkRuns, type Nib, type Point } from '../maths/strokes.ts';

export type HillSpec = {
  readonly y: number;
  readonly amp: number;
  readonly seed: string;
  readonly plate?: Target;
  /** How dark, 0..1. */
  readonly density?: number;
  readonly pitch?: number;
  readonly freq?: number;
  readonly halo?: number;
};

/** Height of the ridge at x. */
export type Ridge = (x: number) => number;

export function drawHill(sheet: Sheet, box: Box, spec: HillSpec): Ridge {
  const { y, amp, seed, plate, density = 0.5, pitch = 7, freq = 150, halo = 3 } = spec;
  const noise = noiseOf(seed);
  const ridge: Ridge = (x) => y + noise(x / freq) * amp + noise(x / (freq * 0.36) + 9) * amp * 0.3;
  const crest: Point[] = [];
  for (let x = box.x - 10; x <= box.x + box.w + 10; x += 6) crest.push([x, ridge(x)]);
  const bottom = box.y + box.h + 10;
  const shape = polygon([...crest, [box.x + box.w + 10, bottom], [box.x - 10, bottom]]);
  sheet.cut(shape, halo);
  if (plate) sheet.fill(plate, shape);
  const lines = new Path2D();
  sliver(
    lines,
    crest.map(([x, top], i): Nib => [x, top, 2.6 + noise(i * 0.3)]),
  );
  for (let k = 1, off = pitch; off < box.y + box.h - y + amp + 20; k++, off += pitch * (1 + k * 0.05)) {
    const nibs = crest.map(([x, top]): Nib | undefined => {
      const tone = density + noise(x / 55 + k * 0.7, k * 0.35 + 4) * 0.55 + k * 0.015;
      if (tone < 0.12) return undefined;
      return [x, top + off + noise(x / 60, k * 1.7) * pitch * 0.7, Math.min(0.86, tone) * pitch * (1 + k * 0.03)];
    });
    for (const run of darkRuns(nibs)) sliver(lines, run);
  }
  sheet.fill('ink', lines);
  return ridge;
}

export function drawGrass(sheet: Sheet, box: Box, y: number, random: Rng, count = 40, height = 26): void {
  const blades = new Path2D();
  for (let i = 0; i < count; i++) {
    const x = box.x + random() * box.w;
    const h = height * (0.4 + random() * 0.8);
    const lean = (random() - 0.5) * 14;
    sliver(blades, [
      [x, y + 10, 4.2],
      [x + lean * 0.3, y - h * 0.5, 2.8],
      [x + lean, y - h, 0.3],
    ]);
  }
  sheet.cut(blades, 1.2);
  sheet.fill('ink', blades);
}

/** Floorboards seen from the front. */
export function drawPlanks(sheet: Sheet, box: Box, rows: number, seed: string, plate: Target): void {
  const noise = noiseOf(seed);
  const random = rngOf(seed);
  const lines = new Path2D();
  const height = box.h / rows;
  sheet.fill(plate, rect(box));
  for (let i = 0; i <= rows; i++) {
    sliver(
      lines,
      Array.from(
        { length: 12 },
        (_, k): Nib => [box.x + (k / 11) * box.w, box.y + i * height + noise(k, i) * 1.6, 3.4],
      ),
    );
  }
  for (let i = 0; i < rows; i++) {
    const top = box.y + i * height;
    for (let x = box.x + random() * 200; x < box.x + box.w; x += 180 + random() * 240) {
      lines.addPath(rect({ x, y: top, w: 3, h: height }));
      for (const nail of [-9, 12]) lines.addPath(disc(x + nail, top + height * 0.5, 2.4));
    }
    for (let k = 0; k < box.w / 50; k++) {
      const x = box.x + random() * box.w;
      const length = 30 + random() * 110;
      const y = top + height * (0.15 + random() * 0.7);
      if (random() > 0.48) continue;
      sliver(lines, [
        [x, y, 0.4],
        [x + length * 0.5, y + noise(k, i) * 3, 2.2],
        [Math.min(box.x + box.w, x + length), y, 0.4],
      ]);
    }
  }
  sheet.within(rect(box), () => sheet.fill('ink', lines), ['ink']);
}

/** A wall of hewn stones, black joints and all. */
export function drawStones(sheet: Sheet, box: Box, course: number, seed: string): void {
  const random = rngOf(seed);
  const stones = new Path2D();
  const shade = new Path2D();
  const right = box.x + box.w;
  for (let y = box.y, row = 0; y < box.y + box.h; y += course, row++) {
    const tall = Math.min(course, box.y + box.h - y) - 4;
    if (tall < 6) continue;
    for (let x = box.x - (row % 2) * course; x < right; ) {
      const w = course * (1.6 + random() * 0.9);
      const from = Math.max(box.x + 2, x + 2);
      const to = Math.min(right - 2, x + w - 2);
      if (to - from > 8) {
        stones.addPath(handRect({ x: from, y: y + 2, w: to - from, h: tall }, 1.2, `${seed}${row}${x | 0}`));
        for (let i = 0; i < 4; i++) {
          const at = y + course * (0.27 + i * 0.18);
          sliver(shade, [
            [to - 2, at, 2.6],
            [to - 10 - random() * course * 0.55, at + 1, 0.3],
          ]);
        }
      }
      x += w;
    }
  }
  sheet.fill('ink', rect(box));
  sheet.cut(stones, 0, ['ink']);
  sheet.fill('ink', shade);
}
