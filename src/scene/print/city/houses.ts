/** Houses, turrets, walls, gates and bridges of the city board. */
import { disc, polygon, rect, sliver } from '../canvas/paths.ts';
import type { Hex, Sheet } from '../canvas/sheet.ts';
import { lerp, noiseOf, type Rng } from '../maths/random.ts';
import type { Nib, Point } from '../maths/strokes.ts';

const PLASTER: Hex = '#f6ecd2';

/** A gabled house with its front on (x, y). */
export function drawHouse(sheet: Sheet, x: number, y: number, w: number, roofHex: Hex, random: Rng): void {
  const h = w * (0.5 + random() * 0.18);
  const rise = w * (0.42 + random() * 0.12);
  const depth = w * 0.62;
  const facing = random() < 0.5 ? 1 : -1;
  const at = (u: number, up: number): Point => [x + facing * u, y - up];
  const front = polygon([at(-w * 0.5, 0), at(-w * 0.5, h), at(-w * 0.2, h + rise), at(w * 0.1, h), at(w * 0.1, 0)]);
  const side = polygon([at(w * 0.1, 0), at(w * 0.1, h), at(w * 0.1 + depth, h), at(w * 0.1 + depth, 0)]);
  const roof = polygon([
    at(-w * 0.2, h + rise),
    at(w * 0.1, h),
    at(w * 0.1 + depth + 2, h),
    at(depth - w * 0.2, h + rise),
  ]);
  const whole = new Path2D();
  for (const part of [front, side, roof]) whole.addPath(part);
  sheet.cut(whole, 2.6);
  sheet.fill(PLASTER, whole);
  sheet.fill(roofHex, roof);
  const lines = new Path2D();
  for (let q = 0; q < 6; q++) {
    const foot = x - w * 0.4 + q * w * 0.2;
    sliver(lines, [
      [foot, y + 1, 2.6],
      [foot + 12, y + 8, 0.4],
    ]);
  }
  for (const part of [front, side, roof]) sheet.stroke('ink', part, 2.4);
  for (let u = 0.04; u < 1; u += Math.max(4, w / 7) / depth) {
    const eave = at(lerp(w * 0.1, w * 0.1 + depth, u), h);
    const ridge = at(lerp(-w * 0.2, depth - w * 0.2, u), h + rise);
    const t = 0.55 + random() * 0.3;
    sliver(lines, [
      [eave[0], eave[1], 2.6],
      [lerp(eave[0], ridge[0], t), lerp(eave[1], ridge[1], t), 0.4],
    ]);
  }
  for (let q = 0; q < h; q += 4.6) {
    const outer = at(w * 0.1 + depth, q);
    const inner = at(w * 0.1 + depth * (0.3 + random() * 0.3), q);
    sliver(lines, [
      [outer[0], outer[1], 2],
      [inner[0], inner[1], 0.4],
    ]);
  }
  lines.addPath(rect({ x: x - facing * w * 0.26 - w * 0.06, y: y - h * 0.55, w: w * 0.13, h: h * 0.55 }));
  sheet.fill('ink', lines);
  if (w > 34) {
    const [wx] = at(w * 0.34, 0);
    sheet.fill('ink', rect({ x: wx - 2.6, y: y - h * 0.7, w: 5.4, h: 6 }));
    const [gx, gy] = at(-w * 0.2, h + rise * 0.3);
    sheet.fill('ink', disc(gx, gy, 2.4));
  }
  if (random() < 0.4) {
    const [cx, cy] = at(depth * 0.4, h + rise + 9);
    const chimney = rect({ x: cx - 3, y: cy, w: 6.5, h: 12 });
    sheet.fill(PLASTER, chimney);
    sheet.stroke('ink', chimney, 2);
  }
}

/** A round tower under a pointed roof, foot on (x, y). */
export function drawTurret(sheet: Sheet, x: number, y: number, w: number, h: number, roofHex: Hex, random: Rng): void {
  const body = rect({ x: x - w / 2, y: y - h, w, h });
  sheet.cut(body, 3);
  sheet.fill('#efe2c2', body);
  sheet.stroke('ink', body, 3.4);
  const lines = rect({ x: x - w * 0.24, y: y - h * 0.62, w: w * 0.14, h: h * 0.22 });
  for (let q = 4; q < h; q += 5) {
    sliver(lines, [
      [x + w / 2, y - q, 3],
      [x + w * 0.08 + random() * 5, y - q, 0.4],
    ]);
  }
  sheet.fill('ink', lines);
  const roof = polygon([
    [x - w * 0.66, y - h + 2],
    [x, y - h - w * 1.02],
    [x + w * 0.66, y - h + 2],
  ]);
  sheet.cut(roof, 3);
  sheet.fill(roofHex, roof);
  sheet.stroke('ink', roof, 3.4);
  const tiles = new Path2D();
  for (let q = 0; q < 6; q++) {
    sliver(tiles, [
      [x + w * (0.56 - q * 0.1), y - h, 3.4],
      [x + 1, y - h - w * 0.9, 0.4],
    ]);
  }
  sheet.fill('ink', tiles);
}

const WALL_HEIGHT = 30;

