/** What shows whose something is: score keeps, and a token with the leaf of each seat. */
import { MARK, SCORE_MARKER } from '../../../src/scene/layout/measures.ts';
import { DARK, TINTED } from '../carving/paint.ts';
import { type Part, part, placed } from '../carving/part.ts';
import { ball, block, type Line, sawn, turned } from '../carving/shapes.ts';
import { symmetric, window } from '../dioramas/vocabulary.ts';

/** A seat's token is tinted; what is raised on it keeps a paler wood. */
const pale = { color: '#f2dfb8', tint: 0.16 } as const;

export function scoreKeep(): Part[] {
  const { radius: r, height: h } = SCORE_MARKER;
  const merlons = [0, 1, 2, 3].map((i) => {
    const turn = (i / 4) * Math.PI * 2 + Math.PI / 4;
    return part(block(r * 0.62, h * 0.22, r * 0.5, { bevel: 0.008 }), TINTED, {
      x: Math.sin(turn) * r * 0.74,
      y: h * 0.78,
      z: Math.cos(turn) * r * 0.74,
      turn,
    });
  });
  const body = turned(
    [r, 0, r, h * 0.12, r * 0.8, h * 0.2, r * 0.76, h * 0.58, r, h * 0.68, r, h * 0.78, r * 0.94, h * 0.8],
    8,
    Math.PI / 8,
  );
  return [
    part(body, TINTED),
    ...merlons,
    window({ y: h * 0.24, z: r * 0.74 }, { width: r * 0.4, height: h * 0.28, paint: DARK }),
  ];
}

/** Outlines in a box from -1 to 1, tip up. */
const oakLeaf: Line = symmetric([
  0.07, -1, 0.1, -0.72, 0.42, -0.66, 0.36, -0.42, 0.7, -0.34, 0.56, -0.06, 0.82, 0.14, 0.56, 0.34, 0.62, 0.66, 0.34,
  0.7, 0.2, 0.98,
]);
const fir: Line = symmetric([
  0.14, -1, 0.14, -0.7, 0.84, -0.7, 0.46, -0.26, 0.66, -0.26, 0.34, 0.16, 0.5, 0.16, 0.12, 0.92,
]);
const nut: Line = symmetric([0.1, -1, 0.34, -0.8, 0.52, -0.44, 0.56, 0.02]);
const cup: Line = symmetric([0.66, -0.06, 0.76, 0.16, 0.6, 0.46, 0.26, 0.62, 0.12, 0.66, 0.1, 1]);

/** Flat on the table, its middle at half its thickness, tip to the far edge. */
function token(
  layers: readonly {
    readonly outline: Line;
    readonly paint?: typeof pale;
    readonly from: number;
    readonly to: number;
  }[],
): Part[] {
  const { radius, thickness } = MARK;
  const parts = layers.map(({ outline, paint, from, to }) =>
    part(
      sawn(
        outline.map((value) => value * radius),
        (to - from) * thickness,
        { bevel: 0.012 },
      ),
      paint ?? TINTED,
      {
        z: ((from + to) / 2 - 0.5) * thickness,
      },
    ),
  );
  return placed(parts, { tilt: -Math.PI / 2 });
}

function rowanBerries(): Part[] {
  const { radius: r, thickness } = MARK;
  const berry = (x: number, z: number) =>
    part(ball(r * 0.44, { detail: 1, rough: 0.02 }), TINTED, {
      x: x * r,
      y: 0,
      z: z * r,
      scale: [1, (thickness * 0.49) / (r * 0.45), 1],
    });
  const leaf: Line = symmetric([0.05, -0.2, 0.34, 0.2, 0.3, 0.62, 0.05, 0.98]);
  return [
    ...token([{ outline: leaf, paint: pale, from: 0.1, to: 0.7 }]),
    berry(-0.52, 0.1),
    berry(0.52, 0.1),
    berry(0, 0.52),
    ...[
      [-0.52, 0.1],
      [0.52, 0.1],
      [0, 0.52],
    ].map(([x = 0, z = 0]) =>
      part(turned([r * 0.13, 0, 0, 0.006], 5), DARK, { x: x * r, y: thickness * 0.46, z: z * r }),
    ),
  ];
}

export const marks = {
  rowan: rowanBerries,
  oak: () =>
    token([
      { outline: oakLeaf, from: 0, to: 0.86 },
      {
        outline: [-0.05, -0.7, 0.05, -0.7, 0.03, 0.7, -0.03, 0.7],
        paint: pale,
        from: 0.6,
        to: 1,
      },
    ]),
  pine: () =>
    token([
      { outline: fir, from: 0, to: 0.86 },
      { outline: symmetric([0.1, -0.98, 0.1, -0.6, 0.03, -0.5]), paint: pale, from: 0.6, to: 1 },
    ]),
  acorn: () =>
    token([
      { outline: nut, paint: pale, from: 0.06, to: 0.86 },
      { outline: cup, from: 0, to: 1 },
    ]),
} as const satisfies Readonly<Record<string, () => Part[]>>;
