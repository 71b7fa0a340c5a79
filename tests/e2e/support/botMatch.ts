/** A match as bots would play it, worked out without a table: what the hand then does on it. */
import { createGreedy } from '../../../src/bots/greedy/greedy.ts';
import { SPECIALISTS } from '../../../src/bots/greedy/profile.ts';
import { createRng, type GameState, type Intent, type MatchOptions, seedRng } from '../../../src/engine/index.ts';
import { ENGINE } from '../../support/match.ts';

export interface BotMatch {
  readonly intents: readonly Intent[];
  readonly state: GameState;
}

/** Up to the end, or until the round after `rounds` begins. */
export function botMatch(options: MatchOptions, rounds = Number.POSITIVE_INFINITY): BotMatch {
  const bots = Array.from({ length: options.seats }, (_, seat) => ({
    policy: createGreedy(SPECIALISTS.mixed),
    rng: createRng(seedRng(`${options.seed}:${seat}`, 'bots')),
  }));
  const intents: Intent[] = [];
  let state = ENGINE.setup(options);
  for (let seat = ENGINE.seatToAct(state); seat !== undefined; seat = ENGINE.seatToAct(state)) {
    const bot = bots[seat];
    if (bot === undefined || state.turn.round > rounds) break;
    const intent = bot.policy.act(ENGINE, state, seat, bot.rng);
    const result = ENGINE.apply(state, intent);
    if (!result.ok) throw new Error(`a bot was refused: ${result.error.code}`);
    intents.push(intent);
    state = result.value[result.value.length - 1]?.state ?? state;
  }
  return { intents, state };
}
