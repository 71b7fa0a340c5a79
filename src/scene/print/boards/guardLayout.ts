/** Where things lie on the Royal Guard's board, in units of 1400 by 1000; the table puts its pieces on the same places. */
import { GUARD_SPOTS, type GuardSpotId } from '../../../engine/index.ts';
import type { Box } from '../maths/strokes.ts';

const GRID = { x: 44, y: 128, w: 312, h: 158, gapX: 14, gapY: 10 } as const;

export const SPOT_BOXES = Object.fromEntries(
  GUARD_SPOTS.map((id): [GuardSpotId, Box] => {
    const [row = 1, column = 1] = id.split('-').map(Number);
    return [
      id,
      {
        x: GRID.x + (column - 1) * (GRID.w + GRID.gapX),
        y: GRID.y + (row - 1) * (GRID.h + GRID.gapY),
        w: GRID.w,
        h: GRID.h,
      },
    ];
  }),
) as Readonly<Record<GuardSpotId, Box>>;

export const PRESTIGE_AREA: Box = { x: 1026, y: 128, w: 330, h: 186 };
export const PREY_PLACE: Box = { x: 1026, y: 326, w: 330, h: 262 };
export const QUEST_CHART: Box = { x: 1026, y: 600, w: 330, h: 198 };
export const BAG_CHART: Box = { x: 1026, y: 810, w: 330, h: 146 };
