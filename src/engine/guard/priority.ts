/** Where the Guard acts and which Monster it picks (G8, G8a). */
import type { Cards } from '../cards.ts';
import type { GuardWhere } from '../catalog.ts';
import type { GuardReason } from '../events.ts';
import { clockwise, DISTRICTS, type District, type MonsterId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';

/** All four districts, clockwise from this one. */
export function clockwiseFrom(district: District): District[] {
  return [0, 1, 2, 3].map((steps) => clockwise(district, steps));
}

export function namedDistrict(state: GameState, favored: District, where: GuardWhere, here: District): District {
  if (where === 'here') return here;
  if (where === 'favored') return favored;
  const counts = clockwiseFrom(favored).map((district) => ({ district, n: state.monsters[district].length }));
  const extreme = where === 'leastOverrun' ? Math.min(...counts.map((c) => c.n)) : Math.max(...counts.map((c) => c.n));
  return counts.find((c) => c.n === extreme)?.district ?? favored;
}

/** G8: the named district if it is possible there, else the first clockwise where it is. */
export function firstPossible(
  from: District,
  isPossible: (district: District) => boolean,
): { district: District; reason: GuardReason } | undefined {
  const district = clockwiseFrom(from).find(isPossible);
  return district === undefined ? undefined : { district, reason: district === from ? 'named' : 'clockwise' };
}

export interface Target {
  readonly monster: MonsterId;
  readonly district: District;
  readonly candidates: readonly MonsterId[];
  readonly reason: GuardReason;
}

interface Candidate {
  readonly monster: MonsterId;
  readonly district: District;
  readonly slot: number;
}

export function cityCandidates(state: GameState, districts: readonly District[] = DISTRICTS): Candidate[] {
  return districts.flatMap((district) =>
    state.monsters[district].map(({ id, slot }) => ({ monster: id, district, slot })),
  );
}

/** The candidates with the best figure; among equals: favored district, clockwise from it, Prey, nearest slot 1. */
export function pickMonster(
  cards: Cards,
  state: GameState,
  candidates: readonly Candidate[],
  figure: (monster: MonsterId) => number,
  byFigure: GuardReason,
): Target | undefined {
  const guard = state.guard;
  if (guard === undefined || candidates.length === 0) return undefined;
  const best = Math.min(...candidates.map((c) => figure(c.monster)));
  let tied = candidates.filter((c) => figure(c.monster) === best);
  let reason: GuardReason = candidates.length === 1 ? 'onlyOne' : byFigure;
  const narrow = (keep: readonly Candidate[], why: GuardReason): void => {
    if (keep.length > 0 && keep.length < tied.length) {
      tied = [...keep];
      reason = why;
    }
  };
  const nearest = clockwiseFrom(guard.favored).find((district) => tied.some((c) => c.district === district));
  narrow(
    tied.filter((c) => c.district === nearest),
    nearest === guard.favored ? 'favoredDistrict' : 'firstClockwise',
  );
  narrow(
    tied.filter((c) => cards.monster(c.monster).type === guard.prey),
    'preyType',
  );
  const lowest = Math.min(...tied.map((c) => c.slot));
  narrow(
    tied.filter((c) => c.slot === lowest),
    'nearestSlotOne',
  );
  const [chosen] = tied;
  if (chosen === undefined) return undefined;
  return { monster: chosen.monster, district: chosen.district, candidates: candidates.map((c) => c.monster), reason };
}
