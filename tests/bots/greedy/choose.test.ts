import { describe, expect, it } from 'vitest';
import { createGreedy } from '../../../src/bots/greedy/greedy.ts';
import {
  createRng,
  type GameState,
  type Intent,
  type Scenario,
  type Seat,
  seedRng,
} from '../../../src/engine/index.ts';
import { engine, last, must } from '../../support/games.ts';

/** Plays on from a position until the policy answers a choice of this kind. */
function answerTo(kind: NonNullable<GameState['choice']>['kind'], spec: Scenario): string {
  const policy = createGreedy();
  const rng = createRng(seedRng('choose', 'bots'));
  let state = engine.scenario(spec);
  for (let moves = 0; moves < 200; moves++) {
    const seat = engine.seatToAct(state) as Seat;
    const intent: Intent = policy.act(engine, state, seat, rng);
    if (state.choice?.kind === kind && intent.type === 'choose') return intent.option;
    state = last(must(state, intent));
  }
  throw new Error(`Nobody was asked: ${kind}`);
}

describe('answers of the greedy policy', () => {
  it('L5: sends a good Unit back into the bag, not Corruption', () => {
    const option = answerTo('lodgingsToBag', {
      phase: 'main',
      players: [{ tavern: { mage: 1 }, lodgings: { knight: 2, corruption: 2, peasant: 2 }, bag: { peasant: 4 } }],
      built: { 'castle-outer': 'mages-workshop' },
      monsters: { castle: [], villages: [], cathedral: [], university: [] },
    });
    expect(option).toBe('knight');
  });

  it('T10: throws away the Quest that it is least likely to complete', () => {
    const option = answerTo('discardQuest', {
      phase: 'main',
      players: [{ tavern: { peasant: 2 }, bag: { peasant: 12 }, hand: ['village-fete', 'extra-credit'] }],
      monsters: { castle: [], villages: ['timber-wolf'], cathedral: [], university: [] },
      built: {},
    });
    expect(option).toBe('extra-credit');
  });

  it('D2: builds one of the tiles of the market on a vacant slot', () => {
    const option = answerTo('buildLocation', {
      players: [{ tavern: { peasant: 3 }, bag: { peasant: 5 } }],
      market: ['oath-oak', 'box-office', 'colosseum', 'levy-station'],
    });
    expect(option).toMatch(/^(oath-oak|box-office|colosseum|levy-station)@/);
  });
});
