/** Q5 to Q7: several Quests at once, newly drawn ones, the deck. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { createEngine, type ScenarioPlayer } from '../../../src/engine/index.ts';
import { effectOf, questCard } from '../../support/cards.ts';
import { givenMatch, type Match } from '../../support/match.ts';

const SKELETON = 'monster:skeleton';
const ids = (match: Match) => match.events('questCompleted').map(({ quest }) => quest);

describe('Q5 several by one defeat', () => {
  it('Q5 each that the assignment meets is completed', () => {
    const hand = ['shield-and-shove', 'militia-day', 'pitchfork-standards-act', 'extra-credit'];
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 1, warrior: 1, peasant: 2 }, bag: { peasant: 8 }, hand }],
      monsters: { cathedral: ['skeleton'] },
      questDeck: ['big-game'],
    });
    match.placeAll({ [SKELETON]: { knight: 1, warrior: 1, peasant: 2 } }).resolve();
    expect(ids(match)).toEqual(['shield-and-shove', 'militia-day', 'pitchfork-standards-act']);
    expect(match.player(0).hand).toEqual(['extra-credit', 'big-game']);
  });

  const paying = (
    answers: readonly string[],
    tavern: ScenarioPlayer['tavern'] = { warrior: 1, mage: 1, knight: 2 },
  ) => {
    const match = givenMatch({
      phase: 'main',
      players: [
        {
          tavern,
          bag: { peasant: 8 },
          levels: { knight: 3 },
          hand: ['gone-to-the-greenwood', 'separate-hats', 'exterminators-permit'],
        },
      ],
      monsters: { villages: ['tree-beast'] },
    });
    match.placeAll({ 'monster:tree-beast': tavern }).confirm();
    for (const answer of answers) match.choose(answer);
    return match;
  };

  it('Q5 the initial assignment counts: paying for one leaves the others met', () => {
    expect(ids(paying(['accept']))).toEqual(['gone-to-the-greenwood', 'separate-hats', 'exterminators-permit']);
  });

  it('Q5 declining one does not touch the others', () => {
    const match = paying(['decline']);
    expect(ids(match)).toEqual(['separate-hats', 'exterminators-permit']);
    expect(match.player(0).hand).toEqual(['gone-to-the-greenwood']);
  });

  it('Q5 each must be paid in full: a Unit pays once', () => {
    const quests = CATALOG.quests.map((quest) =>
      quest.id === 'last-rites' ? { ...quest, cost: questCard('sworn-on-the-grain').cost } : quest,
    );
    const fight = (clerics: number) => {
      const match = givenMatch(
        {
          phase: 'main',
          players: [
            {
              tavern: { knight: 2, cleric: clerics },
              bag: { peasant: 8 },
              levels: { knight: 3 },
              hand: ['sworn-on-the-grain', 'last-rites'],
            },
          ],
          monsters: { cathedral: ['ghoul'] },
        },
        createEngine({ ...CATALOG, quests }),
      );
      return match.placeAll({ 'monster:ghoul': { knight: 2, cleric: clerics } }).confirm();
    };
    const two = fight(2).choose('accept');
    expect(two.choice).toMatchObject({ kind: 'payQuest', quest: 'last-rites' });
    expect(ids(two.choose('accept'))).toEqual(['sworn-on-the-grain', 'last-rites']);
    const one = fight(1).choose('accept');
    expect(one.choice).toBeUndefined();
    expect(ids(one)).toEqual(['sworn-on-the-grain']);
    expect(ids(fight(1).choose('decline').choose('accept'))).toEqual(['last-rites']);
  });

  it('Q5 a Shaman that stands for the class pays like one', () => {
    const match = givenMatch({
      phase: 'main',
      players: [
        { tavern: { knight: 2, shaman: 1 }, bag: { peasant: 8 }, levels: { knight: 3 }, hand: ['sworn-on-the-grain'] },
      ],
      monsters: { cathedral: ['ghoul'] },
    });
    match
      .placeAll({ 'monster:ghoul': { knight: 2, shaman: 1 } })
      .confirm()
      .choose('accept');
    expect(ids(match)).toEqual(['sworn-on-the-grain']);
    expect(match.supply('shaman')).toBe(5);
  });

  it('Q5 a Quest for the whole turn is looked at after the last Monster', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 3 }, bag: { peasant: 8 }, levels: { knight: 3 }, hand: ['two-trunks'] }],
      monsters: { cathedral: ['skeleton'], castle: ['backwoods-bandit-castle'] },
      questDeck: ['big-game'],
    });
    match.placeAll({ [SKELETON]: { knight: 1 }, 'monster:backwoods-bandit-castle': { knight: 2 } }).confirm();
    match.choose(SKELETON);
    const types = match.events().map(({ type }) => type);
    expect(types.indexOf('questCompleted')).toBeGreaterThan(types.lastIndexOf('monsterDefeated'));
    expect(types.indexOf('questCompleted')).toBeLessThan(types.indexOf('monsterTaken'));
    expect(match.player(0).tavern).toHaveLength(4 + effectOf(questCard('two-trunks'), 'drawMeeples').n);
  });
});

describe('Q6 a Quest drawn from a Monster', () => {
  it('Q6 cannot be completed by that same defeat', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { cleric: 2 }, bag: { peasant: 8 } }],
      monsters: { cathedral: ['skeleton'] },
      questDeck: ['last-rites'],
    });
    match.place('cleric', SKELETON, { n: 2 }).resolve();
    expect(match.player(0).hand).toEqual(['last-rites']);
    expect(ids(match)).toEqual([]);
  });

  it('Q6 nor by another of the same turn', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 3 }, bag: { peasant: 8 }, levels: { knight: 3 } }],
      monsters: { cathedral: ['skeleton'], castle: ['backwoods-bandit-castle'] },
      questDeck: ['by-appointment'],
    });
    match.placeAll({ [SKELETON]: { knight: 1 }, 'monster:backwoods-bandit-castle': { knight: 2 } }).resolve();
    expect(match.player(0).hand).toEqual(['by-appointment']);
    expect(ids(match)).toEqual([]);
  });

  it('Q6 a later defeat completes it', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { cleric: 2 }, bag: { cleric: 4 } }],
      monsters: { cathedral: ['skeleton'], villages: ['fence-post-revenant'] },
      questDeck: ['last-rites'],
    });
    match.place('cleric', SKELETON, { n: 2 }).resolve('first');
    match.passTo(0).confirm().place('cleric', 'monster:fence-post-revenant', { n: 4 }).resolve('first');
    expect(ids(match)).toEqual(['last-rites']);
  });

  it('Q6 a Quest drawn by another Quest waits for the next defeat, which may be of this turn', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 4 }, bag: { peasant: 8 }, levels: { knight: 3 }, hand: ['by-appointment'] }],
      monsters: { castle: ['backwoods-bandit-castle'], villages: ['tree-beast'] },
      questDeck: ['exterminators-permit', 'big-game'],
    });
    match.placeAll({ 'monster:backwoods-bandit-castle': { knight: 2 }, 'monster:tree-beast': { knight: 2 } }).confirm();
    match.choose('monster:backwoods-bandit-castle');
    expect(ids(match)).toEqual(['by-appointment', 'exterminators-permit']);
  });

  it('Q6 a Quest about levels that is already met is completed as it is drawn', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 1 }, bag: { peasant: 8 }, levels: { mage: 2 } }],
      monsters: { cathedral: ['skeleton'] },
      questDeck: ['upgraded-staff'],
    });
    match.place('knight', SKELETON).resolve();
    expect(ids(match)).toEqual(['upgraded-staff']);
  });
});

describe('Q6a an Ongoing effect of this turn', () => {
  it('Q6a does not act in the Draw phase that completes it', () => {
    const match = givenMatch({
      phase: 'main',
      players: [
        { bag: { mage: 1, cleric: 1, knight: 1, peasant: 1 }, lodgings: { peasant: 8 }, hand: ['longer-table'] },
      ],
    }).confirm();
    expect(ids(match)).toEqual(['longer-table']);
    expect(match.player(0).tavern).toHaveLength(4);
  });

  it('Q6a nor when it was completed earlier in the turn', () => {
    const quests = CATALOG.quests.map((quest) =>
      quest.id === 'shield-and-shove' ? { ...quest, effect: [{ op: 'drawMeeples' as const, n: 1 }] } : quest,
    );
    const match = givenMatch(
      {
        phase: 'main',
        players: [{ tavern: { knight: 1, warrior: 1 }, bag: { peasant: 12 }, hand: ['shield-and-shove'] }],
        monsters: { cathedral: ['skeleton'] },
      },
      createEngine({ ...CATALOG, quests }),
    );
    match.placeAll({ [SKELETON]: { knight: 1, warrior: 1 } }).resolve('first');
    expect(ids(match)).toEqual(['shield-and-shove']);
    expect(match.player(0).tavern).toHaveLength(4);
    match.passTo(0).finishTurn('first');
    expect(match.player(0).tavern).toHaveLength(5);
  });

  it('Q6a from the next turn on it does', () => {
    const match = givenMatch({
      phase: 'main',
      players: [
        { bag: { mage: 1, cleric: 1, knight: 1, peasant: 1 }, lodgings: { peasant: 12 }, hand: ['longer-table'] },
      ],
    }).confirm();
    match.passTo(0).finishTurn('first');
    expect(match.events('meeplesDrawn').filter(({ cause }) => cause.id === 'longer-table')).toHaveLength(1);
  });
});

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
          tavern: { knight: 1 },
          bag: { peasant: 8 },
          hand: ['big-game', 'old-masters'],
          completed: ['upgraded-staff'],
        },
      ],
      monsters: { villages: ['timber-wolf'] },
    });
    match.place('knight', 'monster:timber-wolf').resolve();
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
        players: [{ tavern: { mage: 2, cleric: 1 }, bag: { peasant: 8 }, hand: ['extra-credit', 'last-rites'] }],
        monsters: { villages: ['fence-post-revenant'] },
        questDeck: ['big-game', 'old-masters'],
      });
      return match.placeAll({ 'monster:fence-post-revenant': { mage: 2, cleric: 1 } }).confirm();
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
