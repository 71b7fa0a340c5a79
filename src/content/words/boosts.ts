/** Lasting and passing combat bonuses in a few words, for logs and for the sum beside a Monster: "Warriors +1 CV". */
import type { BonusEffect, BonusOp, EffectOf } from '../../engine/effects/ops.ts';
import { article, signed } from './grammar.ts';
import { KIND_NOUNS, TYPE_NAMES } from './names.ts';

type BoostTable = { readonly [Op in BonusOp]: (effect: EffectOf<Op>) => string };

export const BOOST_WORDS: BoostTable = {
  bonusAll: ({ kind, n }) => `all ${KIND_NOUNS[kind].many} ${signed(n)} CV`,
  bonusWith: ({ kind, with: companion, n }) =>
    `${KIND_NOUNS[kind].many} with ${article(KIND_NOUNS[companion].one)} ${signed(n)} CV`,
  bonusAgainst: ({ type, n }) => `${signed(n)} CV against ${TYPE_NAMES[type]} Monsters`,
  bonusOthers: ({ n }) => `all other Units ${signed(n)} CV`,
  bonusChosenByCorruption: () => 'one chosen Unit +1 CV for each Corruption in the Lodgings',
  bonusPerMonsterLevel: ({ n }) => `${signed(n)} CV for each level of the Monster`,
};

export function boostWords(effect: BonusEffect): string {
  const entry = BOOST_WORDS[effect.op] as (effect: BonusEffect) => string;
  return entry(effect);
}
