/** The backs of cards and tiles. */
import type { Drawing } from '../canvas/drawing.ts';
import { engrave } from '../canvas/engrave.ts';
import { type IconName, icon, iconBox } from '../canvas/icons.ts';
import { arch, handDisc, handRect, polygon, rect, sliver } from '../canvas/paths.ts';
import { type Hex, Sheet } from '../canvas/sheet.ts';
import { noiseOf, rngOf } from '../maths/random.ts';
import type { Box, Nib, Point } from '../maths/strokes.ts';
import { type Band, drawBand } from '../ornaments/band.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { BRASS, cardInks, GOLD, PAPER, QUEST_TONES } from '../palette.ts';
import { drawStanding } from '../scenery/figures.ts';
import { drawHill } from '../scenery/ground.ts';
import { drawBeams, drawDarkTower, drawSawEye } from '../scenery/moredraw.ts';
import { drawSky } from '../scenery/skies.ts';
import { drawFir } from '../scenery/trees.ts';
import { FACE_SIZES, type FaceFamily } from './ids.ts';
import { drawLeaf } from './questCard.ts';

const CARD_WINDOW: Box = { x: 34, y: 34, w: 444, h: 648 };
const TILE_WINDOW: Box = { x: 30, y: 30, w: 580, h: 388 };

function newBack(family: FaceFamily, scale: number, tones: readonly [Hex, Hex, Hex]): Sheet {
  return new Sheet({ ...FACE_SIZES[family], scale, inks: cardInks(...tones), seed: family, paper: PAPER.sheet });
}

/** An icon carved large. */
function drawEmblem(sheet: Sheet, name: IconName, x: number, y: number, size: number, rot = 0, flip = false): void {
  const shape = icon(name, x, y, size, { rot, flip });
  sheet.cut(shape, 5);
  sheet.fill('b', shape);
  const carving = { pitch: Math.max(4.2, size / 44), base: 0.3, gain: 1.2, bend: 2.4 };
  engrave(sheet, 'ink', shape, iconBox(x, y, size), carving);
}

function drawRoundel(sheet: Sheet, x: number, y: number, r: number, seed: string): void {
  const shape = handDisc(x, y, r, 3, seed);
  sheet.cut(shape, 6);
  sheet.fill('tint', shape);
  drawBeams(sheet, 'a', x, y, { from: r * 0.4, to: r * 0.98 }, 66, 0.44);
  sheet.stroke('ink', shape, 6.5);
}

export function* drawMonsterBack(_id: string, scale: number): Drawing {
  const sheet = newBack('monsterBack', scale, ['#d8a08a', '#a8321f', BRASS]);
  const random = rngOf('monster-back');
  const window = rect(CARD_WINDOW);
  sheet.within(window, () => {
    sheet.fill('a', window);
    drawBeams(sheet, 'ink', 256, 270, { from: 120, to: 620 }, 84, 0.62);
    drawSawEye(sheet, 256, 270, 132);
    drawDarkTower(sheet, 256, 702, 104, 304);
    const ridge = drawHill(sheet, CARD_WINDOW, { y: 560, amp: 26, seed: 'mb1', plate: 'a', density: 0.5, pitch: 8 });
    for (let i = 0; i < 9; i++) {
      const x = 44 + i * 54 + random() * 16;
      if (Math.abs(x - 256) <= 56) continue;
      if (i % 3 === 0) drawStanding(sheet, 'axe-in-stump', x, ridge(x) + 20, 60, 'b');
      else drawFir(sheet, x, ridge(x) + 12, 70 + random() * 50, random, 'a', 0.8);
    }
    drawHill(sheet, CARD_WINDOW, { y: 628, amp: 12, seed: 'mb2', plate: 'a', density: 0.7, pitch: 7 });
  });
  yield;
  drawBand(sheet, { x: 14, y: 14, w: 484, h: 688 }, 20, 'leaves', 'mb');
  drawRibbon(sheet, { x: 256, y: 640, w: 330, h: 62, size: 46 }, 'b', 'Moredraw');
  return sheet;
}

