/** Draws the figures and meeples of a composition into a window. */

import type { Sheet } from '../canvas/sheet.ts';
import type { Picture } from '../compositions/picture.ts';
import { drawMeeple } from '../glyphs/meeple.ts';
import type { Rng } from '../maths/random.ts';
import type { Box } from '../maths/strokes.ts';
import { drawFigure } from './figures.ts';

function drawActors(sheet: Sheet, box: Box, picture: Picture): void {
  for (const { kind, x, y, size, ...placing } of picture.actors ?? []) {
    drawMeeple(sheet, kind, box.x + box.w * x, box.y + box.h * y, box.w * size, placing);
  }
}

/** The picture in parts, each short enough for an idle moment. */
export function pictureParts(sheet: Sheet, box: Box, picture: Picture, level: number, random: Rng): (() => void)[] {
  const figures = picture.figures.map((figure) => () => drawFigure(sheet, box, figure, level, random));
  const actors = () => drawActors(sheet, box, picture);
  return picture.isActorsBehind ? [actors, ...figures] : [...figures, actors];
}
