/** What the replay of a match has found, in one sentence. */
import type { Verdict } from '../../store/record/verify.ts';
import { END } from '../words/end.ts';

/** `noReplay`: a table that was laid by hand has no seed to begin with. */
export type Proving = Verdict | 'none' | 'busy' | 'noReplay';

export function verdictWords(proving: Exclude<Proving, 'none'>): string {
  if (proving === 'busy') return END.verifying;
  if (proving === 'noReplay') return END.noReplay;
  if (proving.isSame) return END.verified(proving.moves, proving.print);
  switch (proving.why) {
    case 'refused':
      return END.refused(proving.move);
    case 'different':
      return END.different(proving.expected, proving.found);
    case 'broken':
      return END.broken(proving.move);
  }
}
