/** The final turns (E1): who has how many left. */
import type { GameState, Seat } from '../../engine/index.ts';

export interface TurnsLeft {
  readonly seat: Seat;
  /** The one that is being played counts. */
  readonly n: number;
}

/** Undefined until the third Dark Council card has arrived, and once the match is over. */
export function turnsLeft({ final, turn, players, firstSeat, outcome }: GameState): readonly TurnsLeft[] | undefined {
  if (final === undefined || outcome !== undefined) return undefined;
  const { firstRound, lastRound } = final;
  const inRow = (seat: number): number => (seat - firstSeat + players.length) % players.length;
  const whole = lastRound - Math.max(firstRound - 1, turn.round);
  return players.map((_, at) => {
    const seat = at as Seat;
    const isStillTo = turn.round >= firstRound && inRow(seat) >= inRow(turn.seat);
    return { seat, n: whole + (isStillTo ? 1 : 0) };
  });
}
