/** Meeples on paper: gouache in an ink outline, hatched on the far side. */
import type { Kind } from '../../../engine/index.ts';
import { engrave } from '../canvas/engrave.ts';
import { type Placing, place } from '../canvas/paths.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { boxAround } from '../maths/strokes.ts';
import { mirrorHalf, writePath } from '../maths/svgPath.ts';
import { MEEPLE_PAINT } from '../palette.ts';
import { MEEPLE_DRAWINGS, type MeepleDetail } from './meepleDrawings.ts';

type Glyph = {
  readonly outline: Path2D;
  readonly hole: Path2D | undefined;
  readonly details: readonly { readonly fill: MeepleDetail['fill']; readonly path: Path2D }[];
};

const glyphs = new Map<Kind, Glyph>();

function glyphOf(kind: Kind): Glyph {
  const made = glyphs.get(kind);
  if (made) return made;
  const { outline, isHalf, hole, details } = MEEPLE_DRAWINGS[kind];
  const glyph = {
    outline: new Path2D(isHalf ? writePath(mirrorHalf(outline, 50), 2) : outline),
    hole: hole === undefined ? undefined : new Path2D(hole),
    details: details.map(({ fill, path }) => ({ fill, path: new Path2D(path) })),
  };
  glyphs.set(kind, glyph);
  return glyph;
}

/** Share of a meeple's height that its box needs, outline included. */
const BOX = 112;
const HATCH_FROM = 34;
const DETAIL_FROM = 24;

function puts(x: number, y: number, height: number, placing: Placing): (path: Path2D) => Path2D {
  return (path) => place(path, x, y, height / BOX, { ...placing, cx: 50, cy: 50 });
}

/** A meeple of a kind with its middle on (x, y). */
export function drawMeeple(
  sheet: Sheet,
  kind: Kind,
  x: number,
  y: number,
  height: number,
  placing: Placing = {},
): void {
  const glyph = glyphOf(kind);
  const put = puts(x, y, height, placing);
  const body = put(glyph.outline);
  const line = Math.max(2, height * 0.05);
  sheet.cut(body, height * 0.05);
  sheet.stroke('ink', body, line);
  sheet.cut(body, 0, ['ink']);
  sheet.fill(MEEPLE_PAINT[kind], body);
  if (height >= DETAIL_FROM) drawDetails(sheet, body, glyph, put, height);
  if (height >= HATCH_FROM && kind !== 'knight') {
    engrave(sheet, 'ink', body, boxAround(x, y, height * 1.06), {
      pitch: Math.max(2.2, height / 24),
      base: -0.02,
      gain: 1.5,
      radius: 0.05,
      bend: 1,
      light: [0.75, 0.66],
      invert: true,
      outline: 0.3,
      max: 0.62,
    });
  }
  if (kind === 'knight') engrave(sheet, '#b8ae9f', body, boxAround(x, y, height * 1.06), KNIGHT_SHINE(height));
  if (glyph.hole) {
    const hole = put(glyph.hole);
    sheet.cut(hole);
    sheet.stroke('ink', hole, line * 0.6);
  }
}

const KNIGHT_SHINE = (height: number) => ({
  pitch: Math.max(2.2, height / 24),
  base: -0.3,
  gain: 1.3,
  radius: 0.05,
  bend: 1,
  invert: true,
  outline: 0.5,
  max: 0.3,
});

function drawDetails(sheet: Sheet, body: Path2D, glyph: Glyph, put: (path: Path2D) => Path2D, height: number): void {
  sheet.within(body, () => {
    for (const { fill, path } of glyph.details) {
      const shape = put(path);
      sheet.fill(fill, shape);
      if (fill !== 'ink') {
        sheet.cut(shape, 0, ['ink']);
        if (height >= 50) sheet.stroke('ink', shape, Math.max(1.4, height * 0.02));
      }
    }
  }, ['hand', 'ink']);
}

/** Any Unit: a plain meeple in a dashed line. */
export function drawAnyUnit(sheet: Sheet, x: number, y: number, height: number): void {
  const body = puts(x, y, height, {})(glyphOf('peasant').outline);
  sheet.cut(body, height * 0.04);
  sheet.stroke('ink', body, Math.max(1.8, height * 0.045), [height * 0.08, height * 0.07]);
}
