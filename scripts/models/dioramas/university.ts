/** Learned places: Matriculation Desk, Scriptorium, Mage's Workshop, Mage Academy, Circle of Rings. */

import {
  along,
  BRASS,
  DARK,
  EMBER,
  GLASS,
  LIMESTONE,
  OAK,
  PARCHMENT,
  type Paint,
  PLASTER,
  RED,
  SLATE,
  STONE,
  TIMBER,
  TINTED,
  tinged,
} from '../carving/paint.ts';
import { type Part, part, placed } from '../carving/part.ts';
import { ball, block, chip, cone, pipe, polygon, raise, sawn, turned } from '../carving/shapes.ts';
import { WEAR } from '../carving/wood.ts';
import { arch, bookStack, candle, chimney, column, door, gable, symmetric, window } from './vocabulary.ts';

const BLUE: Paint = { color: '#3d5f95' };

export function matriculationDesk(): Part[] {
  const pedestal = (x: number) =>
    placed(
      [
        part(block(0.36, 0.38, 0.44), along(OAK, 'x')),
        ...[0.04, 0.15, 0.26].flatMap((y) => [
          part(chip(0.28, 0.085, 0.03, { hangs: true }), along({ color: '#b58249' }, 'x'), { y, z: 0.225 }),
          part(chip(0.06, 0.02, 0.02, { hangs: true }), BRASS, { y: y + 0.035, z: 0.25 }),
        ]),
      ],
      { x },
    );
  const page = (side: number) =>
    part(
      sawn([0, 0, side * 0.28, 0.035, side * 0.28, 0.075, side * 0.1, 0.085, 0, 0.045], 0.34, { bevel: 0.01 }),
      along(PARCHMENT, 'z'),
      { y: 0.015 },
    );
  const feather = symmetric([0, 0, 0.02, 0.14, 0.1, 0.3, 0.1, 0.5, 0.045, 0.66, 0, 0.74]).slice(2);
  return [
    ...pedestal(-0.42),
    ...pedestal(0.42),
    part(block(1.36, 0.08, 0.56, { hangs: true }), along(OAK, 'x'), { y: 0.37 }),
    part(block(0.5, 0.03, 0.3, { hangs: true, bevel: 0.01 }), TINTED, { y: 0.3, z: 0.1 }),
    ...placed(
      [
        part(block(0.6, 0.022, 0.37, { bevel: 0.008 }), TINTED),
        page(1),
        page(-1),
        ...[-0.14, 0.14].flatMap((x) =>
          [0.04, -0.04].map((z) =>
            part(chip(0.15, 0.008, 0.016), DARK, { x, y: 0.088, z, roll: x > 0 ? -0.05 : 0.05 }),
          ),
        ),
      ],
      { x: -0.06, y: 0.445, z: 0.02, tilt: 0.22, turn: 0.1 },
    ),
    part(turned([0.08, 0, 0.09, 0.09, 0.045, 0.13, 0.055, 0.15], 7), BLUE, { x: 0.44, y: 0.45, z: 0.04 }),
    part(
      sawn(feather, 0.035, { bevel: 0.01 }),
      { color: '#efe6d2' },
      { x: 0.44, y: 0.52, z: 0.04, roll: -0.3, turn: 0.3 },
    ),
    ...bookStack({ x: -0.5, y: 0.45, z: -0.06 }, [RED, BLUE, TINTED, SLATE]),
    ...bookStack({ x: 0.82, z: -0.02, scale: 1.1 }, [TINTED, RED, BLUE]),
    ...candle({ x: 0.24, y: 0.45, z: -0.16 }),
    part(turned([0.13, 0, 0.13, 0.03], 10), TINTED, { x: -0.5, y: 0.68, z: -0.06 }),
    part(
      raise(
        polygon(4, 0.19),
        [
          { y: 0, scale: 0.94 },
          { y: 0.02, wear: WEAR.edge },
          { y: 0.035, scale: 0.96, wear: WEAR.edge },
        ],
        { hasFoot: true },
      ),
      SLATE,
      { x: -0.5, y: 0.7, z: -0.06, turn: 0.3 },
    ),
  ];
}

