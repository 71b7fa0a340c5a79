/** The vocabulary of conditions on Quests and tokens. */
import type { MonsterType } from '../model/ids.ts';
import type { HeroClass, Kind, UnitKind } from '../model/meeples.ts';

/** Minimum numbers by kind (Q8); `prestige` counts Rangers, Paladins and Shamans together. */
export type Minimums = Readonly<Partial<Record<Kind | 'prestige', number>>>;

export interface ConditionMap {
  defeat: {
    readonly monster?: { readonly type?: MonsterType; readonly minLevel?: number; readonly crowd?: number };
    readonly with?: Minimums;
    readonly differentTypes?: number;
  };
  defeatInOneTurn: { readonly n: number };
  tavern: { readonly has?: Minimums; readonly differentTypes?: number };
  construct: { readonly overrun: number };
  activateInOneTurn: { readonly n: number };
  heroLevels: { readonly minLevel: 2 | 3 } & ({ readonly class: HeroClass } | { readonly classes: number });
  pile: { readonly n: number; readonly type?: MonsterType; readonly minLevel?: number };
  pileEachType: { readonly n: number };
  most: { readonly meeple: UnitKind; readonly atLeast: number };
  own: { readonly units: Minimums };
}

export type ConditionKind = keyof ConditionMap;
export type ConditionOf<K extends ConditionKind> = { readonly kind: K } & ConditionMap[K];
export type Condition = { [K in ConditionKind]: ConditionOf<K> }[ConditionKind];
export type ConditionTable<Result, Context> = {
  readonly [K in ConditionKind]: (condition: ConditionOf<K>, context: Context) => Result;
};

export type TokenCondition =
  | { readonly kind: 'assigned'; readonly units: Minimums }
  | { readonly kind: 'assignedTypes'; readonly types: number }
  | { readonly kind: 'assignedTypesAtLevel'; readonly types: number; readonly minLevel: 2 | 3 };
