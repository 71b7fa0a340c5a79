/** Path2D from points and boxes. */
import { type Box, handDiscPoints, handRectPoints, type Nib, type Point, sliverPoints } from '../maths/strokes.ts';

/** Adds a swelling line: hundreds of them share one path and are filled at once. */
export function sliver(path: Path2D, nibs: readonly Nib[]): void {
  addPolygon(path, sliverPoints(nibs));
}

export function addPolygon(path: Path2D, points: readonly Point[]): void {
  points.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
}

export function polygon(points: readonly Point[]): Path2D {
  const path = new Path2D();
  addPolygon(path, points);
  return path;
}

export function rect({ x, y, w, h }: Box): Path2D {
  const path = new Path2D();
  path.rect(x, y, w, h);
  return path;
}

export function disc(x: number, y: number, radius: number, radiusY = radius): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, radius, radiusY, 0, 0, Math.PI * 2);
  return path;
}

export const handRect = (box: Box, wobble: number, seed: string): Path2D => polygon(handRectPoints(box, wobble, seed));

export const handDisc = (x: number, y: number, radius: number, wobble: number, seed: string): Path2D =>
  polygon(handDiscPoints(x, y, radius, wobble, seed));

/** An arched window: straight sides, a round head. */
export function arch({ x, y, w, h }: Box): Path2D {
  const path = new Path2D();
  path.moveTo(x, y + h);
  path.lineTo(x, y + w * 0.34);
  path.bezierCurveTo(x, y + w * 0.06, x + w * 0.22, y, x + w / 2, y);
  path.bezierCurveTo(x + w * 0.78, y, x + w, y + w * 0.06, x + w, y + w * 0.34);
  path.lineTo(x + w, y + h);
  path.closePath();
  return path;
}

export const diamond = (x: number, y: number, r: number): Path2D =>
  polygon([
    [x, y - r],
    [x + r * 0.82, y],
    [x, y + r],
    [x - r * 0.82, y],
  ]);

export type Placing = { readonly rot?: number; readonly flip?: boolean };

/** The path moved so that its point (cx, cy) lies on (x, y), scaled, turned and flipped about it. */
export function place(
  path: Path2D,
  x: number,
  y: number,
  scale: number,
  { rot = 0, flip = false, cx = 256, cy = 256 }: Placing & { readonly cx?: number; readonly cy?: number } = {},
): Path2D {
  const matrix = new DOMMatrix()
    .translate(x, y)
    .rotate((rot * 180) / Math.PI)
    .scale(flip ? -scale : scale, scale)
    .translate(-cx, -cy);
  const placed = new Path2D();
  placed.addPath(path, matrix);
  return placed;
}
