/** Lordly buildings: House of Lords, Colosseum, Levy Station, Rallying Stump, Reserves' Bench. */

import {
  along,
  BARK,
  BRASS,
  DARK,
  IRON,
  LIMESTONE,
  OAK,
  PARCHMENT,
  PLASTER,
  STONE,
  TIMBER,
  TINTED,
  tinged,
} from '../carving/paint.ts';
import { type Part, part, placed } from '../carving/part.ts';
import { ball, block, chip, cone, pipe, polygon, raise, sawn, turned } from '../carving/shapes.ts';
import { bent, type Vec3, WEAR } from '../carving/wood.ts';
import {
  arch,
  banner,
  column,
  decal,
  door,
  gable,
  ground,
  merlons,
  shield,
  stake,
  sword,
  symmetric,
  window,
} from './vocabulary.ts';

export function houseOfLords(): Part[] {
  const keep = (x: number) =>
    placed(
      [
        part(block(0.36, 0.74, 0.4), LIMESTONE),
        part(block(0.42, 0.06, 0.46, { hangs: true, bevel: 0.018 }), tinged(STONE, 0.4), { y: 0.72 }),
        ...merlons({ y: 0.78, z: 0.17 }, { count: 3, width: 0.42, paint: LIMESTONE }),
        part(cone(4, 0.3, 0.42, Math.PI / 4), TINTED, { y: 0.78, z: -0.03 }),
        window({ y: 0.44, z: 0.202 }, { width: 0.11, height: 0.2 }),
        window({ y: 0.16, z: 0.202 }, { width: 0.07, height: 0.13 }),
      ],
      { x, z: -0.06 },
    );
  return [
    ground(1.72),
    ...keep(-0.62),
    ...keep(0.62),
    part(block(0.86, 0.5, 0.36), PLASTER, { y: 0.05, z: -0.1 }),
    part(block(0.78, 0.05, 0.17), STONE, { y: 0.05, z: 0.18 }),
    ...[-0.31, -0.11, 0.11, 0.31].map((x) => column({ x, y: 0.1, z: 0.19 }, { height: 0.43, paint: LIMESTONE })),
    door({ y: 0.06, z: 0.09 }, { width: 0.16, height: 0.33 }),
    ...gable({ width: 0.94, height: 0.26, depth: 0.5, ridge: 'z', courses: 2 }, { y: 0.53, z: -0.02 }),
    part(turned([0.06, 0, 0.06, 0.03], 8), BRASS, { y: 0.63, z: 0.245, tilt: Math.PI / 2 }),
    ...banner({ y: 0.78, z: -0.05 }, { height: 0.4, width: 0.22, drop: 0.14 }),
  ];
}

export function colosseum(): Part[] {
  const [sides, high] = [18, 0.74];
  const stretch = ([x, y, z]: Vec3): Vec3 => [x * 0.84, y, z * 0.285];
  /** The front is low enough to look in, and one end has lost its upper tier. */
  const topAt = (angle: number) => (Math.cos(angle) > -0.3 ? 0.52 : Math.sin(angle) > 0.55 ? 0.78 : 1);
  const angleOf = ([x, , z]: Vec3) => Math.atan2(x / 0.84, z / 0.285);
  const ruin = (point: Vec3): Vec3 => [
    point[0],
    point[1] * topAt(Math.round((angleOf(point) / Math.PI / 2) * sides) * ((Math.PI * 2) / sides)),
    point[2],
  ];
  const wall = raise(
    polygon(sides, 1),
    [
      { y: 0 },
      { y: high - 0.03 },
      { y: high, scale: 0.97, wear: WEAR.edge },
      { y: high, scale: 0.86 },
      { y: high * 0.72, scale: 0.85 },
      { y: high * 0.72, scale: 0.7 },
      { y: high * 0.42, scale: 0.69 },
      { y: high * 0.42, scale: 0.54 },
      { y: 0.05, scale: 0.53 },
    ],
    { hasTop: false },
  );
  const band = (y: number) =>
    raise(
      polygon(sides, 1.025),
      [
        { y, scale: 0.98 },
        { y: y + 0.015, wear: WEAR.edge },
        { y: y + 0.04, wear: WEAR.side },
        { y: y + 0.055, scale: 0.98, wear: WEAR.edge },
      ],
      { hasTop: false },
    );
  const opening = (i: number, y: number, height: number): Part => {
    const angle = ((i + 0.5) / sides) * Math.PI * 2;
    const reach = Math.cos(Math.PI / sides) + 0.012;
    const [x, z] = [Math.sin(angle) * reach * 0.84, Math.cos(angle) * reach * 0.285];
    const side = Math.hypot(Math.cos(angle) * 0.84, Math.sin(angle) * 0.285) * 0.19;
    return part(decal(arch(side, height, 2)), DARK, {
      x,
      y,
      z,
      turn: Math.atan2(Math.sin(angle) / 0.84, Math.cos(angle) / 0.285),
    });
  };
  const bays = Array.from({ length: sides }, (_, i) => i);
  const isHigh = (i: number) => Math.cos(((i + 0.5) / sides) * Math.PI * 2) < -0.45;
  return [
    part(bent(raise(polygon(sides, 1), [{ y: 0 }, { y: 0.05 }], {}), stretch), along({ color: '#c9a868' }, 'x')),
    part(bent(bent(wall, stretch), ruin), tinged(LIMESTONE, 0.25)),
    part(bent(band(0.33), stretch), TINTED),
    ...bays.flatMap((i) => [opening(i, 0.05, 0.24), ...(isHigh(i) ? [opening(i, 0.44, 0.2)] : [])]),
    ...banner({ x: -0.5, y: 0.66, z: -0.2 }, { height: 0.5, width: 0.2, drop: 0.15 }),
    ...banner({ x: 0.12, y: 0.66, z: -0.26 }, { height: 0.5, width: 0.2, drop: 0.15 }),
    ...sword({ x: 0.02, y: 0.34, z: 0.02, roll: Math.PI }, { length: 0.4 }),
  ];
}

