/** The player board: Lodgings under the roof, the Tavern below, the four classes along the foot. */
import { CATALOG } from '../../../content/catalog.ts';
import { KIND_NOUNS } from '../../../content/words/names.ts';
import { CLASSES, type HeroClass } from '../../../engine/index.ts';
import type { Drawing } from '../canvas/drawing.ts';
import { DISPLAY, ITALIC, LABEL, setBlock, setLine, TEXT } from '../canvas/lettering.ts';
import { disc, handRect, polygon, rect, sliver } from '../canvas/paths.ts';
import { type Hex, Sheet } from '../canvas/sheet.ts';
import { FACE_SIZES } from '../faces/ids.ts';
import { drawMeeple } from '../glyphs/meeple.ts';
import { drawNumeral, drawSlice } from '../glyphs/small.ts';
import { noiseOf } from '../maths/random.ts';
import { type Box, boxAround, darkRuns, inset, type Nib } from '../maths/strokes.ts';
import { drawBand } from '../ornaments/band.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { cardInks, PAPER, PLAYER_PAINT, type PlayerColor } from '../palette.ts';
import { drawProp } from '../scenery/figures.ts';
import { drawPlanks, drawStones } from '../scenery/ground.ts';
import { drawSky } from '../scenery/skies.ts';
import { drawBeam, drawRafter, drawRug } from './furniture.ts';
import { BAG_PLACE, HERO_SLOTS, LODGINGS, TAVERN } from './playerLayout.ts';

const { width: W, height: H } = FACE_SIZES.player;

function drawRoof(sheet: Sheet): void {
  const night: Box = { x: 24, y: 24, w: W - 48, h: 350 };
  sheet.within(rect(night), () => {
    sheet.fill('a', rect(night));
    drawSky(sheet, 'flow', night, { seed: 'pl', mx: 0.945, my: 0.3, mr: 0.032 });
  });
  const roof = polygon([
    [40, 372],
    [190, 44],
    [1210, 44],
    [1360, 372],
  ]);
  sheet.cut(roof, 6);
  sheet.fill('tint', roof);
  const noise = noiseOf('rf');
  const boards = new Path2D();
  for (let y = 52, k = 0; y < 300; y += 13, k++) {
    const nibs: (Nib | undefined)[] = [];
    for (let x = 60; x < 1350; x += 16) {
      const tone = 0.5 - (y - 44) / 420 + noise(x / 70, k * 0.6) * 0.3;
      nibs.push(tone < 0.1 ? undefined : [x, y + noise(x / 90, k) * 3, tone * 9]);
    }
    for (const run of darkRuns(nibs)) sliver(boards, run);
  }
  sheet.within(roof, () => sheet.fill('ink', boards), ['ink']);
  for (const x of [420, 980]) drawDormer(sheet, boxAround(x, 124, 104, 92), x < 700 ? 0.62 : 0.3);
  sheet.cut(rect({ x: 60, y: 268, w: 1280, h: 104 }));
  sheet.within(roof, () => drawPlanks(sheet, { x: 60, y: 262, w: 1280, h: 108 }, 4, 'lf', 'tint'));
  sheet.stroke('ink', roof, 6);
}

function drawDormer(sheet: Sheet, box: Box, moon: number): void {
  const pane = handRect(box, 1.4, `w${box.x}`);
  sheet.cut(pane, 6);
  sheet.fill('a', pane);
  sheet.within(pane, () => drawSky(sheet, 'moon', box, { seed: `w${box.x}`, mx: moon, my: 0.4, mr: 0.2 }));
  sheet.stroke('ink', pane, 8);
  sheet.fill('ink', rect({ x: box.x + box.w / 2 - 3, y: box.y, w: 6, h: box.h }));
  sheet.fill('ink', rect({ x: box.x, y: box.y + box.h / 2 - 3, w: box.w, h: 6 }));
}

function drawLodgings(sheet: Sheet, paint: Hex): void {
  drawProp(sheet, 'bed', 208, 344, 172, 'b');
  drawProp(sheet, 'bed', 1192, 344, 172, 'b', { flip: true });
  drawBeam(sheet, { x: 236, y: 172, w: 110, h: 13 }, 'shelf-left');
  drawBeam(sheet, { x: 1056, y: 172, w: 110, h: 13 }, 'shelf-right');
  drawProp(sheet, 'barn-owl', 1112, 176, 84, 'b');
  drawProp(sheet, 'hourglass', 290, 174, 60, 'b');
  drawRug(sheet, LODGINGS.x + LODGINGS.w / 2, LODGINGS.y, LODGINGS.w, LODGINGS.h, paint);
  drawBeam(sheet, { x: 590, y: 206, w: 220, h: 16 }, 'shelf');
  drawProp(sheet, 'candle-light', 620, 208, 62, 'b');
  drawProp(sheet, 'candle-light', 780, 208, 62, 'b');
  drawProp(sheet, 'book-pile', 700, 212, 64, 'b');
  drawRafter(sheet, 40, 190, 40, 378);
  drawRafter(sheet, 1360, 1210, 40, 378);
  drawBeam(sheet, { x: 170, y: 26, w: 1060, h: 26 }, 'ridge');
}

