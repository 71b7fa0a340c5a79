/** The 152 meeples (P1): an id fixes its kind, so a meeple can change place but never nature. */
import type { MeepleId } from './ids.ts';

export const CLASSES = ['mage', 'cleric', 'knight', 'warrior'] as const;
export const BASIC_KINDS = ['peasant', ...CLASSES] as const;
export const PRESTIGE_KINDS = ['ranger', 'paladin', 'shaman'] as const;
export const UNIT_KINDS = [...BASIC_KINDS, ...PRESTIGE_KINDS] as const;
export const KINDS = [...UNIT_KINDS, 'corruption'] as const;

/** A basic class with Hero cards. */
export type HeroClass = (typeof CLASSES)[number];
export type BasicKind = (typeof BASIC_KINDS)[number];
export type PrestigeKind = (typeof PRESTIGE_KINDS)[number];
export type UnitKind = (typeof UNIT_KINDS)[number];
export type Kind = (typeof KINDS)[number];

export const KIND_COUNT: Readonly<Record<Kind, number>> = {
  peasant: 48,
  mage: 18,
  cleric: 18,
  knight: 15,
  warrior: 18,
  ranger: 5,
  paladin: 5,
  shaman: 5,
  corruption: 20,
};

export const MEEPLE_TOTAL = 152;

const KIND_BY_ID: readonly Kind[] = KINDS.flatMap((kind) => Array.from({ length: KIND_COUNT[kind] }, () => kind));

export function kindOf(id: MeepleId): Kind {
  return KIND_BY_ID[id] as Kind;
}

export function isMeepleId(value: number): value is MeepleId {
  return Number.isInteger(value) && value >= 0 && value < MEEPLE_TOTAL && !Object.is(value, -0);
}

export function isUnit(id: MeepleId): boolean {
  return kindOf(id) !== 'corruption';
}

export function isPrestige(kind: Kind): kind is PrestigeKind {
  return kind === 'ranger' || kind === 'paladin' || kind === 'shaman';
}

export function isHeroClass(kind: Kind): kind is HeroClass {
  return kind === 'mage' || kind === 'cleric' || kind === 'knight' || kind === 'warrior';
}

export function countKind(ids: readonly MeepleId[], kind: Kind): number {
  let n = 0;
  for (const id of ids) if (KIND_BY_ID[id] === kind) n++;
  return n;
}

export type KindCounts = Readonly<Partial<Record<Kind, number>>>;

/** All ids of a kind, lowest first. */
export function idsOfKind(kind: Kind): MeepleId[] {
  const ids: MeepleId[] = [];
  KIND_BY_ID.forEach((k, id) => {
    if (k === kind) ids.push(id as MeepleId);
  });
  return ids;
}
