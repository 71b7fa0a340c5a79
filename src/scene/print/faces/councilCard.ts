/** The Dark Council: Overlords, their Henchman, and the cards that announce them. */
import { CATALOG } from '../../../content/catalog.ts';
import { rulesSentence } from '../../../content/words/cards.ts';
import { faceMarks } from '../../../content/words/faces.ts';
import type { CouncilCard } from '../../../engine/index.ts';
import { type Drawing, drawWithin } from '../canvas/drawing.ts';
import { DISPLAY, ITALIC, setBlock, setLine, TEXT } from '../canvas/lettering.ts';
import { handRect, rect } from '../canvas/paths.ts';
import { Sheet } from '../canvas/sheet.ts';
import { ARRIVAL_PICTURES, COUNCIL_PICTURES } from '../compositions/council.ts';
import { drawSlice } from '../glyphs/small.ts';
import { drawGains } from '../marks/draw.ts';
import { rngOf } from '../maths/random.ts';
import { boxAround } from '../maths/strokes.ts';
import { drawBand } from '../ornaments/band.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { BRASS, COUNCIL, cardInks, PAPER } from '../palette.ts';
import { drawGrass } from '../scenery/ground.ts';
import { drawBeams, drawMoredraw, drawSawEye } from '../scenery/moredraw.ts';
import { pictureParts } from '../scenery/pictures.ts';
import { drawSky } from '../scenery/skies.ts';
import { ART, CARD_BAND, drawCreaturePanel, TYPE_SKIES } from './creaturePanel.ts';
import { FACE_SIZES } from './ids.ts';
import { cardOf, pictureOf } from './lookup.ts';

const ROLES: Readonly<Record<CouncilCard['role'], string>> = { overlord: 'Overlord', henchman: 'Henchman' };

const newSheet = (seed: string, scale: number): Sheet =>
  new Sheet({
    ...FACE_SIZES.council,
    scale,
    inks: cardInks(COUNCIL.pale, COUNCIL.hex, BRASS),
    seed,
    paper: PAPER.sheet,
  });

export function* drawCouncilCard(id: string, scale: number): Drawing {
  const card = cardOf(CATALOG.council, id);
  const picture = pictureOf(COUNCIL_PICTURES, id);
  const sheet = newSheet(id, scale);
  const random = rngOf(id);
  const window = rect(ART);
  yield* drawWithin(sheet, window, [
    () => {
      sheet.fill('tint', window);
      drawSky(sheet, TYPE_SKIES[card.type], ART, { seed: id, mx: picture.moon ?? 0.66, my: 0.3, mr: 0.2 });
    },
    () => drawMoredraw(sheet, ART, random, id),
    ...pictureParts(sheet, ART, picture, 3, random),
    () => drawGrass(sheet, ART, ART.y + ART.h, random, 46, 30),
  ]);
  drawBand(sheet, CARD_BAND, 20, 'leaves', id);
  yield;
  const shield = { emblem: 'evil-tower', name: ROLES[card.role] } as const;
  drawCreaturePanel(sheet, { ...card, label: '', gives: [], shield });
  return sheet;
}

const NUMBERS = ['I', 'II', 'III'];

/** The eye over Moredraw, and each time something more in front of it. */
export function* drawArrivalCard(id: string, scale: number): Drawing {
  const card = cardOf(CATALOG.arrivals, id);
  const sheet = newSheet(id, scale);
  const random = rngOf(id);
  const window = rect(ART);
  const x = ART.x + ART.w / 2;
  const y = ART.y + ART.h * 0.3;
  yield* drawWithin(sheet, window, [
    () => {
      sheet.fill('a', window);
      drawBeams(sheet, 'ink', x, y, { from: 90, to: 480 }, 84, 0.62);
      drawSawEye(sheet, x, y, 96);
    },
    () => drawMoredraw(sheet, ART, random, id),
    ...pictureParts(sheet, ART, pictureOf(ARRIVAL_PICTURES, id), 3, random),
    () => drawGrass(sheet, ART, ART.y + ART.h, random, 46, 30),
  ]);
  drawBand(sheet, CARD_BAND, 20, 'leaves', id);
  yield;
  sheet.cut(rect({ x: 36, y: 474, w: 440, h: 206 }));
  sheet.fill('ink', handRect({ x: 34, y: 472, w: 444, h: 3.4 }, 0.6, 'l'));
  sheet.stroke('ink', handRect({ x: 44, y: 484, w: 424, h: 188 }, 1, `${id}p`), 1.6);
  const colors = { symbol: 'b', laurel: 'b', seal: 'a' } as const;
  drawGains(sheet, faceMarks('arrival', card, CATALOG).gives, { x: 56, y: 530, w: 130, h: 96 }, 62, colors);
  const words = { x: 192, y: 528, w: 268, h: 98 };
  setBlock(sheet, 'fine', rulesSentence('arrival', card, CATALOG), words, { style: TEXT, size: 20, minSize: 14 });
  const joke = { x: 56, y: 630, w: 404, h: 38 };
  setBlock(sheet, 'fine', card.flavour, joke, { style: ITALIC, size: 18, minSize: 14, leading: 1.04 });
  drawRibbon(sheet, { x: 256, y: 492, w: 404, h: 58, size: 40 }, 'a', card.name);
  drawSlice(sheet, 84, 86, 52, id);
  const figure = { style: DISPLAY, size: 58, halo: 0.1 } as const;
  setLine(sheet, 'ink', NUMBERS[card.order - 1] ?? '', boxAround(84, 86, 74, 64), figure);
  return sheet;
}
