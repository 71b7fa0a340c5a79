/** What the title says of a match that could not be taken up. */
import { SHELF_PROBLEMS } from '../ui/words/saves.ts';
import { WORDS } from '../ui/words.ts';
import type { SessionProblem } from './session.ts';

/** Undefined: something is wrong with the save itself, and the shelf shows what. */
export function noticeOf(problem: SessionProblem | undefined): string | undefined {
  switch (problem?.kind) {
    case 'openElsewhere':
      return WORDS.openElsewhere;
    case 'full':
    case 'forbidden':
    case 'missing':
    case 'failed':
      return SHELF_PROBLEMS[problem.kind];
    default:
      return undefined;
  }
}
