/** Questions about the turn: whose move it is, which places are open, how much is drawn. */
import type { Cards } from '../cards.ts';
import type { Seat } from '../model/ids.ts';
import type { PlaceId } from '../model/places.ts';
import type { Assignment, GameState, PlayerState } from '../model/state.ts';

/** The seat that has to act; undefined once the match is over. */
export function seatToAct(state: GameState): Seat | undefined {
  if (state.outcome !== undefined) return undefined;
  return state.choice?.seat ?? state.turn.seat;
}

export function isAssigning(state: GameState): boolean {
  return state.outcome === undefined && state.choice === undefined && state.turn.step === 'assigning';
}

/** E2: the Dark Council can be fought in the final turns only. */
export function isFinalTurn(state: GameState): boolean {
  return state.final !== undefined && state.turn.round >= state.final.firstRound;
}

/** W5: 4 meeples, one more for each of the first two Dark Council cards. */
export function countDraw(state: GameState): number {
  return 4 + Math.min(2, state.arrived.length);
}

export function playerOf(state: GameState, seat: Seat): PlayerState {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`No player sits at seat ${seat}`);
  return player;
}

export function assignmentAt(state: GameState, place: PlaceId): Assignment | undefined {
  return state.turn.assignments.find((assignment) => assignment.place === place);
}

/** Other seats in turn order, beginning after `seat`. */
export function seatsAfter(state: GameState, seat: Seat): Seat[] {
  const n = state.players.length;
  return Array.from({ length: n - 1 }, (_, i) => ((seat + 1 + i) % n) as Seat);
}

/** D2: slots without a Location and, in solo, without an Order on them (G1). */
export function vacantSlots(cards: Cards, state: GameState): string[] {
  return cards.catalog.slots
    .filter((slot) => !(state.guard !== undefined && slot.ring === 'inner'))
    .filter((slot) => !state.locations.some((location) => location.slot === slot.id))
    .map((slot) => slot.id);
}
