/** The cuts everything is made of: raised blocks, turned rounds, sawn boards, pipes and balls. */
import {
  type BufferGeometry,
  CatmullRomCurve3,
  ExtrudeGeometry,
  IcosahedronGeometry,
  Shape,
  ShapeUtils,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { seeded } from '../noise.ts';
import { createSoup, type Vec3, WEAR, type Wood } from './wood.ts';

/** Pairs of numbers one after the other: radius and height, or width and height. */
export type Line = readonly number[];

export const pairsOf = (line: Line): (readonly [number, number])[] =>
  Array.from({ length: line.length / 2 }, (_, i) => [line[i * 2] ?? 0, line[i * 2 + 1] ?? 0]);

/** A closed line seen from above, counter-clockwise; a chamfered side is worn like an edge. */
export type Outline = { readonly points: readonly (readonly [x: number, z: number])[]; readonly isEdge: boolean[] };

export type Level = {
  readonly y: number;
  readonly scale?: number | readonly [x: number, z: number];
  readonly shift?: readonly [x: number, z: number];
  /** Wear of the band that ends here. */
  readonly wear?: number;
};

const usualBevel = 0.028;
/** Thinner than this, only the top edge is chamfered. */
const thin = 0.15;
const shortBand = 0.07;

export function rectangle(width: number, depth: number, bevel: number): Outline {
  const [x, z, b] = [width / 2, depth / 2, bevel];
  if (b === 0) {
    const points = [[-x, z] as const, [x, z] as const, [x, -z] as const, [-x, -z] as const];
    return { points, isEdge: points.map(() => false) };
  }
  return {
    points: [
      [-x + b, z],
      [x - b, z],
      [x, z - b],
      [x, -z + b],
      [x - b, -z],
      [-x + b, -z],
      [-x, -z + b],
      [-x, z - b],
    ],
    isEdge: [false, true, false, true, false, true, false, true],
  };
}

export function polygon(sides: number, radius: number, turn = 0): Outline {
  const points = Array.from({ length: sides }, (_, i) => {
    const angle = turn + (i / sides) * Math.PI * 2;
    return [Math.sin(angle) * radius, Math.cos(angle) * radius] as const;
  });
  return { points, isEdge: points.map(() => false) };
}

function ringAt({ points }: Outline, { y, scale = 1, shift = [0, 0] }: Level): Vec3[] {
  const [sx, sz] = typeof scale === 'number' ? [scale, scale] : scale;
  return points.map(([x, z]): Vec3 => [x * sx + shift[0], y, z * sz + shift[1]]);
}

/** Stacks an outline through levels, from the foot up. */
export function raise(
  outline: Outline,
  levels: readonly Level[],
  { hasTop = true, hasFoot = false }: { hasTop?: boolean; hasFoot?: boolean } = {},
): Wood {
  const soup = createSoup();
  const rings = levels.map((level) => ringAt(outline, level));
  rings.slice(1).forEach((upper, band) => {
    const lower = rings[band] ?? upper;
    const wear = levels[band + 1]?.wear ?? WEAR.face;
    upper.forEach((d, i) => {
      const next = (i + 1) % upper.length;
      const [a, b, c] = [lower[i], lower[next], upper[next]];
      if (a && b && c) soup.quad(a, b, c, d, outline.isEdge[i] ? WEAR.edge : wear);
    });
  });
  const [foot, top] = [rings[0], rings.at(-1)];
  if (hasTop && top) soup.fan(top, WEAR.face);
  if (hasFoot && foot) soup.fan([...foot].reverse(), WEAR.face);
  return soup.wood();
}

export type BlockCut = {
  readonly bevel?: number;
  /** Size of the top against the foot. */
  readonly taper?: number | readonly [x: number, z: number];
  /** Whether the underside can be seen. */
  readonly hangs?: boolean;
};

/** A squared block on the ground, its visible edges chamfered. */
export function block(width: number, height: number, depth: number, cut: BlockCut = {}): Wood {
  const { taper = 1, hangs = false } = cut;
  const bevel = Math.min(cut.bevel ?? usualBevel, width * 0.3, height * 0.3, depth * 0.3);
  const [tx, tz] = typeof taper === 'number' ? [taper, taper] : taper;
  const inset = (scale: readonly [number, number]): readonly [number, number] => [
    scale[0] - (2 * bevel) / width,
    scale[1] - (2 * bevel) / depth,
  ];
  const levels: Level[] = [
    ...(hangs ? [{ y: 0, scale: inset([1, 1]) }] : []),
    { y: hangs ? bevel : 0, wear: WEAR.edge },
    { y: height - bevel, scale: [tx, tz] },
    { y: height, scale: inset([tx, tz]), wear: WEAR.edge },
  ];
  const corner = Math.min(width, depth) < thin ? 0 : bevel;
  return raise(rectangle(width, depth, corner), levels, { hasFoot: hangs });
}

/** A box without chamfers, for what is too small to show them. */
export function chip(width: number, height: number, depth: number, { hangs = false }: { hangs?: boolean } = {}): Wood {
  return raise(rectangle(width, depth, 0), [{ y: 0 }, { y: height, wear: WEAR.side }], { hasFoot: hangs });
}

/** Turned on the lathe: radius and height from the foot up; short bands are edges. */
export function turned(profile: Line, sides: number, turn = 0): Wood {
  const points = pairsOf(profile);
  const levels = points.map(([radius, y], i): Level => {
    const before = points[i - 1];
    const length = before ? Math.hypot(radius - before[0], y - before[1]) : 1;
    return { y, scale: Math.max(radius, 1e-5), wear: length < shortBand ? WEAR.edge : WEAR.face };
  });
  const last = points.at(-1);
  return raise(polygon(sides, 1, turn), levels, { hasTop: (last?.[0] ?? 0) > 0 });
}

export const cone = (sides: number, radius: number, height: number, turn = 0): Wood =>
  turned([radius * 0.86, 0, radius, 0.02, radius * 0.94, 0.05, 0, height], sides, turn);

function soupOf(geometry: BufferGeometry, wearOf: (a: Vec3, b: Vec3, c: Vec3) => number): Wood {
  const soup = createSoup();
  const { position } = (geometry.index ? geometry.toNonIndexed() : geometry).attributes;
  if (position === undefined) throw new Error('a shape has no surface');
  const at = (i: number): Vec3 => [position.getX(i), position.getY(i), position.getZ(i)];
  for (let i = 0; i < position.count; i += 3) {
    const [a, b, c] = [at(i), at(i + 1), at(i + 2)];
    soup.triangle(a, b, c, wearOf(a, b, c));
  }
  return soup.wood();
}

/** Sawn from a board: an outline in width and height, centred in depth, both faces chamfered. */
export function sawn(
  outline: Line,
  depth: number,
  { bevel = 0.018, hasBack = true }: { bevel?: number; hasBack?: boolean } = {},
): Wood {
  const points = pairsOf(outline).map(([x, y]) => new Vector2(x, y));
  if (ShapeUtils.isClockWise(points)) points.reverse();
  const edge = Math.min(bevel, depth * 0.3);
  const solid = new ExtrudeGeometry(new Shape(points), {
    depth: depth - 2 * edge,
    bevelEnabled: edge > 0,
    bevelSize: edge,
    bevelThickness: edge,
    bevelOffset: -edge,
    bevelSegments: 1,
    curveSegments: 1,
  }).translate(0, 0, -(depth - 2 * edge) / 2);
  const isFront = (z: number) => z > depth / 2 - 1e-4;
  const isFlat = (z: number) => Math.abs(z) < depth / 2 - edge + 1e-4;
  const whole = soupOf(solid, (...corners) => {
    if (corners.every(([, , z]) => isFlat(z))) return WEAR.side;
    return corners.every(([, , z]) => !isFlat(z)) ? WEAR.face : WEAR.edge;
  });
  if (hasBack) return whole;
  const soup = createSoup();
  whole.wear.forEach((wear, i) => {
    const [a, b, c] = whole.points.slice(i * 3, i * 3 + 3);
    if (a && b && c && [a, b, c].some(([, , z]) => isFront(z) || z > 0)) soup.triangle(a, b, c, wear);
  });
  return soup.wood();
}

/** Along a path of points, three numbers each. */
export function pipe(
  path: readonly number[],
  radius: number,
  { sides = 6, steps = (path.length / 3) * 2 }: { sides?: number; steps?: number } = {},
): Wood {
  const stations = Array.from({ length: path.length / 3 }, (_, i) => new Vector3().fromArray([...path], i * 3));
  const curve = new CatmullRomCurve3(stations);
  return soupOf(new TubeGeometry(curve, steps, radius, sides), () => WEAR.side);
}

/** A knife-cut ball: facets pushed in and out a little. */
export function ball(radius: number, { detail = 1, rough = 0.06, seed = 1 } = {}): Wood {
  const shifts = new Map<string, number>();
  const random = seeded(seed);
  const shiftOf = (point: Vec3) => {
    const key = point.map((value) => value.toFixed(3)).join();
    const shift = shifts.get(key) ?? 1 + (random() - 0.5) * 2 * rough;
    shifts.set(key, shift);
    return shift;
  };
  const { points, wear } = soupOf(new IcosahedronGeometry(radius, detail), () => WEAR.side);
  const pushed = points.map((point): Vec3 => {
    const shift = shiftOf(point);
    return [point[0] * shift, point[1] * shift, point[2] * shift];
  });
  return { points: pushed, wear };
}
