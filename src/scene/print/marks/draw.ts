/** Draws marks that have been laid out. */
import type { FaceMarks } from '../../../content/words/faces.ts';
import { DISTRICT_ICONS, KIND_ICONS, type MarkKind, TYPE_ICONS } from '../../../content/words/iconKeys.ts';
import type { FaceMark } from '../../../content/words/icons.ts';
import type { District, MonsterType } from '../../../engine/index.ts';
import { cardIcon, type IconName } from '../canvas/icons.ts';
import { BOLD, DISPLAY, LABEL, lineWidth, setLine } from '../canvas/lettering.ts';
import { handRect, rect } from '../canvas/paths.ts';
import type { Sheet, Target } from '../canvas/sheet.ts';
import { drawAnyUnit, drawMeeple } from '../glyphs/meeple.ts';
import { drawArrow, drawLaurel, drawNumeral, drawSymbol } from '../glyphs/small.ts';
import type { Box } from '../maths/strokes.ts';
import { drawSeal } from '../ornaments/seals.ts';
import type { Atom } from './atoms.ts';
import { groupsOf } from './atoms.ts';
import { CAPTION_GAP, CAPTION_SIZE, FIGURE_SIZE, layoutMarks, type PlacedAtom } from './layout.ts';

export type MarkColors = {
  /** Under symbols. */
  readonly symbol: Target | undefined;
  readonly laurel: Target | undefined;
  readonly seal: Target;
};

/** The emblems of print: two of the words' icons are badges in a ring, which no seal or shield can hold. */
export const TYPE_EMBLEMS: Readonly<Record<MonsterType, IconName>> = {
  humanoid: cardIcon(TYPE_ICONS.humanoid),
  monstrous: 'paw-print',
  undead: 'death-skull',
};
export const DISTRICT_EMBLEMS: Readonly<Record<District, IconName>> = {
  castle: 'white-tower',
  villages: 'wood-cabin',
  cathedral: cardIcon(DISTRICT_ICONS.cathedral),
  university: 'open-book',
};

export function drawMarks(
  sheet: Sheet,
  { asks, gives }: FaceMarks,
  box: Box,
  maxHeight: number,
  colors: MarkColors,
): void {
  const textWidth = (text: string, as: 'figure' | 'caption') =>
    lineWidth(sheet, as === 'figure' ? 'ink' : 'fine', text, as === 'figure' ? DISPLAY : BOLD, 1);
  for (const placed of layoutMarks(groupsOf(asks, gives), box, maxHeight, textWidth)) drawAtom(sheet, placed, colors);
}

/** Results alone, without any arrow. */
export function drawGains(
  sheet: Sheet,
  gives: readonly FaceMark[],
  box: Box,
  maxHeight: number,
  colors: MarkColors,
): void {
  drawMarks(sheet, { asks: [], gives }, box, maxHeight, colors);
}

function drawAtom(sheet: Sheet, { atom, box }: PlacedAtom, colors: MarkColors): void {
  const caption = 'caption' in atom ? atom.caption : undefined;
  const room = caption === undefined ? 0 : CAPTION_SIZE + CAPTION_GAP;
  const h = box.h * (1 - room);
  drawPicture(sheet, atom, { ...box, h }, colors, box.h);
  if (caption !== undefined) {
    const line = { x: box.x, y: box.y + box.h * (1 - CAPTION_SIZE), w: box.w, h: box.h * CAPTION_SIZE };
    setLine(sheet, 'fine', caption, line, { style: BOLD, size: line.h, minSize: line.h * 0.6 });
  }
}

function drawPicture(sheet: Sheet, atom: Atom, box: Box, colors: MarkColors, full: number): void {
  const x = box.x + box.w / 2;
  const y = box.y + box.h / 2;
  switch (atom.draw) {
    case 'meeple':
      drawKind(sheet, atom.kind, x, y, box.h, colors);
      return;
    case 'symbol':
      drawSymbol(sheet, cardIcon(atom.icon), x, y, box.h * 0.86, { plate: colors.symbol });
      return;
    case 'seal':
      drawSeal(sheet, x, y, box.h * 0.44, TYPE_EMBLEMS[atom.type], colors.seal);
      return;
    case 'laurel':
      drawLaurel(sheet, atom.text, x, y, box.h * 0.96, colors.laurel);
      return;
    case 'figure':
      drawNumeral(sheet, atom.text, box, full * FIGURE_SIZE);
      return;
    case 'word':
      setLine(sheet, 'fine', atom.text, box, { style: BOLD, size: full * CAPTION_SIZE * 1.3 });
      return;
    case 'ladder':
      drawLadder(sheet, atom.values, box);
      return;
    case 'arrow':
      drawArrow(sheet, box.x + box.w * 0.06, y, box.w * 0.86, box.h * 0.56);
  }
}

function drawKind(sheet: Sheet, kind: MarkKind, x: number, y: number, h: number, colors: MarkColors): void {
  if (kind === 'any') drawAnyUnit(sheet, x, y, h);
  else if (kind === 'prestige') {
    drawAnyUnit(sheet, x, y, h);
    drawSymbol(sheet, cardIcon(KIND_ICONS.prestige), x, y + h * 0.06, h * 0.42, { plate: colors.symbol });
  } else drawMeeple(sheet, kind, x, y, h);
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** What a set is worth: one small column for each of its Rooms. */
function drawLadder(sheet: Sheet, values: readonly string[], box: Box): void {
  const w = box.w / values.length;
  values.forEach((value, i) => {
    const cell = { x: box.x + i * w + w * 0.05, y: box.y + box.h * 0.04, w: w * 0.9, h: box.h * 0.92 };
    const head = { ...cell, h: cell.h * 0.34 };
    sheet.cut(rect(cell), 2);
    sheet.fill('tint', rect(head));
    sheet.stroke('ink', handRect(cell, 0.8, `ladder${i}`), Math.max(1.6, box.h * 0.03));
    sheet.fill('ink', rect({ ...cell, y: cell.y + head.h, h: Math.max(1.4, box.h * 0.02) }));
    setLine(sheet, 'fine', ROMAN[i] ?? '', head, { style: LABEL, size: head.h * 0.8 });
    setLine(
      sheet,
      'ink',
      value,
      { ...cell, y: cell.y + head.h * 1.1, h: cell.h - head.h * 1.15 },
      {
        style: DISPLAY,
        size: cell.h * 0.5,
      },
    );
  });
}
