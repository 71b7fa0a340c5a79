/** The effect vocabulary: one entry per op. Tables keyed by it give behaviour, words, icons and a bot's valuation. */
import type { MonsterType, RoomSetId } from '../model/ids.ts';
import type { Kind, UnitKind } from '../model/meeples.ts';

/** A Unit kind, or any of the three prestige kinds (L6). */
export type UnitOrPrestige = UnitKind | 'prestige';

export interface EffectMap {
  gainUnit: { readonly kind: UnitKind; readonly n: number; readonly from?: 'stock' };
  gainCorruption: { readonly n: number };
  returnToSupply: {
    readonly kind: Kind;
    readonly n: number;
    readonly from: 'here' | 'assigned' | 'tavern' | 'lodgings';
    readonly optional?: true;
  };
  drawQuests: { readonly draw: number; readonly discard: number };
  discardQuests: { readonly n: number };
  drawMeeples: { readonly n: number };
  vp: { readonly n: number };
  vpPerCorruptionHere: { readonly n: number };
  bonusAll: { readonly kind: UnitOrPrestige; readonly n: number };
  bonusWith: { readonly kind: UnitKind; readonly with: UnitKind; readonly n: number };
  bonusAgainst: { readonly type: MonsterType; readonly n: number };
  bonusOthers: { readonly n: number };
  bonusChosenByCorruption: object;
  comeBackAfterDraw: { readonly kind: UnitKind };
  lodgingsToBag: { readonly self: number; readonly others: number };
  kingOfTheHill: { readonly tiers: readonly HillTier[] };
  roomSet: { readonly set: RoomSetId };
  peasantJoinsFromLodgings: { readonly n: number };
  bonusPerMonsterLevel: { readonly n: number };
  standsInForBasicClass: object;
}

export interface HillTier {
  readonly unit: UnitKind;
  readonly effect: readonly Effect[];
}

export type EffectOp = keyof EffectMap;
export type EffectOf<Op extends EffectOp> = { readonly op: Op } & EffectMap[Op];
export type Effect = { [Op in EffectOp]: EffectOf<Op> }[EffectOp];

/** A table with one entry per op: a new op makes every such table red until it is filled. */
export type EffectTable<Result, Context> = {
  readonly [Op in EffectOp]: (effect: EffectOf<Op>, context: Context) => Result;
};

/** Ops that change combat values; they act while assigning, never at resolution. */
export const BONUS_OPS = [
  'bonusAll',
  'bonusWith',
  'bonusAgainst',
  'bonusOthers',
  'bonusChosenByCorruption',
  'bonusPerMonsterLevel',
] as const satisfies readonly EffectOp[];
export type BonusOp = (typeof BONUS_OPS)[number];
export type BonusEffect = { [Op in BonusOp]: EffectOf<Op> }[BonusOp];

export function isBonus(effect: Effect): effect is BonusEffect {
  return (BONUS_OPS as readonly string[]).includes(effect.op);
}
