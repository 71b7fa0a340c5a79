/** Three skies: rings round a moon, a sunburst with cloud bars, and uneasy flowing air. */
import { handDisc, sliver } from '../canvas/paths.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { clamp, lerp, noiseOf, type Rng, rngOf, smooth } from '../maths/random.ts';
import { type Box, darkRuns, type Nib } from '../maths/strokes.ts';

export const SKIES = ['moon', 'rays', 'flow'] as const;
export type Sky = (typeof SKIES)[number];

export type SkySpec = {
  readonly seed: string;
  /** The moon or sun: middle and radius in shares of the window. */
  readonly mx: number;
  readonly my: number;
  readonly mr: number;
  readonly clouds?: number;
};

type Disc = { readonly x: number; readonly y: number; readonly r: number };

const discOf = (box: Box, { mx, my, mr }: SkySpec): Disc => ({
  x: box.x + box.w * mx,
  y: box.y + box.h * my,
  r: box.w * mr,
});

const FULL = Math.PI * 2;

function drawMoonlight(sheet: Sheet, box: Box, spec: SkySpec): void {
  const { x: mx, y: my, r } = discOf(box, spec);
  const noise = noiseOf(`${spec.seed}sky`);
  const rings = new Path2D();
  const far = Math.hypot(box.w, box.h) * 0.95;
  const isNear = (x: number, y: number) =>
    x >= box.x - 8 && x <= box.x + box.w + 8 && y >= box.y - 8 && y <= box.y + box.h + 8;
  let radius = r + 9;
  while (radius < far) {
    const t = clamp((radius - r) / (far * 0.62));
    const pitch = lerp(6.2, 5.2, t);
    const steps = Math.max(30, Math.round(radius / 3));
    const ring = radius;
    const nibs = Array.from({ length: steps + 1 }, (_, a): Nib | undefined => {
      const angle = (a / steps) * FULL;
      const q = ring + noise(Math.cos(angle) * 3 + 20, Math.sin(angle) * 3 + ring / 60) * 3.4;
      const x = mx + Math.cos(angle) * q;
      const y = my + Math.sin(angle) * q * 0.97;
      const tone = lerp(0.2, 0.8, smooth(0, 1, t)) + noise(x / 60 + 3, y / 18) * 0.2;
      return tone >= 0.1 && isNear(x, y) ? [x, y, pitch * Math.min(tone, 0.84)] : undefined;
    });
    for (const run of darkRuns(nibs)) sliver(rings, run);
    radius += pitch;
  }
  sheet.fill('ink', rings);
  sheet.cut(handDisc(mx, my, r, r * 0.03, spec.seed), 3, ['ink', 'a', 'tint']);
  const craters = new Path2D();
  for (let i = 0; i < 9; i++) {
    const y = my - r + (i + 1) * r * 0.2;
    const half = Math.sqrt(Math.max(0, r * r - (y - my) ** 2));
    sliver(craters, [
      [mx + half * 0.98, y, 2.6],
      [mx + half * (0.25 + noise(i * 3) * 0.3), y + 1, 0.3],
    ]);
  }
  sheet.fill('a', craters);
}

function drawSunburst(sheet: Sheet, box: Box, spec: SkySpec): void {
  const random = rngOf(`${spec.seed}rays`);
  const { x: mx, y: my, r: small } = discOf(box, { ...spec, my: spec.my + 0.12 });
  const r = small * 1.05;
  const far = Math.hypot(box.w, box.h);
  const count = 66;
  const wide = (far * FULL) / count;
  const rays = new Path2D();
  const at = (angle: number, reach: number, width: number): Nib => [
    mx + Math.cos(angle) * reach,
    my + Math.sin(angle) * reach,
    width,
  ];
  for (let i = 0; i < count; i++) {
    const angle = ((i + random() * 0.3) / count) * FULL;
    const start = r * (1.16 + random() * 0.16);
    sliver(rays, [
      at(angle, start, 0.4),
      at(angle, start + far * 0.2, wide * 0.1),
      at(angle, far * 0.5, Math.min(9, wide * 0.25)),
      at(angle, far, Math.min(13, wide * (0.46 + random() * 0.22))),
    ]);
    if (wide > 30) sliver(rays, [at(angle + Math.PI / count, far * 0.32, 0.4), at(angle + Math.PI / count, far, 12)]);
  }
  sheet.fill('ink', rays);
  for (let i = 0; i < (spec.clouds ?? 5); i++) drawCloudBar(sheet, box, random, i);
  sheet.cut(handDisc(mx, my, r, r * 0.03, spec.seed), 4, ['ink', 'a', 'tint']);
  sheet.fill('a', handDisc(mx, my, r * 0.9, r * 0.03, spec.seed));
  sheet.cut(discHatch({ x: mx, y: my, r }, 8, 0.2), 0, ['a']);
}