/** The rings of a tree over the whole sheet. */
function drawTreeRings(sheet: Sheet, x: number, y: number): void {
  const noise = noiseOf('qb');
  const rings = new Path2D();
  const pitch = 8.4;
  for (let q = 6; q < 520; q += pitch) {
    const nibs = Array.from({ length: 91 }, (_, t): Nib => {
      const angle = (t / 90) * Math.PI * 2;
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      const r = q * (1 + noise(c * 1.4 + 4, s * 1.4) * 0.13) + noise(c * 5, s * 5 + q / 40) * 4;
      return [x + c * r * 0.86, y + s * r, pitch * (0.36 + noise(c * 2 + q / 90, s * 2) * 0.34)];
    });
    sliver(rings, nibs);
  }
  sheet.fill('ink', rings);
}

export function* drawQuestBack(_id: string, scale: number): Drawing {
  const sheet = newBack('questBack', scale, [QUEST_TONES.ongoing.pale, QUEST_TONES.ongoing.hex, GOLD]);
  const window = rect(CARD_WINDOW);
  sheet.within(window, () => {
    sheet.fill('a', window);
    drawTreeRings(sheet, 256, 358);
    drawRoundel(sheet, 256, 340, 158, 'qd');
    for (const side of [-1, 1]) drawEmblem(sheet, 'tree-branch', 256 + side * 132, 484, 190, side * 0.5, side > 0);
    drawEmblem(sheet, 'scroll-quill', 256, 338, 240);
    for (const [x, y, rot] of [
      [92, 96, -0.8],
      [420, 96, 0.8],
      [92, 620, -2.4],
      [420, 620, 2.4],
    ] as const) {
      drawLeaf(sheet, x, y, 104, rot, 'b');
    }
  });
  yield;
  drawBand(sheet, { x: 14, y: 14, w: 484, h: 688 }, 20, 'rope', 'qb');
  drawRibbon(sheet, { x: 256, y: 596, w: 270, h: 60, size: 46 }, 'b', 'Quest');
  return sheet;
}

const KNOTS: readonly (readonly [x: number, y: number, r: number])[] = [
  [132, 120, 50],
  [520, 330, 58],
];

/** Three planks with two knots. */
function drawBoardGrain(sheet: Sheet): void {
  const noise = noiseOf('lb');
  const grain = new Path2D();
  const pitch = 7.6;
  for (let row = 10; row < 450; row += pitch) {
    const nibs: Nib[] = [];
    for (let x = 20; x <= 620; x += 8) {
      const start = row + noise(x / 190, row / 46) * 9;
      const y = KNOTS.reduce((at, [kx, ky, r]) => {
        const away = Math.hypot((x - kx) / 1.7, at - ky);
        return at + Math.sign(at - ky || 1) * Math.max(0, r - away) * 0.6;
      }, start);
      nibs.push([x, y, pitch * (0.34 + noise(x / 70, row / 20) * 0.3)]);
    }
    sliver(grain, nibs);
  }
  sheet.fill('ink', grain);
  for (const y of [159, 288]) {
    sheet.cut(rect({ x: 30, y, w: 580, h: 3 }), 1, ['ink']);
    sheet.fill('ink', rect({ x: 30, y, w: 580, h: 4 }));
  }
}

type TileBack = {
  readonly family: FaceFamily;
  readonly tones: readonly [Hex, Hex, Hex];
  readonly emblem: IconName;
  readonly sides: readonly [IconName, IconName];
  readonly name: string;
  readonly band: Band;
};

function* drawTileBack(back: TileBack, scale: number): Drawing {
  const sheet = newBack(back.family, scale, back.tones);
  const window = rect(TILE_WINDOW);
  sheet.within(window, () => {
    sheet.fill('a', window);
    drawBoardGrain(sheet);
    drawRoundel(sheet, 320, 206, 128, 'ld');
    drawEmblem(sheet, back.emblem, 320, 198, 168);
    drawEmblem(sheet, back.sides[0], 124, 206, 132, -0.1);
    drawEmblem(sheet, back.sides[1], 516, 206, 132, 0.1, true);
  });
  yield;
  drawBand(sheet, { x: 14, y: 14, w: 612, h: 420 }, 16, back.band, 'lb');
  drawRibbon(sheet, { x: 320, y: 362, w: 320, h: 58, size: 44 }, 'b', back.name);
  return sheet;
}

