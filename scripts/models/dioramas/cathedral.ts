/** Hallowed and bubbling places: Chapter House, Healer's Temple, Oath Oak, Wormwood Still. */

import {
  along,
  BARK,
  BRASS,
  BRICK,
  COPPER,
  DARK,
  EMBER,
  GLASS,
  LEAVES,
  LIMESTONE,
  OAK,
  PLASTER,
  STONE,
  TIMBER,
  TINTED,
} from '../carving/paint.ts';
import { type Part, part, placed } from '../carving/part.ts';
import { ball, block, chip, cone, pipe, polygon, raise, sawn, turned } from '../carving/shapes.ts';
import { bent, type Vec3, WEAR } from '../carving/wood.ts';
import { arch, barrel, candle, column, door, gable, symmetric, window } from './vocabulary.ts';

const cross = (x: number, y: number, z: number, size = 0.12): Part[] => [
  part(chip(size * 0.24, size, size * 0.24), BRASS, { x, y, z }),
  part(chip(size * 0.74, size * 0.22, size * 0.22, { hangs: true }), BRASS, { x, y: y + size * 0.55, z }),
];

export function chapterHouse(): Part[] {
  return [
    part(block(1.06, 0.4, 0.42), LIMESTONE, { x: 0.26, z: -0.06 }),
    ...gable({ width: 1.14, height: 0.36, depth: 0.54 }, { x: 0.26, y: 0.38, z: -0.06 }),
    ...[-0.02, 0.6].map((x) => window({ x, y: 0.1, z: 0.152 }, { width: 0.12, height: 0.24, paint: GLASS })),
    ...[-0.16, 0.74].map((x) => part(block(0.07, 0.3, 0.1, { taper: [1, 0.5] }), STONE, { x, z: 0.17 })),
    part(block(0.42, 0.44, 0.3), LIMESTONE, { x: 0.29, z: 0.12 }),
    ...gable({ width: 0.52, height: 0.32, depth: 0.38, ridge: 'z' }, { x: 0.29, y: 0.42, z: 0.1 }),
    door({ x: 0.29, z: 0.265 }, { width: 0.16, height: 0.25 }),
    part(turned([0.085, 0, 0.085, 0.02, 0.07, 0.03], 10), GLASS, { x: 0.29, y: 0.37, z: 0.26, tilt: Math.PI / 2 }),
    part(turned([0.035, 0, 0.03, 0.02], 7), BRASS, { x: 0.29, y: 0.37, z: 0.288, tilt: Math.PI / 2 }),
    part(block(0.4, 0.72, 0.4), PLASTER, { x: -0.54, z: -0.04 }),
    part(block(0.46, 0.05, 0.46, { hangs: true, bevel: 0.016 }), STONE, { x: -0.54, y: 0.5, z: -0.04 }),
    part(block(0.46, 0.05, 0.46, { hangs: true, bevel: 0.016 }), STONE, { x: -0.54, y: 0.7, z: -0.04 }),
    part(turned([0.25, 0, 0.26, 0.03, 0.15, 0.2, 0.055, 0.44, 0, 0.5], 8, Math.PI / 8), TINTED, {
      x: -0.54,
      y: 0.74,
      z: -0.04,
    }),
    ...cross(-0.54, 1.2, -0.04, 0.1),
    ...[-0.1, 0.1].map((x) => window({ x: -0.54 + x, y: 0.56, z: 0.162 }, { width: 0.1, height: 0.13 })),
    window({ x: -0.54, y: 0.16, z: 0.162 }, { width: 0.13, height: 0.26, paint: GLASS }),
    ...cross(0.29, 0.74, 0.2, 0.1),
  ];
}

