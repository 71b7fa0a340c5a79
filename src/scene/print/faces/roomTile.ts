/** Tower Rooms: a vault behind a stone arch, what it asks for, and what its set is worth. */
import { CATALOG } from '../../../content/catalog.ts';
import { faceMarks } from '../../../content/words/faces.ts';
import type { RoomKind } from '../../../engine/index.ts';
import { type Drawing, drawWithin } from '../canvas/drawing.ts';
import { arch, handRect, rect, sliver } from '../canvas/paths.ts';
import { type Hex, Sheet } from '../canvas/sheet.ts';
import { ROOM_CANDLES, ROOM_PICTURES } from '../compositions/rooms.ts';
import { drawMarks } from '../marks/draw.ts';
import { rngOf } from '../maths/random.ts';
import type { Box } from '../maths/strokes.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { cardInks, PAPER } from '../palette.ts';
import { drawFigure } from '../scenery/figures.ts';
import { drawHill, drawStones } from '../scenery/ground.ts';
import { pictureParts } from '../scenery/pictures.ts';
import { drawSky, type Sky } from '../scenery/skies.ts';
import { FACE_SIZES } from './ids.ts';
import { cardOf, pictureOf } from './lookup.ts';

const VAULT: Box = { x: 96, y: 38, w: 256, h: 222 };
const WALL: Box = { x: 14, y: 14, w: 420, h: 420 };

type Manner = { readonly tones: readonly [tint: Hex, a: Hex, b: Hex]; readonly sky: Sky };

const MANNERS: Readonly<Record<RoomKind, Manner>> = {
  'rod-of-ruin': { tones: ['#c9c2b4', '#7a6a86', '#d99b1f'], sky: 'rays' },
  'face-the-darkness': { tones: ['#b9bcc2', '#3f4a66', '#c98a2b'], sky: 'moon' },
  'battle-corruption': { tones: ['#c4c7a8', '#5e7340', '#9a7f5a'], sky: 'flow' },
  rescue: { tones: ['#d8c4a4', '#a0562f', '#5d9a7c'], sky: 'rays' },
  cleansing: { tones: ['#bcd0cb', '#3d7f85', '#d9a441'], sky: 'flow' },
  hunt: { tones: ['#d6bfae', '#8c3a30', '#c9892b'], sky: 'moon' },
};

function drawArch(sheet: Sheet, vault: Path2D): void {
  const { x, y, w, h } = VAULT;
  const frame = arch({ x: x - 22, y: y - 20, w: w + 44, h: h + 22 });
  sheet.cut(frame, 3);
  sheet.fill('a', frame);
  sheet.stroke('ink', frame, 4);
  const joints = new Path2D();
  const cx = x + w / 2;
  const cy = y + 106;
  for (let i = 0; i <= 22; i++) {
    const angle = Math.PI + (i / 22) * Math.PI;
    sliver(joints, [
      [cx + Math.cos(angle) * 110, cy + Math.sin(angle) * 108, 3],
      [cx + Math.cos(angle) * 165, cy + Math.sin(angle) * 165, 3],
    ]);
  }
  for (let i = 0; i < 6; i++) {
    for (const side of [x - 22, x + w]) {
      sliver(joints, [
        [side, y + 116 + i * 24, 3],
        [side + 22, y + 116 + i * 24, 3],
      ]);
    }
  }
  sheet.within(frame, () => sheet.fill('ink', joints), ['ink']);
  sheet.cut(vault);
}

export function* drawRoomTile(id: string, scale: number): Drawing {
  const card = cardOf(CATALOG.rooms, id);
  const { tones, sky } = MANNERS[card.kind];
  const sheet = new Sheet({ ...FACE_SIZES.room, scale, inks: cardInks(...tones), seed: id, paper: PAPER.sheet });
  const random = rngOf(id);
  const vault = arch(VAULT);
  sheet.fill('tint', rect(WALL));
  drawStones(sheet, WALL, 30, id);
  drawArch(sheet, vault);
  yield;
  yield* drawWithin(sheet, vault, [
    () => {
      sheet.fill('a', rect(VAULT));
      drawSky(sheet, sky, VAULT, { seed: id, mx: 0.5, my: 0.34, mr: 0.24, clouds: 0 });
      const floor = { y: VAULT.y + VAULT.h * 0.8, amp: 3, pitch: 6 };
      drawHill(sheet, VAULT, { ...floor, seed: id, plate: 'tint', density: 0.3 });
      for (const candle of ROOM_CANDLES) drawFigure(sheet, VAULT, candle, 1, random);
    },
    ...pictureParts(sheet, VAULT, pictureOf(ROOM_PICTURES, id), 2, random),
  ]);
  sheet.stroke('ink', vault, 5);
  const panel = { x: 28, y: 268, w: 392, h: 154 };
  sheet.cut(rect(panel), 3);
  sheet.stroke('ink', handRect(panel, 1, 'panel'), 3.4);
  const marks = { x: 38, y: 308, w: 372, h: 108 };
  drawMarks(sheet, faceMarks('room', card, CATALOG), marks, 84, { symbol: 'b', laurel: 'b', seal: 'a' });
  drawRibbon(sheet, { x: 224, y: 278, w: 366, h: 46, size: 31 }, 'a', card.name);
  sheet.stroke('ink', handRect({ x: 12, y: 12, w: 424, h: 424 }, 1.2, id), 6);
  return sheet;
}
