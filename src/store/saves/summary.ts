/** What a list of saves says about a match: public things only. */
import type { MatchState } from '../match.ts';
import type { SlotSummary } from './slots.ts';

export function summaryOf({ truth, seats }: MatchState): SlotSummary {
  return {
    names: seats.map(({ name }) => name),
    colours: seats.map(({ colour }) => colour),
    round: truth.turn.round,
    scores: truth.players.map(({ score }) => score),
    isSolo: truth.guard !== undefined,
    isOver: truth.outcome !== undefined,
  };
}
