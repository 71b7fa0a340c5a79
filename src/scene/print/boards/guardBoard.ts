/** The Royal Guard's board: fifteen spots, the prestige area, the Prey, and what its Quests score. */
import { CATALOG } from '../../../content/catalog.ts';
import { actionMarks } from '../../../content/words/conditionIcons.ts';
import { faceMarks } from '../../../content/words/faces.ts';
import { IDEA_ICONS } from '../../../content/words/iconKeys.ts';
import type { FaceMark } from '../../../content/words/icons.ts';
import { QUEST_TYPE_NAMES } from '../../../content/words/names.ts';
import { type GuardSpot, KINDS, type Kind, type QuestType } from '../../../engine/index.ts';
import type { Drawing } from '../canvas/drawing.ts';
import { cardIcon } from '../canvas/icons.ts';
import { DISPLAY, setLine, TEXT } from '../canvas/lettering.ts';
import { handDisc, handRect, rect, sliver } from '../canvas/paths.ts';
import { type Hex, Sheet } from '../canvas/sheet.ts';
import { FACE_SIZES } from '../faces/ids.ts';
import { drawMeeple } from '../glyphs/meeple.ts';
import { drawLaurel, drawNumeral, drawSymbol } from '../glyphs/small.ts';
import { drawGains, drawMarks } from '../marks/draw.ts';
import { rngOf } from '../maths/random.ts';
import { type Box, boxAround, inset } from '../maths/strokes.ts';
import { drawBand } from '../ornaments/band.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { cardInks, PAPER } from '../palette.ts';
import { drawFigure, drawProp } from '../scenery/figures.ts';
import { drawStones } from '../scenery/ground.ts';
import { BAG_CHART, PRESTIGE_AREA, PREY_PLACE, QUEST_CHART, SPOT_BOXES } from './guardLayout.ts';

const { width: W, height: H } = FACE_SIZES.guard;
const CREAM: Hex = '#fdf4dc';
const COLORS = { symbol: 'b', laurel: 'b', seal: 'a' } as const;
const TONES: readonly [Hex, Hex, Hex] = ['#c5c9d2', '#46557a', '#c9a13b'];

function drawPlate(sheet: Sheet, box: Box, seed: string): void {
  const frame = handRect(box, 1.4, seed);
  sheet.cut(frame, 5);
  sheet.stroke('ink', frame, 4.4);
  sheet.stroke('ink', handRect(inset(box, 7), 1, `${seed}i`), 1.6);
}

/** Who may stand on a spot, one or another. */
const fitMarks = (fits: readonly Kind[]): FaceMark[] =>
  fits.map((kind) => ({ icon: IDEA_ICONS.meeple, kind, text: '1' }));

function drawSpot(sheet: Sheet, spot: GuardSpot): void {
  const box = SPOT_BOXES[spot.id];
  drawPlate(sheet, box, spot.id);
  const head: Box = { x: box.x + 9, y: box.y + 9, w: box.w - 18, h: 62 };
  sheet.fill('tint', rect(head));
  const hatch = new Path2D();
  for (let i = 0; i < 8; i++) {
    for (const [edge, side] of [
      [head.x, 1],
      [head.x + head.w, -1],
    ] as const) {
      sliver(hatch, [
        [edge, head.y + 6 + i * 7.4, 2.6],
        [edge + side * (10 + (i % 3) * 5), head.y + 6 + i * 7.4, 0.4],
      ]);
    }
  }
  sheet.fill('ink', hatch);
  sheet.fill('ink', rect({ ...head, y: head.y + head.h, h: 2.4 }));
  drawGains(sheet, fitMarks(spot.fits), { x: head.x + 26, y: head.y + 3, w: head.w - 52, h: head.h - 6 }, 56, COLORS);
  const { gives } = faceMarks('guardSpot', spot, CATALOG);
  const room = { x: box.x + 14, y: box.y + 76, w: box.w - 28, h: box.h - 86 };
  drawMarks(sheet, { asks: [], gives }, room, 66, COLORS);
}

