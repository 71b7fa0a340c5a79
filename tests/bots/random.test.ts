import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/bots/random.ts';
import { INTENT_TYPES, type Intent, type IntentType } from '../../src/engine/index.ts';
import { MODES, optionsOf, play } from '../support/games.ts';
import { seated } from './table.ts';

const GAMES = 20;

describe('the random policy', () => {
  it.each(MODES)('plays legal matches to their end: $name', (mode) => {
    for (let game = 0; game < GAMES; game++) {
      const { end } = play(optionsOf(mode, `random-${game}`), seated(createRandom()));
      expect(end.outcome).toBeDefined();
      expect(end.turn.round).toBeLessThanOrEqual(40);
    }
  });

  it('uses every kind of intent, calls Peasants, names roles at once and moves what is placed', () => {
    const types = new Set<IntentType>();
    const seen = { called: false, namedAtOnce: false, moved: false };
    const look = (intent: Intent, lodgings: readonly number[], tavern: readonly number[]) => {
      types.add(intent.type);
      if (intent.type !== 'placeMeeple') return;
      seen.called ||= lodgings.includes(intent.meeple);
      seen.namedAtOnce ||= intent.as !== undefined;
      seen.moved ||= !lodgings.includes(intent.meeple) && !tavern.includes(intent.meeple);
    };
    for (let game = 0; game < 150; game++) {
      play({ seed: `kinds-${game}`, seats: 4, towers: true }, seated(createRandom()), {
        move: (state, intent) => {
          const player = state.players[intent.seat];
          look(intent, player?.lodgings ?? [], player?.tavern ?? []);
        },
      });
    }
    expect([...types].sort()).toEqual([...INTENT_TYPES].sort());
    expect(seen).toEqual({ called: true, namedAtOnce: true, moved: true });
  });

  it('plays the same match again from the same seed, and another from another', () => {
    const game = (seed: string) => play({ seed, seats: 3, towers: true }, seated(createRandom())).intents;
    expect(game('a')).toEqual(game('a'));
    expect(game('a')).not.toEqual(game('b'));
  });
});
