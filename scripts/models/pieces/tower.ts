/** A tower in pieces: one storey of cut stones for every Room, and a roof for each district. */
import { TOWER } from '../../../src/scene/layout/measures.ts';
import { BRASS, DARK, LIMESTONE, STONE, TIMBER, TINTED, tinged } from '../carving/paint.ts';
import { type Part, part, placed } from '../carving/part.ts';
import { block, chip, polygon, raise, sawn, turned } from '../carving/shapes.ts';
import { createSoup, type Vec3, WEAR, type Wood } from '../carving/wood.ts';
import { arch, banner, gable } from '../dioramas/vocabulary.ts';
import { seeded } from '../noise.ts';

const { radius, storeyHeight } = TOWER;
const sides = 12;
const courses = 3;
const wallRadius = radius * 0.91;
const ledge = 0.07;
const wallHeight = storeyHeight - ledge;
const PALE_STONE = { color: '#d8cbab' } as const;
const joint = { depth: 0.032, width: 0.026 };

/** One stone of a ring: a face before the wall and four chamfers back into the joints. */
function stone(angle: number, y: number, height: number, out: number): Wood {
  const soup = createSoup();
  const half = Math.PI / sides;
  const at = (turn: number, up: number, r: number): Vec3 => [
    Math.sin(angle + turn) * r,
    up,
    Math.cos(angle + turn) * r,
  ];
  const corners = (
    [
      [-1, 0],
      [1, 0],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([side, top]) => ({
    face: at(side * (half - joint.width), y + joint.width * 0.6 + top * (height - joint.width * 1.2), out),
    back: at(side * half, y + top * height, out - joint.depth),
  }));
  const faces = corners.map(({ face }) => face) as [Vec3, Vec3, Vec3, Vec3];
  soup.quad(...faces, WEAR.face);
  corners.forEach(({ face, back }, i) => {
    const next = corners[(i + 1) % 4] ?? corners[0];
    if (next) soup.quad(back, next.back, next.face, face, WEAR.edge);
  });
  return soup.wood();
}

function wall(): Part[] {
  const random = seeded(12);
  const height = wallHeight / courses;
  const stones = Array.from({ length: courses * sides }, (_, i) => {
    const course = Math.floor(i / sides);
    const angle = ((i % sides) + (course % 2) / 2) * ((Math.PI * 2) / sides);
    const paint = random() < 0.3 ? tinged(STONE, 0.16) : tinged(PALE_STONE, 0.26);
    return part(stone(angle, course * height, height, wallRadius - random() * 0.016), paint);
  });
  const core = turned([wallRadius - joint.depth - 0.012, 0, wallRadius - joint.depth - 0.012, wallHeight], sides);
  return [part(core, DARK), ...stones];
}

function windows(): Part[] {
  return [0.5, 4.5, 8.5].map((step) => {
    const angle = step * ((Math.PI * 2) / sides);
    const out = wallRadius * Math.cos(Math.PI / sides) + 0.014;
    return part(sawn(arch(0.17, 0.27), 0.05, { hasBack: false, bevel: 0.014 }), DARK, {
      x: Math.sin(angle) * out,
      y: wallHeight * 0.3,
      z: Math.cos(angle) * out,
      turn: angle,
    });
  });
}

const ledgeRing = raise(polygon(sides, radius, Math.PI / sides), [
  { y: wallHeight - 0.03, scale: 0.9 },
  { y: wallHeight, wear: WEAR.side },
  { y: storeyHeight - 0.02 },
  { y: storeyHeight, scale: 0.97, wear: WEAR.edge },
]);

export const storey = (): Part[] => [...wall(), ...windows(), part(ledgeRing, TINTED)];

const parapet = (height: number, paint = tinged(PALE_STONE, 0.26)): Part =>
  part(
    raise(polygon(sides, radius * 0.93), [{ y: 0 }, { y: height - 0.02 }, { y: height, scale: 0.97, wear: WEAR.edge }]),
    paint,
  );

const around = (count: number, reach: number, make: (turn: number) => Part, phase = 0): Part[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = ((i + phase) / count) * Math.PI * 2;
    return placed([make(turn)], { x: Math.sin(turn) * reach, z: Math.cos(turn) * reach, turn })[0];
  }).filter((each) => each !== undefined);

