/** What comes out of a bag: contents by kind, and the chance of at least one of a kind in a draw. */
import { countKind, KINDS, type Kind, type MeepleId } from '../../engine/index.ts';

/** Of `total` things, `marked` are marked: the chance that a draw of `drawn` without looking has at least one of them. */
export function chanceOfAny(total: number, marked: number, drawn: number): number {
  if (marked <= 0 || drawn <= 0) return 0;
  if (drawn > total - marked) return 1;
  let none = 1;
  for (let i = 0; i < drawn; i++) none *= (total - marked - i) / (total - i);
  return 1 - none;
}

export interface KindOdds {
  readonly kind: Kind;
  readonly n: number;
  /** Share of the bag, 0 to 1: the odds of the next one out. */
  readonly share: number;
  /** At least one in the next draw. */
  readonly any: number;
}

export interface BagOdds {
  readonly inside: number;
  readonly drawn: number;
  /** The bag cannot fill the draw by itself (W6). */
  readonly runsDry: boolean;
  readonly kinds: readonly KindOdds[];
}

export function bagOdds(bag: readonly MeepleId[], drawn: number): BagOdds {
  const inside = bag.length;
  const kinds = KINDS.flatMap((kind): KindOdds[] => {
    const n = countKind(bag, kind);
    return n === 0 ? [] : [{ kind, n, share: n / inside, any: chanceOfAny(inside, n, drawn) }];
  });
  return { inside, drawn, runsDry: drawn > inside, kinds };
}

export const percent = (chance: number): number => Math.round(chance * 100);