export const drawLocationBack = (_id: string, scale: number): Drawing =>
  drawTileBack(
    {
      family: 'locationBack',
      tones: ['#e0bf8a', '#9a5f2c', GOLD],
      emblem: 'medieval-village-01',
      sides: ['hand-saw', 'wood-axe'],
      name: 'Location',
      band: 'rope',
    },
    scale,
  );

export const drawOrderBack = (_id: string, scale: number): Drawing =>
  drawTileBack(
    {
      family: 'orderBack',
      tones: ['#b7bcc6', '#46557a', '#c9a13b'],
      emblem: 'trumpet-flag',
      sides: ['broadsword', 'shield'],
      name: 'Order',
      band: 'notches',
    },
    scale,
  );

function drawTower(sheet: Sheet): void {
  const battlements = [142, 166, 190, 212, 236, 258, 282, 306].flatMap((x, i): Point[] => {
    const [from, to] = i % 2 === 0 ? [118, 118] : [118, 138];
    return [
      [x, i % 2 === 0 ? (i === 0 ? 118 : 138) : from],
      [x, to],
    ];
  });
  const shape = polygon([
    [150, 440],
    [160, 190],
    [142, 176],
    ...battlements,
    [306, 118],
    [306, 176],
    [288, 190],
    [298, 440],
  ]);
  sheet.cut(shape, 6);
  sheet.fill('tint', shape);
  const stones = new Path2D();
  for (let y = 196, k = 0; y < 440; y += 20, k++) {
    sliver(stones, [
      [156, y, 2],
      [224, y + 6, 2.6],
      [292, y, 2],
    ]);
    for (let x = 166 + (k % 2) * 14; x < 290; x += 28) {
      sliver(stones, [
        [x, y + 3, 2],
        [x, y + 22, 2],
      ]);
    }
  }
  for (let i = 0; i < 42; i++) {
    sliver(stones, [
      [298, 150 + i * 7, 4.6],
      [244 + (i % 3) * 9, 152 + i * 7, 0.4],
    ]);
  }
  sheet.within(shape, () => sheet.fill('ink', stones), ['ink']);
  sheet.stroke('ink', shape, 5);
  for (const y of [220, 288]) {
    const frame = arch({ x: 206, y, w: 36, h: 46 });
    const light = arch({ x: 212, y: y + 6, w: 24, h: 40 });
    sheet.cut(frame, 3);
    sheet.fill('ink', frame);
    sheet.cut(light, 0, ['ink']);
    sheet.fill('b', light);
  }
}

export function* drawRoomBack(_id: string, scale: number): Drawing {
  const sheet = newBack('roomBack', scale, ['#c9c2b4', '#5f5570', '#d99b1f']);
  const random = rngOf('room-back');
  const box: Box = { x: 14, y: 14, w: 420, h: 420 };
  sheet.within(rect(box), () => {
    sheet.fill('a', rect(box));
    drawSky(sheet, 'moon', box, { seed: 'rb', mx: 0.5, my: 0.36, mr: 0.3 });
    drawHill(sheet, box, { y: 380, amp: 12, seed: 'rb', plate: 'a', density: 0.6 });
    drawTower(sheet);
    for (let i = 0; i < 8; i++) {
      const x = 24 + i * 56;
      if (Math.abs(x - 224) > 70) drawFir(sheet, x, 410 + random() * 10, 90 + random() * 60, random, 'a', 0.7);
    }
  });
  yield;
  sheet.stroke('ink', handRect({ x: 12, y: 12, w: 424, h: 424 }, 1.2, 'rbk'), 8);
  drawRibbon(sheet, { x: 224, y: 384, w: 290, h: 52, size: 36 }, 'b', 'Tower Room');
  return sheet;
}
