/** Copies of the objects that change most, written out field by field: many times faster than a spread. */
import type { GameState, PlayerState, TurnState } from './state.ts';

export function copyState(s: GameState): GameState {
  return {
    options: s.options,
    rng: s.rng,
    supply: s.supply,
    players: s.players,
    firstSeat: s.firstSeat,
    turn: s.turn,
    monsters: s.monsters,
    monsterDeck: s.monsterDeck,
    arrived: s.arrived,
    overlords: s.overlords,
    locations: s.locations,
    market: s.market,
    locationStack: s.locationStack,
    towers: s.towers,
    questDeck: s.questDeck,
    questDiscard: s.questDiscard,
    final: s.final,
    guard: s.guard,
    agenda: s.agenda,
    choice: s.choice,
    outcome: s.outcome,
  };
}

export function copyPlayer(p: PlayerState): PlayerState {
  return {
    score: p.score,
    ledger: p.ledger,
    bag: p.bag,
    tavern: p.tavern,
    lodgings: p.lodgings,
    levels: p.levels,
    hand: p.hand,
    completed: p.completed,
    boosts: p.boosts,
    pile: p.pile,
    rooms: p.rooms,
    fought: p.fought,
  };
}

export function copyTurn(t: TurnState): TurnState {
  return {
    seat: t.seat,
    number: t.number,
    round: t.round,
    phase: t.phase,
    step: t.step,
    assignments: t.assignments,
    usedPowers: t.usedPowers,
    gained: t.gained,
    comingBack: t.comingBack,
    extraDraw: t.extraDraw,
    defeated: t.defeated,
    activated: t.activated,
    resolveRest: t.resolveRest,
  };
}
