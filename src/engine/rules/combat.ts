/** Combat values (C1 to C6): base values, every kind of bonus, and how a Shaman is read. */
import type { Cards } from '../cards.ts';
import type { BonusEffect, EffectOf, UnitOrPrestige } from '../effects/ops.ts';
import type { Cause } from '../model/causes.ts';
import type { CombatNote, Fighter } from '../model/fights.ts';
import type { MeepleId, MonsterType } from '../model/ids.ts';
import { isHeroClass, isPrestige, type Kind, kindOf, type UnitKind } from '../model/meeples.ts';
import type { PlayerState } from '../model/state.ts';

/** A Monster or Dark Council card as the fight sees it. */
export interface Foe {
  readonly strength: number;
  readonly level: 1 | 2 | 3 | 4;
  readonly type: MonsterType;
}

/** A bonus in force, from a boost, a Location of this turn, or a Unit's own card. */
export interface ActiveBonus {
  readonly source: Cause;
  readonly effect: BonusEffect;
  /** bonusOthers, bonusChosen: the Units that stand at the source and take no part. */
  readonly chosen?: MeepleId;
  readonly amount?: number;
}

export function foeOf(cards: Cards, kind: 'monster' | 'council', id: string): Foe {
  if (kind === 'monster') return cards.monster(id);
  const { strength, type } = cards.council(id);
  return { strength, type, level: 4 };
}

/** C2: a Shaman keeps its own value whatever it stands in for (C4). */
export function baseValue(cards: Cards, player: PlayerState, kind: Kind): number {
  if (kind === 'corruption') return 0;
  if (isHeroClass(kind)) return cards.heroLevel(kind, player.levels[kind]).combatValue;
  return cards.hero(kind).levels[0]?.combatValue ?? 0;
}

/** The combat value of a party against a foe; `note` hears every term. */
export function combatValue(
  cards: Cards,
  player: PlayerState,
  fighters: readonly Fighter[],
  foe: Foe,
  bonuses: readonly ActiveBonus[],
  note?: (entry: CombatNote) => void,
): number {
  let total = 0;
  for (const fighter of fighters) {
    const kind = kindOf(fighter.id);
    const base = baseValue(cards, player, kind);
    total += base;
    note?.({ meeple: fighter.id, n: base, cause: { by: 'hero', id: kind } });
    if (kind === 'paladin') {
      total += foe.level;
      note?.({ meeple: fighter.id, n: foe.level, cause: { by: 'rule', id: 'C4' } });
    }
    for (const bonus of bonuses) {
      const n = bonusFor(fighter, fighters, bonus);
      if (n === 0) continue;
      total += n;
      note?.({ meeple: fighter.id, n, cause: bonus.source });
    }
  }
  if (fighters.length === 0) return 0;
  for (const bonus of bonuses) {
    if (bonus.effect.op !== 'bonusAgainst' || bonus.effect.type !== foe.type) continue;
    total += bonus.effect.n;
    note?.({ n: bonus.effect.n, cause: bonus.source });
  }
  return total;
}

/** L4: what one bonus gives one fighter. */
function bonusFor(fighter: Fighter, party: readonly Fighter[], bonus: ActiveBonus): number {
  const { effect } = bonus;
  switch (effect.op) {
    case 'bonusAll':
      return isOf(fighter, effect.kind) ? effect.n : 0;
    case 'bonusWith':
      return isOf(fighter, effect.kind) && hasCompanion(fighter, party, effect) ? effect.n : 0;
    case 'bonusOthers':
      return effect.n;
    case 'bonusChosenByCorruption':
      return bonus.chosen === fighter.id ? (bonus.amount ?? 0) : 0;
    default:
      return 0;
  }
}

function isOf(fighter: Fighter, kind: UnitOrPrestige): boolean {
  if (kind === 'prestige') return isPrestige(kindOf(fighter.id));
  return fighter.role === kind || kindOf(fighter.id) === kind;
}

function hasCompanion(fighter: Fighter, party: readonly Fighter[], effect: EffectOf<'bonusWith'>): boolean {
  const companion: UnitKind = effect.with;
  return party.some((other) => other.id !== fighter.id && isOf(other, companion));
}
