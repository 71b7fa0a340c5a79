/** The Main phase as one plan: fights, Locations and Rooms chosen together, with the bonuses some of them give. */
import {
  type BonusEffect,
  type BuiltLocation,
  countKind,
  type GameState,
  isBonus,
  locationPlace,
  type MonsterType,
  type PlaceId,
  playerOf,
  type Seat,
} from '../../engine/index.ts';
import { CORRUPTION, type Counts } from '../kinds.ts';
import { musterOf } from '../muster.ts';
import { readNeeds } from '../needs.ts';
import { type Foe, fieldOf, foesOf, sortiesAgainst } from './combat.ts';
import { type Errand, locationErrands, roomErrands } from './errands.ts';
import { type Deed, type FlagSpace, flagSpace } from './flags.ts';
import { type Lattice, latticeOf, partyOf } from './lattice.ts';
import type { Outlook } from './outlook.ts';
import { completionWorth } from './quests.ts';
import { type Layer, type Option, solve } from './solve.ts';

export interface Move {
  readonly place: PlaceId;
  readonly party: Counts;
  readonly calls: boolean;
  readonly drinks: boolean;
}

export interface Plan {
  readonly value: number;
  readonly moves: readonly Move[];
  readonly lattice: Lattice;
  /** The best value of using exactly the meeples of a code. */
  readonly table: Float64Array;
}

interface PlanOption extends Option {
  readonly place: PlaceId;
  readonly calls: boolean;
  readonly drinks: boolean;
}

/** Tables beyond this many states are cut down (see latticeOf). */
const LARGEST_LATTICE = 900;
const MOST_BONUS_SPOTS = 3;

/** Everything about a pool that does not depend on which bonuses are taken. */
interface Survey {
  readonly outlook: Outlook;
  readonly lattice: Lattice;
  readonly flags: FlagSpace;
  readonly flagBonus: readonly number[];
  readonly foes: readonly Foe[];
  readonly errands: ReadonlyMap<PlaceId, readonly Errand[]>;
  readonly canCall: boolean;
}

export function planMain(outlook: Outlook, pool: Counts): Plan {
  const survey = surveyOf(outlook, pool);
  const { lattice } = survey;
  const table = new Float64Array(lattice.size).fill(Number.NEGATIVE_INFINITY);
  let best: { value: number; moves: Move[] } = { value: 0, moves: [] };
  for (const spots of bonusSets(survey)) {
    const found = planWith(survey, spots, table);
    if (found.value > best.value) best = { value: found.value, moves: found.moves() };
  }
  return { ...best, lattice, table };
}

function surveyOf(outlook: Outlook, pool: Counts): Survey {
  const { state, cards } = outlook;
  const rooms = Object.values(state.towers).flatMap((stack) => stack.slice(0, 1).map((id) => cards.room(id)));
  const wanted = rooms.reduce(
    (n, { needs }) => n + (needs.corruption?.anyNumber ? 4 : (needs.corruption?.min ?? 0)),
    0,
  );
  const lattice = latticeOf(pool.with(CORRUPTION, Math.min(wanted, pool[CORRUPTION] as number)), LARGEST_LATTICE);
  const doubles = stakeOn(outlook, 'defeatInOneTurn');
  const rounds = stakeOn(outlook, 'activateInOneTurn');
  const flags = flagSpace({
    fights: doubles.n,
    activations: rounds.n,
    canCall: canCall(state, outlook.seat),
    canDrink: stillOf(outlook) !== undefined,
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
  return { outlook, lattice, flags, flagBonus, foes: foesOf(outlook), errands, canCall: canCall(state, outlook.seat) };
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

function bonusesOf(outlook: Outlook, { id }: BuiltLocation): BonusEffect[] {
  return outlook.cards.location(id).effect.filter(isBonus);
}

function stillOf(outlook: Outlook): BuiltLocation | undefined {
  return outlook.state.locations.find((built) =>
    bonusesOf(outlook, built).some(({ op }) => op === 'bonusChosenByCorruption'),
  );
}

/** Every choice of Locations whose bonuses a plan may count on; none at all comes first. */
function bonusSets({ outlook, errands }: Survey): BuiltLocation[][] {
  const spots = outlook.state.locations
    .filter((built) => bonusesOf(outlook, built).length > 0)
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

function planWith(survey: Survey, spots: readonly BuiltLocation[], table: Float64Array) {
  const { outlook, lattice, flags, flagBonus, foes, errands } = survey;
  const bonuses = spots.flatMap((spot) => bonusesOf(outlook, spot));
  const drink = bonuses.some(({ op }) => op === 'bonusChosenByCorruption')
    ? countKind(outlook.player.lodgings, 'corruption')
    : 0;
  const muster = musterOf(outlook.cards, outlook.player, outlook.state.turn.number, bonuses);
  const field = fieldOf(outlook, lattice, muster, { canCall: survey.canCall, drink });
  const option = (move: Omit<PlanOption, 'after'>, deed: Deed): PlanOption => ({ ...move, after: flags.after(deed) });
  const layers: Layer<PlanOption>[] = [];
  const forced = new Set(spots.map(({ id }) => locationPlace(id)));
  const toOption = ({ place, code, value, activates, hunts }: Errand): PlanOption =>
    option(
      { place, code, value, calls: false, drinks: false },
      { activates, ...(hunts === undefined ? {} : { hunts }) },
    );
  const rest: Layer<PlanOption>[] = [];
  const least = survey.flags.activations(survey.flags.size - 1) > 0 ? -1 : 0;
  for (const [place, list] of errands) {
    const isForced = forced.has(place);
    const options = list.filter(({ value }) => isForced || value > least).map(toOption);
    if (options.length === 0) continue;
    (isForced ? layers : rest).push({ isForced, options });
  }
  for (const foe of foes) {
    const options = sortiesAgainst(field, foe).map(({ type, ...move }) =>
      option(move, fightDeed(type, move.calls, move.drinks)),
    );
    if (options.length > 0) layers.push({ isForced: false, options });
  }
  // After the fights: a Hunt asks for one.
  layers.push(...rest);
  const { values, trace } = solve(lattice, flags.size, layers);
  let top = 0;
  let value = Number.NEGATIVE_INFINITY;
  for (let state = 0; state < values.length; state++) {
    const code = Math.floor(state / flags.size);
    const here = (values[state] as number) + (flagBonus[state % flags.size] as number);
    if (here > (table[code] as number)) table[code] = here;
    if (here <= value) continue;
    value = here;
    top = state;
  }
  const moves = (): Move[] =>
    trace(top).map(({ place, code, calls, drinks }) => ({ place, party: partyOf(lattice, code), calls, drinks }));
  return { value, moves };
}

const fightDeed = (fights: MonsterType, calls: boolean, drinks: boolean): Deed => ({ fights, calls, drinks });