function drawTavern(sheet: Sheet, paint: Hex): void {
  const room = rect({ x: 30, y: 378, w: 1340, h: 282 });
  sheet.cut(room);
  sheet.fill('tint', room);
  const noise = noiseOf('tw');
  const wall = new Path2D();
  for (let x = 40; x < 1370; x += 15) {
    sliver(wall, [
      [x, 380, 8 + noise(x) * 2],
      [x + noise(x / 9) * 3, 430, 3.4],
      [x + 2, 490, 0.5],
    ]);
  }
  sheet.within(room, () => sheet.fill('ink', wall), ['ink']);
  drawPlanks(sheet, { x: 30, y: 520, w: 1340, h: 140 }, 5, 'tf', 'tint');
  sheet.fill('ink', rect({ x: 30, y: 516, w: 1340, h: 5 }));
  const props = [
    ['fireplace', 152, 566, 164],
    ['barrel', 1296, 570, 100],
    ['barrel', 1222, 578, 100],
    ['barrel', 1260, 498, 92],
    ['beer-stein', 1160, 556, 54],
    ['tavern-sign', 330, 490, 84],
    ['deer-head', 520, 496, 88],
    ['crossed-swords', 700, 492, 80],
    ['bookshelf', 1050, 498, 84],
  ] as const;
  for (const [name, x, y, size] of props) drawProp(sheet, name, x, y, size, 'b');
  drawProp(sheet, 'shield', 880, 490, 70, paint);
  drawRug(sheet, TAVERN.x + TAVERN.w / 2, TAVERN.y, TAVERN.w, TAVERN.h, paint);
  drawProp(sheet, 'wooden-chair', 1104, 588, 84, 'b');
  drawProp(sheet, 'wooden-chair', 296, 588, 84, 'b', { flip: true });
  drawBeam(sheet, { x: 26, y: 364, w: 1348, h: 30 }, 'middle');
  drawBeam(sheet, { x: 26, y: 652, w: 1348, h: 24 }, 'low');
  for (const x of [26, 1344]) drawBeam(sheet, { x, y: 390, w: 30, h: 266 }, `post${x}`);
}

function drawSlotFrame(sheet: Sheet, box: Box, seed: string): void {
  const frame = handRect(box, 1.4, seed);
  sheet.cut(frame, 6);
  sheet.stroke('ink', frame, 5);
  sheet.stroke('ink', handRect(inset(box, 8), 1, `${seed}i`), 1.8);
}

/** Level 1 of a class, printed where its Hero card will lie. */
function drawHeroSlot(sheet: Sheet, kind: HeroClass): void {
  const { x, y, w, h } = HERO_SLOTS[kind];
  const level = CATALOG.heroes.find((hero) => hero.kind === kind)?.levels[0];
  drawSlotFrame(sheet, { x, y, w, h }, kind);
  sheet.fill('tint', rect({ x: x + 9, y: y + 9, w: 88, h: h - 18 }));
  const hatch = new Path2D();
  for (let q = 0; q < 22; q++) {
    sliver(hatch, [
      [x + 10, y + 14 + q * 7, 3],
      [x + 34 + (q % 3) * 8, y + 14 + q * 7, 0.4],
    ]);
  }
  sheet.fill('ink', hatch);
  drawMeeple(sheet, kind, x + 57, y + 92, 108);
  const column = { x: x + 106, w: 108 };
  setLine(sheet, 'ink', KIND_NOUNS[kind].one, { ...column, y: y + 10, h: 46 }, { style: DISPLAY, size: 34 });
  sheet.fill('ink', rect({ ...column, y: y + 55, h: 2 }));
  setLine(sheet, 'fine', level?.name ?? '', { ...column, y: y + 60, h: 20 }, { style: TEXT, size: 18 });
  setLine(sheet, 'fine', 'LEVEL I', { ...column, y: y + 78, h: 17 }, { style: LABEL, size: 14 });
  drawSlice(sheet, x + 158, y + 131, 34, kind);
  drawNumeral(sheet, String(level?.combatValue ?? 0), boxAround(x + 158, y + 131, 48, 46), 44);
}

function drawBagPlace(sheet: Sheet, paint: Hex): void {
  const box = { x: 1064, y: 690, w: 288, h: 176 };
  const { x, y, r } = BAG_PLACE;
  drawSlotFrame(sheet, box, 'bag');
  sheet.stroke('ink', disc(x, y, r), 3, [12, 8]);
  drawProp(sheet, 'swap-bag', x, y + 46, 100, paint);
  setLine(sheet, 'ink', 'Your bag', { x: 1222, y: 706, w: 120, h: 40 }, { style: DISPLAY, size: 26 });
  const words = { x: 1222, y: 748, w: 120, h: 104 };
  setBlock(sheet, 'fine', 'Shake well. It will not help, but do shake.', words, { style: ITALIC, size: 21 });
}

export function* drawPlayerBoard(color: string, scale: number): Drawing {
  const paint = PLAYER_PAINT[color as PlayerColor];
  const inks = cardInks('#ecd3a0', '#3f5a80', '#b9803f');
  const sheet = new Sheet({ width: W, height: H, scale, inks, seed: `player${color}`, paper: PAPER.sheet });
  drawRoof(sheet);
  yield;
  drawLodgings(sheet, paint);
  yield;
  drawTavern(sheet, paint);
  yield;
  const foot = { x: 30, y: 676, w: 1340, h: 200 };
  sheet.cut(rect(foot));
  drawStones(sheet, foot, 33, 'foot');
  sheet.fill('tint', rect(foot));
  yield;
  for (const kind of CLASSES) drawHeroSlot(sheet, kind);
  drawBagPlace(sheet, paint);
  drawRibbon(sheet, { x: 700, y: 378, w: 280, h: 46, size: 35, fold: 22 }, 'b', 'Lodgings');
  drawRibbon(sheet, { x: 700, y: 656, w: 250, h: 46, size: 35, fold: 22 }, 'b', 'Tavern');
  drawBand(sheet, { x: 8, y: 8, w: W - 16, h: H - 16 }, 20, 'rope', 'pl');
  return sheet;
}
