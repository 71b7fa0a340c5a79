/** Everything a player can ask of the engine. */
import type { LocationId, MeepleId, Seat } from './model/ids.ts';
import type { BasicKind, HeroClass } from './model/meeples.ts';
import type { PlaceId } from './model/places.ts';

export interface IntentMap {
  /** From the Tavern or another place of the draft; `as` names a Shaman's role at once. */
  placeMeeple: { readonly meeple: MeepleId; readonly to: PlaceId; readonly as?: BasicKind };
  takeBack: { readonly meeple: MeepleId };
  /** L7: says what a placed Shaman stands for; `auto` leaves it to the most useful reading. */
  nameStandIn: { readonly meeple: MeepleId; readonly as: BasicKind | 'auto' };
  /** L4: says which one Unit gets this Location's bonus. */
  chooseBonusUnit: { readonly location: LocationId; readonly meeple: MeepleId };
  useHeroPower: { readonly hero: HeroClass };
  /** Ends the assignment step: everything that is placed will be resolved. */
  confirm: object;
  choose: { readonly option: string };
  /** Resolves what is left in the sensible order; real decisions are still asked. */
  resolveRest: object;
}

export type IntentType = keyof IntentMap;
export type IntentOf<T extends IntentType> = { readonly type: T; readonly seat: Seat } & IntentMap[T];
export type Intent = { [T in IntentType]: IntentOf<T> }[IntentType];

export const INTENT_TYPES = [
  'placeMeeple',
  'takeBack',
  'nameStandIn',
  'chooseBonusUnit',
  'useHeroPower',
  'confirm',
  'choose',
  'resolveRest',
] as const satisfies readonly IntentType[];
