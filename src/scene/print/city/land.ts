/** The ground of the city board: tinted quarters, hatching, the river, the isle and the streets. */
import { DISTRICTS, type District } from '../../../engine/index.ts';
import { disc, polygon, rect, sliver } from '../canvas/paths.ts';
import type { Hex, Sheet } from '../canvas/sheet.ts';
import { lerp, noiseOf, type Rng } from '../maths/random.ts';
import { darkRuns, type Nib, type Point } from '../maths/strokes.ts';
import { BOARD_SIZE, CENTRE, ISLE, isEast, isSouth, isWithinWall, mirrored, riverY, wallAt } from './layout.ts';

/** Grey and blue are colder than they should look: candle-light warms them. */
const OUTSIDE: Readonly<Record<District, Hex>> = {
  castle: '#9ea1b2',
  villages: '#84b0ae',
  cathedral: '#ce957c',
  university: '#d5b35a',
};
const INSIDE: Readonly<Record<District, Hex>> = {
  castle: '#c6c8d6',
  villages: '#a9cfe0',
  cathedral: '#f2b79c',
  university: '#f6d67c',
};
const BANK: Hex = '#efe2c2';
export const WATER: Hex = '#6fb0b2';
const ROAD: Hex = '#f1e6cb';

const quarter = (district: District): Path2D =>
  rect({ x: isEast(district) ? CENTRE : 0, y: isSouth(district) ? CENTRE : 0, w: CENTRE, h: CENTRE });

export function drawGround(sheet: Sheet): void {
  for (const district of DISTRICTS) sheet.wash(OUTSIDE[district], quarter(district));
  const town = polygon(Array.from({ length: 160 }, (_, i) => wallAt((i / 160) * Math.PI * 2)));
  sheet.within(town, () => {
    for (const district of DISTRICTS) sheet.wash(INSIDE[district], quarter(district));
  }, ['ground']);
  const noise = noiseOf('board');
  const hatch = new Path2D();
  for (let y = 20; y < BOARD_SIZE; y += 15) {
    const nibs: (Nib | undefined)[] = [];
    for (let x = -10; x < BOARD_SIZE + 12; x += 14) {
      const top = y + noise(x / 160, y / 90) * 22;
      const tone = noise(x / 120 + 5, y / 60) * 0.8 - 0.12 + (isWithinWall(x, top, 1.06) ? -0.45 : 0.26);
      nibs.push(tone < 0.06 ? undefined : [x, top, Math.min(tone, 0.42) * 11]);
    }
    for (const run of darkRuns(nibs)) sliver(hatch, run);
  }
  sheet.fill('ink', hatch);
}

type Course = { readonly west: Point[]; readonly east: Point[]; readonly ring: Point[] };

function courseOf(): Course {
  const west: Point[] = [];
  const east: Point[] = [];
  for (let x = -20; x <= CENTRE - ISLE.rx - 20; x += 16) west.push([x, riverY(x)]);
  for (let x = CENTRE + ISLE.rx + 20; x <= BOARD_SIZE + 22; x += 16) east.push([x, riverY(x)]);
  const ring = Array.from({ length: 91 }, (_, i): Point => {
    const angle = (i / 90) * Math.PI * 2;
    return [CENTRE + Math.cos(angle) * (ISLE.rx + 34), CENTRE + Math.sin(angle) * (ISLE.ry + 34)];
  });
  return { west, east, ring };
}

function trace(points: readonly Point[], path = new Path2D()): Path2D {
  points.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  return path;
}

/** Strokes a line on the ground in gouache. */
function washLine(sheet: Sheet, hex: Hex, path: Path2D, width: number): void {
  const context = sheet.on('ground');
  context.strokeStyle = hex;
  context.lineWidth = width;
  context.stroke(path);
}

export function drawRiver(sheet: Sheet): void {
  const { west, east, ring } = courseOf();
  const river = trace(east, trace(west));
  const moat = trace(ring);
  moat.closePath();
  const both = (draw: (path: Path2D, width: number) => void, wide: number, narrow: number) => {
    draw(river, wide);
    draw(moat, narrow);
  };
  both((path, width) => sheet.score(path, width, ['ink', 'hand']), 128, 88);
  both((path, width) => washLine(sheet, BANK, path, width), 128, 88);
  both((path, width) => sheet.stroke('ink', path, width), 112, 76);
  both((path, width) => sheet.score(path, width, ['ink']), 104, 68);
  both((path, width) => washLine(sheet, WATER, path, width), 106, 70);
  const flow = new Path2D();
  for (let k = -5; k <= 5; k++) {
    addCurrent(flow, west, k * 9, k * 2.1);
    addCurrent(flow, east, k * 9, k * 1.7 + 2);
  }
  for (let k = -3; k <= 3; k++) addCurrent(flow, ring, k * 9, k * 2.7);
  sheet.fill('ink', flow);
}

