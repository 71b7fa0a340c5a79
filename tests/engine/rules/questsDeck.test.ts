/** Q7: the Quest deck, its discards, and what a discarded Quest is. */
import { describe, expect, it } from 'vitest';
import { givenMatch, type Match } from '../../support/match.ts';

const ids = (match: Match) => match.events('questCompleted').map(({ quest }) => quest);

describe('Q7 the Quest deck', () => {
  it('Q7 an empty deck is made anew from the discards', () => {
    const match = givenMatch({
      players: [{ tavern: { mage: 1 }, levels: { mage: 3 } }],
      questDeck: ['big-game'],
      questDeckOnly: true,
      questDiscard: ['let-it-rot', 'village-fete', 'court-of-oak'],
    });
    match.power('mage');
    expect(match.event('questDeckReshuffled')).toEqual({ type: 'questDeckReshuffled', n: 3 });
    expect(match.player(0).hand[0]).toBe('big-game');
    expect(match.player(0).hand).toHaveLength(2);
    expect(match.state.questDiscard).toEqual([]);
    expect(match.state.questDeck).toHaveLength(2);
  });

  it('Q7 neither deck nor discards: nothing is drawn', () => {
    const match = givenMatch({
      players: [{ tavern: { mage: 1 }, levels: { mage: 2 } }],
      questDeck: [],
      questDeckOnly: true,
    });
    match.power('mage');
    expect(match.player(0).hand).toEqual([]);
    expect(match.events('questsDrawn')).toEqual([]);
  });

  it('Q7 the discarded one is from the hand, incomplete, and lies open', () => {
    const match = givenMatch({
      phase: 'main',
      players: [
        {
          tavern: { knight: 3 },
          bag: { peasant: 8 },
          hand: ['big-game', 'old-masters'],
          completed: ['upgraded-staff'],
        },
      ],
      monsters: { villages: ['timber-wolf'] },
    });
    match.place('knight', 'monster:timber-wolf', { n: 3 }).resolve();
    expect(match.choice).toMatchObject({
      kind: 'discardQuest',
      options: ['big-game', 'old-masters'],
      rules: ['T10', 'Q7'],
    });
    expect(match.tryChoose('upgraded-staff')).toEqual({
      code: 'notAnOption',
      facts: { option: 'upgraded-staff' },
      rules: ['T10', 'Q7'],
    });
    match.choose('old-masters');
    expect(match.state.questDiscard).toEqual(['old-masters']);
    expect(match.player(0).hand).toEqual(['big-game']);
  });

  it('Q7 a discarded Quest is out of hand: what met it no longer counts', () => {
    const fight = () => {
      const match = givenMatch({
        phase: 'main',
        players: [{ tavern: { mage: 4, cleric: 2 }, bag: { peasant: 8 }, hand: ['extra-credit', 'last-rites'] }],
        monsters: { villages: ['fence-post-revenant'] },
        questDeck: ['big-game', 'old-masters'],
      });
      return match.placeAll({ 'monster:fence-post-revenant': { mage: 4, cleric: 2 } }).confirm();
    };
    expect(fight().choice).toMatchObject({ kind: 'discardQuest', options: ['last-rites', 'big-game', 'old-masters'] });
    expect(ids(fight().choose('last-rites'))).toEqual(['extra-credit']);
    expect(ids(fight().choose('big-game'))).toEqual(['extra-credit', 'last-rites']);
  });

  it('Q7 a completed Quest never goes back to the deck', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ bag: { mage: 4 }, hand: ['gazette'] }],
    }).confirm();
    expect(match.player(0).completed).toMatchObject([{ quest: 'gazette' }]);
    expect(match.state.questDiscard).toEqual([]);
    expect(match.state.questDeck).not.toContain('gazette');
  });
});
