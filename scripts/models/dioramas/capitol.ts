/** What stands at the Capitol's two Locations: the builders' crane and the winners' steps. */

import { along, BRASS, IRON, LIMESTONE, OAK, PARCHMENT, ROWAN, STONE, TIMBER } from '../carving/paint.ts';
import { type Part, part, placed } from '../carving/part.ts';
import { block, chip, pipe, polygon, raise, sawn, turned } from '../carving/shapes.ts';
import { WEAR } from '../carving/wood.ts';
import { banner, crate, rope } from './vocabulary.ts';

export function construct(): Part[] {
  const wheel = [
    part(
      raise(
        polygon(12, 0.24),
        [
          { y: -0.06, scale: 0.96 },
          { y: -0.045, wear: WEAR.edge },
          { y: 0.045 },
          { y: 0.06, scale: 0.96, wear: WEAR.edge },
          { y: 0.06, scale: 0.8 },
          { y: -0.06, scale: 0.8 },
          { y: -0.06, scale: 0.96 },
        ],
        { hasTop: false },
      ),
      along(OAK, 'y'),
    ),
    ...[0, 1, 2].map((i) =>
      part(chip(0.42, 0.05, 0.05, { hangs: true }), TIMBER, { y: -0.025, turn: (i * Math.PI) / 3 }),
    ),
  ];
  return [
    part(block(0.5, 0.07, 0.5), along(TIMBER, 'x'), { x: -0.3 }),
    part(block(0.1, 0.98, 0.1), TIMBER, { x: -0.3, z: -0.08 }),
    part(pipe([-0.5, 0.06, -0.08, -0.3, 0.5, -0.08], 0.03, { sides: 4, steps: 1 }), OAK),
    part(pipe([-0.1, 0.06, -0.08, -0.3, 0.5, -0.08], 0.03, { sides: 4, steps: 1 }), OAK),
    part(block(0.94, 0.08, 0.09, { hangs: true, bevel: 0.016 }), along(OAK, 'x'), {
      x: 0.06,
      y: 0.96,
      z: -0.08,
      roll: 0.16,
    }),
    part(pipe([-0.3, 0.62, -0.08, 0.14, 0.96, -0.08], 0.026, { sides: 4, steps: 1 }), TIMBER),
    ...placed(wheel, { x: -0.3, y: 0.32, z: 0.06, tilt: Math.PI / 2 }),
    part(turned([0.05, 0, 0.05, 0.05], 8), IRON, { x: 0.48, y: 1.0, z: -0.02, tilt: -Math.PI / 2 }),
    rope([0.49, 1.04, -0.08, 0.49, 0.6, -0.08], 0.014),
    part(block(0.26, 0.14, 0.2, { hangs: true }), LIMESTONE, { x: 0.49, y: 0.44, z: -0.08, turn: 0.4 }),
    part(chip(0.03, 0.17, 0.22, { hangs: true }), { color: '#b08a45' }, { x: 0.49, y: 0.425, z: -0.08, turn: 0.4 }),
    ...[0, 1, 2].map((i) =>
      part(block(0.24, 0.13, 0.18), i === 1 ? STONE : LIMESTONE, {
        x: 0.36 + (i % 2) * 0.27,
        y: i === 2 ? 0.13 : 0,
        z: 0.12,
        turn: i * 0.12,
      }),
    ),
    ...[0, 1, 2].map((i) =>
      part(block(0.6, 0.045, 0.07, { bevel: 0.01 }), along(OAK, 'x'), {
        x: -0.56,
        y: 0.0,
        z: 0.16 - i * 0.075,
        turn: 0.05 * i,
      }),
    ),
    ...crate({ x: 0.76, z: -0.12, turn: 0.3 }, 0.2),
    ...banner({ x: -0.3, y: 0.98, z: -0.08 }, { height: 0.26, width: 0.2, drop: 0.13, paint: ROWAN }),
  ];
}

export function levelUp(): Part[] {
  const laurel = [-1, 1].flatMap((side) =>
    Array.from({ length: 5 }, (_, i) => {
      const angle = side * (0.5 + i * 0.5);
      return part(sawn([0, -0.05, 0.028, 0, 0, 0.06, -0.028, 0], 0.03, { bevel: 0 }), BRASS, {
        x: Math.sin(angle) * 0.15,
        y: 0.9 - Math.cos(angle) * 0.15,
        z: 0,
        roll: -angle - side * 1.2,
      });
    }),
  );
  const step = (x: number, height: number, width: number) => [
    part(block(width, height, 0.46), LIMESTONE, { x }),
    part(block(width + 0.02, 0.045, 0.48, { hangs: true, bevel: 0.012 }), ROWAN, { x, y: height - 0.03 }),
  ];
  const star = Array.from({ length: 10 }, (_, i) => {
    const [radius, angle] = [i % 2 ? 0.042 : 0.1, (i / 10) * Math.PI * 2];
    return [Math.sin(angle) * radius, Math.cos(angle) * radius];
  }).flat();
  return [
    ...step(-0.46, 0.22, 0.42),
    ...step(0.46, 0.14, 0.42),
    ...step(0, 0.36, 0.48),
    ...[
      [-0.46, 0.08],
      [0, 0.2],
      [0.46, 0.03],
    ].map(([x = 0, y = 0]) =>
      part(
        sawn(
          star.map((value) => value * 0.6),
          0.03,
          { bevel: 0 },
        ),
        BRASS,
        { x, y: y + 0.04, z: 0.236 },
      ),
    ),
    part(block(0.16, 0.3, 0.14, { taper: 0.8 }), STONE, { y: 0.36, z: -0.06 }),
    ...placed(laurel, { z: -0.04 }),
    part(sawn(star, 0.05, { bevel: 0.012 }), BRASS, { y: 0.9, z: -0.04 }),
    part(turned([0.02, 0.64, 0.02, 0.82], 5), TIMBER, { z: -0.06 }),
    ...banner({ x: -0.72, z: -0.12 }, { height: 1, width: 0.26, drop: 0.34, paint: ROWAN }),
    ...banner({ x: 0.72, z: -0.12, turn: Math.PI }, { height: 1, width: 0.26, drop: 0.34, paint: ROWAN }),
    part(block(0.2, 0.03, 0.2, { bevel: 0.01 }), PARCHMENT, { x: -0.46, y: 0.24, z: 0.06, turn: 0.3 }),
  ];
}
