/** Q5 to Q6a: several Quests at once, and newly drawn ones. */
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
