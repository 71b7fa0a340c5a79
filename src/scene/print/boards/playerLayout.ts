/** Where things lie on a player board, in units of 1400 by 900; the table puts its pieces on the same places. */
import { CLASSES, type HeroClass } from '../../../engine/index.ts';
import type { Box } from '../maths/strokes.ts';

export const LODGINGS: Box = { x: 320, y: 268, w: 760, h: 96 };
export const TAVERN: Box = { x: 300, y: 540, w: 800, h: 96 };
export const BAG_PLACE = { x: 1146, y: 778, r: 66 } as const;

const HERO_SLOT = { y: 690, w: 228, h: 176 } as const;

export const HERO_SLOTS = Object.fromEntries(
  CLASSES.map((kind, i): [HeroClass, Box] => [kind, { x: 60 + 250 * i, ...HERO_SLOT }]),
) as Readonly<Record<HeroClass, Box>>;
