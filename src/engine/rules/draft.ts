/** Reads the assignment of this turn (T6): bonuses in force, what each Shaman stands for, what is missing where. */
import type { Cards } from '../cards.ts';
import { isBonus } from '../effects/ops.ts';
import type { Fighter } from '../model/fights.ts';
import { BASIC_KINDS, type BasicKind, countKind, isUnit, kindOf } from '../model/meeples.ts';
import { readPlace } from '../model/places.ts';
import type { Assignment, GameState, Placed, PlayerState } from '../model/state.ts';
import type { IncompletePlace, Missing } from '../refusals.ts';
import { isTypeAssigned } from './city.ts';
import { type ActiveBonus, combatValue, type Foe, foeOf } from './combat.ts';
import { defeatQuestVp, tokenVp } from './conditions.ts';
import { missingFor } from './needs.ts';
import { playerOf } from './turn.ts';

/** Boosts of the player, then the bonuses of Locations whose needs are met in this assignment (L3). */
export function bonusesInForce(cards: Cards, state: GameState): ActiveBonus[] {
  const player = playerOf(state, state.turn.seat);
  const bonuses: ActiveBonus[] = [];
  for (const boost of player.boosts) if (boost.fromTurn <= state.turn.number) bonuses.push(boost);
  let stills: Assignment[] | undefined;
  for (const assignment of state.turn.assignments) {
    const ref = readPlace(assignment.place);
    if (ref?.kind !== 'location') continue;
    const card = cards.location(ref.id);
    if (!card.effect.some(isBonus) || missingFor(card.needs, assignment.meeples).length > 0) continue;
    for (const effect of card.effect) {
      if (!isBonus(effect)) continue;
      if (effect.op === 'bonusChosenByCorruption') stills = [...(stills ?? []), assignment];
      else bonuses.push({ source: { by: 'location', id: ref.id }, effect });
    }
  }
  for (const still of stills ?? []) bonuses.push(chosenBonus(cards, state, player, still, bonuses));
  return bonuses;
}

/** L4: the Unit named by the player; unnamed, the one for whom it decides a fight. */
function chosenBonus(
  cards: Cards,
  state: GameState,
  player: PlayerState,
  still: Assignment,
  others: readonly ActiveBonus[],
): ActiveBonus {
  const amount = still.corruptionCounted ?? countKind(player.lodgings, 'corruption');
  const ref = readPlace(still.place);
  const bonus = {
    source: { by: 'location' as const, id: ref?.kind === 'location' ? ref.id : '' },
    effect: { op: 'bonusChosenByCorruption' as const },
    amount,
  };
  if (still.chosen !== undefined) return { ...bonus, chosen: still.chosen };
  let fallback: Placed | undefined;
  for (const assignment of state.turn.assignments) {
    const foe = foeAt(cards, assignment);
    const first = assignment.meeples[0];
    if (foe === undefined || first === undefined) continue;
    fallback ??= first;
    const fighters = readFighters(cards, state, player, assignment, foe, others);
    const value = combatValue(cards, player, fighters, foe, others);
    if (value < foe.strength && value + amount >= foe.strength) return { ...bonus, chosen: first.id };
  }
  return fallback === undefined ? bonus : { ...bonus, chosen: fallback.id };
}

export function foeAt(cards: Cards, assignment: Assignment): Foe | undefined {
  const ref = readPlace(assignment.place);
  return ref?.kind === 'monster' || ref?.kind === 'council' ? foeOf(cards, ref.kind, ref.id) : undefined;
}

/** L7: the named role of each Shaman; unnamed, the most useful reading: reach the strength, then Quests and tokens, then combat value. */
export function readFighters(
  cards: Cards,
  state: GameState,
  player: PlayerState,
  assignment: Assignment,
  foe: Foe,
  bonuses: readonly ActiveBonus[],
): Fighter[] {
  const fighters: Fighter[] = assignment.meeples.map(({ id, as }) => ({ id, role: as ?? kindOf(id) }));
  const open = assignment.meeples.filter(({ id, as }) => kindOf(id) === 'shaman' && as === undefined);
  if (open.length === 0) return fighters;
  let best = fighters;
  let bestWorth = -1;
  for (const roles of readings(open.length)) {
    let next = 0;
    const read = fighters.map((fighter, i): Fighter => {
      const placed = assignment.meeples[i];
      if (placed?.as !== undefined || kindOf(fighter.id) !== 'shaman') return fighter;
      return { id: fighter.id, role: roles[next++] ?? 'shaman' };
    });
    const value = combatValue(cards, player, read, foe, bonuses);
    const vp =
      defeatQuestVp(cards, state, player, assignment.place, read) +
      tokenVp(cards, state, player, assignment.place, read);
    const worth = (value >= foe.strength ? 1e6 : 0) + vp * 1e3 + value;
    if (worth > bestWorth) {
      best = read;
      bestWorth = worth;
    }
  }
  return best;
}

/** Roles for n Shamans, order apart: they are all alike. */
function* readings(n: number): Generator<(BasicKind | undefined)[]> {
  const roles: (BasicKind | undefined)[] = [undefined, ...BASIC_KINDS];
  function* pick(left: number, from: number): Generator<(BasicKind | undefined)[]> {
    if (left === 0) {
      yield [];
      return;
    }
    for (let i = from; i < roles.length; i++) {
      for (const rest of pick(left - 1, i)) yield [roles[i], ...rest];
    }
  }
  yield* pick(n, 0);
}

/** What this assignment lacks before it can be confirmed. */
export function missingAt(
  cards: Cards,
  state: GameState,
  assignment: Assignment,
  bonuses: readonly ActiveBonus[],
): Missing[] {
  const ref = readPlace(assignment.place);
  if (ref === undefined) return [];
  if (ref.kind === 'location') return missingFor(cards.location(ref.id).needs, assignment.meeples);
  if (ref.kind === 'room') {
    const room = cards.room(ref.id);
    const missing = missingFor(room.needs, assignment.meeples);
    if (room.prey !== undefined && !isTypeAssigned(cards, state.turn.assignments, room.prey)) {
      missing.push({ what: 'prey', type: room.prey });
    }
    return missing;
  }
  const foe = foeAt(cards, assignment);
  if (foe === undefined) return [];
  const player = playerOf(state, state.turn.seat);
  const fighters = readFighters(cards, state, player, assignment, foe, bonuses);
  const has = combatValue(cards, player, fighters, foe, bonuses);
  return has >= foe.strength ? [] : [{ what: 'strength', has, needs: foe.strength }];
}

export function incompletePlaces(cards: Cards, state: GameState): IncompletePlace[] {
  if (state.turn.assignments.length === 0) return [];
  const bonuses = bonusesInForce(cards, state);
  const incomplete: IncompletePlace[] = [];
  for (const assignment of state.turn.assignments) {
    const missing = missingAt(cards, state, assignment, bonuses);
    if (missing.length > 0) incomplete.push({ place: assignment.place, missing });
  }
  return incomplete;
}

/** Units among the placed (Corruption stands in Rooms too). */
export function countUnits(placed: readonly Placed[]): number {
  return placed.reduce((n, { id }) => n + (isUnit(id) ? 1 : 0), 0);
}
