/** The Main phase as one plan: fights, Locations and Rooms chosen together, with the bonuses some of them give. */
import { type BuiltLocation, locationPlace, type PlaceId } from '../../engine/index.ts';
import type { Counts } from '../kinds.ts';
import { musterOf } from '../muster.ts';
import { type Field, fieldOf, sortiesAgainst } from './combat.ts';
import type { Lattice } from './lattice.ts';
import type { Outlook } from './outlook.ts';
import { type Layer, type Option, solve } from './solve.ts';
import { bonusesOf, bonusSets, drinkAt, type Survey, surveyOf } from './survey.ts';

export interface Move {
  readonly place: PlaceId;
  readonly party: Counts;
  /** C5: with a Peasant from the Lodgings. */
  readonly calls: boolean;
  /** L4: one of the party gets the bonus for a chosen Unit. */
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

export function planMain(outlook: Outlook, pool: Counts): Plan {
  const survey = surveyOf(outlook, pool);
  const { lattice } = survey;
  const table = new Float64Array(lattice.size).fill(Number.NEGATIVE_INFINITY);
  let best: { value: number; moves: Move[] } = { value: 0, moves: [] };
  for (const spots of bonusSets(survey)) best = planWith(survey, spots, table, best.value) ?? best;
  return { ...best, lattice, table };
}

/** The best plan that takes the bonuses of these spots; undefined unless it beats what is known. */
function planWith(
  survey: Survey,
  spots: readonly BuiltLocation[],
  table: Float64Array,
  known: number,
): { value: number; moves: Move[] } | undefined {
  const { lattice, parties, flags, flagBonus } = survey;
  const { values, trace } = solve(lattice, flags.size, layersOf(survey, spots));
  let top = -1;
  let value = known;
  for (let code = 0, state = 0; code < lattice.size; code++) {
    for (let flag = 0; flag < flags.size; flag++, state++) {
      const here = (values[state] as number) + (flagBonus[flag] as number);
      if (here > (table[code] as number)) table[code] = here;
      if (here <= value) continue;
      value = here;
      top = state;
    }
  }
  if (top < 0) return undefined;
  const moves = trace(top).map(({ place, code, calls, drinks }) => {
    return { place, party: parties[code] as Counts, calls, drinks };
  });
  return { value, moves };
}

/** What a poor activation may cost when activations count for a Quest. */
const POOREST = -1;

/** One layer per place: the forced spots first, Hunts after the fights that they ask for. */
function layersOf(survey: Survey, spots: readonly BuiltLocation[]): Layer<PlanOption>[] {
  const { flags, errands, foes, countsActivations } = survey;
  const forced: Layer<PlanOption>[] = [];
  const free: Layer<PlanOption>[] = [];
  const isSpot = new Set<PlaceId>(spots.map(({ id }) => locationPlace(id)));
  for (const [place, list] of errands) {
    const isForced = isSpot.has(place);
    const options: PlanOption[] = [];
    for (const { code, value, activates, hunts } of list) {
      if (!isForced && value <= (countsActivations ? POOREST : 0)) continue;
      const after = flags.after({ activates, ...(hunts === undefined ? {} : { hunts }) });
      options.push({ place, code, value, after, calls: false, drinks: false });
    }
    if (options.length > 0) (isForced ? forced : free).push({ isForced, options });
  }
  const field = fieldWith(survey, spots);
  const fights = foes.map(
    (foe): Layer<PlanOption> => ({
      isForced: false,
      options: sortiesAgainst(field, foe).map(({ place, code, value, type, calls, drinks }) => {
        return { place, code, value, calls, drinks, after: flags.after({ fights: type, calls, drinks }) };
      }),
    }),
  );
  return [...forced, ...fights.filter(({ options }) => options.length > 0), ...free];
}

function fieldWith({ outlook, lattice, parties, canCall }: Survey, spots: readonly BuiltLocation[]): Field {
  const bonuses = spots.flatMap((spot) => bonusesOf(outlook, spot));
  const drink = spots.reduce((n, spot) => n + drinkAt(outlook, spot), 0);
  const muster = musterOf(outlook.cards, outlook.player, outlook.state.turn.number, bonuses);
  return fieldOf({ outlook, lattice, parties, muster, drink }, { canCall });
}
