/** In which terms the Guard's decisions are told: how a district was named, which Monsters were in question, what decided. */
import type { GuardWhere } from '../catalog.ts';
import type { District, MonsterId } from './ids.ts';

/** How an action came by the district it acts in first. */
export interface NamedDistrict {
  /** `here`: the district of the Order that is carried out. */
  readonly where: GuardWhere;
  readonly district: District;
  /** Where the sword pointed. */
  readonly favored: District;
  /** G8a: its Monsters, and the districts with just as many, clockwise from the favored one: the first was named. */
  readonly overrun?: { readonly monsters: number; readonly tied: readonly District[] };
}

/** G8: possible where it was named, or else the first district clockwise. */
export type PlaceReason = 'named' | 'clockwise';

/** G8: which of several is taken, in the order in which these are asked. */
export type TieBreak = 'favoredDistrict' | 'firstClockwise' | 'preyType' | 'nearestSlotOne';

export type MonsterCriterion = 'slotOne' | 'lowestVp' | 'lowestStrength' | 'highestStrength';

/** What settled which Monster it was: it stood alone, the criterion was enough, or a tie had to be broken. */
export type MonsterReason = 'onlyOne' | 'criterion' | TieBreak;

/** How the Guard came to its Monster. */
export interface MonsterPick {
  readonly monster: MonsterId;
  readonly district: District;
  /** Those of one district, the Prey in the city, or all Monsters in the city. */
  readonly pool: 'district' | 'prey' | 'city';
  readonly criterion: MonsterCriterion;
  readonly candidates: readonly MonsterId[];
  /** Where each candidate stood, in the same order. */
  readonly stood: readonly { readonly district: District; readonly slot: number }[];
  /** Where the sword pointed. */
  readonly favored: District;
  /** The candidates that were equal by the criterion; a tie-break chose among them. */
  readonly tied: readonly MonsterId[];
  readonly reason: MonsterReason;
}

/** What the Guard looked for in vain. */
export type GuardSought = 'monster' | 'prey' | 'room' | 'corruptionRoom' | 'location' | 'spot';
