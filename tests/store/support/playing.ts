/** Whole matches through the store, move by move, with the random bot at every seat. */
import { createRandom } from '../../../src/bots/random.ts';
import { createRng, type Intent, type MatchOptions, type Rng, seedRng } from '../../../src/engine/index.ts';
import { createMatch, type Match } from '../../../src/store/match.ts';
import { engine } from '../../support/games.ts';

const bot = createRandom();

export function matchOf(options: MatchOptions): Match {
  const match = createMatch(engine);
  match.start(options);
  return match;
}

export const botRng = (seed: string): Rng => createRng(seedRng(seed, 'bots'));

/** What the bot would do next; undefined once the match is over. */
export function nextIntent(match: Match, rng: Rng): Intent | undefined {
  const { truth } = match.store.getState();
  const seat = engine.seatToAct(truth);
  return seat === undefined ? undefined : bot.act(engine, truth, seat, rng);
}

/** Plays on, at most `moves` moves; `after` sees each of them. */
export function playOn(match: Match, rng: Rng, moves = 5000, after: (intent: Intent) => void = () => {}): void {
  for (let i = 0; i < moves; i++) {
    const intent = nextIntent(match, rng);
    if (intent === undefined) return;
    const result = match.submit(intent);
    if (!result.ok) throw new Error(`The bot was refused: ${result.error.code}`);
    after(intent);
  }
}
