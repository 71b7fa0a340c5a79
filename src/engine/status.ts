/** What a place has, needs and would give as the draft stands (T6): the figures shown at the place itself. */
import type { Cards } from './cards.ts';
import type { Effect } from './effects/ops.ts';
import type { CombatNote, Fighter } from './model/fights.ts';
import type { MeepleId } from './model/ids.ts';
import { type PlaceId, readPlace } from './model/places.ts';
import type { Assignment, GameState } from './model/state.ts';
import type { Missing } from './refusals.ts';
import { districtOfPlace, overrunPeasants } from './rules/city.ts';
import { combatValue } from './rules/combat.ts';
import { bonusesInForce, foeAt, missingAt, readFighters } from './rules/draft.ts';
import { assignmentAt, playerOf } from './rules/turn.ts';

export interface PlaceStatus {
  readonly place: PlaceId;
  readonly meeples: readonly MeepleId[];
  /** Empty: it can be confirmed. */
  readonly missing: readonly Missing[];
  readonly isComplete: boolean;
  /** Monsters and the Dark Council: value, strength, every term of the value and where it comes from. */
  readonly combat?: {
    readonly value: number;
    readonly strength: number;
    readonly notes: readonly CombatNote[];
    readonly fighters: readonly Fighter[];
  };
  /** L2: Peasants that will join on confirming. */
  readonly overrunPeasants: number;
  readonly vp: number;
  readonly effects: readonly Effect[];
}

export function placeStatus(cards: Cards, state: GameState, place: PlaceId): PlaceStatus {
  const assignment: Assignment = assignmentAt(state, place) ?? { place, meeples: [], joined: [], resolved: false };
  const bonuses = bonusesInForce(cards, state);
  const missing = missingAt(cards, state, assignment, bonuses);
  const ref = readPlace(place);
  const district = districtOfPlace(state, place);
  const overruns = district !== undefined && (ref?.kind === 'location' || ref?.kind === 'room');
  const foe = foeAt(cards, assignment);
  const base = {
    place,
    meeples: assignment.meeples.map(({ id }) => id),
    missing,
    isComplete: assignment.meeples.length > 0 && missing.length === 0,
    overrunPeasants: overruns ? overrunPeasants(state, district) : 0,
    ...gives(cards, place),
  };
  if (foe === undefined) return base;
  const player = playerOf(state, state.turn.seat);
  const fighters = readFighters(cards, state, player, assignment, foe, bonuses);
  const notes: CombatNote[] = [];
  const value = combatValue(cards, player, fighters, foe, bonuses, (note) => notes.push(note));
  return { ...base, combat: { value, strength: foe.strength, notes, fighters } };
}

function gives(cards: Cards, place: PlaceId): { vp: number; effects: readonly Effect[] } {
  const ref = readPlace(place);
  switch (ref?.kind) {
    case 'monster': {
      const { vp, effect } = cards.monster(ref.id);
      return { vp, effects: effect };
    }
    case 'council':
      return { vp: cards.council(ref.id).vp, effects: [] };
    case 'location':
      return { vp: 0, effects: cards.location(ref.id).effect };
    case 'room':
      return { vp: 0, effects: cards.room(ref.id).effect };
    default:
      return { vp: 0, effects: [] };
  }
}
