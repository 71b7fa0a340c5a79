/** The scoreboard: the VP track round Moredraw, and places for the Dark Council and its tokens. */
import type { Drawing } from '../canvas/drawing.ts';
import { engrave } from '../canvas/engrave.ts';
import { type IconName, icon, iconBox } from '../canvas/icons.ts';
import { DISPLAY, ITALIC, setLine } from '../canvas/lettering.ts';
import { disc, handDisc, handRect, rect, sliver } from '../canvas/paths.ts';
import { Sheet } from '../canvas/sheet.ts';
import { FACE_SIZES } from '../faces/ids.ts';
import { type Rng, rngOf } from '../maths/random.ts';
import { type Box, boxAround, inset } from '../maths/strokes.ts';
import { drawBand } from '../ornaments/band.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { BRASS, COUNCIL, cardInks, PAPER } from '../palette.ts';
import { drawStanding } from '../scenery/figures.ts';
import { drawHill } from '../scenery/ground.ts';
import { drawDarkTower, drawSawEye } from '../scenery/moredraw.ts';
import { drawFir } from '../scenery/trees.ts';
import { COUNCIL_PLACES, TOKEN_PLACES, TOKEN_RADIUS, TRACK_LENGTH, trackCell } from './scoreLayout.ts';

const { width: W, height: H } = FACE_SIZES.score;
const LAND: Box = { x: 120, y: 120, w: 1440, h: 680 };
const EYE = { x: 840, y: 318 } as const;

function drawGlare(sheet: Sheet, random: Rng): void {
  sheet.fill('a', rect(LAND));
  const beams = new Path2D();
  const count = 130;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const at = (reach: number, width: number) =>
      [EYE.x + Math.cos(angle) * reach, EYE.y + Math.sin(angle) * reach, width] as const;
    sliver(beams, [at(110, 0.4), at(480, 9), at(1100, 26 + random() * 6)]);
  }
  sheet.fill('ink', beams);
  drawSawEye(sheet, EYE.x, EYE.y, 106);
}

function drawLand(sheet: Sheet, random: Rng): void {
  for (const [y, amp, density] of [
    [520, 70, 0.5],
    [640, 44, 0.75],
  ] as const) {
    drawHill(sheet, LAND, { y, amp, seed: `mor${y}`, plate: 'a', density, pitch: 9, freq: 90 });
  }
  for (let i = 0; i < 26; i++) {
    const x = LAND.x + 20 + i * 56 + random() * 24;
    if (random() < 0.6) drawFir(sheet, x, 640 + random() * 120, 80 + random() * 60, random, 'a', 0.8);
    else drawStanding(sheet, random() < 0.5 ? 'axe-in-stump' : 'stump-regrowth', x, 690 + random() * 70, 70, 'b');
  }
  drawDarkTower(sheet, EYE.x, 800, 146, 376);
  const door = new Path2D();
  door.moveTo(818, 790);
  door.lineTo(818, 720);
  door.arc(840, 720, 22, Math.PI, 0);
  door.lineTo(862, 790);
  door.closePath();
  sheet.cut(door, 4);
  sheet.fill('b', door);
  drawHill(sheet, LAND, { y: 780, amp: 8, seed: 'fg', plate: 'a', density: 0.8, pitch: 7 });
}

const EMBLEMS: readonly IconName[] = ['overlord-helm', 'crowned-skull', 'daemon-skull', 'burning-skull'];

