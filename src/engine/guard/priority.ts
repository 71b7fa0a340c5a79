/** Where the Guard acts and which Monster it picks (G8, G8a). */
import type { Cards } from '../cards.ts';
import type { GuardWhere } from '../catalog.ts';
import type {
  MonsterCriterion,
  MonsterPick,
  MonsterReason,
  NamedDistrict,
  PlaceReason,
  TieBreak,
} from '../model/guardReasons.ts';
import { clockwise, DISTRICTS, type District, type MonsterId, type MonsterType } from '../model/ids.ts';
import type { GameState, GuardState } from '../model/state.ts';

/** All four districts, clockwise from this one. */
export function clockwiseFrom(district: District): District[] {
  return [0, 1, 2, 3].map((steps) => clockwise(district, steps));
}

/** G8a: districts are compared by their Monsters; of equals the favored one, then the first clockwise. */
export function nameDistrict(state: GameState, favored: District, where: GuardWhere, here: District): NamedDistrict {
  if (where === 'here' || where === 'favored') return { where, district: where === 'here' ? here : favored, favored };
  const around = clockwiseFrom(favored);
  const counts = around.map((district) => state.monsters[district].length);
  const monsters = where === 'leastOverrun' ? Math.min(...counts) : Math.max(...counts);
  const tied = around.filter((district) => state.monsters[district].length === monsters);
  return { where, district: tied[0] ?? favored, favored, overrun: { monsters, tied } };
}

/** G8: the named district if it is possible there, else the first clockwise where it is. */
export function firstPossible(
  { district: named }: NamedDistrict,
  isPossible: (district: District) => boolean,
): { readonly district: District; readonly reason: PlaceReason } | undefined {
  const district = clockwiseFrom(named).find(isPossible);
  return district === undefined ? undefined : { district, reason: district === named ? 'named' : 'clockwise' };
}

interface Candidate {
  readonly monster: MonsterId;
  readonly district: District;
  readonly slot: number;
}

type Pool = MonsterPick['pool'];

export function candidatesIn(state: GameState, districts: readonly District[] = DISTRICTS): Candidate[] {
  return districts.flatMap((district) =>
    state.monsters[district].map(({ id, slot }) => ({ monster: id, district, slot })),
  );
}

export function preyCandidates(cards: Cards, state: GameState, prey: MonsterType): Candidate[] {
  return candidatesIn(state).filter(({ monster }) => cards.monster(monster).type === prey);
}

/** The lowest figure is the wanted one. */
const FIGURE: { readonly [C in MonsterCriterion]: (cards: Cards, candidate: Candidate) => number } = {
  slotOne: (_, { slot }) => slot,
  lowestVp: (cards, { monster }) => cards.monster(monster).vp,
  lowestStrength: (cards, { monster }) => cards.monster(monster).strength,
  highestStrength: (cards, { monster }) => -cards.monster(monster).strength,
};

/** The best by the criterion; among equals: favored district, clockwise from it, Prey, nearest slot 1. */
export function pickMonster(
  cards: Cards,
  guard: GuardState,
  pool: Pool,
  candidates: readonly Candidate[],
  criterion: MonsterCriterion,
): MonsterPick | undefined {
  const figures = candidates.map((candidate) => FIGURE[criterion](cards, candidate));
  const best = Math.min(...figures);
  const tied = candidates.filter((_, i) => figures[i] === best);
  const { left, decidedBy } = breakTie(cards, guard, tied);
  const [chosen] = left;
  if (chosen === undefined) return undefined;
  const reason: MonsterReason = decidedBy ?? (candidates.length === 1 ? 'onlyOne' : 'criterion');
  return {
    monster: chosen.monster,
    district: chosen.district,
    pool,
    criterion,
    candidates: candidates.map(({ monster }) => monster),
    stood: candidates.map(({ district, slot }) => ({ district, slot })),
    favored: guard.favored,
    tied: tied.map(({ monster }) => monster),
    reason,
  };
}

/** Each step keeps the candidates that pass it, if any do; the last step that narrowed them decided. */
function breakTie(
  cards: Cards,
  { favored, prey }: GuardState,
  tied: readonly Candidate[],
): { readonly left: readonly Candidate[]; readonly decidedBy: TieBreak | undefined } {
  let left = tied;
  let decidedBy: TieBreak | undefined;
  const narrow = (why: TieBreak, passes: (candidate: Candidate) => boolean): void => {
    const kept = left.filter(passes);
    if (kept.length === 0 || kept.length === left.length) return;
    left = kept;
    decidedBy = why;
  };
  const nearest = clockwiseFrom(favored).find((d) => tied.some(({ district }) => district === d));
  narrow(nearest === favored ? 'favoredDistrict' : 'firstClockwise', ({ district }) => district === nearest);
  narrow('preyType', ({ monster }) => cards.monster(monster).type === prey);
  const lowest = Math.min(...left.map(({ slot }) => slot));
  narrow('nearestSlotOne', ({ slot }) => slot === lowest);
  return { left, decidedBy };
}
