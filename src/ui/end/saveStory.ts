/** Hands the whole match over as a file: options, seed and moves. */
import type { Match } from '../../store/match.ts';
import { fileNameOf } from '../../store/saves/fileName.ts';
import { giveFile } from '../kit/giveFile.ts';

export function saveStory(match: Match): void {
  const text = match.toSave();
  const names = match.store.getState().seats.map(({ name }) => name);
  if (text !== undefined) giveFile(fileNameOf(names, Date.now()), text);
}
