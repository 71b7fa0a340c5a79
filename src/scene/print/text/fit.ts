/** Finds the size and the line breaks at which words stay inside their box. */
import type { Box } from '../maths/strokes.ts';

/** Extents of a string set at size 1: width, reach above and below the baseline, and the height of its capitals. */
export type Extent = {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly cap: number;
};
export type Measure = (text: string) => Extent;

export type Line = {
  readonly text: string;
  readonly size: number;
  /** Horizontal middle and baseline. */
  readonly x: number;
  readonly y: number;
  readonly extent: Box;
};

export type Fit = { readonly size: number; readonly minSize: number };

const STEP = 0.5;

/** What the ink of a line covers when its capitals are centred on the box. */
function lineIn(text: string, box: Box, size: number, measure: Measure): Line {
  const { width, ascent, descent, cap } = measure(text);
  const x = box.x + box.w / 2;
  const y = box.y + box.h / 2 + (cap * size) / 2;
  return {
    text,
    size,
    x,
    y,
    extent: { x: x - (width * size) / 2, y: y - ascent * size, w: width * size, h: (ascent + descent) * size },
  };
}

export function isInside(inner: Box, outer: Box, slack = 0.5): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.w <= outer.x + outer.w + slack &&
    inner.y + inner.h <= outer.y + outer.h + slack
  );
}

/** One line, as large as the box allows, never under the smallest size. */
export function fitLine(text: string, box: Box, fit: Fit, measure: Measure): Line {
  for (let size = fit.size; size > fit.minSize; size -= STEP) {
    const line = lineIn(text, box, size, measure);
    if (isInside(line.extent, box, 0)) return line;
  }
  return lineIn(text, box, fit.minSize, measure);
}

export function breakLines(text: string, width: number, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && measure(longer).width * size > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

/** As few lines as the width asks for, of as even a length as they can have. */
export function balancedLines(text: string, width: number, size: number, measure: Measure): string[] {
  let best = breakLines(text, width, size, measure);
  const count = best.length;
  for (let narrower = width * 0.95; narrower > width * 0.4; narrower -= width * 0.05) {
    const lines = breakLines(text, narrower, size, measure);
    const widest = Math.max(...lines.map((line) => measure(line).width * size));
    if (lines.length > count || widest > narrower) break;
    best = lines;
  }
  return best;
}

/** A paragraph centred in its box, shrunk until it fits. */
export function fitBlock(
  text: string,
  box: Box,
  fit: Fit & { readonly leading: number },
  measure: Measure,
): readonly Line[] {
  for (let size = fit.size; ; size = Math.max(fit.minSize, size - STEP)) {
    const lines = stack(balancedLines(text, box.w, size, measure), box, size, fit.leading, measure);
    if (size === fit.minSize || lines.every(({ extent }) => isInside(extent, box, 0))) return lines;
  }
}

function stack(texts: readonly string[], box: Box, size: number, leading: number, measure: Measure): Line[] {
  const step = size * leading;
  const top = box.y + (box.h - step * texts.length) / 2;
  return texts.map((text, i) => lineIn(text, { x: box.x, y: top + i * step, w: box.w, h: step }, size, measure));
}
