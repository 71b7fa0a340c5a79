/** Shapes as a knife cuts them, as plain points: swelling lines and edges that are never quite straight. */
import { noiseOf } from './random.ts';

export type Point = readonly [x: number, y: number];
/** A point of a swelling line and the line's width there. */
export type Nib = readonly [x: number, y: number, width: number];
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** The outline of a line that swells and thins along its points. */
export function sliverPoints(nibs: readonly Nib[]): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  nibs.forEach((nib, i) => {
    const before = nibs[i - 1] ?? nib;
    const after = nibs[i + 1] ?? nib;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const reach = nib[2] / 2 / (Math.hypot(dx, dy) || 1);
    left.push([nib[0] - dy * reach, nib[1] + dx * reach]);
    right.push([nib[0] + dy * reach, nib[1] - dx * reach]);
  });
  return [...left, ...right.reverse()];
}

/** Splits a line into the runs where it is dark enough to be cut at all. */
export function darkRuns(nibs: Iterable<Nib | undefined>): Nib[][] {
  const runs: Nib[][] = [];
  let run: Nib[] = [];
  const close = () => {
    if (run.length > 2) runs.push(run);
    run = [];
  };
  for (const nib of nibs) {
    if (nib) run.push(nib);
    else close();
  }
  close();
  return runs;
}

export function handRectPoints({ x, y, w, h }: Box, wobble: number, seed: string): Point[] {
  const noise = noiseOf(seed);
  const step = 14;
  const off = (along: number, side: number) => noise(along * 0.11, side) * wobble;
  const points: Point[] = [];
  for (let t = 0; t <= w; t += step) points.push([x + t, y + off(t, 1)]);
  for (let t = 0; t <= h; t += step) points.push([x + w + off(t, 5), y + t]);
  for (let t = 0; t <= w; t += step) points.push([x + w - t, y + h + off(t, 9)]);
  for (let t = 0; t <= h; t += step) points.push([x + off(t, 13), y + h - t]);
  return points;
}

export function handDiscPoints(x: number, y: number, radius: number, wobble: number, seed: string): Point[] {
  const noise = noiseOf(seed);
  return Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 60) * Math.PI * 2;
    const r = radius + noise(Math.cos(angle) * 2 + 5, Math.sin(angle) * 2 + 5) * wobble;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
}

export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  w: box.w - 2 * by,
  h: box.h - 2 * by,
});
export const boxAround = (x: number, y: number, w: number, h = w): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
