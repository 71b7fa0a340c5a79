/** What is read out of a burst of news: the last of it, and how much more there was. */
import { TWIN } from '../words/twin.ts';

const MOST = 4;

export function announcement(lines: readonly string[]): readonly string[] {
  const fresh = lines.filter((line, at) => line !== '' && lines.indexOf(line) === at);
  if (fresh.length <= MOST + 1) return fresh;
  return [TWIN.burst(fresh.length - MOST), ...fresh.slice(-MOST)];
}
