/** Where things lie on the scoreboard, in units of 1680 by 920; the table puts its markers on the same places. */
import type { Box, Point } from '../maths/strokes.ts';

const CELL = 76;
const EDGE = 42;
const COLUMNS = 20;
const ROWS = 10;

/** One lap of the track; VP beyond it walk a second lap. */
export const TRACK_LENGTH = 2 * (COLUMNS + ROWS);

/** Middle of the cell for a number of VP, clockwise from the top left; below zero it waits before the start. */
export function trackCell(vp: number): Point {
  const i = ((vp % TRACK_LENGTH) + TRACK_LENGTH) % TRACK_LENGTH;
  const [column, row] =
    i <= COLUMNS
      ? [i, 0]
      : i <= COLUMNS + ROWS
        ? [COLUMNS, i - COLUMNS]
        : i <= 2 * COLUMNS + ROWS
          ? [2 * COLUMNS + ROWS - i, ROWS]
          : [0, TRACK_LENGTH - i];
  return [EDGE + (column + 0.5) * CELL, EDGE + (row + 0.5) * CELL];
}

const PLACE = { y: 400, w: 226, h: 316 } as const;

/** Cards of the Dark Council: three Overlords, then the Henchman. */
export const COUNCIL_PLACES: readonly Box[] = [302, 602, 1078, 1380].map((x) => ({ x: x - PLACE.w / 2, ...PLACE }));

/** A bonus token under each Overlord. */
export const TOKEN_PLACES: readonly Point[] = COUNCIL_PLACES.slice(0, 3).map(({ x, y, w, h }) => [
  x + w / 2,
  y + h + 34,
]);
export const TOKEN_RADIUS = 46;
