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

export function drawPicture(sheet: Sheet, box: Box, picture: Picture, level: number, random: Rng): void {
  if (picture.isActorsBehind) drawActors(sheet, box, picture);
  for (const figure of picture.figures) drawFigure(sheet, box, figure, level, random);
  if (!picture.isActorsBehind) drawActors(sheet, box, picture);
}
