/** Bonus tokens of the Dark Council: a round slice with a condition and what it adds. */
import { CATALOG } from '../../../content/catalog.ts';
import { faceMarks } from '../../../content/words/faces.ts';
import type { Drawing } from '../canvas/drawing.ts';
import { disc, handDisc } from '../canvas/paths.ts';
import { Sheet } from '../canvas/sheet.ts';
import { drawLaurel } from '../glyphs/small.ts';
import { drawMarks } from '../marks/draw.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { BRASS, COUNCIL, cardInks, PAPER } from '../palette.ts';
import { drawBeams, drawSawEye } from '../scenery/moredraw.ts';
import { FACE_SIZES } from './ids.ts';
import { cardOf } from './lookup.ts';

const MIDDLE = 128;

function newToken(seed: string, scale: number): Sheet {
  const inks = cardInks(COUNCIL.pale, COUNCIL.hex, BRASS);
  const sheet = new Sheet({ ...FACE_SIZES.token, scale, inks, seed, paper: PAPER.sheet });
  const rim = handDisc(MIDDLE, MIDDLE, 122, 2, seed);
  sheet.fill('ink', rim);
  sheet.cut(handDisc(MIDDLE, MIDDLE, 112, 1.4, `${seed}i`));
  return sheet;
}

export function* drawTokenFace(id: string, scale: number): Drawing {
  const card = cardOf(CATALOG.tokens, id);
  const sheet = newToken(id, scale);
  const face = disc(MIDDLE, MIDDLE, 110);
  sheet.within(face, () => {
    sheet.fill('tint', face);
    drawBeams(sheet, 'b', MIDDLE, 150, { from: 20, to: 150 }, 36, 0.42);
  });
  yield;
  const { asks } = faceMarks('token', card, CATALOG);
  drawMarks(sheet, { asks, gives: [] }, { x: 50, y: 40, w: 156, h: 66 }, 58, { symbol: 'b', laurel: 'b', seal: 'a' });
  drawLaurel(sheet, `+${card.vp}`, MIDDLE, 192, 82, 'b');
  drawRibbon(sheet, { x: MIDDLE, y: 130, w: 200, h: 38, size: 27, sag: 3, fold: 14 }, 'a', card.name);
  return sheet;
}

export function* drawTokenBack(_id: string, scale: number): Drawing {
  const sheet = newToken('token-back', scale);
  const face = disc(MIDDLE, MIDDLE, 110);
  sheet.within(face, () => {
    sheet.fill('a', face);
    drawBeams(sheet, 'ink', MIDDLE, MIDDLE, { from: 60, to: 130 }, 60, 0.55);
    drawSawEye(sheet, MIDDLE, MIDDLE, 74);
  });
  yield;
  return sheet;
}
