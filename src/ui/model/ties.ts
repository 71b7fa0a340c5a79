/** Why one of those with as many VP stands before another, in one sentence. */
import { listAnd } from '../../content/words/grammar.ts';
import type { Telling } from '../../content/words/telling.ts';
import { END } from '../words/end.ts';
import type { Tie } from './count.ts';
import { nameOf } from './names.ts';

export function tieWords({ rule, seats }: Tie, telling: Telling): string {
  const [first] = seats;
  if (first === undefined) return '';
  const names = listAnd(seats.map(({ seat }) => nameOf(seat, telling)));
  const score = END.minus(first.score);
  if (rule === 'G11') return END.tieToGuard(names, score);
  const leaders = seats.filter(({ place }) => place === first.place);
  if (leaders.length === seats.length) return END.sharedPlace(names, score, first.peasants);
  const leading = listAnd(leaders.map(({ seat }) => nameOf(seat, telling)));
  return END.tie(names, score, leading, first.place, END.peasants([...new Set(seats.map(({ peasants }) => peasants))]));
}