const currentNoise = noiseOf('current');

function addCurrent(flow: Path2D, points: readonly Point[], offset: number, phase: number): void {
  const nibs = points.map(([x, y], i): Nib | undefined => {
    const before = points[i - 1] ?? [x, y];
    const after = points[i + 1] ?? [x, y];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const tone = Math.sin(i * 0.33 + phase) + currentNoise(i / 6, phase) * 0.8;
    const off = offset + Math.sin(i * 0.5 + phase) * 2;
    return tone < -0.1 ? undefined : [x - (dy / length) * off, y + (dx / length) * off, 1 + tone * 2.6];
  });
  for (const run of darkRuns(nibs)) sliver(flow, run);
}

export function drawIsle(sheet: Sheet): void {
  const isle = disc(CENTRE, CENTRE, ISLE.rx, ISLE.ry);
  sheet.cut(isle, 0, ['ink', 'hand']);
  sheet.wash(BANK, isle);
  sheet.stroke('ink', isle, 5);
  const paving = new Path2D();
  for (let i = 0; i < 7; i++) {
    const share = 0.95 - i * 0.13;
    for (let angle = 0; angle < Math.PI * 2; angle += 0.09 / share) {
      const x = CENTRE + Math.cos(angle + i) * ISLE.rx * share;
      const y = CENTRE + Math.sin(angle + i) * ISLE.ry * share;
      sliver(paving, [
        [x - 7, y, 0.5],
        [x, y + 2.4, 1.8],
        [x + 7, y, 0.5],
      ]);
    }
  }
  sheet.fill('ink', paving);
}

export type Road = { readonly points: readonly Point[]; readonly width: number };

export const SIDE_ROADS: readonly Road[] = DISTRICTS.flatMap((district) => {
  const at = (x: number, y: number) => mirrored(district, [x, y]);
  return [
    { points: [at(1010, 636), at(690, 644), at(330, 652)], width: 20 },
    { points: [at(690, 644), at(560, 760), at(566, 890)], width: 18 },
    { points: [at(672, 644), at(672, 450)], width: 16 },
    { points: [at(372, 652), at(380, 580)], width: 14 },
  ];
});

const MAIN_ROADS: readonly Road[] = [
  {
    points: [
      [CENTRE, 40],
      [CENTRE, 340],
    ],
    width: 30,
  },
  {
    points: [
      [CENTRE, 1690],
      [CENTRE, 2010],
    ],
    width: 30,
  },
  {
    points: [
      [CENTRE, 350],
      [CENTRE, 800],
    ],
    width: 46,
  },
  {
    points: [
      [CENTRE, 1250],
      [CENTRE, 1650],
    ],
    width: 46,
  },
];

function roadPath({ points }: Road): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], i) => {
    const before = points[i - 1];
    if (!before) path.moveTo(x, y);
    else path.quadraticCurveTo(lerp(before[0], x, 0.5) + (i % 2 ? 12 : -12), lerp(before[1], y, 0.5), x, y);
  });
  return path;
}

export function drawRoads(sheet: Sheet, random: Rng): void {
  for (const road of [...SIDE_ROADS, ...MAIN_ROADS]) {
    const path = roadPath(road);
    sheet.stroke('ink', path, road.width + 7);
    sheet.score(path, road.width);
    washLine(sheet, ROAD, path, road.width + 2);
  }
  for (const road of SIDE_ROADS) sheet.score(roadPath(road), road.width);
  const cobbles = new Path2D();
  for (let y = 350; y < 1700; y += 13) {
    if (Math.abs(y - CENTRE) <= 215) continue;
    for (let i = -1; i <= 1; i++) {
      cobbles.addPath(disc(CENTRE + i * 14 + (y % 2) * 6 + random() * 5, y + random() * 6, 2 + random() * 1.6, 1.4));
    }
  }
  sheet.fill('ink', cobbles);
}

/** Points along the side streets, for keeping houses off them. */
export const ROAD_POINTS: readonly (readonly [x: number, y: number, width: number])[] = SIDE_ROADS.flatMap(
  ({ points, width }) =>
    points.slice(1).flatMap(([x, y], i) => {
      const [fromX, fromY] = points[i] ?? [x, y];
      return Array.from({ length: 21 }, (_, t) => [lerp(fromX, x, t / 20), lerp(fromY, y, t / 20), width] as const);
    }),
);
