/** E1, E2: how many turns are left, and what is open in them. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/engine/index.ts';
import { playOut } from '../../support/ending.ts';
import { givenMatch, type Match } from '../../support/match.ts';

const BANDIT = 'monster:backwoods-bandit-castle';

/** The third Dark Council card comes up in the turn of `active`. */
function thirdCard({ seats, active, firstSeat }: { seats: 2 | 3 | 4; active: number; firstSeat: number }): Match {
  const players: NonNullable<Scenario['players']>[number][] = Array.from({ length: seats }, () => ({
    tavern: { mage: 1 },
    bag: { mage: 4 },
  }));
  players[active] = { tavern: { knight: 2 }, bag: { peasant: 12 }, levels: { knight: 3 } };
  const match = givenMatch({
    phase: 'main',
    seats,
    active,
    firstSeat,
    arrived: 2,
    players,
    monsters: {
      castle: ['backwoods-bandit-castle', 'siege-carpenter'],
      villages: ['tree-beast'],
      cathedral: ['ghoul'],
    },
    monsterDeck: ['dark-council-3', 'timber-wolf', 'bookworm', 'cabinet-mimic'],
  });
  return match.place('knight', BANDIT, { n: 2 }).resolve('first');
}

describe('E1 the round is played out, then each player has 2 turns', () => {
  for (const seats of [2, 3, 4] as const) {
    for (let active = 0; active < seats; active++) {
      for (const firstSeat of [0, seats - 1]) {
        it(`E1 with ${seats} players, seat ${firstSeat} first, when the card comes in the turn of seat ${active}`, () => {
          const match = thirdCard({ seats, active, firstSeat });
          expect(match.state.final).toEqual({ firstRound: 3, lastRound: 4 });
          playOut(match);
          const turns = match.events('turnStarted');
          const after = (active - firstSeat + seats) % seats;
          const rest = Array.from({ length: seats - 1 - after }, (_, i) => (active + 1 + i) % seats);
          const round = Array.from({ length: seats }, (_, i) => (firstSeat + i) % seats);
          expect(turns.map(({ seat }) => seat)).toEqual([...rest, ...round, ...round]);
          expect(turns.map(({ finalTurn }) => finalTurn)).toEqual([
            ...rest.map(() => false),
            ...round.map(() => true),
            ...round.map(() => true),
          ]);
          expect(match.events('matchEnded')).toHaveLength(1);
          expect(match.state.turn.phase).toBe('over');
        });
      }
    }
  }

  it('E1 after the end nothing is possible', () => {
    const match = playOut(thirdCard({ seats: 2, active: 0, firstSeat: 0 }));
    const over = { code: 'matchOver', facts: {}, rules: ['E6'] };
    const seat = match.state.turn.seat;
    expect(match.tryIntent({ type: 'confirm', seat })).toEqual(over);
    expect(match.tryIntent({ type: 'choose', seat, option: 'accept' })).toEqual(over);
  });
});

describe('E2 the Dark Council waits for the final turns', () => {
  const council = ['mortise', 'hand-of-peepul', 'saw-ron', 'combustor'];

  it('E2 not in the round in which the third card came', () => {
    const match = thirdCard({ seats: 3, active: 0, firstSeat: 0 });
    for (const seat of [1, 2]) {
      expect(match.state.turn.seat).toBe(seat);
      match.confirm();
      for (const id of council) {
        expect(match.tryPlace('mage', `council:${id}`)).toEqual({
          code: 'councilNotYet',
          facts: { council: id },
          rules: ['C8', 'E2'],
        });
      }
      match.finishTurn('first');
    }
    expect(match.state.turn).toMatchObject({ seat: 0, round: 3 });
    match.confirm();
    for (const id of council) expect(match.status(`council:${id}`).combat?.value).toBe(0);
    match.place('peasant', 'council:mortise').move('peasant', 'council:mortise', 'council:combustor');
    expect(match.at('council:combustor')).toEqual({ peasant: 1 });
  });

  it('E2 in the final turns of every seat, both times', () => {
    const match = thirdCard({ seats: 3, active: 1, firstSeat: 0 }).finishTurn('first');
    const fights: number[] = [];
    while (match.state.outcome === undefined) {
      match.confirm();
      const [unit] = match.player(match.seat).tavern;
      if (unit === undefined) throw new Error('An empty Tavern');
      match.act({ type: 'placeMeeple', meeple: unit, to: 'council:combustor' });
      fights.push(match.seat);
      match.act({ type: 'takeBack', meeple: unit }).finishTurn('first');
    }
    expect(fights).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('E2 not before the third card either', () => {
    const match = givenMatch({ phase: 'main', arrived: 2, players: [{ tavern: { knight: 1 } }] });
    expect(match.tryPlace('knight', 'council:combustor').code).toBe('councilNotYet');
  });
});
