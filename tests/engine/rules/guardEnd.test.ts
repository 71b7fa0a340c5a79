/** G9 to G11: the Dark Council and the end of a solo game. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { Scenario } from '../../../src/engine/index.ts';
import { givenSolo, guard, guardAt, guardTurn } from '../../support/guard.ts';
import { kindCounts, type Match } from '../../support/match.ts';

const QUIET = { castle: 'dispatch', villages: 'muster', cathedral: 'parade', university: 'tithe' };
const SIX = {
  castle: ['ghoul', 'termite'],
  villages: ['timber-wolf', 'tree-beast'],
  cathedral: ['skeleton', 'pew-weevil'],
};
const FIVE = { ...SIX, castle: ['termite'] };

function playOut(match: Match): Match {
  while (match.state.outcome === undefined) match.finishTurn('first');
  return match;
}

describe('G9 the first two Dark Council cards', () => {
  it.each([1, 2])(
    'G9 card %i of the player’s refill: the Guard’s board returns, only the player gets Corruption',
    (n) => {
      const match = guardTurn(
        givenSolo({
          monsters: FIVE,
          monsterDeck: [`dark-council-${n}`, 'bookworm'],
          arrived: (n - 1) as 0 | 1,
          guard: { orders: QUIET, bag: { mage: 1, cleric: 1 }, board: { '2-1': 'peasant', '1-1': 'corruption' } },
        }),
        'mage',
        'cleric',
      );
      expect(match.event('guardBoardReturned')).toMatchObject({ cause: { by: 'rule', id: 'G9' } });
      expect(kindCounts(match.event('guardBoardReturned').meeples)).toEqual({ peasant: 1, corruption: 1 });
      expect(match.event('meeplesGained')).toMatchObject({ seat: 0, to: 'bag', cause: { by: 'rule', id: 'W3' } });
      expect(match.supply('corruption')).toBe(20 - 1 - 1);
      expect(match.player(0).tavern).toHaveLength(4 + n);
    },
  );

  it('G9 in the Guard’s own turn the meeple that acts returns too, and the turn goes on', () => {
    const match = guardAt('5-2', {
      monsters: SIX,
      monsterDeck: ['dark-council-1', 'bookworm'],
      guard: { orders: QUIET, prestigeArea: { shaman: 1 } },
    });
    expect(kindCounts(match.event('guardBoardReturned').meeples)).toEqual({ peasant: 4, shaman: 1 });
    expect(guard(match).board.map(({ spot }) => spot)).toEqual(['1-1']);
    expect(match.player(0).bag.length + match.player(0).tavern.length).toBe(12 + 1);
  });

  it('G9 an empty board has nothing to return', () => {
    const match = guardTurn(
      givenSolo({ monsters: FIVE, monsterDeck: ['dark-council-1', 'bookworm'], guard: { orders: QUIET } }),
      'mage',
      'cleric',
    );
    expect(match.events('guardBoardReturned')).toEqual([]);
  });
});

describe('G10 the third Dark Council card', () => {
  const turnsAfterThird = (match: Match) => {
    const all = match.events();
    const after = all.slice(all.findIndex(({ type }) => type === 'finalTurnsSet'));
    const count = (type: string) => after.filter((event) => event.type === type).length;
    return { player: count('turnStarted'), guard: count('guardTurnStarted') };
  };

  it('G10 in the Guard’s turn: the player has 2 more turns, the Guard 1 after each', () => {
    const match = guardAt('5-2', {
      arrived: 2,
      monsters: SIX,
      monsterDeck: ['dark-council-3', 'bookworm'],
      guard: { orders: QUIET },
    });
    expect(match.events('meeplesGained')).toEqual([]);
    expect(match.events('guardBoardReturned')).toEqual([]);
    playOut(match);
    expect(turnsAfterThird(match)).toEqual({ player: 2, guard: 2 });
    const order = match.events().filter(({ type }) => type === 'turnStarted' || type === 'guardTurnStarted');
    expect(order.slice(-4).map(({ type }) => type)).toEqual([
      'turnStarted',
      'guardTurnStarted',
      'turnStarted',
      'guardTurnStarted',
    ]);
    expect(match.events().at(-1)?.type).toBe('matchEnded');
  });

  it('G10 in the player’s turn: the Guard ends the round, then 2 turns each', () => {
    const match = playOut(
      givenSolo({ arrived: 2, monsters: FIVE, monsterDeck: ['dark-council-3', 'bookworm'], guard: { orders: QUIET } }),
    );
    expect(turnsAfterThird(match)).toEqual({ player: 2, guard: 3 });
    expect(match.events('turnEnded')).toHaveLength(match.events('guardTurnEnded').length);
  });

  it('G10 whole games: as many turns for the Guard as for the player', () => {
    for (const seed of ['rowan', 'alder', 'beech']) {
      const match = playOut(givenSolo({ seed, monsterDeckOnly: false, arrived: 2, monsters: {}, guard: {} }));
      expect(match.events('guardTurnEnded').length).toBe(match.events('turnEnded').length);
      expect(match.state.arrived).toHaveLength(3);
    }
  });

  it('G10 the Guard never fights the Dark Council; the player may', () => {
    const match = givenSolo({
      phase: 'main',
      finalTurns: true,
      monsters: SIX,
      players: [{ tavern: { knight: 8 }, bag: { peasant: 8 } }],
      guard: { orders: QUIET },
    });
    match.place('knight', 'council:mortise', { n: 8 });
    playOut(match);
    expect(match.events('councilFought').map(({ seat }) => seat)).toEqual([0]);
    expect(guard(match).ledger).not.toHaveProperty('overlords');
    expect(guard(match).ledger).not.toHaveProperty('henchman');
  });
});

describe('G11 the end', () => {
  const LAST: Scenario = {
    phase: 'main',
    finalTurns: true,
    monsters: {},
    questDeckOnly: true,
    guard: { bag: {}, keptQuests: ['timber', 'gazette', 'big-game'], rooms: ['rod-grip', 'rod-knob', 'dark-cellar'] },
  };

  it('G11 kept Quests are turned up and scored by the chart, then the Room sets', () => {
    const match = playOut(givenSolo(LAST));
    const scored = match.events().filter(({ type }) => type === 'endQuestScored' || type === 'roomSetScored');
    const [rod, darkness] = CATALOG.roomSets;
    expect(scored).toEqual([
      { type: 'endQuestScored', who: 'guard', quest: 'timber', completed: true, vp: 1 },
      { type: 'endQuestScored', who: 'guard', quest: 'gazette', completed: true, vp: 2 },
      { type: 'endQuestScored', who: 'guard', quest: 'big-game', completed: true, vp: 3 },
      { type: 'roomSetScored', who: 'guard', set: 'rod-of-ruin', rooms: 2, vp: rod?.values[1] },
      { type: 'roomSetScored', who: 'guard', set: 'face-the-darkness', rooms: 1, vp: darkness?.values[0] },
    ]);
    expect(guard(match).ledger).toEqual({
      endQuests: 6,
      roomSets: (rod?.values[1] ?? 0) + (darkness?.values[0] ?? 0),
    });
  });

  it('G11 they are turned up one by one', () => {
    const match = playOut(givenSolo(LAST));
    const [rod, darkness] = CATALOG.roomSets;
    expect(match.events('endRoomTurned')).toEqual([
      { type: 'endRoomTurned', room: 'rod-grip', set: 'rod-of-ruin', n: 1, setVp: rod?.values[0] },
      { type: 'endRoomTurned', room: 'rod-knob', set: 'rod-of-ruin', n: 2, setVp: rod?.values[1] },
      { type: 'endRoomTurned', room: 'dark-cellar', set: 'face-the-darkness', n: 1, setVp: darkness?.values[0] },
    ]);
    expect(guard(match).turnedUp).toEqual(['timber', 'gazette', 'big-game', 'rod-grip', 'rod-knob', 'dark-cellar']);
  });

  const endWith = (difference: number) => {
    const target = guard(playOut(givenSolo(LAST))).score;
    return playOut(givenSolo({ ...LAST, players: [{ score: target + difference }] })).state.outcome;
  };

  it('G11 a tie goes to the Guard', () => {
    const outcome = endWith(0);
    expect(outcome).toMatchObject({ winners: ['guard'], decidedBy: 'tieToGuard' });
    expect(new Set(outcome?.scores.map(({ score }) => score)).size).toBe(1);
  });

  it('G11 otherwise the higher score wins', () => {
    expect(endWith(1)).toMatchObject({ winners: [0], decidedBy: 'vp' });
    expect(endWith(-1)).toMatchObject({ winners: ['guard'], decidedBy: 'vp' });
  });

  it('G11 the Guard loses nothing for Quests: its kept ones never count against it', () => {
    const match = playOut(givenSolo({ ...LAST, guard: { bag: {}, keptQuests: ['old-masters'] } }));
    expect(guard(match).ledger).toEqual({ endQuests: 3 });
  });
});
