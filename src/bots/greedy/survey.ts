/** Everything about a Main phase that does not depend on which bonuses a plan counts on. */
import {
  type BonusEffect,
  type BuiltLocation,
  countKind,
  DISTRICTS,
  type GameState,
  isBonus,
  locationPlace,
  type PlaceId,
  playerOf,
  type RoomCard,
  type Seat,
} from '../../engine/index.ts';
import { CORRUPTION, type Counts } from '../kinds.ts';
import { readNeeds } from '../needs.ts';
import { type Foe, foesOf } from './combat.ts';
import { type Errand, locationErrands, roomErrands } from './errands.ts';
import { type FlagSpace, flagSpace } from './flags.ts';
import { type Lattice, latticeOf, partyOf } from './lattice.ts';
import type { Outlook } from './outlook.ts';
import { completionWorth } from './quests.ts';

export interface Survey {
  readonly outlook: Outlook;
  readonly lattice: Lattice;
  /** The party of each code. */
  readonly parties: readonly Counts[];
  readonly flags: FlagSpace;
  /** VP of a memory at the end of the plan: Quests on how often something is done in one turn. */
  readonly flagBonus: readonly number[];
  /** Activations count for a Quest, so that even a poor one may be worth it. */
  readonly countsActivations: boolean;
  readonly foes: readonly Foe[];
  readonly errands: ReadonlyMap<PlaceId, readonly Errand[]>;
  readonly canCall: boolean;
}

/** Tables beyond this many states are cut down (see latticeOf). */
const LARGEST_LATTICE = 900;
const MOST_BONUS_SPOTS = 3;

export function surveyOf(outlook: Outlook, pool: Counts): Survey {
  const { state, seat } = outlook;
  const rooms = openRooms(outlook);
  const corruption = Math.min(corruptionWanted(rooms), pool[CORRUPTION] as number);
  const lattice = latticeOf(pool.with(CORRUPTION, corruption), LARGEST_LATTICE);
  const doubles = stakeOn(outlook, 'defeatInOneTurn');
  const rounds = stakeOn(outlook, 'activateInOneTurn');
  const flags = flagSpace({
    fights: doubles.n,
    activations: rounds.n,
    canCall: canCall(state, seat),
    canDrink: state.locations.some((built) => isStill(outlook, built)),
    prey: rooms.flatMap(({ prey }) => (prey === undefined ? [] : [prey])),
  });
  const flagBonus = Array.from(
    { length: flags.size },
    (_, flag) =>
      (doubles.n > 0 && flags.fights(flag) >= doubles.n ? doubles.value : 0) +
      (rounds.n > 0 && flags.activations(flag) >= rounds.n ? rounds.value : 0),
  );
  const errands = new Map<PlaceId, readonly Errand[]>();
  for (const built of state.locations) errands.set(locationPlace(built.id), locationErrands(outlook, lattice, built));
  for (const list of roomErrands(outlook, lattice)) if (list[0] !== undefined) errands.set(list[0].place, list);
  return {
    outlook,
    lattice,
    parties: Array.from({ length: lattice.size }, (_, code) => partyOf(lattice, code)),
    flags,
    flagBonus,
    countsActivations: rounds.n > 0,
    foes: foesOf(outlook),
    errands,
    canCall: canCall(state, seat),
  };
}

function openRooms({ cards, state }: Outlook): RoomCard[] {
  return DISTRICTS.flatMap((district) => state.towers[district].slice(0, 1).map((id) => cards.room(id)));
}

function corruptionWanted(rooms: readonly RoomCard[]): number {
  return rooms.reduce((n, { needs }) => n + (needs.corruption?.anyNumber ? 4 : (needs.corruption?.min ?? 0)), 0);
}

/** C5: a level 3 Warrior finds a Peasant in the Lodgings, or has called one already. */
export function canCall(state: GameState, seat: Seat): boolean {
  const { levels, lodgings } = playerOf(state, seat);
  if (levels.warrior < 3) return false;
  return (
    countKind(lodgings, 'peasant') > 0 ||
    state.turn.assignments.some(({ meeples }) => meeples.some(({ called }) => called))
  );
}

/** A Quest in hand on how often something is done in one turn. */
function stakeOn(outlook: Outlook, kind: 'defeatInOneTurn' | 'activateInOneTurn'): { n: number; value: number } {
  for (const id of outlook.player.hand) {
    const { condition } = outlook.cards.quest(id);
    if (condition.kind === kind) return { n: condition.n, value: completionWorth(outlook, id) };
  }
  return { n: 0, value: 0 };
}

export function bonusesOf(outlook: Outlook, { id }: BuiltLocation): BonusEffect[] {
  return outlook.cards.location(id).effect.filter(isBonus);
}

/** L5: what the bonus for one chosen Unit would be, if this is where it comes from. */
export function drinkAt(outlook: Outlook, built: BuiltLocation): number {
  return isStill(outlook, built) ? countKind(outlook.player.lodgings, 'corruption') : 0;
}

function isStill(outlook: Outlook, built: BuiltLocation): boolean {
  return bonusesOf(outlook, built).some(({ op }) => op === 'bonusChosenByCorruption');
}

/** Every choice of Locations whose bonuses a plan may count on; none at all comes first. */
export function bonusSets({ outlook, errands }: Survey): BuiltLocation[][] {
  const spots = outlook.state.locations
    .filter((built) => bonusesOf(outlook, built).length > 0)
    .filter((built) => !isStill(outlook, built) || drinkAt(outlook, built) > 0)
    .filter(({ id }) => (errands.get(locationPlace(id))?.length ?? 0) > 0)
    .sort((a, b) => unitsNeeded(outlook, a) - unitsNeeded(outlook, b))
    .slice(0, MOST_BONUS_SPOTS);
  let sets: BuiltLocation[][] = [[]];
  for (const spot of spots) sets = [...sets, ...sets.map((set) => [...set, spot])];
  return sets;
}

function unitsNeeded({ cards }: Outlook, { id }: BuiltLocation): number {
  const { named, any } = readNeeds(cards.location(id).needs);
  return named + any;
}
