/** Sets words on a sheet, always in a box, and keeps a record of where their ink lies. */
import type { Box } from '../maths/strokes.ts';
import { type Extent, fitBlock, fitLine, type Line, type Measure } from '../text/fit.ts';
import type { PlateName, Sheet, Target } from './sheet.ts';
import type { Context } from './surface.ts';

export type Style = {
  readonly family: 'New Rocker' | 'Grenze';
  readonly weight: 400 | 500 | 600 | 700;
  readonly isItalic?: boolean;
  /** Letter spacing in ems. */
  readonly tracking?: number;
};

export const DISPLAY: Style = { family: 'New Rocker', weight: 400 };
export const TEXT: Style = { family: 'Grenze', weight: 500 };
export const ITALIC: Style = { family: 'Grenze', weight: 500, isItalic: true };
export const LABEL: Style = { family: 'Grenze', weight: 700, tracking: 0.1 };
export const BOLD: Style = { family: 'Grenze', weight: 700 };

const PROBE = 100;

function setFont(context: Context, style: Style, size: number): void {
  context.font = `${style.isItalic ? 'italic ' : ''}${style.weight} ${size}px "${style.family}"`;
  if ('letterSpacing' in context) context.letterSpacing = `${(style.tracking ?? 0) * size}px`;
}

function measureWith(context: Context, style: Style): Measure {
  const seen = new Map<string, Extent>();
  return (text) => {
    const known = seen.get(text);
    if (known) return known;
    context.save();
    setFont(context, style, PROBE);
    context.textAlign = 'center';
    const cap = context.measureText('H').actualBoundingBoxAscent;
    const it = context.measureText(text);
    context.restore();
    const reach = Math.max(it.actualBoundingBoxLeft, it.actualBoundingBoxRight) * 2;
    const extent = {
      width: Math.max(it.width, reach) / PROBE,
      ascent: it.actualBoundingBoxAscent / PROBE,
      descent: it.actualBoundingBoxDescent / PROBE,
      cap: cap / PROBE,
    };
    seen.set(text, extent);
    return extent;
  };
}

export type Setting = {
  readonly style: Style;
  readonly size: number;
  /** Smallest size the words may shrink to. */
  readonly minSize?: number;
  /** `cut` takes the letters out of the plate. */
  readonly mode?: 'ink' | 'cut';
  /** Clears this much around the letters first, in shares of the size, so that they read on rings and hatching. */
  readonly halo?: number;
};

/** One line in a box, with its capitals in the middle. */
export function setLine(sheet: Sheet, target: Target, text: string, box: Box, setting: Setting): Line {
  const measure = measureWith(plateOf(sheet, target), setting.style);
  const fit = { size: setting.size, minSize: setting.minSize ?? setting.size * 0.5 };
  const line = fitLine(text, box, fit, measure);
  draw(sheet, target, [line], box, setting);
  return line;
}

/** A paragraph in a box. */
export function setBlock(
  sheet: Sheet,
  target: Target,
  text: string,
  box: Box,
  setting: Setting & { readonly leading?: number },
): void {
  const measure = measureWith(plateOf(sheet, target), setting.style);
  const fit = { size: setting.size, minSize: setting.minSize ?? setting.size * 0.6, leading: setting.leading ?? 1.08 };
  draw(sheet, target, fitBlock(text, box, fit, measure), box, setting);
}

/** Width of a line at a size, for laying things out round it. */
export function lineWidth(sheet: Sheet, plate: PlateName, text: string, style: Style, size: number): number {
  return measureWith(sheet.peek(plate), style)(text).width * size;
}

const plateOf = (sheet: Sheet, target: Target): Context =>
  sheet.peek(target.startsWith('#') ? 'hand' : (target as PlateName));

function draw(sheet: Sheet, target: Target, lines: readonly Line[], box: Box, setting: Setting): void {
  for (const line of lines) {
    if (setting.halo) clear(sheet, line, setting);
    const context = sheet.on(target);
    context.save();
    setFont(context, setting.style, line.size);
    context.textAlign = 'center';
    if (setting.mode === 'cut') context.globalCompositeOperation = 'destination-out';
    context.fillText(line.text, line.x, line.y);
    context.restore();
    sheet.texts.push({ text: line.text, size: line.size, box, extent: line.extent });
  }
}

function clear(sheet: Sheet, line: Line, setting: Setting): void {
  const context = sheet.on('ink');
  context.save();
  setFont(context, setting.style, line.size);
  context.textAlign = 'center';
  context.globalCompositeOperation = 'destination-out';
  context.lineWidth = line.size * (setting.halo ?? 0) * 2;
  context.strokeText(line.text, line.x, line.y);
  context.restore();
}