/** One stretch of the wall between two turrets: outer edge, inner edge, and the face that looks south. */
export function drawWallStretch(
  sheet: Sheet,
  outer: readonly [Point, Point],
  inner: readonly [Point, Point],
  isSouth: boolean,
): void {
  const [f1, f2] = isSouth ? outer : inner;
  const up = ([x, y]: Point): Point => [x, y - WALL_HEIGHT];
  const face = polygon([up(f1), up(f2), f2, f1]);
  const top = polygon([up(outer[0]), up(outer[1]), up(inner[1]), up(inner[0])]);
  const whole = new Path2D();
  whole.addPath(face);
  whole.addPath(top);
  sheet.cut(whole, 4);
  sheet.fill('#dcc99d', face);
  sheet.fill('#f3e8cc', top);
  sheet.stroke('ink', face, 3.2);
  sheet.stroke('ink', top, 3.2);
  const lines = new Path2D();
  const length = Math.hypot(outer[1][0] - outer[0][0], outer[1][1] - outer[0][1]);
  const count = Math.max(3, Math.round(length / 13));
  const along = ([a, b]: readonly [Point, Point], t: number, lift: number): Point => [
    lerp(a[0], b[0], t),
    lerp(a[1], b[1], t) - lift,
  ];
  const nib = ([x, y]: Point, width: number): Nib => [x, y, width];
  for (const edge of [outer, inner]) {
    for (let k = 0; k < count; k++) {
      const p = along(edge, (k + 0.12) / count, WALL_HEIGHT);
      const q = along(edge, (k + 0.62) / count, WALL_HEIGHT);
      lines.addPath(polygon([p, q, [q[0], q[1] - 8], [p[0], p[1] - 8]]));
    }
  }
  const front = [f1, f2] as const;
  if (Math.abs(f2[0] - f1[0]) > 20) {
    for (let row = 0; row < 3; row++) {
      for (let k = 0; k < count; k++) {
        const shift = (row % 2) * 0.5;
        const from = along(front, (k + shift) / count, 6 + row * 9);
        const to = along(front, Math.min(1, (k + 0.6 + shift) / count), 6 + row * 9);
        sliver(lines, [nib(from, 1.4), nib(to, 3)]);
      }
    }
  }
  for (let k = 0; k < count * 2; k++) {
    const [px, py] = along(front, k / (count * 2), -3);
    sliver(lines, [
      [px, py, 2.6],
      [px + 15, py + 9, 0.4],
    ]);
  }
  sheet.fill('ink', lines);
}

export function drawGate(sheet: Sheet, x: number, y: number, random: Rng): void {
  for (const side of [-1, 1]) drawTurret(sheet, x + side * 44, y + 10, 40, 78, '#b5382b', random);
  const wall = rect({ x: x - 26, y: y - 50, w: 52, h: 60 });
  sheet.cut(wall, 2);
  sheet.fill('#e6d6b0', wall);
  sheet.stroke('ink', wall, 3.4);
  const door = new Path2D();
  door.moveTo(x - 17, y + 10);
  door.lineTo(x - 17, y - 16);
  door.arc(x, y - 16, 17, Math.PI, 0);
  door.lineTo(x + 17, y + 10);
  door.closePath();
  sheet.fill('ink', door);
  const bars = new Path2D();
  for (let i = -2; i <= 2; i++) bars.addPath(rect({ x: x + i * 7 - 1, y: y - 32, w: 2, h: 30 }));
  sheet.cut(bars, 0, ['ink']);
}

export function drawBridge(sheet: Sheet, x: number, y: number): void {
  const deck = rect({ x: x - 34, y: y - 44, w: 68, h: 88 });
  sheet.cut(deck, 2);
  sheet.fill('#d8b27a', deck);
  sheet.stroke('ink', deck, 3.6);
  const boards = new Path2D();
  for (let q = -38; q < 44; q += 8) {
    sliver(boards, [
      [x - 32, y + q, 2.6],
      [x + 32, y + q + 1, 1.6],
    ]);
  }
  sheet.fill('ink', boards);
  for (const side of [-1, 1]) sheet.fill('ink', rect({ x: x + side * 34 - 4, y: y - 48, w: 8, h: 96 }));
}

/** A grey mountain, peak left of its middle, foot on (x, y). */
export function drawMountain(sheet: Sheet, x: number, y: number, w: number, seed: string): void {
  const noise = noiseOf(seed);
  const crest = Array.from(
    { length: 15 },
    (_, t): Point => [
      x - w * 0.6 + (t / 14) * w * 1.2,
      y - w * 0.9 * (1 - Math.abs(t - 6) / 8) + noise(t * 0.9) * w * 0.07,
    ],
  );
  const shape = polygon([...crest, [x + w * 0.6, y], [x - w * 0.6, y]]);
  sheet.cut(shape, 4);
  sheet.fill('#b9b4b4', shape);
  const lines = new Path2D();
  sliver(
    lines,
    crest.map(([px, py]): Nib => [px, py, 4]),
  );
  for (let k = 0; k < 8; k++) {
    const [px, py] = crest[6 + k] ?? [x, y];
    sliver(lines, [
      [px, py + 4, 6],
      [px + w * 0.03 - k * 2, lerp(py, y, 0.55 + noise(k) * 0.25), 3],
      [px - w * 0.02, y - 2, 0.4],
    ]);
  }
  for (let k = 1; k < 4; k++) {
    const [px, py] = crest[6 - k] ?? [x, y];
    sliver(lines, [
      [px, py + 6, 2.4],
      [px + w * 0.05, py + w * 0.22, 0.4],
    ]);
  }
  sheet.fill('ink', lines);
}