function battlements(): Part[] {
  const floor = part(turned([radius * 0.8, 0.1, radius * 0.79, 0.12], sides), TIMBER);
  return [
    parapet(0.1),
    floor,
    ...around(8, radius * 0.82, () => part(block(0.3, 0.24, 0.14, { bevel: 0.022 }), TINTED, { y: 0.06 })),
    ...banner({ y: 0.1 }, { height: 0.76, width: 0.42, drop: 0.26 }),
  ];
}

function shingles(): Part[] {
  const tier = (y: number, wide: number, narrow: number, height: number, turn: number) =>
    part(turned([wide * 0.9, y - 0.02, wide, y, wide * 0.985, y + 0.03, narrow, y + height], sides, turn), TINTED);
  return [
    parapet(0.06),
    tier(0.06, radius, radius * 0.62, 0.26, 0),
    tier(0.28, radius * 0.72, radius * 0.36, 0.25, Math.PI / sides),
    tier(0.49, radius * 0.45, 0.05, 0.28, 0),
    part(turned([0.05, 0.74, 0.065, 0.8, 0, 0.9], 6), BRASS),
  ];
}

function spire(): Part[] {
  const dormers = around(
    4,
    radius * 0.6,
    () => part(block(0.22, 0.16, 0.26, { bevel: 0.016 }), LIMESTONE, { y: 0.1 }),
    0.5,
  );
  const hoods = [0.5, 1.5, 2.5, 3.5].flatMap((step) => {
    const turn = (step / 4) * Math.PI * 2;
    return placed(gable({ width: 0.29, height: 0.15, depth: 0.3, ridge: 'z', courses: 2 }, { y: 0.25 }), {
      x: Math.sin(turn) * radius * 0.6,
      z: Math.cos(turn) * radius * 0.6,
      turn,
    });
  });
  const lights = around(
    4,
    radius * 0.6 + 0.134,
    () => part(sawn(arch(0.1, 0.14, 2), 0.02, { bevel: 0, hasBack: false }), DARK, { y: 0.11 }),
    0.5,
  );
  return [
    parapet(0.07),
    ...dormers,
    ...hoods,
    ...lights,
    part(turned([radius * 0.86, 0.05, radius * 0.88, 0.08, radius * 0.56, 0.3, 0.04, 0.8], 8, Math.PI / 8), TINTED),
    part(chip(0.03, 0.14, 0.03), BRASS, { y: 0.76 }),
    part(chip(0.1, 0.028, 0.028, { hangs: true }), BRASS, { y: 0.83 }),
  ];
}

function dome(): Part[] {
  const ribs = around(6, 0, () =>
    part(
      sawn(
        [0, 0, 0.03, 0, 0.02, 0.16, -0.09, 0.34, -0.3, 0.46, -0.36, 0.46, -0.3, 0.42, -0.11, 0.3, -0.02, 0.14],
        0.06,
        { bevel: 0 },
      ),
      BRASS,
      { x: 0, y: 0.12, z: radius * 0.78, turn: -Math.PI / 2 },
    ),
  );
  return [
    parapet(0.08),
    part(turned([radius * 0.82, 0.08, radius * 0.8, 0.13], sides), LIMESTONE),
    part(
      turned([radius * 0.74, 0.12, radius * 0.76, 0.24, radius * 0.62, 0.42, radius * 0.36, 0.55, 0.08, 0.6], sides),
      TINTED,
    ),
    ...ribs,
    part(turned([0.1, 0.58, 0.1, 0.64, 0.03, 0.68], 8), LIMESTONE),
    part(turned([0.05, 0.68, 0.11, 0.78, 0.05, 0.88, 0, 0.9], 8), BRASS),
  ];
}

export const roofs = {
  castle: battlements,
  villages: shingles,
  cathedral: spire,
  university: dome,
} as const satisfies Readonly<Record<string, () => Part[]>>;
