/** Lays marks out in one row or two, as large as their box allows. */
import type { Box } from '../maths/strokes.ts';
import type { Atom, Group } from './atoms.ts';

export type PlacedAtom = { readonly atom: Atom; readonly box: Box };
/** Width of a figure or of a caption, set at size 1. */
export type TextWidth = (text: string, as: 'figure' | 'caption') => number;

export const FIGURE_SIZE = 0.62;
export const CAPTION_SIZE = 0.25;
export const CAPTION_GAP = 0.06;
const GAP = 0.2;
const ARROW = 0.9;
const REPEATED_MEEPLE = 0.74;

/** Widths in shares of the row's height. */
const WIDTHS = { meeple: 0.94, symbol: 0.92, seal: 0.9, laurel: 0.98, ladderCell: 0.56 } as const;

function widthOf(atom: Atom, textWidth: TextWidth): number {
  const caption = 'caption' in atom && atom.caption ? textWidth(atom.caption, 'caption') * CAPTION_SIZE + 0.14 : 0;
  switch (atom.draw) {
    case 'figure':
      return Math.max(caption, textWidth(atom.text, 'figure') * FIGURE_SIZE + 0.1);
    case 'word':
      return textWidth(atom.text, 'caption') * CAPTION_SIZE * 1.3 + 0.16;
    case 'arrow':
      return ARROW;
    case 'ladder':
      return atom.values.length * WIDTHS.ladderCell + 0.06;
    default:
      return Math.max(caption, WIDTHS[atom.draw]);
  }
}

type Sized = { readonly atom: Atom; readonly x: number; readonly w: number };
type Row = { readonly sized: readonly Sized[]; readonly width: number };

const isRepeat = (atom: Atom, before: Atom | undefined): boolean =>
  atom.draw === 'meeple' && before?.draw === 'meeple' && before.kind === atom.kind;

/** One row at height 1. */
function rowOf(groups: readonly Group[], textWidth: TextWidth): Row {
  const sized: Sized[] = [];
  let x = 0;
  groups.forEach((group, i) => {
    if (i > 0) x += GAP;
    group.forEach((atom, k) => {
      const w = widthOf(atom, textWidth);
      const overlap = isRepeat(atom, group[k - 1]) ? w - REPEATED_MEEPLE : 0;
      sized.push({ atom, x: x - overlap, w });
      x += w - overlap;
    });
  });
  return { sized, width: x };
}

const heightFor = (rows: readonly Row[], box: Box, maxHeight: number): number => {
  const widest = Math.max(...rows.map(({ width }) => width));
  const share = rows.length === 1 ? 1 : 0.94 / rows.length;
  return Math.min(maxHeight, box.h * share, box.w / widest);
};

/** One row, or the split into two that leaves the marks largest; an arrow never begins a row. */
export function layoutMarks(
  groups: readonly Group[],
  box: Box,
  maxHeight: number,
  textWidth: TextWidth,
): readonly PlacedAtom[] {
  if (groups.length === 0) return [];
  const splits = groups.map((_, i) => i).filter((i) => i > 0 && groups[i]?.[0]?.draw !== 'arrow');
  const candidates = [
    [rowOf(groups, textWidth)],
    ...splits.map((i) => [rowOf(groups.slice(0, i), textWidth), rowOf(groups.slice(i), textWidth)]),
  ];
  const best = candidates.reduce((a, b) =>
    heightFor(b, box, maxHeight) > heightFor(a, box, maxHeight) * 1.08 ? b : a,
  );
  const h = heightFor(best, box, maxHeight);
  const step = best.length === 1 ? 0 : box.h / best.length;
  return best.flatMap((row, i) => {
    const left = box.x + (box.w - row.width * h) / 2;
    const middle = best.length === 1 ? box.y + box.h / 2 : box.y + step * (i + 0.5);
    return row.sized.map(({ atom, x, w }) => ({ atom, box: { x: left + x * h, y: middle - h / 2, w: w * h, h } }));
  });
}
