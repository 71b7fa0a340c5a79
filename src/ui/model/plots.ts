/** Where the marks of a plot stand: scales, ticks, lines and stacks, without knowing what they are about. */

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500] as const;

/** Round figures that cover the values, at most `most` of them. */
export function ticksFor(low: number, high: number, most = 4): readonly number[] {
  const span = Math.max(1, high - Math.min(0, low));
  const step = STEPS.find((each) => span / each <= most) ?? 1000;
  const first = Math.floor(Math.min(0, low) / step) * step;
  const count = Math.ceil((Math.max(high, first + 1) - first) / step) + 1;
  return Array.from({ length: count }, (_, i) => first + i * step);
}

/** Upwards on the screen, from the lowest value to the highest tick. */
export function heightScale(low: number, high: number, { top, bottom }: Frame, most?: number): Scale {
  const from = Math.min(0, low);
  const ticks = ticksFor(low, high, most).filter((tick) => tick >= from);
  const to = ticks[ticks.length - 1] ?? 1;
  return { ticks, at: (value) => bottom - ((value - from) / (to - from)) * (bottom - top) };
}

/** The middle of column `i` of `n`. */
export function columnAt(i: number, n: number, { left, right }: Frame): number {
  return n <= 1 ? (left + right) / 2 : left + (i / (n - 1)) * (right - left);
}

export function linePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

const round = (n: number): number => Math.round(n * 10) / 10;

export interface Slab<K extends string> {
  readonly key: K;
  readonly from: number;
  readonly to: number;
}

/** What is above nothing stands on it, what is below hangs from it. */
export function stackOf<K extends string>(keys: readonly K[], values: Readonly<Partial<Record<K, number>>>): Slab<K>[] {
  let up = 0;
  let down = 0;
  const slabs: Slab<K>[] = [];
  for (const key of keys) {
    const n = values[key] ?? 0;
    if (n > 0) {
      slabs.push({ key, from: up, to: up + n });
      up += n;
    } else if (n < 0) {
      slabs.push({ key, from: down, to: down + n });
      down += n;
    }
  }
  return slabs;
}

/** Every few columns get a label, so that none overlap; the first and the last always do. */
export function labelled(n: number, most: number): readonly number[] {
  if (n <= 0) return [];
  const step = Math.max(1, Math.ceil((n - 1) / Math.max(1, most - 1)));
  const picked = Array.from({ length: Math.ceil(n / step) }, (_, i) => i * step);
  const last = n - 1;
  return picked[picked.length - 1] === last ? picked : [...picked.filter((i) => last - i >= Math.ceil(step / 2)), last];
}