export function levyStation(): Part[] {
  const sheet = symmetric([0.5, 0, 0.47, 0.05, 0.24, 0.36, 0, 0.68]);
  const stripes = [-0.21, -0.07, 0.07, 0.21].map((z, i) =>
    part(sawn(sheet, 0.145, { bevel: 0.012 }), i % 2 ? TINTED : PARCHMENT, { z: z - 0.02 }),
  );
  return [
    ...placed(stripes, { x: -0.18 }),
    part(decal(symmetric([0.2, 0, 0.1, 0.26, 0, 0.5])), DARK, { x: -0.18, z: 0.274 }),
    part(ball(0.045, { detail: 0, rough: 0 }), BRASS, { x: -0.18, y: 0.7, z: 0.21 }),
    part(ball(0.045, { detail: 0, rough: 0 }), BRASS, { x: -0.18, y: 0.7, z: -0.25 }),
    ...banner({ x: 0.5, z: -0.12 }, { height: 1.22, width: 0.36, drop: 0.3 }),
    part(turned([0.14, 0, 0.15, 0.02, 0.15, 0.2, 0.14, 0.22], 10), TINTED, { x: 0.42, z: 0.14 }),
    part(turned([0.155, 0.19, 0.155, 0.23, 0.13, 0.24], 10), PARCHMENT, { x: 0.42, z: 0.14 }),
    part(block(0.05, 0.42, 0.05, { bevel: 0.01 }), TIMBER, { x: 0.74, z: 0.1 }),
    part(block(0.28, 0.18, 0.04, { hangs: true, bevel: 0.012 }), along(OAK, 'x'), { x: 0.74, y: 0.32, z: 0.13 }),
    part(chip(0.2, 0.02, 0.01), DARK, { x: 0.74, y: 0.43, z: 0.152 }),
    part(chip(0.14, 0.02, 0.01), DARK, { x: 0.74, y: 0.38, z: 0.152 }),
    stake({ x: -0.78, z: -0.05, roll: -0.08 }, { height: 0.95, radius: 0.02 }),
    stake({ x: -0.84, z: -0.12, roll: 0.06 }, { height: 0.9, radius: 0.02 }),
    part(cone(4, 0.05, 0.14), IRON, { x: -0.71, y: 0.92, z: -0.05 }),
    part(cone(4, 0.05, 0.14), IRON, { x: -0.895, y: 0.87, z: -0.12 }),
    ...shield({ x: -0.76, y: 0.16, z: 0.06, tilt: -0.25 }, { radius: 0.15 }),
  ];
}

