/** Location tiles and the Guard's Orders: a broad scene over one row of marks. */
import { CATALOG } from '../../../content/catalog.ts';
import { rulesSentence } from '../../../content/words/cards.ts';
import { type FaceMarks, faceMarks } from '../../../content/words/faces.ts';
import { type Drawing, drawWithin } from '../canvas/drawing.ts';
import { setBlock, TEXT } from '../canvas/lettering.ts';
import { disc, handRect, rect } from '../canvas/paths.ts';
import { type Hex, Sheet } from '../canvas/sheet.ts';
import { LOCATION_PICTURES, ORDER_PICTURES, type PlacePicture } from '../compositions/locations.ts';
import { drawMarks } from '../marks/draw.ts';
import { rngOf } from '../maths/random.ts';
import type { Box } from '../maths/strokes.ts';
import { type Band, drawBand } from '../ornaments/band.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { cardInks, DISTRICT_TONES, GOLD, PAPER } from '../palette.ts';
import { drawGrass } from '../scenery/ground.ts';
import { pictureParts } from '../scenery/pictures.ts';
import type { Sky } from '../scenery/skies.ts';
import { stageParts } from '../scenery/stages.ts';
import { FACE_SIZES } from './ids.ts';
import { cardOf, pictureOf } from './lookup.ts';

const WINDOW: Box = { x: 30, y: 30, w: 580, h: 232 };

type Tile = {
  readonly id: string;
  readonly name: string;
  readonly tones: readonly [tint: Hex, a: Hex, b: Hex];
  readonly sky: Sky;
  readonly band: Band;
  readonly picture: PlacePicture;
  readonly marks: FaceMarks;
  /** A sentence under the marks. */
  readonly words?: string;
  /** G1: nobody builds under it. */
  readonly isNailed?: boolean;
};

function* drawTile(tile: Tile, scale: number): Drawing {
  const { id, picture } = tile;
  const inks = cardInks(...tile.tones);
  const sheet = new Sheet({ ...FACE_SIZES.location, scale, inks, seed: id, paper: PAPER.sheet });
  const random = rngOf(id);
  const isIndoors = picture.stage === 'hall' || picture.stage === 'tavern' || picture.stage === 'study';
  yield* drawWithin(sheet, rect(WINDOW), [
    ...stageParts(sheet, picture.stage, WINDOW, picture.sky ?? tile.sky, id, random),
    ...pictureParts(sheet, WINDOW, picture, 2, random),
    () => drawGrass(sheet, WINDOW, WINDOW.y + WINDOW.h - 6, random, isIndoors ? 0 : 50, 18),
  ]);
  sheet.cut(rect({ x: 28, y: 262, w: 584, h: 160 }));
  drawBand(sheet, { x: 14, y: 14, w: 612, h: 420 }, 16, tile.band, id);
  sheet.fill('ink', handRect({ x: 28, y: 260, w: 584, h: 4 }, 0.6, 'z'));
  drawRibbon(sheet, { x: 320, y: 276, w: 500, h: 60, size: 46 }, 'a', tile.name);
  yield;
  const colors = { symbol: 'b', laurel: 'b', seal: 'a' } as const;
  const room = { x: 40, y: 316, w: 560, h: 102 };
  drawMarks(sheet, tile.marks, tile.words === undefined ? room : { ...room, y: 312, h: 58 }, 92, colors);
  if (tile.words !== undefined) {
    setBlock(
      sheet,
      'fine',
      tile.words,
      { ...room, y: 370, h: 46 },
      { style: TEXT, size: 23, minSize: 15, leading: 1.02 },
    );
  }
  if (tile.isNailed === true) for (const [x, y] of NAILS) drawNail(sheet, x, y);
  return sheet;
}

const NAILS = [
  [52, 52],
  [588, 52],
  [52, 396],
  [588, 396],
] as const;

/** A head with a light on it, over whatever is printed there. */
function drawNail(sheet: Sheet, x: number, y: number): void {
  sheet.cut(disc(x, y, 23));
  sheet.fill('ink', disc(x, y, 20));
  sheet.cut(disc(x - 6, y - 7, 6));
}

/** Pre-built Locations wear their district's colour. */
export function drawLocationTile(id: string, scale: number): Drawing {
  const card = cardOf(CATALOG.locations, id);
  const tone = card.district && DISTRICT_TONES[card.district];
  return drawTile(
    {
      id,
      name: card.name,
      tones: tone ? [tone.pale, tone.hex, GOLD] : ['#d9c79a', '#8a5a33', '#c9892b'],
      sky: 'rays',
      band: tone ? 'leaves' : 'rope',
      picture: pictureOf(LOCATION_PICTURES, id),
      marks: faceMarks('location', card, CATALOG),
    },
    scale,
  );
}

export function drawOrderTile(id: string, scale: number): Drawing {
  const card = cardOf(CATALOG.orders, id);
  return drawTile(
    {
      id,
      name: card.name,
      tones: ['#b7bcc6', '#46557a', '#c9a13b'],
      sky: 'moon',
      band: 'notches',
      picture: pictureOf(ORDER_PICTURES, id),
      marks: faceMarks('order', card, CATALOG),
      words: rulesSentence('order', card, CATALOG),
      isNailed: true,
    },
    scale,
  );
}
