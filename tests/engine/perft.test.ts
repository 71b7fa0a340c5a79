import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/engine/index.ts';
import { engine } from '../support/games.ts';
import { perft } from '../support/perft.ts';
import { POSITIONS, type PositionName } from '../support/positions.ts';

/**
 * Sequences of 1, 2, 3 legal intents. A change here is a change of the rules or of a card in the position. The solo
 * position stops short of the Guard's turn, which a tuned Guard would change.
 */
const GOLDEN: Readonly<Record<PositionName, readonly number[]>> = {
  firstTurn: [4, 31, 463],
  shamanAtTheCapitol: [9, 111, 2365],
  warriorsCall: [19, 333, 6227],
  towerStairs: [21, 403, 7963],
  lastStand: [29, 785, 21981],
  heroPowers: [7, 47, 436],
  stillAtWork: [22, 451, 9450],
  soloMorning: [3, 40],
};

describe('perft', () => {
  it.each(Object.entries(GOLDEN) as [PositionName, readonly number[]][])('%s: %j', (name, golden) => {
    const state = engine.scenario(POSITIONS[name]);
    expect(golden.map((_, depth) => perft(state, depth + 1))).toEqual(golden);
    const reread = JSON.parse(JSON.stringify(state)) as GameState;
    expect([1, 2].map((depth) => perft(reread, depth))).toEqual(golden.slice(0, 2));
  });

  it('D1 T3 firstTurn counts as by hand: 3 Peasants at Construct, or confirm and 3 Peasants at 6 places', () => {
    const toConstruct = 3 * (2 + 1 + 1);
    const toTheCity = 3 * (4 + 2) + 1;
    expect(GOLDEN.firstTurn.slice(0, 2)).toEqual([3 + 1, toConstruct + toTheCity]);
  });
});
