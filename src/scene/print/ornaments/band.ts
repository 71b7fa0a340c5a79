/** The carved band round a face: notches, rope or leaves. */
import { disc, handRect, rect, sliver } from '../canvas/paths.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { noiseOf } from '../maths/random.ts';
import { type Box, inset, type Nib, type Point } from '../maths/strokes.ts';

export const BANDS = ['notches', 'rope', 'leaves'] as const;
export type Band = (typeof BANDS)[number];

const STEPS: Readonly<Record<Band, number>> = { notches: 13, rope: 15, leaves: 26 };

/** A point `u` along the side and `v` across it. */
type Along = (u: number, v: number) => Point;

const nib = ([x, y]: Point, width: number): Nib => [x, y, width];

const CUTS: Readonly<
  Record<Band, (cuts: Path2D, at: Along, u: number, step: number, t: number, slip: number) => void>
> = {
  notches: (cuts, at, u, step, t, slip) => {
    cuts.moveTo(...at(u - step * 0.32, t * 0.26));
    cuts.lineTo(...at(u + step * 0.32, t * 0.26));
    cuts.lineTo(...at(u + slip, -t * 0.24));
    cuts.closePath();
  },
  rope: (cuts, at, u, step, t, slip) => {
    sliver(cuts, [
      nib(at(u - step * 0.44, t * 0.3), 0.6),
      nib(at(u - step * 0.05 + slip, 0), t * 0.26),
      nib(at(u + step * 0.44, -t * 0.3), 0.6),
    ]);
  },
  leaves: (cuts, at, u, step, t, slip) => {
    sliver(cuts, [
      nib(at(u - step * 0.46, 0), 1),
      nib(at(u - step * 0.2, -t * 0.2), t * 0.26),
      nib(at(u + step * 0.2, -t * 0.3), 0.5),
    ]);
    sliver(cuts, [nib(at(u - step * 0.3, 0), 1), nib(at(u, t * 0.2), t * 0.26), nib(at(u + step * 0.4, t * 0.3), 0.5)]);
    sliver(cuts, [nib(at(u - step * 0.5, 0), 1.6), nib(at(u + step * 0.5, slip), 1.6)]);
  },
};

export function drawBand(sheet: Sheet, box: Box, thickness: number, band: Band, seed: string): void {
  const { x, y, w, h } = box;
  const t = thickness;
  const ring = handRect(box, 1.1, seed);
  ring.addPath(rect(inset(box, t)));
  sheet.fill('ink', ring, 'evenodd');
  const cuts = new Path2D();
  const noise = noiseOf(seed);
  const sides: readonly (readonly [start: Point, direction: Point, length: number])[] = [
    [[x, y + t / 2], [1, 0], w],
    [[x + w - t / 2, y], [0, 1], h],
    [[x + w, y + h - t / 2], [-1, 0], w],
    [[x + t / 2, y + h], [0, -1], h],
  ];
  for (const [[sx, sy], [dx, dy], length] of sides) {
    const count = Math.round((length - 2 * t) / STEPS[band]);
    const step = (length - 2 * t) / count;
    const at: Along = (u, v) => [sx + dx * (t + u) - dy * v, sy + dy * (t + u) + dx * v];
    for (let i = 0; i < count; i++) CUTS[band](cuts, at, (i + 0.5) * step, step, t, noise(i * 0.9, sx + sy) * 0.7);
  }
  sheet.cut(cuts, 0, ['ink']);
  for (const cx of [x + t / 2, x + w - t / 2]) {
    for (const cy of [y + t / 2, y + h - t / 2]) {
      sheet.cut(disc(cx, cy, t * 0.26), 0, ['ink']);
      sheet.fill('ink', disc(cx, cy, t * 0.1));
    }
  }
}
