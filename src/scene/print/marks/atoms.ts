/** Turns the marks of a face into the single things that are drawn for them, in reading order. */

import { IDEA_ICONS, type MarkKind } from '../../../content/words/iconKeys.ts';
import type { FaceMark } from '../../../content/words/icons.ts';
import type { MonsterType } from '../../../engine/index.ts';

export type Atom =
  | { readonly draw: 'meeple'; readonly kind: MarkKind; readonly caption?: string }
  | { readonly draw: 'symbol'; readonly icon: string; readonly caption?: string }
  | { readonly draw: 'seal'; readonly type: MonsterType }
  | { readonly draw: 'laurel'; readonly text: string; readonly caption?: string }
  | { readonly draw: 'figure'; readonly text: string; readonly caption?: string }
  | { readonly draw: 'word'; readonly text: string }
  | { readonly draw: 'ladder'; readonly values: readonly string[] }
  | { readonly draw: 'arrow' };

/** Atoms that belong together and are never torn apart. */
export type Group = readonly Atom[];

type Reading = {
  readonly before?: string;
  readonly figure?: string;
  readonly caption?: string;
};

const FIGURE = /^(or )?([+−]?\d+\+?|\d\/−\d|\+)( each)?$/;
const UP_TO = /^≤ ?(\d+)$/;

/** "or +1" is a word and a figure, "1 each" a figure and a caption, "favored" a caption, "≤ 3" a figure "up to". */
export function readText(text: string | undefined): Reading {
  if (text === undefined) return {};
  const most = UP_TO.exec(text)?.[1];
  if (most !== undefined) return { figure: most, caption: 'up to' };
  const found = FIGURE.exec(text);
  if (!found) return { caption: text };
  return {
    ...(found[1] ? { before: 'or' } : {}),
    ...(found[2] ? { figure: found[2] } : {}),
    ...(found[3] ? { caption: 'each' } : {}),
  };
}

const figure = (text: string | undefined, caption?: string): Atom[] =>
  text === undefined ? [] : [{ draw: 'figure', text, ...(caption === undefined ? {} : { caption }) }];
const word = (text: string | undefined): Atom[] => (text === undefined ? [] : [{ draw: 'word', text }]);
const captioned = (caption: string | undefined) => (caption === undefined ? {} : { caption });

const MOST_REPEATED = 3;

function meeples(kind: MarkKind, reading: Reading): Atom[] {
  const one: Atom = { draw: 'meeple', kind, ...captioned(reading.caption) };
  const n = Number(reading.figure ?? 1);
  if (Number.isInteger(n) && n <= MOST_REPEATED && !reading.figure?.startsWith('+')) {
    return [...word(reading.before), ...Array.from({ length: n }, () => one)];
  }
  if (reading.figure === '1+') return [one, { draw: 'figure', text: '+' }];
  return [...word(reading.before), ...figure(reading.figure), one];
}

/** Who it happens to: a meeple, or every Monster of a type. */
function whom(mark: FaceMark): Atom[] {
  if (mark.kind) return [{ draw: 'meeple', kind: mark.kind }];
  return mark.type ? [{ draw: 'seal', type: mark.type }] : [];
}

export function atomsOf(mark: FaceMark): Group {
  const { icon, kind, type, text } = mark;
  if (text?.includes('/') && !text.includes('−')) {
    return [
      { draw: 'symbol', icon },
      { draw: 'ladder', values: text.split('/') },
    ];
  }
  const reading = readText(text);
  const { before, caption } = reading;
  if (icon === IDEA_ICONS.meeple && kind) return meeples(kind, reading);
  if (icon === IDEA_ICONS.vp)
    return [{ draw: 'laurel', text: reading.figure ?? '', ...captioned(caption) }, ...whom(mark)];
  if (icon === IDEA_ICONS.monster && type) return [...figure(reading.figure), { draw: 'seal', type }];
  if (icon === IDEA_ICONS.combat) return [...whom(mark), ...figure(reading.figure, caption), { draw: 'symbol', icon }];
  if (icon === IDEA_ICONS.supply) return [...figure(reading.figure), ...whom(mark), { draw: 'symbol', icon }];
  const symbol: Atom = { draw: 'symbol', icon, ...captioned(caption) };
  if (reading.figure === '+') return [symbol, { draw: 'figure', text: '+' }, ...whom(mark)];
  if (reading.figure !== undefined && caption !== undefined) {
    return [...word(before), ...figure(reading.figure, caption), { draw: 'symbol', icon }, ...whom(mark)];
  }
  return [...word(before), ...figure(reading.figure), symbol, ...whom(mark)];
}

export function groupsOf(asks: readonly FaceMark[], gives: readonly FaceMark[]): Group[] {
  const arrow: Group[] = asks.length > 0 && gives.length > 0 ? [[{ draw: 'arrow' }]] : [];
  return [...asks.map(atomsOf), ...arrow, ...gives.map(atomsOf)];
}
