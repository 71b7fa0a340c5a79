/** The carver's stock of details from which every building is put together; all face the viewer, +z. */

import {
  along,
  BRASS,
  BRICK,
  DARK,
  OAK,
  PARCHMENT,
  type Paint,
  PLASTER,
  STONE,
  TIMBER,
  TINTED,
} from '../carving/paint.ts';
import { type Part, part, placed } from '../carving/part.ts';
import {
  ball,
  block,
  chip,
  cone,
  type Line,
  pairsOf,
  pipe,
  polygon,
  raise,
  rectangle,
  sawn,
  turned,
} from '../carving/shapes.ts';
import { type At, createSoup, type Vec3, WEAR, type Wood } from '../carving/wood.ts';

/** Half the outline, from the foot of the right side to the middle of the top, and its mirror image. */
export function symmetric(right: Line): Line {
  const left = pairsOf(right)
    .reverse()
    .filter(([x]) => x > 0);
  return [...right, ...left.flatMap(([x, y]) => [-x, y])];
}

export function arch(width: number, height: number, steps = 3): Line {
  const radius = width / 2;
  const round = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / (steps + 0.5)) * (Math.PI / 2);
    return [Math.cos(angle) * radius, height - radius + Math.sin(angle) * radius];
  });
  return symmetric([radius, 0, ...round.flat()]);
}

/** Painted on, a hair before the wall: too small to be cut. */
export function decal(outline: Line): Wood {
  const soup = createSoup();
  const corners = pairsOf(outline);
  const points = corners.map(([x, y]): Vec3 => [x, y, 0]);
  const area = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  soup.fan(area > 0 ? points : points.reverse(), WEAR.face);
  return soup.wood();
}

export const window = (at: At, { width = 0.09, height = 0.16, paint = DARK } = {}): Part =>
  part(decal(arch(width, height, 2)), paint, at);

export const door = (at: At, { width = 0.17, height = 0.27, paint = DARK } = {}): Part =>
  part(sawn(arch(width, height), 0.05, { hasBack: false, bevel: 0.012 }), paint, at);

/** A house front's outline with courses of shingles, each lapping over the one below. */
function shingled(width: number, height: number, courses: number): Line {
  const lap = 0.032;
  const right = Array.from({ length: courses }, (_, i) => {
    const [low, high] = [i / courses, (i + 1) / courses];
    return [
      (width / 2) * (1 - low) + (i === 0 ? 0 : lap),
      height * low + (i === 0 ? 0 : 0.006),
      (width / 2) * (1 - high) + (i === courses - 1 ? 0.012 : 0),
      height * high,
    ];
  }).flat();
  return symmetric(right);
}

const small = 0.4;

/** A pitched roof on the ground; its ridge runs along x or z. */
export function gable(
  {
    width,
    height,
    depth,
    courses = 3,
    ridge = 'x',
  }: { width: number; height: number; depth: number; courses?: number; ridge?: 'x' | 'z' },
  at: At = {},
  paint: Paint = TINTED,
): Part[] {
  const along = ridge === 'x';
  const solid = sawn(shingled(along ? depth : width, height, courses), along ? width : depth, {
    bevel: Math.min(width, depth) < small ? 0 : 0.02,
  });
  return placed([part(solid, paint, { turn: along ? Math.PI / 2 : 0 })], at);
}

export const column = (at: At, { height = 0.4, radius = 0.038, paint = PLASTER as Paint } = {}): Part =>
  part(turned([radius * 1.5, 0, radius, 0.045, radius * 0.86, height - 0.04, radius * 1.5, height], 6), paint, at);

export function barrel(
  at: At,
  { radius = 0.12, height = 0.28, paint = OAK as Paint, hoops = DARK as Paint } = {},
): Part[] {
  const stave = turned(
    [
      radius * 0.8,
      0,
      radius,
      height * 0.34,
      radius,
      height * 0.66,
      radius * 0.8,
      height - 0.015,
      radius * 0.66,
      height - 0.015,
    ],
    8,
  );
  const hoop = (y: number) =>
    part(raise(polygon(8, radius * 1.02), [{ y }, { y: y + 0.035, wear: WEAR.edge }], { hasTop: false }), hoops);
  return placed([part(stave, paint), hoop(height * 0.22), hoop(height * 0.66)], at);
}

export const crate = (at: At, size = 0.2): Part[] =>
  placed(
    [
      part(block(size, size, size, { bevel: 0.02 }), along(OAK, 'x')),
      part(raise(rectangle(size * 1.04, size * 1.04, 0), [{ y: 0 }, { y: size * 0.2 }], { hasTop: false }), TIMBER, {
        y: size * 0.4,
      }),
    ],
    at,
  );

