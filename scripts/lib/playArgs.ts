/** The options of the terminal game, and the table that they lay. */
import type { MatchOptions } from '../../src/engine/index.ts';
import { type Command, flag, listOf, type Values, whole, word } from './args.ts';

const options = {
  seats: whole('players, 2 to 4 (2)', { min: 2, max: 4, fallback: undefined }),
  bots: whole('seats that the greedy policy plays, the last ones (0)', { min: 0, max: 4, fallback: undefined }),
  towers: flag('with the Four Towers'),
  solo: flag('one player against the Royal Guard, towers included'),
  hired: listOf('solo variant Hired Help', ['mage', 'cleric', 'warrior'] as const),
  advanced: flag('solo variant Advanced'),
  seed: word('seed of the match, by the clock unless told; the same seed deals the same cards', undefined),
};

export const PLAY: Command<typeof options> = {
  name: 'play',
  about: 'The whole game in a terminal. Lines can also be piped in.',
  options,
};
export type PlayArgs = Values<typeof options>;

export function refusePlay({ seats, bots, solo, hired, advanced }: PlayArgs): string | undefined {
  const players = solo ? 1 : (seats ?? 2);
  if (solo && seats !== undefined) return '--seats and --solo do not go together: a solo game has one player';
  if (!solo && hired.length > 0) return '--hired is a variant of solo games; add --solo';
  if (!solo && advanced) return '--advanced is a variant of solo games; add --solo';
  if (new Set(hired).size < hired.length) return '--hired names a class twice';
  if ((bots ?? 0) > players) return `--bots ${bots} is more than the ${players} seats at the table`;
  return undefined;
}

export function matchOf({ seats, towers, solo, hired, advanced }: PlayArgs, seed: string): MatchOptions {
  if (solo) return { seed, seats: 1, towers: true, solo: { hiredHelp: hired, advanced } };
  return { seed, seats: (seats ?? 2) as 2 | 3 | 4, towers };
}
