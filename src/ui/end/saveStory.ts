/** Hands the whole match over as a file: options, seed and moves. */
import type { Match } from '../../store/match.ts';
import { END } from '../words/end.ts';

export function saveStory(match: Match): void {
  const text = match.toSave();
  if (text === undefined) return;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = END.exportName(match.store.getState().truth.options.seed);
  link.click();
  // The browser reads the address only once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
