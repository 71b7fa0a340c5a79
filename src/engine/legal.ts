/** Everything a seat may do now: exactly what `check` accepts. */
import type { Cards } from './cards.ts';
import { checkIntent } from './check.ts';
import { isOrderChoice } from './choices.ts';
import type { Intent } from './intents.ts';
import { DISTRICTS, type MeepleId, type Seat } from './model/ids.ts';
import { BASIC_KINDS, CLASSES, kindOf } from './model/meeples.ts';
import { CAPITOL_PLACES, councilPlace, locationPlace, monsterPlace, type PlaceId, roomPlace } from './model/places.ts';
import type { GameState } from './model/state.ts';
import { checkPlacement } from './rules/placement.ts';
import { isAssigning, playerOf, seatToAct } from './rules/turn.ts';

/** Every place of the table that takes meeples in some phase. */
export function allPlaces(state: GameState): PlaceId[] {
  const places: PlaceId[] = [...CAPITOL_PLACES];
  for (const location of state.locations) places.push(locationPlace(location.id));
  for (const district of DISTRICTS) {
    for (const monster of state.monsters[district]) places.push(monsterPlace(monster.id));
    const top = state.towers[district][0];
    if (top !== undefined) places.push(roomPlace(top));
  }
  for (const overlord of state.overlords) places.push(councilPlace(overlord.id));
  return places;
}

/** Where this meeple may go: the places to light up when it is lifted. */
export function targetsOf(cards: Cards, state: GameState, meeple: MeepleId): PlaceId[] {
  const seat = seatToAct(state);
  if (seat === undefined || !isAssigning(state)) return [];
  return allPlaces(state).filter((place) => checkPlacement(cards, state, seat, meeple, place) === undefined);
}

export function legalIntents(cards: Cards, state: GameState, seat: Seat): Intent[] {
  if (seatToAct(state) !== seat) return [];
  const { choice } = state;
  if (choice !== undefined) {
    const answers: Intent[] = choice.options.map((option) => ({ type: 'choose', seat, option }));
    return isOrderChoice(choice) ? [...answers, { type: 'resolveRest', seat }] : answers;
  }
  if (state.turn.step !== 'assigning') return [];
  return [...placements(cards, state, seat), ...adjustments(cards, state, seat)];
}

/** Meeples that could be lifted: Tavern, draft, and Peasants a Warrior may call (C5). */
export function liftable(state: GameState, seat: Seat): MeepleId[] {
  const player = playerOf(state, seat);
  const meeples = [...player.tavern];
  for (const assignment of state.turn.assignments) for (const { id } of assignment.meeples) meeples.push(id);
  if (player.levels.warrior === 3) meeples.push(...player.lodgings.filter((id) => kindOf(id) === 'peasant'));
  return meeples;
}

function placements(cards: Cards, state: GameState, seat: Seat): Intent[] {
  const intents: Intent[] = [];
  const places = allPlaces(state);
  for (const meeple of liftable(state, seat)) {
    for (const to of places) {
      if (checkPlacement(cards, state, seat, meeple, to) !== undefined) continue;
      intents.push({ type: 'placeMeeple', seat, meeple, to });
      if (kindOf(meeple) !== 'shaman') continue;
      for (const as of BASIC_KINDS) {
        const intent: Intent = { type: 'placeMeeple', seat, meeple, to, as };
        if (checkIntent(cards, state, intent) === undefined) intents.push(intent);
      }
    }
  }
  return intents;
}

/** Everything else in an assignment step: take back, roles, chosen Units, Hero powers, confirm. */
function adjustments(cards: Cards, state: GameState, seat: Seat): Intent[] {
  const candidates: Intent[] = [];
  const placed = state.turn.assignments.flatMap((assignment) => assignment.meeples.map(({ id }) => id));
  for (const meeple of placed) {
    candidates.push({ type: 'takeBack', seat, meeple });
    if (kindOf(meeple) === 'shaman') {
      for (const as of [...BASIC_KINDS, 'auto'] as const) candidates.push({ type: 'nameStandIn', seat, meeple, as });
    }
  }
  for (const location of state.locations) {
    if (!cards.location(location.id).effect.some((effect) => effect.op === 'bonusChosenByCorruption')) continue;
    for (const meeple of placed) candidates.push({ type: 'chooseBonusUnit', seat, location: location.id, meeple });
  }
  for (const hero of CLASSES) candidates.push({ type: 'useHeroPower', seat, hero });
  candidates.push({ type: 'confirm', seat });
  return candidates.filter((intent) => checkIntent(cards, state, intent) === undefined);
}