export const chimney = (at: At, { height = 0.4, paint = BRICK as Paint } = {}): Part[] =>
  placed(
    [
      part(block(0.13, height, 0.13), paint),
      part(block(0.17, 0.05, 0.17, { bevel: 0.014, hangs: true }), paint, { y: height - 0.06 }),
    ],
    at,
  );

export function banner(at: At, { height = 1, width = 0.26, drop = 0.22, paint = TINTED as Paint } = {}): Part[] {
  const cloth = [0, 0, width, 0.02, width * 0.74, -drop / 2, width, -drop, 0, -drop + 0.02];
  return placed(
    [
      part(turned([0.018, 0, 0.014, height], 5), TIMBER),
      part(ball(0.03, { detail: 0, rough: 0 }), BRASS, { y: height + 0.012 }),
      part(sawn(cloth, 0.025, { bevel: 0.006 }), paint, { x: 0.012, y: height - 0.04 }),
    ],
    at,
  );
}

/** A stake with a point. */
export const stake = (at: At, { height = 0.4, radius = 0.04, paint = OAK as Paint } = {}): Part =>
  part(turned([radius, 0, radius, height - radius * 1.6, 0, height], 5), paint, at);

export const pine = (at: At, { height = 0.8, paint }: { height?: number; paint: Paint }): Part[] =>
  placed(
    [
      part(turned([0.05, 0, 0.04, 0.2], 5), TIMBER),
      part(cone(8, 0.22, 0.36, 0.1), paint, { y: 0.13 }),
      part(cone(7, 0.17, 0.32, 0.5), paint, { y: 0.34 }),
      part(cone(6, 0.12, 0.3), paint, { y: 0.55 }),
    ],
    { ...at, scale: height / 0.85 },
  );

/** Merlons along the top of a wall that faces the viewer. */
export const merlons = (
  at: At,
  { count, width, depth = 0.1, paint }: { count: number; width: number; depth?: number; paint: Paint },
): Part[] => {
  const each = width / (count * 2 - 1);
  const stones = Array.from({ length: count }, (_, i) =>
    part(block(each, 0.1, depth, { bevel: 0.014 }), paint, { x: -width / 2 + each / 2 + i * each * 2 }),
  );
  return placed(stones, at);
};

export function sword(at: At, { length = 0.55 } = {}): Part[] {
  const blade = raise(polygon(4, 0.034), [
    { y: 0, scale: [1, 0.4] },
    { y: length * 0.6, scale: [0.84, 0.4] },
    { y: length * 0.72, scale: 1e-4 },
  ]);
  return placed(
    [
      part(blade, { color: '#c9ced4' }),
      part(chip(0.16, 0.03, 0.04, { hangs: true }), BRASS, { y: -0.03 }),
      part(chip(0.028, length * 0.2, 0.028, { hangs: true }), TIMBER, { y: -0.03 - length * 0.2 }),
    ],
    at,
  );
}

/** A round shield that faces the viewer. */
export const shield = (at: At, { radius = 0.13, paint = TINTED as Paint } = {}): Part[] =>
  placed(
    [
      part(turned([radius, 0, radius, 0.025, radius * 0.86, 0.045], 9), paint, { tilt: Math.PI / 2 }),
      part(turned([radius * 0.36, 0, radius * 0.2, 0.04], 5), BRASS, { tilt: Math.PI / 2, z: 0.045 }),
    ],
    at,
  );

export const bookStack = (at: At, paints: readonly Paint[]): Part[] =>
  placed(
    paints.map((paint, i) =>
      part(block(0.2 - i * 0.015, 0.055, 0.15, { bevel: 0.012 }), along(paint, 'x'), { y: i * 0.055, turn: i * 0.5 }),
    ),
    at,
  );

export const candle = (at: At): Part[] =>
  placed(
    [
      part(turned([0.032, 0, 0.03, 0.12], 6), PARCHMENT),
      part(turned([0.014, 0, 0.02, 0.025, 0, 0.07], 5), { color: '#ff9a2e' }, { y: 0.12 }),
    ],
    at,
  );

/** A wooden or stone ground that keeps a scene together. */
export const ground = (width: number, { depth = 0.58, height = 0.05, paint = STONE as Paint } = {}): Part =>
  part(block(width, height, depth, { bevel: 0.022 }), along(paint, 'x'));

export const rope = (path: readonly number[], radius = 0.016, paint: Paint = { color: '#b08a45' }): Part =>
  part(pipe(path, radius, { sides: 4 }), paint);