function drawHead(sheet: Sheet, box: Box, name: string): void {
  drawPlate(sheet, box, name);
  sheet.fill('a', rect({ x: box.x + 9, y: box.y + 9, w: box.w - 18, h: 40 }));
  const line = { x: box.x + 20, y: box.y + 9, w: box.w - 40, h: 40 };
  setLine(sheet, CREAM, name, line, { style: DISPLAY, size: 28 });
  sheet.fill('ink', rect({ x: box.x + 9, y: box.y + 48, w: box.w - 18, h: 3 }));
}

function drawPrestigeArea(sheet: Sheet): void {
  const box = PRESTIGE_AREA;
  drawHead(sheet, box, 'Prestige');
  const marks = [{ icon: IDEA_ICONS.meeple, kind: 'prestige', text: '1' }] as const;
  const room = { x: box.x + 16, y: box.y + 60, w: box.w - 32, h: box.h - 74 };
  drawMarks(sheet, { asks: marks, gives: actionMarks(CATALOG.guard.prestigeArea) }, room, 84, COLORS);
}

function drawPreyPlace(sheet: Sheet): void {
  const box = PREY_PLACE;
  drawHead(sheet, box, 'Prey');
  const x = box.x + box.w / 2;
  const y = box.y + 146;
  const ring = handDisc(x, y, 82, 2, 'prey');
  sheet.fill('tint', ring);
  sheet.stroke('ink', ring, 4, [12, 9]);
  drawSymbol(sheet, cardIcon(IDEA_ICONS.prey), x, y, 126, { plate: 'a' });
  const line = { x: box.x + 20, y: box.y + box.h - 34, w: box.w - 40, h: 24 };
  setLine(sheet, 'fine', 'the Guard hunts this type first', line, { style: TEXT, size: 20 });
}

function drawQuestChart(sheet: Sheet): void {
  const box = QUEST_CHART;
  drawHead(sheet, box, 'Its Quests');
  const types = Object.keys(CATALOG.guard.questChart) as QuestType[];
  types.forEach((type, i) => {
    const y = box.y + 76 + i * 45;
    setLine(
      sheet,
      'fine',
      QUEST_TYPE_NAMES[type],
      { x: box.x + 24, y: y - 18, w: 190, h: 36 },
      { style: TEXT, size: 25 },
    );
    drawLaurel(sheet, String(CATALOG.guard.questChart[type]), box.x + box.w - 66, y, 44, 'b');
  });
}

function drawBagChart(sheet: Sheet): void {
  const box = BAG_CHART;
  drawHead(sheet, box, 'Its bag');
  const filled = KINDS.filter((kind) => (CATALOG.guard.bag[kind] ?? 0) > 0);
  const step = (box.w - 36) / filled.length;
  filled.forEach((kind, i) => {
    const x = box.x + 18 + step * (i + 0.5);
    drawMeeple(sheet, kind, x, box.y + 84, 48);
    const count = boxAround(x, box.y + 124, step, 26);
    drawNumeral(sheet, String(CATALOG.guard.bag[kind]), count, 24);
  });
}

export function* drawGuardBoard(_id: string, scale: number): Drawing {
  const inks = cardInks(...TONES);
  const sheet = new Sheet({ width: W, height: H, scale, inks, seed: 'guard', paper: PAPER.sheet });
  const wall = { x: 24, y: 24, w: W - 48, h: H - 48 };
  sheet.fill('tint', rect(wall));
  drawStones(sheet, wall, 40, 'guard');
  yield;
  for (const x of [120, 1280]) drawProp(sheet, 'knight-banner', x, 122, 104, 'a');
  const crossed = { icon: 'crossed-swords', y: 0.066, size: 0.066, plate: 'b' } as const;
  for (const x of [0.2, 0.8]) drawFigure(sheet, { x: 0, y: 0, w: W, h: H }, { ...crossed, x }, 2, rngOf('guard'));
  yield;
  for (const spot of CATALOG.guard.spots) {
    drawSpot(sheet, spot);
    yield;
  }
  drawPrestigeArea(sheet);
  drawPreyPlace(sheet);
  yield;
  drawQuestChart(sheet);
  drawBagChart(sheet);
  drawRibbon(sheet, { x: 700, y: 70, w: 520, h: 70, size: 52, fold: 44 }, 'a', 'The Royal Guard');
  drawBand(sheet, { x: 8, y: 8, w: W - 16, h: H - 16 }, 20, 'rope', 'gd');
  return sheet;
}