export function healersTemple(): Part[] {
  const round = (radius: number, y: number, height: number) =>
    part(
      bent(
        turned([radius, 0, radius, height - 0.02, radius - 0.02, height], 12),
        ([x, up, z]): Vec3 => [x, up, z * 0.86],
      ),
      LIMESTONE,
      { y },
    );
  const around = Array.from({ length: 6 }, (_, i) => {
    const angle = -Math.PI * 0.6 + (i / 5) * Math.PI * 1.2;
    return column({ x: Math.sin(angle) * 0.25, y: 0.12, z: Math.cos(angle) * 0.2 }, { height: 0.44, radius: 0.034 });
  });
  const wing = (side: number) =>
    placed(
      [
        part(block(0.42, 0.06, 0.4), STONE),
        part(chip(0.36, 0.3, 0.2), PLASTER, { y: 0.05, z: -0.08 }),
        ...[-0.13, 0.15].map((x) => column({ x: x * side, y: 0.06, z: 0.12 }, { height: 0.3, radius: 0.034 })),
        part(chip(0.42, 0.07, 0.4), LIMESTONE, { y: 0.35 }),
        ...gable({ width: 0.39, height: 0.13, depth: 0.38, courses: 2 }, { y: 0.42 }),
        window({ x: 0.04 * side, y: 0.1, z: 0.022 }, { width: 0.1, height: 0.17 }),
      ],
      { x: side * 0.58 },
    );
  return [
    ...wing(-1),
    ...wing(1),
    round(0.33, 0, 0.06),
    round(0.3, 0.06, 0.06),
    part(turned([0.17, 0, 0.17, 0.42], 6), PLASTER, { y: 0.12, z: -0.04 }),
    window({ y: 0.12, z: 0.122 }, { width: 0.14, height: 0.28 }),
    ...around,
    round(0.31, 0.55, 0.08),
    part(turned([0.26, 0, 0.27, 0.03, 0.25, 0.14, 0.17, 0.26, 0.05, 0.32], 10), TINTED, { y: 0.63 }),
    part(turned([0.05, 0, 0.07, 0.07, 0, 0.17], 5), BRASS, { y: 0.94 }),
    part(chip(0.22, 0.07, 0.04, { hangs: true }), { color: '#f0e4c8' }, { y: 0.76, z: 0.235, tilt: -0.35 }),
    part(chip(0.07, 0.22, 0.04, { hangs: true }), { color: '#f0e4c8' }, { y: 0.685, z: 0.26, tilt: -0.35 }),
  ];
}

export function oathOak(): Part[] {
  const gnarl = ([x, y, z]: Vec3): Vec3 => {
    const angle = Math.atan2(x, z);
    const flare =
      1 + 0.5 * Math.max(0, Math.cos(angle * 5)) * Math.max(0, 1 - y / 0.22) + 0.07 * Math.sin(angle * 3 + y * 6);
    return [x * flare + 0.06 * Math.sin(y * 5), y, z * flare * 0.9];
  };
  const leaf = (x: number, y: number, z: number, radius: number, seed: number) =>
    part(
      bent(ball(radius, { detail: 1, rough: 0.1, seed }), ([px, py, pz]): Vec3 => [px, py * 0.84, pz * 0.8]),
      { color: seed % 2 ? '#5c7a35' : '#6d8a3c' },
      { x, y, z },
    );
  return [
    part(bent(turned([0.2, 0, 0.16, 0.14, 0.13, 0.4, 0.17, 0.62], 10), gnarl), BARK),
    part(pipe([0.04, 0.42, 0, 0.26, 0.62, 0.02, 0.5, 0.72, 0], 0.055, { sides: 5, steps: 4 }), BARK),
    part(pipe([0, 0.44, 0, -0.24, 0.64, 0, -0.46, 0.76, 0.02], 0.055, { sides: 5, steps: 4 }), BARK),
    leaf(0, 0.98, -0.02, 0.32, 1),
    leaf(-0.36, 0.86, -0.02, 0.29, 2),
    leaf(0.38, 0.84, 0, 0.29, 3),
    leaf(-0.62, 0.74, 0.02, 0.2, 4),
    leaf(0.66, 0.7, -0.02, 0.2, 5),
    leaf(0.12, 0.76, 0.13, 0.2, 6),
    ...[0.46, 0.64].map((x) => part(chip(0.02, 0.5, 0.02), { color: '#b08a45' }, { x, y: 0.14, z: 0.06 })),
    part(block(0.24, 0.04, 0.13, { hangs: true, bevel: 0.012 }), along(OAK, 'x'), { x: 0.55, y: 0.13, z: 0.06 }),
    part(sawn(symmetric([0, 0, 0.1, 0.1, 0.12, 0.26, 0, 0.3]).slice(2), 0.05), TINTED, { x: -0.02, y: 0.26, z: 0.17 }),
    part(
      sawn([0, 0, 0.2, 0.1, 0.22, 0.2, 0.1, 0.14, 0, 0.12], 0.03, { bevel: 0.008 }),
      { color: '#f0e4c8' },
      { x: 0.08, y: 0.36, z: 0.15 },
    ),
    part(
      sawn([0, 0, -0.2, 0.1, -0.22, 0.2, -0.1, 0.14, 0, 0.12], 0.03, { bevel: 0.008 }),
      { color: '#f0e4c8' },
      { x: -0.12, y: 0.36, z: 0.15 },
    ),
    part(ball(0.11, { detail: 0, rough: 0.15, seed: 9 }), STONE, { x: -0.56, y: 0.04, z: 0.1 }),
    part(ball(0.08, { detail: 0, rough: 0.15, seed: 11 }), STONE, { x: -0.74, y: 0.03, z: 0.16 }),
    part(cone(6, 0.12, 0.16), LEAVES, { x: -0.72, z: -0.08 }),
    part(cone(6, 0.1, 0.14), LEAVES, { x: 0.8, z: 0.02 }),
  ];
}