export function scriptorium(): Part[] {
  const steps = [0.44, 0.33, 0.22, 0.11].flatMap((x, i) => [x, 0.56 + i * 0.13, x - 0.11, 0.56 + i * 0.13]);
  const outline = symmetric([0.44, 0, ...steps.slice(0, -2)]);
  return [
    part(block(0.76, 0.54, 0.36), LIMESTONE, { x: -0.14, z: -0.1 }),
    ...gable({ width: 0.8, height: 0.48, depth: 0.42, ridge: 'z' }, { x: -0.14, y: 0.52, z: -0.08 }),
    part(sawn(outline, 0.13), tinged(PLASTER, 0), { x: -0.14, z: 0.13 }),
    part(sawn(arch(0.34, 0.5), 0.04, { hasBack: false }), GLASS, { x: -0.14, y: 0.12, z: 0.195 }),
    part(chip(0.03, 0.44, 0.02), LIMESTONE, { x: -0.14, y: 0.12, z: 0.22 }),
    ...[0.24, 0.4].map((y) => part(chip(0.34, 0.03, 0.02), LIMESTONE, { x: -0.14, y, z: 0.22 })),
    part(turned([0.08, 0, 0.08, 0.02, 0.065, 0.03], 10), TINTED, { x: -0.14, y: 0.78, z: 0.195, tilt: Math.PI / 2 }),
    ...[-0.62, 0.34].map((x) => part(block(0.1, 0.44, 0.16, { taper: [1, 0.45] }), STONE, { x, z: 0.14 })),
    part(block(0.5, 0.3, 0.34), LIMESTONE, { x: 0.62, z: -0.1 }),
    part(sawn([-0.22, 0, 0.2, 0, 0.2, 0.04, -0.22, 0.24], 0.56), TINTED, {
      x: 0.62,
      y: 0.29,
      z: -0.1,
      turn: -Math.PI / 2,
    }),
    door({ x: 0.52, z: 0.08 }, { width: 0.15, height: 0.24, paint: TIMBER }),
    window({ x: 0.74, y: 0.1, z: 0.073 }, { width: 0.09, height: 0.13, paint: { color: '#e0962f' } }),
    part(turned([0.07, 0, 0.075, 0.02, 0.075, 0.42, 0.07, 0.44], 9), PARCHMENT, {
      x: 0.48,
      y: 0.075,
      z: 0.22,
      roll: -Math.PI / 2,
    }),
    part(turned([0.085, 0, 0.085, 0.06], 9), TINTED, { x: 0.66, y: 0.075, z: 0.22, roll: -Math.PI / 2 }),
    ...[0.46, 0.94].map((x) => part(ball(0.03, { detail: 0, rough: 0 }), TIMBER, { x, y: 0.075, z: 0.22 })),
    ...candle({ x: -0.74, z: 0.2 }),
    ...bookStack({ x: -0.78, z: 0 }, [RED, BLUE]),
    ...chimney({ x: 0.1, y: 0.7, z: -0.16 }, { height: 0.34, paint: STONE }),
  ];
}

