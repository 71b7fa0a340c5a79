/** E5, E6: the last scoring, and who has won. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import type { RoomSetId, Scenario } from '../../../src/engine/index.ts';
import { questCard } from '../../support/cards.ts';
import { ending, playOut } from '../../support/ending.ts';
import { ENGINE, givenMatch } from '../../support/match.ts';

const room = (set: RoomSetId, n: number) =>
  CATALOG.rooms
    .filter(({ kind }) => kind === set)
    .slice(0, n)
    .map(({ id }) => id);

describe('E5 the last scoring', () => {
  it('E5 End of Game Quests score, incomplete Quests cost their penalty', () => {
    const match = ending({
      players: [
        { score: 10, levels: { mage: 3, knight: 3 }, hand: ['old-masters', 'big-game', 'timber', 'gazette'] },
        { score: 3 },
      ],
    });
    const [masters, game, timber, gazette] = ['old-masters', 'big-game', 'timber', 'gazette'].map(questCard);
    expect(match.events('endQuestScored')).toEqual([
      { type: 'endQuestScored', who: 0, quest: 'old-masters', completed: true, vp: masters?.vp },
      { type: 'endQuestScored', who: 0, quest: 'big-game', completed: false, vp: -(game?.penalty ?? 0) },
      { type: 'endQuestScored', who: 0, quest: 'timber', completed: false, vp: -(timber?.penalty ?? 0) },
      { type: 'endQuestScored', who: 0, quest: 'gazette', completed: false, vp: -(gazette?.penalty ?? 0) },
    ]);
    const penalties = (game?.penalty ?? 0) + (timber?.penalty ?? 0) + (gazette?.penalty ?? 0);
    expect(match.player(0).ledger).toEqual({ endQuests: masters?.vp, penalties: -penalties });
    expect(match.score(0)).toBe(10 + (masters?.vp ?? 0) - penalties);
    expect(match.score(1)).toBe(3);
  });

  it('E5 completed Quests cost nothing', () => {
    const match = ending({ players: [{ score: 4, completed: ['gazette', 'timber'] }] });
    expect(match.score(0)).toBe(4);
  });

  it('E5 a score may end below 0', () => {
    const match = ending({ players: [{ hand: ['old-masters', 'big-game'] }, { hand: ['reading-room'] }] });
    expect(match.score(0)).toBe(-questCard('old-masters').penalty - questCard('big-game').penalty);
    expect(match.score(1)).toBe(-questCard('reading-room').penalty);
    expect(match.state.outcome?.winners).toEqual([1]);
  });

  it.each(['rod-of-ruin', 'face-the-darkness', 'battle-corruption'] as const)(
    'E5 the set %s scores by its Rooms',
    (set) => {
      const values = CATALOG.roomSets.find(({ id }) => id === set)?.values ?? [];
      values.forEach((vp, i) => {
        const match = ending({ towers: true, players: [{ score: 5, rooms: room(set, i + 1) }] });
        expect(match.event('roomSetScored')).toEqual({ type: 'roomSetScored', who: 0, set, rooms: i + 1, vp });
        expect(match.player(0).ledger).toEqual({ roomSets: vp });
        expect(match.score(0)).toBe(5 + vp);
      });
    },
  );

  it('E5 each set scores for itself, other Rooms not at all', () => {
    const rooms = [...room('rod-of-ruin', 2), ...room('battle-corruption', 1), 'hunt-undead', 'rescue-ranger'];
    const match = ending({ towers: true, players: [{ rooms }] });
    const value = (set: string, n: number) => CATALOG.roomSets.find(({ id }) => id === set)?.values[n - 1] ?? 0;
    expect(match.score(0)).toBe(value('rod-of-ruin', 2) + value('battle-corruption', 1));
    expect(match.events('roomSetScored').map(({ set }) => set)).toEqual(['rod-of-ruin', 'battle-corruption']);
  });

  it('E5 nothing of it is scored before the end', () => {
    const match = givenMatch({ finalTurns: true, players: [{ score: 2, hand: ['big-game'] }] });
    expect(ENGINE.score(match.state)[0]).toMatchObject({ seat: 0, score: 2 });
    match.finishTurn('first');
    expect(match.score(0)).toBe(2);
    playOut(match);
    expect(match.score(0)).toBe(2 - questCard('big-game').penalty);
  });
});

describe('E6 who has won', () => {
  const outcome = (spec: Scenario) => ending(spec).state.outcome;

  it('E6 the most VP', () => {
    const result = outcome({ seats: 3, players: [{ score: 12 }, { score: 15 }, { score: 14 }] });
    expect(result).toMatchObject({ winners: [1], decidedBy: 'vp' });
    expect(result?.scores.map(({ seat, score }) => [seat, score])).toEqual([
      [0, 12],
      [1, 15],
      [2, 14],
    ]);
  });

  it('E6 it is counted after the last scoring', () => {
    const result = outcome({ players: [{ score: 12, hand: ['big-game'] }, { score: 11 }] });
    expect(result).toMatchObject({ winners: [1], decidedBy: 'vp' });
  });

  it('E6 a tie goes to the fewest Peasants', () => {
    const result = outcome({
      seats: 3,
      players: [
        { score: 9, bag: { peasant: 6, knight: 1 } },
        { score: 9, bag: { peasant: 5, knight: 9 } },
        { score: 8, bag: { mage: 2 } },
      ],
    });
    expect(result).toMatchObject({ winners: [1], decidedBy: 'fewestPeasants' });
    expect(result?.scores.map(({ peasants }) => peasants)).toEqual([6, 5, 0]);
  });

  it('E6 Peasants count wherever they are', () => {
    const scattered = { score: 9, bag: { peasant: 1 }, tavern: { peasant: 2 }, lodgings: { peasant: 3 } };
    const result = outcome({ players: [scattered, { score: 9, bag: { peasant: 7 } }] });
    expect(result).toMatchObject({ winners: [0], decidedBy: 'fewestPeasants' });
    expect(result?.scores.map(({ peasants }) => peasants)).toEqual([6, 7]);
  });

  it('E6 on a hill too', () => {
    const match = givenMatch({
      arrived: 3,
      finalTurns: true,
      monsters: {},
      monsterDeckOnly: true,
      built: { 'castle-inner': 'mage-academy' },
      active: 1,
      players: [
        { score: 9, tavern: { peasant: 1 }, bag: { peasant: 6 } },
        { score: 9, bag: { peasant: 7 } },
      ],
    });
    match.passTo(0).confirm().place('peasant', 'location:mage-academy').resolve();
    playOut(match);
    expect(match.onHill('mage-academy')).toEqual({ peasant: 1 });
    expect(match.state.outcome?.scores.map(({ peasants }) => peasants)).toEqual([7, 7]);
  });

  it('E6 still tied: a shared victory of those who are', () => {
    const result = outcome({
      seats: 4,
      players: [
        { score: 9, bag: { peasant: 5 } },
        { score: 9, bag: { peasant: 4 } },
        { score: 9, lodgings: { peasant: 4 } },
        { score: 3, bag: {} },
      ],
    });
    expect(result).toMatchObject({ winners: [1, 2], decidedBy: 'shared' });
  });

  it('E6 the outcome is told once, with the match', () => {
    const match = ending({ players: [{ score: 2 }, { score: 1 }] });
    expect(match.event('matchEnded').outcome).toEqual(match.state.outcome);
    expect(ENGINE.seatToAct(match.state)).toBeUndefined();
    expect(ENGINE.legal(match.state, match.state.turn.seat)).toEqual([]);
  });
});