function drawCouncilPlace(sheet: Sheet, box: Box, i: number): void {
  const isHenchman = i === 3;
  const x = box.x + box.w / 2;
  const frame = handRect(box, 1.6, `o${i}`);
  sheet.cut(frame, 8);
  sheet.fill(PAPER.slot, frame);
  sheet.stroke('ink', frame, 8);
  sheet.stroke('ink', handRect(inset(box, 11), 1, `oi${i}`), 2);
  const emblem = icon(EMBLEMS[i] ?? 'daemon-skull', x, box.y + 138, 150);
  sheet.fill('#c46a3c', emblem);
  const carving = { pitch: 5.4, base: 0.42, gain: 0.9, bend: 2.4, max: 0.84, outline: 0.3 };
  engrave(sheet, 'ink', emblem, iconBox(x, box.y + 138, 150), carving);
  const name = isHenchman ? 'Henchman' : 'Overlord';
  setLine(sheet, 'ink', name, boxAround(x, box.y + 250, 190, 42), { style: DISPLAY, size: 34 });
  const words = isHenchman ? 'as often as you dare' : 'once in the game';
  setLine(sheet, 'fine', words, boxAround(x, box.y + 284, 190, 26), { style: ITALIC, size: 20 });
}

function drawTokenPlaces(sheet: Sheet): void {
  TOKEN_PLACES.forEach(([x, y], i) => {
    const place = handDisc(x, y, TOKEN_RADIUS, 1, `t${i}`);
    sheet.cut(place, 6);
    sheet.fill('#f6ead0', place);
    sheet.stroke('ink', place, 5);
    sheet.stroke('ink', disc(x, y, 37), 2, [7, 6]);
    sheet.fill('ink', icon('laurel-crown', x, y, 44));
  });
}

function drawCell(sheet: Sheet, vp: number): void {
  const [x, y] = trackCell(vp);
  const isFive = vp % 5 === 0;
  const isTen = vp % 10 === 0;
  const cell = handRect(boxAround(x, y, 68), 1.4, `c${vp}`);
  if (isFive) sheet.fill(isTen ? 'b' : 'tint', cell);
  sheet.stroke('ink', cell, 3);
  const ticks = new Path2D();
  for (let k = 0; k < 5; k++) {
    sliver(ticks, [
      [x + 33, y - 24 + k * 12, 3],
      [x + 20 + (k % 2) * 4, y - 23 + k * 12, 0.4],
    ]);
    sliver(ticks, [
      [x - 33, y - 20 + k * 12, 1.6],
      [x - 24, y - 20 + k * 12, 0.3],
    ]);
  }
  sheet.fill('ink', ticks);
  if (isTen) sheet.stroke('ink', handRect(boxAround(x, y, 56), 1, `ci${vp}`), 1.8);
  setLine(sheet, 'ink', String(vp), boxAround(x, y, 52, 50), { style: DISPLAY, size: isFive ? 40 : 32 });
}

export function* drawScoreboard(_id: string, scale: number): Drawing {
  const inks = cardInks(COUNCIL.pale, COUNCIL.hex, BRASS);
  const sheet = new Sheet({ width: W, height: H, scale, inks, seed: 'score', paper: PAPER.sheet });
  const random = rngOf('score');
  const land = rect(LAND);
  sheet.within(land, () => drawGlare(sheet, random));
  yield;
  sheet.within(land, () => drawLand(sheet, random));
  yield;
  for (const [i, box] of COUNCIL_PLACES.entries()) drawCouncilPlace(sheet, box, i);
  drawTokenPlaces(sheet);
  sheet.stroke('ink', land, 7);
  yield;
  for (const strip of [
    { x: 30, y: 30, w: W - 60, h: 88 },
    { x: 30, y: 802, w: W - 60, h: 88 },
    { x: 30, y: 30, w: 88, h: 860 },
    { x: 1562, y: 30, w: 88, h: 860 },
  ]) {
    sheet.cut(rect(strip));
  }
  for (let vp = 0; vp < TRACK_LENGTH; vp++) drawCell(sheet, vp);
  yield;
  drawRibbon(sheet, { x: 840, y: 166, w: 440, h: 62, size: 46, fold: 40 }, 'b', 'The Dark Council');
  drawBand(sheet, { x: 8, y: 8, w: W - 16, h: H - 16 }, 20, 'leaves', 'sc');
  return sheet;
}