export function magesWorkshop(): Part[] {
  const hat = raise(
    polygon(9, 1),
    [
      { y: 0, scale: 0.3 },
      { y: 0.02, scale: 0.36, wear: WEAR.edge },
      { y: 0.05, scale: 0.34, wear: WEAR.edge },
      { y: 0.2, scale: 0.2, shift: [0.01, 0] },
      { y: 0.36, scale: 0.1, shift: [0.05, 0] },
      { y: 0.46, scale: 0.045, shift: [0.13, 0] },
      { y: 0.48, scale: 0.001, shift: [0.2, 0] },
    ],
    { hasTop: false, hasFoot: true },
  );
  const swirl = Array.from({ length: 9 }, (_, i) => [
    Math.cos(i * 0.9) * (0.05 + i * 0.014),
    i * 0.045,
    Math.sin(i * 0.9) * 0.07,
  ]);
  return [
    part(block(0.48, 0.34, 0.46, { taper: 0.94 }), STONE, { x: -0.1 }),
    part(block(0.42, 0.28, 0.4), PLASTER, { x: -0.12, y: 0.33, turn: 0.06, roll: 0.03 }),
    part(block(0.54, 0.05, 0.5, { hangs: true, bevel: 0.014 }), TIMBER, { x: -0.12, y: 0.58, roll: 0.03 }),
    part(block(0.5, 0.18, 0.46), PLASTER, { x: -0.13, y: 0.62, roll: 0.03 }),
    part(hat, TINTED, { x: -0.13, y: 0.78, roll: 0.03 }),
    part(
      turned([0.09, 0, 0.09, 0.03, 0.075, 0.04], 8),
      { color: '#e0962f' },
      { x: -0.13, y: 0.46, z: 0.19, tilt: Math.PI / 2, turn: 0.06 },
    ),
    ...[-0.26, 0].map((x) => window({ x, y: 0.65, z: 0.235 }, { width: 0.1, height: 0.12 })),
    door({ x: -0.1, z: 0.215 }, { width: 0.18, height: 0.27, paint: TIMBER }),
    part(block(0.62, 0.3, 0.4), PLASTER, { x: 0.48, z: -0.04 }),
    ...gable({ width: 0.7, height: 0.26, depth: 0.52 }, { x: 0.48, y: 0.28, z: -0.04 }),
    part(sawn(arch(0.26, 0.24), 0.05, { hasBack: false }), DARK, { x: 0.44, z: 0.16 }),
    part(cone(5, 0.08, 0.15), EMBER, { x: 0.44, y: 0.02, z: 0.17 }),
    part(block(0.16, 0.62, 0.16), STONE, { x: 0.7, z: -0.12 }),
    part(pipe(swirl.flat(), 0.035, { sides: 4, steps: 14 }), { color: '#7fb0b8' }, { x: 0.68, y: 0.66, z: -0.12 }),
    part(sawn([-0.2, 0.03, 0.06, 0, 0.22, 0.05, 0.06, 0.12, -0.2, 0.09], 0.14), along(OAK, 'x'), {
      x: 0.72,
      y: 0.08,
      z: 0.2,
    }),
    part(chip(0.2, 0.1, 0.16), STONE, { x: 0.72, z: 0.2 }),
    ...bookStack({ x: -0.56, z: 0.1 }, [RED, BLUE]),
    part(turned([0.09, 0, 0.13, 0.07, 0.07, 0.17, 0.09, 0.19], 8), { color: '#3d3f47' }, { x: -0.72, z: 0.06 }),
    part(turned([0.08, 0.18, 0.05, 0.19], 8), { color: '#9fd04a' }, { x: -0.72, z: 0.06 }),
  ];
}

export function mageAcademy(): Part[] {
  const claw = [0, 1, 2].map((i) => {
    const angle = (i / 3) * Math.PI * 2 + 0.5;
    const at = (r: number, y: number) => [Math.sin(angle) * r, y, Math.cos(angle) * r];
    return part(pipe([...at(0.06, 0), ...at(0.2, 0.06), ...at(0.19, 0.2)], 0.025, { sides: 4, steps: 3 }), BRASS, {
      y: 0.72,
      z: -0.04,
    });
  });
  return [
    part(block(1.6, 0.06, 0.58), STONE),
    part(block(1.44, 0.06, 0.5, { bevel: 0.02 }), STONE, { y: 0.06 }),
    part(block(1.22, 0.4, 0.32), PLASTER, { y: 0.12, z: -0.08 }),
    ...[-0.6, -0.37, -0.15, 0.15, 0.37, 0.6].map((x) =>
      column({ x, y: 0.12, z: 0.18 }, { height: 0.4, paint: LIMESTONE }),
    ),
    door({ y: 0.12, z: 0.085 }, { width: 0.18, height: 0.3 }),
    ...[-0.48, -0.245, 0.245, 0.48].map((x) =>
      window({ x, y: 0.22, z: 0.082 }, { width: 0.1, height: 0.2, paint: GLASS }),
    ),
    part(block(1.4, 0.07, 0.5, { hangs: true, bevel: 0.02 }), LIMESTONE, { y: 0.52, z: -0.01 }),
    ...gable({ width: 0.66, height: 0.2, depth: 0.48, ridge: 'z', courses: 2 }, { y: 0.585, z: 0 }),
    ...[-0.52, 0.52].flatMap((x) =>
      gable({ width: 0.38, height: 0.16, depth: 0.46, courses: 2 }, { x, y: 0.585, z: -0.01 }),
    ),
    part(turned([0.16, 0, 0.14, 0.1, 0.18, 0.15, 0.1, 0.16], 8), LIMESTONE, { y: 0.64, z: -0.04 }),
    part(ball(0.19, { detail: 1, rough: 0 }), { color: '#5fa0ae' }, { y: 0.97, z: -0.04 }),
    ...claw,
    ...[-0.7, 0.7].flatMap((x) => [
      part(turned([0.06, 0, 0.03, 0.08, 0.03, 0.2], 5), LIMESTONE, { x, y: 0.585, z: 0.14 }),
      part(ball(0.05, { detail: 0, rough: 0 }), BRASS, { x, y: 0.82, z: 0.14 }),
    ]),
  ];
}

