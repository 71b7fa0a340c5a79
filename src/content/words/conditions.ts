/** Quest and token conditions in words: an imperative clause without its reward. */
import type { QuestType } from '../../engine/catalog.ts';
import type { Condition, ConditionTable, TokenCondition } from '../../engine/effects/conditions.ts';
import { article, count, kindCounts } from './grammar.ts';
import { readCondition } from './lookup.ts';
import { KIND_NOUNS, LOCATION, MONSTER, TYPE_NAMES } from './names.ts';

/** Levels end at 3 for Heroes; Monsters go to 4 (C4), so "level 3 or higher" still means something for them. */
const heroLevel = (minLevel: number): string => (minLevel >= 3 ? 'level 3' : `level ${minLevel} or higher`);

/** Level conditions are looked at whenever true, or only at the end (R9). */
export interface ConditionContext {
  readonly type: QuestType;
}

export const CONDITION_WORDS: ConditionTable<string, ConditionContext> = {
  defeat: ({ monster = {}, with: companions = {}, differentTypes }) => {
    const { type, minLevel, crowd } = monster;
    const what = article(type ? `${TYPE_NAMES[type]} Monster` : MONSTER.one);
    const level = minLevel ? ` of level ${minLevel} or higher` : '';
    const where = crowd ? ` in a district with at least ${count(crowd, MONSTER)}` : '';
    const units = kindCounts(companions);
    const types = differentTypes ? ` with ${differentTypes} different Unit types` : '';
    return `defeat ${what}${level}${where}${units ? ` with ${units}` : ''}${types}`;
  },
  defeatInOneTurn: ({ n }) => `defeat ${count(n, MONSTER)} in one turn`,
  tavern: ({ has = {}, differentTypes }) => {
    const what = differentTypes ? `${differentTypes} different Unit types` : kindCounts(has);
    return `have ${what} in your Tavern in the Draw phase`;
  },
  construct: ({ overrun }) => `construct a Location in a district with at least ${count(overrun, MONSTER)}`,
  activateInOneTurn: ({ n }) => `activate ${n} different ${n === 1 ? LOCATION.one : LOCATION.many} in one turn`,
  heroLevels: (condition, { type }) => {
    const who =
      'class' in condition
        ? `your ${KIND_NOUNS[condition.class].many}`
        : count(condition.classes, { one: 'class', many: 'classes' });
    return `have ${who} at ${heroLevel(condition.minLevel)}${type === 'end' ? ' at the end' : ''}`;
  },
  pile: ({ n, type, minLevel }) => {
    const kind = type ? `${TYPE_NAMES[type]} ` : '';
    const level = minLevel ? ` of ${heroLevel(minLevel)}` : '';
    return `have at least ${n} ${kind}${n === 1 ? MONSTER.one : MONSTER.many}${level} in your defeated pile at the end`;
  },
  pileEachType: ({ n }) => `have at least ${count(n, MONSTER)} of each type in your defeated pile at the end`,
  most: ({ meeple, atLeast }) =>
    `own at least ${count(atLeast, KIND_NOUNS[meeple])} at the end, with no player owning more`,
  own: ({ units }) => `own at least ${kindCounts(units)} at the end`,
};

export function conditionClause(condition: Condition, context: ConditionContext): string {
  return readCondition(CONDITION_WORDS, condition, context);
}

type TokenKind = TokenCondition['kind'];
type TokenTable<Result> = {
  readonly [K in TokenKind]: (condition: Extract<TokenCondition, { readonly kind: K }>) => Result;
};

/** Who must be among those assigned to the Overlord (E3, E4). */
export const TOKEN_WORDS: TokenTable<string> = {
  assigned: ({ units }) => kindCounts(units),
  assignedTypes: ({ types }) => `${types} different Unit types`,
  assignedTypesAtLevel: ({ types, minLevel }) => `${types} different Unit types at ${heroLevel(minLevel)}`,
};

export function tokenWords(condition: TokenCondition): string {
  const entry = TOKEN_WORDS[condition.kind] as (condition: TokenCondition) => string;
  return entry(condition);
}