export function wormwoodStill(): Part[] {
  const bottle = (x: number, z: number, paint: typeof GLASS, scale = 1) =>
    part(turned([0.055, 0, 0.055, 0.13, 0.018, 0.18, 0.022, 0.25], 6), paint, { x, y: 0.27, z, scale });
  return [
    part(block(0.64, 0.3, 0.5, { taper: 0.92 }), BRICK, { x: -0.18 }),
    part(sawn(arch(0.24, 0.2), 0.04, { hasBack: false }), DARK, { x: -0.18, y: 0.02, z: 0.24 }),
    part(cone(5, 0.075, 0.13), EMBER, { x: -0.2, y: 0.02, z: 0.245 }),
    part(cone(5, 0.05, 0.09), EMBER, { x: -0.11, y: 0.02, z: 0.25 }),
    part(
      turned([0.24, 0, 0.3, 0.07, 0.3, 0.2, 0.23, 0.35, 0.085, 0.44, 0.15, 0.51, 0.155, 0.62, 0.06, 0.75], 12),
      COPPER,
      { x: -0.18, y: 0.3, z: -0.02 },
    ),
    part(raise(polygon(12, 0.315), [{ y: 0.1 }, { y: 0.16, wear: WEAR.edge }], { hasTop: false }), BRASS, {
      x: -0.18,
      y: 0.3,
      z: -0.02,
    }),
    part(
      pipe(
        [-0.18, 1.02, -0.02, -0.12, 1.14, -0.02, 0.1, 1.14, 0, 0.32, 0.92, 0, 0.46, 0.62, 0.02, 0.5, 0.42, 0.02],
        0.05,
        { sides: 6, steps: 10 },
      ),
      COPPER,
    ),
    ...barrel({ x: 0.52, z: 0.02 }, { radius: 0.22, height: 0.44, hoops: TINTED }),
    part(chip(0.03, 0.03, 0.1, { hangs: true }), BRASS, { x: 0.52, y: 0.1, z: 0.25 }),
    part(turned([0.055, 0, 0.05, 0.09], 7), TIMBER, { x: 0.52, z: 0.26 }),
    part(block(0.28, 0.26, 0.3), along(OAK, 'x'), { x: -0.72, z: 0.02 }),
    bottle(-0.8, 0.04, GLASS),
    bottle(-0.68, 0.08, { color: '#7d9a3c' }),
    bottle(-0.7, -0.08, { color: '#a5342a' }, 1.2),
    part(block(0.12, 0.9, 0.12), BRICK, { x: -0.44, z: -0.2 }),
    part(block(0.17, 0.05, 0.17, { hangs: true, bevel: 0.012 }), BRICK, { x: -0.44, y: 0.86, z: -0.2 }),
    ...candle({ x: -0.84, y: 0.26, z: -0.06 }),
  ];
}