export function rallyingStump(): Part[] {
  const gnarl = ([x, y, z]: Vec3): Vec3 => {
    const angle = Math.atan2(x, z);
    const flare = 1 + 0.16 * Math.max(0, Math.cos(angle * 5 + 0.6)) * (1 - y / 0.46) + 0.04 * Math.sin(angle * 9);
    return [x * flare, y, z * flare * 0.74];
  };
  const trunk = turned([0.42, 0, 0.36, 0.1, 0.33, 0.3, 0.345, 0.4, 0.325, 0.43], 16);
  const ring = (radius: number, y: number, paint: typeof OAK) =>
    part(bent(turned([radius, 0.42, radius * 0.98, y], 16), gnarl), along(paint, 'z'));
  return [
    part(bent(trunk, gnarl), BARK),
    ring(0.3, 0.445, { color: '#c99a5e' }),
    ring(0.2, 0.45, { color: '#a8763f' }),
    ring(0.15, 0.455, { color: '#c99a5e' }),
    ring(0.06, 0.46, { color: '#a8763f' }),
    part(pipe([0.3, 0.1, 0.06, 0.5, 0.06, 0.1, 0.68, 0.02, 0.06], 0.06, { sides: 5, steps: 4 }), BARK),
    part(pipe([-0.3, 0.1, 0.1, -0.46, 0.06, 0.16, -0.62, 0.02, 0.2], 0.06, { sides: 5, steps: 4 }), BARK),
    part(pipe([0.1, 0.5, 0.03, 0.3, 0.82, -0.02, 0.44, 1.0, -0.05], 0.026, { sides: 5, steps: 6 }), along(OAK, 'y')),
    part(sawn([-0.02, -0.12, 0.1, -0.16, 0.13, 0.06, -0.02, 0.05, -0.06, 0], 0.07), IRON, {
      x: 0.06,
      y: 0.53,
      z: 0.03,
      roll: 0.9,
    }),
    ...banner({ x: -0.16, y: 0.42, z: -0.04, roll: 0.06 }, { height: 0.82, width: 0.34, drop: 0.28 }),
    part(turned([0.11, 0, 0.05, 0.07, 0.03, 0.26, 0.035, 0.3], 8), BRASS, {
      x: -0.12,
      y: 0.5,
      z: 0.12,
      roll: 1.4,
      turn: 0.5,
    }),
    part(turned([0.03, 0, 0.026, 0.09], 6), PARCHMENT, { x: 0.62, z: 0.2 }),
    part(turned([0.09, 0.08, 0.07, 0.13, 0, 0.16], 8), { color: '#a5342a' }, { x: 0.62, z: 0.2 }),
    part(turned([0.06, 0.05, 0.045, 0.09, 0, 0.11], 7), { color: '#a5342a' }, { x: 0.73, z: 0.14 }),
    part(turned([0.02, 0, 0.018, 0.06], 5), PARCHMENT, { x: 0.73, z: 0.14 }),
    part(turned([0.13, 0, 0.13, 0.14, 0.115, 0.16], 8), along(BARK, 'y'), { x: -0.72, z: 0.02 }),
  ];
}

export function reservesBench(): Part[] {
  const slat = (y: number, z: number, tilt = 0) =>
    part(block(1.34, 0.05, 0.13, { hangs: true, bevel: 0.014 }), along(OAK, 'x'), { y, z, tilt });
  const leg = (x: number) => [
    part(block(0.07, 0.26, 0.3, { bevel: 0.014 }), TIMBER, { x, z: 0.02 }),
    part(block(0.07, 0.36, 0.06, { bevel: 0.012 }), TIMBER, { x, y: 0.24, z: -0.14, tilt: -0.14 }),
  ];
  const awning = [-0.6, -0.36, -0.12, 0.12, 0.36, 0.6].map((x, i) =>
    part(block(0.24, 0.05, 0.56, { bevel: 0.014 }), i % 2 ? PARCHMENT : TINTED, { x, y: 0.98, tilt: 0.24 }),
  );
  const teeth = [-0.6, -0.36, -0.12, 0.12, 0.36, 0.6].map((x, i) =>
    part(sawn([-0.115, 0, 0.115, 0, 0, -0.11], 0.03, { bevel: 0 }), i % 2 ? PARCHMENT : TINTED, {
      x,
      y: 0.945,
      z: 0.27,
    }),
  );
  return [
    ground(1.7, { height: 0.035, paint: { color: '#8d7f68' } }),
    ...[-0.56, 0, 0.56].flatMap((x) => leg(x)),
    slat(0.26, 0.1),
    slat(0.26, -0.04),
    slat(0.4, -0.135, 1.42),
    slat(0.55, -0.155, 1.42),
    ...[-0.76, 0.76].flatMap((x) => [
      part(block(0.06, 1.02, 0.06, { bevel: 0.012 }), TIMBER, { x, z: -0.2 }),
      part(block(0.06, 0.92, 0.06, { bevel: 0.012 }), TIMBER, { x, z: 0.2 }),
    ]),
    ...awning,
    ...teeth,
    ...shield({ x: -0.34, y: 0.44, z: 0.06, tilt: -0.2 }, { radius: 0.15 }),
    ...sword({ x: 0.44, y: 0.62, z: 0.08, roll: Math.PI - 0.25, tilt: 0.2 }, { length: 0.62 }),
    part(turned([0.095, 0, 0.09, 0.1, 0.05, 0.16, 0, 0.18], 8), IRON, { x: 0.1, y: 0.31, z: 0.04 }),
    part(chip(0.03, 0.05, 0.14, { hangs: true }), TINTED, { x: 0.1, y: 0.46, z: 0.03 }),
    window({ x: 0.1, y: 0.34, z: 0.135 }, { width: 0.1, height: 0.05 }),
    part(block(0.24, 0.11, 0.16, { bevel: 0.014 }), along(STONE, 'x'), { x: -0.1, y: 0.03, z: 0.18 }),
  ];
}
