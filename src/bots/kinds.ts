/** Kinds of meeples as small numbers, so that a party is a short list of counts. */
import { KINDS, type Kind, kindOf, type MeepleId, type UnitOrPrestige } from '../engine/index.ts';

export const KIND_COUNT_TOTAL = KINDS.length;
export const UNIT_KIND_COUNT = KINDS.length - 1;
export const PEASANT = KINDS.indexOf('peasant');
export const MAGE = KINDS.indexOf('mage');
export const CLERIC = KINDS.indexOf('cleric');
export const KNIGHT = KINDS.indexOf('knight');
export const WARRIOR = KINDS.indexOf('warrior');
export const RANGER = KINDS.indexOf('ranger');
export const PALADIN = KINDS.indexOf('paladin');
export const SHAMAN = KINDS.indexOf('shaman');
export const CORRUPTION = KINDS.indexOf('corruption');

/** Peasant and the four classes come first; a Shaman stands in for any of them (L7). */
export const BASIC_KIND_COUNT = RANGER;

const NUMBER_OF = new Map<Kind, number>(KINDS.map((kind, i) => [kind, i]));

export function kindNumber(kind: Kind): number {
  return NUMBER_OF.get(kind) as number;
}

const NUMBER_BY_ID: number[] = [];

export function kindNumberOf(id: MeepleId): number {
  const known = NUMBER_BY_ID[id];
  if (known !== undefined) return known;
  const fresh = kindNumber(kindOf(id));
  NUMBER_BY_ID[id] = fresh;
  return fresh;
}

export type Counts = number[];

export const noCounts = (): Counts => new Array<number>(KIND_COUNT_TOTAL).fill(0);

export function countKinds(ids: readonly MeepleId[]): Counts {
  const counts = noCounts();
  addKinds(counts, ids);
  return counts;
}

export function addKinds(counts: Counts, ids: readonly MeepleId[]): void {
  for (const id of ids) {
    const kind = kindNumberOf(id);
    counts[kind] = (counts[kind] as number) + 1;
  }
}

/** The numbers a card's word covers: one kind, or all three prestige kinds (L6). */
export function kindNumbersOf(kind: UnitOrPrestige | Kind): readonly number[] {
  return kind === 'prestige' ? [RANGER, PALADIN, SHAMAN] : [kindNumber(kind)];
}