function drawCloudBar(sheet: Sheet, box: Box, random: Rng, i: number): void {
  const y = box.y + box.h * (0.1 + i * 0.1 + random() * 0.03);
  const x = box.x + box.w * random();
  const reach = box.w * (0.25 + random() * 0.3);
  const bar = new Path2D();
  sliver(bar, [
    [x - reach, y, 0.5],
    [x - reach * 0.4, y - 2, 12],
    [x + reach * 0.2, y + 3, 17],
    [x + reach, y, 0.5],
  ]);
  sheet.cut(bar, 3, ['ink', 'a']);
  sheet.fill('a', bar);
  const under = new Path2D();
  for (let j = 0; j < 3; j++) {
    sliver(under, [
      [x - reach * (0.7 - j * 0.2), y + 2 + j * 3, 0.4],
      [x, y + 3 + j * 3, 2],
      [x + reach * (0.8 - j * 0.2), y + 2 + j * 3, 0.3],
    ]);
  }
  sheet.fill('ink', under);
}

function drawFlow(sheet: Sheet, box: Box, spec: SkySpec): void {
  const noise = noiseOf(`${spec.seed}flow`);
  const { x: mx, y: my, r } = discOf(box, spec);
  const bulge = (x: number, y: number) =>
    40 * Math.exp(-(((x - mx) / (r * 1.9)) ** 2) - ((y - my) / (r * 1.9)) ** 2) * Math.sign(y - my || 1);
  const air = new Path2D();
  const pitch = 5.8;
  for (let row = box.y - 60; row < box.y + box.h + 40; row += pitch) {
    const nibs: (Nib | undefined)[] = [];
    for (let x = box.x - 8; x <= box.x + box.w + 8; x += 7) {
      const y = row + noise(x / 110, row / 70) * 30 + noise(x / 45 + 40, row / 40) * 9 + bulge(x, row);
      const glow = 0.5 * Math.exp(-((Math.hypot(x - mx, y - my) / (r * 2.1)) ** 2));
      const low = 0.25 * smooth(box.y + box.h * 0.35, box.y + box.h * 0.8, y);
      const tone = 0.44 + noise(x / 80 + 7, row / 26) * 0.42 - glow - low;
      nibs.push(tone < 0.09 ? undefined : [x, y, pitch * Math.min(tone, 0.78)]);
    }
    for (const run of darkRuns(nibs)) sliver(air, run);
  }
  sheet.fill('ink', air);
  sheet.cut(handDisc(mx, my, r, r * 0.04, spec.seed), 4, ['ink', 'a', 'tint']);
  sheet.fill('b', handDisc(mx, my, r * 0.92, r * 0.04, spec.seed));
  sheet.cut(discHatch({ x: mx, y: my, r }, 7, 0.25), 0, ['b']);
}

function discHatch({ x, y, r }: Disc, count: number, step: number): Path2D {
  const hatch = new Path2D();
  for (let i = 0; i < count; i++) {
    const top = y - r * 0.7 + i * r * step;
    const half = Math.sqrt(Math.max(0, r * r * 0.81 - (top - y) ** 2)) * 0.95;
    sliver(hatch, [
      [x - half, top, 0.4],
      [x, top + 1.2, 2.3],
      [x + half, top, 0.4],
    ]);
  }
  return hatch;
}

const DRAW: Readonly<Record<Sky, (sheet: Sheet, box: Box, spec: SkySpec) => void>> = {
  moon: drawMoonlight,
  rays: drawSunburst,
  flow: drawFlow,
};

export function drawSky(sheet: Sheet, sky: Sky, box: Box, spec: SkySpec): void {
  DRAW[sky](sheet, box, spec);
}
