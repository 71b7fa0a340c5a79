/** Why not: a code, its facts and the rules behind it. */
import type { ChoiceKind } from './choices.ts';
import type { CouncilId, LocationId, MeepleId, MonsterType, RoomId, Seat } from './model/ids.ts';
import type { HeroClass, Kind, UnitKind } from './model/meeples.ts';
import type { PlaceId } from './model/places.ts';
import type { RuleId } from './model/ruleIds.ts';
import type { Phase } from './model/state.ts';

/** What a place still lacks before the step can be confirmed (T6). */
export type Missing =
  | { readonly what: 'units'; readonly kind: UnitKind; readonly n: number }
  | { readonly what: 'anyUnit'; readonly n: number }
  | { readonly what: 'oneOf'; readonly kinds: readonly UnitKind[] }
  | { readonly what: 'corruption'; readonly n: number }
  | { readonly what: 'strength'; readonly has: number; readonly needs: number }
  | { readonly what: 'prey'; readonly type: MonsterType };

export interface IncompletePlace {
  readonly place: PlaceId;
  readonly missing: readonly Missing[];
}

export interface RefusalMap {
  /** Nothing that a player can ask for. */
  unknownIntent: object;
  matchOver: object;
  notYourTurn: { readonly activeSeat: Seat };
  /** Somebody must answer a choice first. */
  choicePending: { readonly choice: ChoiceKind; readonly decidingSeat: Seat };
  noChoicePending: object;
  notAnOption: { readonly option: string };
  notAnOrderChoice: { readonly choice: ChoiceKind };
  notAssigning: { readonly phase: Phase };
  unknownMeeple: { readonly meeple: number };
  meepleNotYours: { readonly meeple: MeepleId };
  /** It is in the bag, exhausted in the Lodgings or elsewhere out of reach. */
  meepleNotInTavern: { readonly meeple: MeepleId };
  meepleNotPlaced: { readonly meeple: MeepleId };
  unknownPlace: { readonly place: string };
  placeNotOpen: { readonly place: PlaceId };
  wrongPhase: { readonly place: PlaceId; readonly phase: Phase; readonly opensIn: Phase };
  alreadyThere: { readonly meeple: MeepleId; readonly place: PlaceId };
  corruptionNotAssignable: { readonly place: PlaceId };
  corruptionEnough: { readonly room: RoomId; readonly takes: number };
  constructNeedsPeasants: { readonly kind: Kind };
  constructFull: object;
  noVacantSlot: object;
  marketEmpty: object;
  levelUpTaken: object;
  peasantHasNoLevels: object;
  prestigeCannotLevelUp: { readonly kind: Kind };
  heroAtTopLevel: { readonly hero: HeroClass };
  notEnoughVp: { readonly hero: HeroClass; readonly needs: number; readonly has: number };
  noClassToLevelUp: { readonly has: number };
  councilNotYet: { readonly council: CouncilId };
  overlordAlreadyFought: { readonly council: CouncilId };
  calledPeasantNeedsWarrior: { readonly place: PlaceId };
  warriorPowerUsed: object;
  heroHasNoPower: { readonly hero: HeroClass; readonly level: number };
  heroPowerUsed: { readonly hero: HeroClass };
  heroPowerNeeds: { readonly hero: HeroClass; readonly kind: Kind; readonly needs: number; readonly has: number };
  onlyInDevelopment: { readonly phase: Phase };
  notAShaman: { readonly meeple: MeepleId };
  noStandInHere: { readonly place: PlaceId };
  noBonusToGive: { readonly location: LocationId };
  bonusUnitNotFighting: { readonly meeple: MeepleId };
  placesIncomplete: { readonly places: readonly IncompletePlace[] };
}

export type RefusalCode = keyof RefusalMap;
export type RefusalOf<C extends RefusalCode> = {
  readonly code: C;
  readonly facts: RefusalMap[C];
  readonly rules: readonly RuleId[];
};
export type Refusal = { [C in RefusalCode]: RefusalOf<C> }[RefusalCode];

export function refuse<C extends RefusalCode>(code: C, facts: RefusalMap[C], ...rules: RuleId[]): Refusal {
  return { code, facts, rules } as RefusalOf<C> as unknown as Refusal;
}
