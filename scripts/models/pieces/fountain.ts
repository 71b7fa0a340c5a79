/** The fountain of the Capitol, and its water apart. */
import { FOUNTAIN } from '../../../src/scene/layout/measures.ts';
import { STONE } from '../carving/paint.ts';
import { type Part, part } from '../carving/part.ts';
import { block, polygon, raise, turned } from '../carving/shapes.ts';
import { WEAR } from '../carving/wood.ts';

const { radius, height } = FOUNTAIN;
const GRANITE = { color: '#b9b0a0' } as const;
const sides = 20;
const basinHeight = height * 0.62;
const waterLevel = basinHeight * 0.72;
const inner = radius * 0.8;

/** The upper bowl is level with the top: the sword rests on its rim. */
export function fountain(): Part[] {
  const basin = raise(
    polygon(sides, 1, Math.PI / sides),
    [
      { y: 0, scale: radius * 0.97 },
      { y: 0.05, scale: radius * 0.97 },
      { y: 0.07, scale: radius * 0.9, wear: WEAR.edge },
      { y: basinHeight - 0.08, scale: radius * 0.88 },
      { y: basinHeight - 0.06, scale: radius * 0.96, wear: WEAR.edge },
      { y: basinHeight - 0.015, scale: radius * 0.97, wear: WEAR.side },
      { y: basinHeight, scale: radius * 0.95, wear: WEAR.edge },
      { y: basinHeight, scale: inner },
      { y: waterLevel - 0.06, scale: inner * 0.96 },
    ],
    { hasTop: false },
  );
  const pillars = Array.from({ length: sides / 2 }, (_, i) => {
    const turn = ((i + 0.5) / (sides / 2)) * Math.PI * 2;
    const reach = radius * 0.92;
    return part(block(0.1, basinHeight - 0.11, 0.07, { bevel: 0.014 }), STONE, {
      x: Math.sin(turn) * reach,
      y: 0.05,
      z: Math.cos(turn) * reach,
      turn,
    });
  });
  const stem = turned(
    [
      0.16,
      waterLevel - 0.1,
      0.09,
      waterLevel + 0.04,
      0.07,
      height - 0.16,
      0.12,
      height - 0.12,
      0.29,
      height - 0.04,
      0.3,
      height - 0.015,
      0.285,
      height,
      0.24,
      height - 0.002,
      0.2,
      height - 0.05,
    ],
    12,
  );
  return [part(basin, GRANITE), ...pillars, part(stem, GRANITE)];
}

/** Rings of ripples round the stem, and what stands in the bowl. */
export function water(): Part[] {
  const ripples = Array.from({ length: 8 }, (_, i) => {
    const share = i / 7;
    return [Math.max(0.001, inner * (1 - share)), waterLevel + 0.012 * Math.cos(share * Math.PI * 6)];
  });
  return [
    part(turned(ripples.flat(), 24), { color: '#ffffff' }),
    part(turned([0.24, height - 0.03, 0.1, height - 0.022, 0.001, height - 0.03], 12), { color: '#ffffff' }),
  ];
}