export function circleOfRings(): Part[] {
  const ring = (radius: number, y: number, color: string) =>
    part(turned([radius, 0, radius, y - 0.012, radius - 0.012, y], 18), along({ color }, 'z'), { scale: [1, 1, 0.4] });
  const menhir = (x: number, z: number, height: number, turn: number) =>
    part(block(0.17, height, 0.13, { taper: [0.72, 0.8], bevel: 0.03 }), tinged(STONE, 0.12), {
      x,
      z,
      turn,
      roll: 0.06 * Math.sin(x * 9),
    });
  const trilithon = (x: number, z: number, turn: number) =>
    placed(
      [
        menhir(-0.15, 0, 0.5, 0.1),
        menhir(0.15, 0, 0.5, -0.1),
        part(block(0.52, 0.13, 0.17, { hangs: true, bevel: 0.03 }), STONE, { y: 0.49, roll: 0.03 }),
      ],
      { x, z, turn },
    );
  const mask = symmetric([0, 0, 0.1, 0.04, 0.15, 0.2, 0.13, 0.36, 0, 0.4]).slice(2);
  return [
    ring(0.74, 0.04, '#7a5230'),
    ring(0.68, 0.055, '#c99a5e'),
    ring(0.5, 0.062, '#a8763f'),
    ring(0.45, 0.069, '#c99a5e'),
    ring(0.26, 0.076, '#a8763f'),
    ring(0.21, 0.083, '#c99a5e'),
    ...trilithon(-0.42, -0.2, 0.35),
    ...trilithon(0.42, -0.2, -0.35),
    menhir(-0.8, 0, 0.42, 0.9),
    menhir(0.8, 0, 0.36, -0.8),
    menhir(-0.6, 0.2, 0.26, 0.4),
    menhir(0.62, 0.2, 0.3, -0.2),
    part(turned([0.1, 0.05, 0.085, 0.3, 0.11, 0.62, 0.1, 0.8], 8), TIMBER, { z: -0.06 }),
    part(sawn(mask, 0.1), TINTED, { y: 0.56, z: 0.06 }),
    ...[-0.055, 0.055].map((x) =>
      part(chip(0.06, 0.035, 0.03), { color: '#f0e4c8' }, { x, y: 0.79, z: 0.11, roll: x * 4 }),
    ),
    part(chip(0.04, 0.13, 0.06), OAK, { y: 0.68, z: 0.12 }),
    part(chip(0.12, 0.03, 0.02), DARK, { y: 0.63, z: 0.11 }),
    ...[-1, 1].map((side) =>
      part(
        pipe([side * 0.06, 0.92, 0.04, side * 0.2, 1.0, 0.05, side * 0.24, 1.16, 0.03], 0.028, { sides: 4, steps: 4 }),
        { color: '#e8dcc0' },
      ),
    ),
    part(cone(5, 0.07, 0.14), EMBER, { y: 0.08, z: 0.18 }),
  ];
}
