/** The first player's sword, upright with its middle at the origin; the alpha of its colours is how metallic it is. */
import { SWORD } from '../../../src/scene/layout/measures.ts';
import { type Part, part } from '../carving/part.ts';
import { ball, block, polygon, raise, sawn, turned } from '../carving/shapes.ts';
import { WEAR } from '../carving/wood.ts';

const steel = { color: '#dfe6ee', tint: 0.85 } as const;
const gold = { color: '#e0a93a', tint: 0.62 } as const;
const leather = { color: '#5a1a16', tint: 0 } as const;

export function sword(): Part[] {
  const { length, width, thickness } = SWORD;
  const guard = -length * 0.2;
  const blade = raise(
    {
      points: [
        [-1, 0],
        [-0.3, 1],
        [0.3, 1],
        [1, 0],
        [0.3, -1],
        [-0.3, -1],
      ],
      isEdge: [true, false, true, true, false, true],
    },
    [
      { y: guard, scale: [0.075, thickness * 0.3] },
      { y: length * 0.4, scale: [0.058, thickness * 0.26] },
      { y: length * 0.5, scale: 1e-4, wear: WEAR.side },
    ],
  );
  const grip = Array.from({ length: 6 }, (_, i) => [
    i % 2 ? 0.034 : 0.028,
    guard - 0.02 - i * length * 0.035,
  ]).reverse();
  return [
    part(blade, steel),
    part(block(width, 0.06, thickness, { hangs: true, bevel: 0.02 }), gold, { y: guard - 0.03 }),
    ...[-1, 1].map((side) =>
      part(ball(thickness * 0.5, { detail: 1, rough: 0 }), gold, { x: side * width * 0.41, y: guard }),
    ),
    part(turned(grip.flat(), 8), leather),
    part(sawn(polygon(8, 0.065).points.flat(), thickness, { bevel: 0.02 }), gold, { y: -length / 2 + 0.066 }),
  ];
}
