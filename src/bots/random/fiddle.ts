/** Second thoughts: moving, taking back, naming a Shaman's role, choosing who drinks (T6, L4, L7). */
import {
  type Assignment,
  BASIC_KINDS,
  type Intent,
  kindOf,
  type LocationId,
  type Placed,
  readPlace,
} from '../../engine/index.ts';
import { isFight, somePlace } from './moves.ts';
import type { Position } from './position.ts';

/** Out of so many calls one takes something back, one moves something: rare, so that a draft always gets done. */
const CALLS = 40;
const CHOOSES = 8;
const NAMES = 8;

export function fiddle(position: Position): Intent | undefined {
  const { state, seat, rng } = position;
  const { assignments } = state.turn;
  const whim = rng.int(CALLS);
  if (whim >= 2 + CHOOSES + NAMES) return undefined;
  if (whim >= 2) return whim < 2 + CHOOSES ? choose(position) : nameRole(position);
  const assignment = assignments[rng.int(assignments.length)] as Assignment;
  const { id } = assignment.meeples[rng.int(assignment.meeples.length)] as Placed;
  return whim === 0 ? { type: 'takeBack', seat, meeple: id } : move(position, id);
}

function move({ engine, state, seat, ...rest }: Position, meeple: Placed['id']): Intent | undefined {
  const to = somePlace({ engine, state, seat, ...rest });
  if (to === undefined) return undefined;
  const intent: Intent = { type: 'placeMeeple', seat, meeple, to };
  return engine.check(state, intent) === undefined ? intent : undefined;
}

function choose({ cards, state, seat, rng }: Position): Intent | undefined {
  const { assignments } = state.turn;
  const fighters = assignments.filter(({ place }) => isFight(place)).flatMap(({ meeples }) => meeples);
  const fighter = fighters.length === 0 ? undefined : fighters[rng.int(fighters.length)];
  if (fighter === undefined) return undefined;
  const still = assignments.find(({ place }) => givesChosenBonus(cards, place));
  const ref = still === undefined ? undefined : readPlace(still.place);
  if (ref?.kind !== 'location') return undefined;
  return { type: 'chooseBonusUnit', seat, location: ref.id as LocationId, meeple: fighter.id };
}

function givesChosenBonus(cards: Position['cards'], place: Assignment['place']): boolean {
  const ref = readPlace(place);
  return ref?.kind === 'location' && cards.location(ref.id).effect.some(({ op }) => op === 'bonusChosenByCorruption');
}

function nameRole({ state, seat, rng }: Position): Intent | undefined {
  for (const { meeples } of state.turn.assignments) {
    for (const { id } of meeples) {
      if (kindOf(id) !== 'shaman') continue;
      const roles = [...BASIC_KINDS, 'auto'] as const;
      return { type: 'nameStandIn', seat, meeple: id, as: roles[rng.int(roles.length)] as (typeof roles)[number] };
    }
  }
  return undefined;
}
