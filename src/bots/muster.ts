/** Combat values by counts of kinds (C2 to C5, L4): they claim no victory that the engine does not see. */
import {
  type BonusEffect,
  type Cards,
  KINDS,
  MONSTER_TYPES,
  type MonsterType,
  type PlayerState,
} from '../engine/index.ts';
import {
  BASIC_KIND_COUNT,
  type Counts,
  KIND_COUNT_TOTAL,
  kindNumber,
  noCounts,
  PALADIN,
  RANGER,
  SHAMAN,
  UNIT_KIND_COUNT,
} from './kinds.ts';

export interface Companionship {
  readonly kind: number;
  readonly companion: number;
  readonly n: number;
}

export interface Muster {
  /** What each Unit of a kind counts for itself. */
  readonly perUnit: readonly number[];
  /** The part of a Shaman's value that hangs on being read as the best class. */
  readonly roleBonus: number;
  /** "X with Y" bonuses. */
  readonly together: readonly Companionship[];
  /** Once per Monster, by type. */
  readonly against: readonly number[];
}

export function musterOf(
  cards: Cards,
  player: PlayerState,
  turnNumber: number,
  bonuses: readonly BonusEffect[] = [],
): Muster {
  const perUnit = baseValues(cards, player);
  const byClass = noCounts();
  const together: Companionship[] = [];
  const against = MONSTER_TYPES.map(() => 0);
  let forAll = 0;
  for (const boost of player.boosts)
    if (boost.fromTurn <= turnNumber) addBonus({ together, against }, byClass, boost.effect);
  for (const bonus of bonuses) {
    if (bonus.op === 'bonusOthers') forAll += bonus.n;
    else addBonus({ together, against }, byClass, bonus);
  }
  let bestRole = 0;
  for (let kind = 0; kind < BASIC_KIND_COUNT; kind++) bestRole = Math.max(bestRole, byClass[kind] as number);
  for (let kind = 0; kind < UNIT_KIND_COUNT; kind++) {
    perUnit[kind] = (perUnit[kind] as number) + (byClass[kind] as number) + forAll;
  }
  // C4: a Shaman also takes the bonuses of the class it stands for; the engine reads the best one.
  perUnit[SHAMAN] = (perUnit[SHAMAN] as number) + bestRole;
  return { perUnit, roleBonus: bestRole, together, against };
}

function baseValues(cards: Cards, { levels }: PlayerState): number[] {
  const values = noCounts();
  for (let kind = 0; kind < UNIT_KIND_COUNT; kind++) {
    const name = KINDS[kind] as Exclude<(typeof KINDS)[number], 'corruption'>;
    const level = name in levels ? levels[name as keyof typeof levels] : 1;
    values[kind] = cards.hero(name).levels[level - 1]?.combatValue ?? 0;
  }
  return values;
}

function addBonus(
  { together, against }: { together: Companionship[]; against: number[] },
  byClass: Counts,
  bonus: BonusEffect,
): void {
  switch (bonus.op) {
    case 'bonusAll':
      if (bonus.kind === 'prestige') {
        for (let kind = RANGER; kind <= SHAMAN; kind++) byClass[kind] = (byClass[kind] as number) + bonus.n;
      } else {
        const kind = kindNumber(bonus.kind);
        byClass[kind] = (byClass[kind] as number) + bonus.n;
      }
      return;
    case 'bonusWith':
      together.push({ kind: kindNumber(bonus.kind), companion: kindNumber(bonus.with), n: bonus.n });
      return;
    case 'bonusAgainst': {
      const type = MONSTER_TYPES.indexOf(bonus.type);
      against[type] = (against[type] as number) + bonus.n;
      return;
    }
    default:
  }
}

/** What the party counts apart from the foe's type and level. */
export function partyValue(muster: Muster, party: readonly number[]): number {
  let value = 0;
  for (let kind = 0; kind < KIND_COUNT_TOTAL; kind++) {
    value += (party[kind] as number) * (muster.perUnit[kind] as number);
  }
  for (const { kind, companion, n } of muster.together) {
    const beside = (party[companion] as number) - (kind === companion ? 1 : 0);
    if (beside > 0) value += (party[kind] as number) * n;
  }
  return value;
}

/** C4, L4: what the foe itself adds, for a party that is there at all. */
export function foeBonus(muster: Muster, party: readonly number[], type: MonsterType, level: number): number {
  return (party[PALADIN] as number) * level + (muster.against[MONSTER_TYPES.indexOf(type)] as number);
}
