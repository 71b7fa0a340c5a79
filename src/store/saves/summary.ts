/** What a list of saves says about a match: public things only. */
import type { GameState } from '../../engine/index.ts';
import type { MatchState } from '../match.ts';
import type { SlotSummary } from './slots.ts';

type Told = Pick<MatchState, 'truth' | 'seats'> & Partial<Pick<MatchState, 'title'>>;

export function summaryOf({ truth, seats, title }: Told): SlotSummary {
  const { turn, choice, guard, outcome, options, arrived, final } = truth;
  return {
    names: seats.map(({ name }) => name),
    colours: seats.map(({ colour }) => colour),
    round: turn.round,
    scores: scoresOf(truth),
    isSolo: guard !== undefined,
    isOver: outcome !== undefined,
    hasTowers: options.towers,
    council: arrived.length,
    isFinal: final !== undefined && turn.round >= final.firstRound,
    ...(outcome === undefined
      ? { toAct: choice?.seat ?? turn.seat }
      : { winners: outcome.winners.filter((seat) => seat !== 'guard') }),
    ...(title === undefined ? {} : { title }),
    ...(guard === undefined ? {} : { guardScore: finalScore(truth, 'guard') ?? guard.score }),
  };
}

function scoresOf(truth: GameState): readonly number[] {
  return truth.players.map(({ score }, seat) => finalScore(truth, seat) ?? score);
}

function finalScore({ outcome }: GameState, whose: number | 'guard'): number | undefined {
  return outcome?.scores.find(({ seat }) => seat === whose)?.score;
}
