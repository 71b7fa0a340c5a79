import { describe, expect, it } from 'vitest';
import { verifyMatch } from '../../src/store/record/verify.ts';
import { verdictWords } from '../../src/ui/model/verdict.ts';
import { botRng, matchOf, playOn } from '../store/support/playing.ts';
import { engine } from '../support/games.ts';

function played() {
  const match = matchOf({ seed: 'verdict', seats: 2, towers: true });
  playOn(match, botRng('verdict'), 60);
  return match.store.getState();
}

describe('the verdict on a match', () => {
  it('says how many moves lead to the very same game', async () => {
    const state = played();
    const words = verdictWords(await verifyMatch(engine, state));
    expect(words).toMatch(new RegExp(`^${state.intents.length} moves replayed from the seed: the very same game`));
  });

  it('says so when somebody has touched the score or the moves', async () => {
    const { truth, intents } = played();
    const players = truth.players.map((player) => ({ ...player, score: player.score + 10 }));
    const richer = await verifyMatch(engine, { intents, truth: { ...truth, players } });
    expect(verdictWords(richer)).toMatch(/^It does not add up: the moves lead elsewhere/);
    const [first, ...rest] = intents;
    const twice = first === undefined ? rest : [first, first, ...rest];
    expect(verdictWords(await verifyMatch(engine, { truth, intents: twice }))).toMatch(/^It does not add up: /);
  });
});
