/** Who has won, and by what (E6, G11). */
import type { Seat } from './model/ids.ts';
import type { FinalScore, GameState, Outcome, PlayerState } from './model/state.ts';
import { guardKinds, ownedKinds } from './rules/conditions.ts';

/** Scores as they stand, best first, Peasants counted wherever they are. */
export function scoresOf(state: GameState): FinalScore[] {
  const scores: FinalScore[] = state.players.map(({ score, ledger }: PlayerState, seat) => ({
    seat: seat as Seat,
    score,
    ledger,
    peasants: ownedKinds(state, seat as Seat).filter((kind) => kind === 'peasant').length,
  }));
  if (state.guard !== undefined) {
    const { score, ledger } = state.guard;
    scores.push({
      seat: 'guard',
      score,
      ledger,
      peasants: guardKinds(state).filter((kind) => kind === 'peasant').length,
    });
  }
  return scores;
}

export function outcomeOf(state: GameState): Outcome {
  const scores = scoresOf(state);
  const most = Math.max(...scores.map((s) => s.score));
  const leaders = scores.filter((s) => s.score === most);
  if (leaders.length === 1) return { scores, winners: leaders.map((s) => s.seat), decidedBy: 'vp' };
  if (leaders.some((s) => s.seat === 'guard')) return { scores, winners: ['guard'], decidedBy: 'tieToGuard' };
  const fewest = Math.min(...leaders.map((s) => s.peasants));
  const winners = leaders.filter((s) => s.peasants === fewest).map((s) => s.seat);
  return { scores, winners, decidedBy: winners.length === 1 ? 'fewestPeasants' : 'shared' };
}
