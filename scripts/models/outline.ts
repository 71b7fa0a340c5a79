/** Turns a drawn outline into the points of a polygon. */
import type { MeepleDrawing } from './meepleDrawings.ts';

export type Point = readonly [x: number, y: number];
type Segments = { readonly quadratic: number; readonly cubic: number };

const usual: Segments = { quadratic: 3, cubic: 6 };
const samePoint = 0.35;
const straightEnough = 0.26;
const longestStraightened = 14;

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function bezier(points: readonly Point[], t: number): Point {
  let layer = points;
  while (layer.length > 1) {
    layer = layer.slice(1).map((next, i) => {
      const [x, y] = layer[i] ?? next;
      return [x + (next[0] - x) * t, y + (next[1] - y) * t] as const;
    });
  }
  return layer[0] ?? [0, 0];
}

/** Short curves vanish under the bevel: they get fewer points. */
function stepsFor(control: readonly Point[], segments: Segments): number {
  if (control.length === 4) return segments.cubic;
  const length = control.slice(1).reduce((sum, point, i) => sum + distance(point, control[i] ?? point), 0);
  if (length < 5.8 && segments.quadratic < usual.quadratic) return 1;
  return length < 9 ? 2 : segments.quadratic;
}

function readCommands(path: string): { command: string; points: Point[] }[] {
  return [...path.matchAll(/([MLQC])([^MLQCZ]*)/g)].map(([, command = '', text = '']) => {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, i): Point => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0],
    );
    return { command, points };
  });
}

function flatten(path: string, segments: Segments): Point[] {
  const flat: Point[] = [];
  let here: Point = [0, 0];
  const put = (point: Point) => {
    const last = flat.at(-1);
    if (last === undefined || distance(last, point) > samePoint) flat.push(point);
  };
  for (const { command, points } of readCommands(path)) {
    const perCurve = command === 'Q' ? 2 : command === 'C' ? 3 : 1;
    for (let i = 0; i < points.length; i += perCurve) {
      const control = [here, ...points.slice(i, i + perCurve)];
      const steps = perCurve === 1 ? 1 : stepsFor(control, segments);
      for (let k = 1; k <= steps; k++) put(perCurve === 1 ? (control[1] ?? here) : bezier(control, k / steps));
      here = control.at(-1) ?? here;
    }
  }
  return flat;
}

function isOnLine(before: Point, point: Point, after: Point): boolean {
  const length = distance(before, after);
  if (length >= longestStraightened) return false;
  const area = (after[0] - before[0]) * (before[1] - point[1]) - (before[0] - point[0]) * (after[1] - before[1]);
  return Math.abs(area) / length < straightEnough;
}

function straighten(points: Point[]): void {
  for (let i = points.length - 2; i > 0; i--) {
    const [before, point, after] = [points[i - 1], points[i], points[i + 1]];
    if (before && point && after && isOnLine(before, point, after)) points.splice(i, 1);
  }
}

export function outlinePoints(
  path: string,
  { isHalf = false, segments = {} }: { isHalf?: boolean; segments?: MeepleDrawing['segments'] } = {},
): Point[] {
  const points = flatten(path, { ...usual, ...segments });
  const [first, last] = [points[0], points.at(-1)];
  if (!isHalf && first && last && distance(first, last) < samePoint) points.pop();
  straighten(points);
  if (!isHalf) return points;
  const mirrored = points.slice(1, -1).reverse();
  return [...points, ...mirrored.map(([x, y]): Point => [100 - x, y])];
}
