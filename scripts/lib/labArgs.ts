/** The lab's options, and which of them go together. */
import { type Command, flag, listOf, type Values, whole, word } from './args.ts';
import { PROFILE_NAMES } from './policies.ts';

const options = {
  games: whole('games to play', { min: 1, max: 1_000_000, fallback: 200 }),
  seats: whole('players, 2 to 4 (4)', { min: 2, max: 4, fallback: undefined }),
  towers: flag('with the Four Towers'),
  solo: flag('one player against the Royal Guard, towers included'),
  hired: listOf('solo variant Hired Help', ['mage', 'cleric', 'warrior'] as const),
  advanced: flag('solo variant Advanced'),
  profiles: listOf('who plays, one name for all or one per seat, moving on each game', PROFILE_NAMES),
  seed: word('seed of the whole run', 'lab'),
  workers: whole('worker threads, one per core unless told; the report does not depend on it', {
    min: 1,
    max: 64,
    fallback: undefined,
  }),
  json: flag('the report as one JSON object'),
};

export const LAB: Command<typeof options> = {
  name: 'lab',
  about:
    'Plays greedy games over worker threads and reports rounds, VP by source, win shares and the use of each card.',
  options,
};
export type LabArgs = Values<typeof options>;

export function refuseLab({ seats, solo, hired, advanced, profiles }: LabArgs): string | undefined {
  const players = solo ? 1 : (seats ?? 4);
  if (solo && seats !== undefined) return '--seats and --solo do not go together: a solo game has one player';
  if (!solo && hired.length > 0) return '--hired is a variant of solo games; add --solo';
  if (!solo && advanced) return '--advanced is a variant of solo games; add --solo';
  if (new Set(hired).size < hired.length) return '--hired names a class twice';
  if (profiles.length > 1 && profiles.length !== players) {
    return `--profiles names ${profiles.length} players for ${players} seats; give one name or one per seat`;
  }
  return undefined;
}
