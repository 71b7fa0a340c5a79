/** T7 to T10: clean up, returning, an empty supply, mandatory effects. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { createEngine, type GameEvent } from '../../../src/engine/index.ts';
import { census } from '../../support/census.ts';
import { givenMatch, type Match } from '../../support/match.ts';

const HOUSE = 'location:house-of-lords';
const YARD = 'location:splinter-yard';
const SKELETON = 'monster:skeleton';
const TERMITE = 'monster:termite';
const WOLF = 'monster:timber-wolf';
const BAG = { peasant: 6 };
const T7 = { by: 'rule', id: 'T7' };

/** Where in the tale the first event of a type stands. */
const whenOf = (match: Match, type: GameEvent['type']) => match.events().findIndex((event) => event.type === type);

describe('T7 clean up', () => {
  it('T7 assigned Units and what they gained go to the Lodgings together', () => {
    const match = givenMatch({ phase: 'main', players: [{ tavern: { peasant: 1 }, bag: BAG }], monsters: {} });
    match.place('peasant', YARD).confirm();
    const [lodged] = match.events('meeplesLodged');
    expect(lodged).toMatchObject({ seat: 0, from: YARD, cause: T7 });
    expect(match.counts(0, 'lodgings')).toEqual({ warrior: 1 });
    expect(whenOf(match, 'meeplesGained')).toBeLessThan(whenOf(match, 'meeplesLodged'));
  });

  it('T7 nothing goes straight to the bag', () => {
    const match = givenMatch({ phase: 'main', players: [{ tavern: { peasant: 2 }, bag: { mage: 9 } }], monsters: {} });
    match.place('peasant', HOUSE).confirm();
    expect(match.counts(0, 'bag')).toEqual({ mage: 5 });
    expect(match.counts(0, 'tavern')).toEqual({ mage: 4 });
    expect(match.count(0, 'lodgings', 'peasant')).toBe(2);
    expect(match.count(0, 'lodgings', 'knight')).toBe(1);
  });

  it('T7 a defeated Monster goes to the pile, and what it gives beside VP comes then', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 2 }, bag: BAG }],
      monsters: { castle: ['termite'] },
    });
    match.place('knight', TERMITE, { n: 2 }).confirm();
    expect(match.player(0).pile).toEqual(['termite']);
    expect(match.event('monsterTaken')).toMatchObject({ seat: 0, monster: 'termite', from: 'castle' });
    expect(match.score(0)).toBe(1);
    expect(match.event('meeplesGained')).toMatchObject({
      from: 'supply',
      to: 'lodgings',
      cause: { by: 'monster', id: 'termite' },
    });
    const order = ['monsterDefeated', 'vpChanged', 'meeplesLodged', 'monsterTaken', 'meeplesGained'] as const;
    const moments = order.map((type) => whenOf(match, type));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(match.counts(0, 'lodgings')).toEqual({ knight: 2, warrior: 1 });
  });

  it('T7 the player orders the effects of several defeated Monsters', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 3 }, bag: BAG }],
      monsters: { castle: ['termite'], cathedral: ['skeleton'] },
      questDeck: ['trophy-shelf'],
    });
    match
      .placeAll({ [TERMITE]: { knight: 2 }, [SKELETON]: { knight: 1 } })
      .confirm()
      .choose(TERMITE);
    expect(match.choice).toMatchObject({ kind: 'cleanUpNext', seat: 0, cause: T7, rules: ['T7'] });
    expect(match.choice?.options.toSorted()).toEqual(['skeleton', 'termite']);
    match.choose('skeleton');
    expect(whenOf(match, 'questsDrawn')).toBeLessThan(whenOf(match, 'meeplesGained'));
    expect(match.player(0).hand).toEqual(['trophy-shelf']);
  });

  it('T7 last, all that is left in the Tavern goes to the Lodgings, Corruption too', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { peasant: 2, corruption: 2, cleric: 1 }, bag: { warrior: 9 } }],
      monsters: { cathedral: ['skeleton'] },
      questDeck: ['trophy-shelf'],
    });
    match.place('peasant', SKELETON, { n: 2 }).confirm();
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 2, corruption: 2, cleric: 1 });
    expect(match.counts(0, 'tavern')).toEqual({ warrior: 4 });
    const lodged = match.events('meeplesLodged');
    expect(lodged.map(({ from, cause }) => ({ from, cause }))).toEqual([
      { from: SKELETON, cause: T7 },
      { from: 'tavern', cause: T7 },
    ]);
    expect(whenOf(match, 'questsDrawn')).toBeLessThan(match.events().indexOf(lodged[1] as GameEvent));
  });

  it('T7 a Unit that a Quest gives during clean up reaches the Lodgings as well', () => {
    const quests = CATALOG.quests.map((card) =>
      card.id === 'masters-certificate' ? { ...card, effect: [{ op: 'gainUnit', kind: 'mage', n: 1 } as const] } : card,
    );
    const match = givenMatch(
      {
        phase: 'main',
        players: [{ tavern: { peasant: 2 }, bag: BAG, levels: { knight: 3 } }],
        monsters: { cathedral: ['skeleton'] },
        questDeck: ['masters-certificate'],
      },
      createEngine({ ...CATALOG, quests }),
    );
    match.place('peasant', SKELETON, { n: 2 }).confirm();
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 2, mage: 1 });
    expect(new Set(census(match.state)).size).toBe(152);
  });
});

describe('T8 return to the supply', () => {
  it('T8 at a Location the meeples that stand there return, no others', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { peasant: 5 }, bag: BAG }],
      built: { 'castle-inner': 'box-office' },
      monsters: {},
    });
    match.place('peasant', 'location:box-office', { n: 3 });
    const standing = match.state.turn.assignments[0]?.meeples.map(({ id }) => id) ?? [];
    const supply = match.supply('peasant');
    match.confirm();
    const returned = match.event('meeplesReturned');
    expect(returned).toMatchObject({
      seat: 0,
      from: 'location:box-office',
      cause: { by: 'location', id: 'box-office' },
    });
    expect(returned.meeples).toHaveLength(2);
    for (const id of returned.meeples) expect(standing).toContain(id);
    expect(match.supply('peasant')).toBe(supply + 2);
    expect(match.count(0, 'lodgings', 'peasant')).toBe(3);
  });

  it('T8 for a Quest on a defeated Monster, one of those assigned to that Monster returns', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { warrior: 2, mage: 1, knight: 2 }, bag: BAG, hand: ['gone-to-the-greenwood'] }],
      monsters: { villages: ['tree-beast'] },
      built: { 'castle-inner': 'reserves-bench' },
    });
    match.placeAll({
      'location:reserves-bench': { warrior: 1 },
      'monster:tree-beast': { warrior: 1, mage: 1, knight: 2 },
    });
    const hunter = match.meepleAt('warrior', 'monster:tree-beast');
    match.resolve({ payQuest: 'accept' });
    expect(match.event('meeplesReturned')).toEqual({
      type: 'meeplesReturned',
      seat: 0,
      meeples: [hunter],
      from: 'monster:tree-beast',
      cause: { by: 'quest', id: 'gone-to-the-greenwood' },
    });
    expect(match.state.supply.warrior).toContain(hunter);
    expect(match.count(0, 'lodgings', 'ranger')).toBe(1);
  });
});

describe('T9 an empty supply', () => {
  it('T9 a gain that the supply cannot give is lost, the rest of the effect happens', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { peasant: 1 }, bag: BAG }, { lodgings: { warrior: 18 } }],
      monsters: {},
    });
    match.place('peasant', YARD).confirm();
    expect(match.event('gainLost')).toMatchObject({
      who: 0,
      kind: 'warrior',
      n: 1,
      cause: { by: 'location', id: 'splinter-yard' },
    });
    expect(match.events('meeplesReturned')).toHaveLength(1);
    expect(match.counts(0, 'lodgings')).toEqual({});
  });

  it('T9 a Monster that gives two Warriors gives the one that is left', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { ranger: 4 }, bag: BAG }, { lodgings: { warrior: 17 } }],
      monsters: { castle: ['termite-queen'] },
    });
    match.place('ranger', 'monster:termite-queen', { n: 4 }).confirm();
    expect(match.count(0, 'lodgings', 'warrior')).toBe(1);
    expect(match.event('gainLost')).toMatchObject({ kind: 'warrior', cause: { by: 'monster', id: 'termite-queen' } });
  });

  it('T9 Corruption that the supply does not have is not gained', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { ranger: 3 }, bag: BAG }, { lodgings: { corruption: 20 } }],
      monsters: { cathedral: ['pardon-pedlar'] },
    });
    match.place('ranger', 'monster:pardon-pedlar', { n: 3 }).confirm();
    expect(match.event('gainLost')).toMatchObject({
      kind: 'corruption',
      cause: { by: 'monster', id: 'pardon-pedlar' },
    });
    expect(match.count(0, 'lodgings', 'corruption')).toBe(0);
    expect(match.score(0)).toBeGreaterThan(0);
  });
});

describe('T10 mandatory effects', () => {
  const given = (hand: readonly string[]) =>
    givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 1 }, bag: BAG, hand }],
      monsters: { villages: ['timber-wolf'] },
    }).place('knight', WOLF);

  it('T10 without a Quest the Timber Wolf is fought all the same and takes nothing', () => {
    const match = given([]);
    expect(match.status(WOLF).isComplete).toBe(true);
    match.confirm();
    expect(match.player(0).pile).toEqual(['timber-wolf']);
    expect(match.events('questDiscarded')).toEqual([]);
    expect(match.state.turn.seat).toBe(1);
  });

  it('T10 an only Quest is discarded', () => {
    const match = given(['trophy-shelf']).confirm();
    expect(match.event('questDiscarded')).toMatchObject({
      seat: 0,
      quest: 'trophy-shelf',
      cause: { by: 'monster', id: 'timber-wolf' },
    });
    expect(match.player(0).hand).toEqual([]);
    expect(match.state.questDiscard).toEqual(['trophy-shelf']);
  });

  it('T10 of several Quests the player picks one', () => {
    const match = given(['trophy-shelf', 'big-game']).confirm();
    expect(match.choice).toMatchObject({
      kind: 'discardQuest',
      seat: 0,
      options: ['trophy-shelf', 'big-game'],
      left: 1,
      cause: { by: 'monster', id: 'timber-wolf' },
      rules: ['T10', 'Q7'],
    });
    match.choose('big-game');
    expect(match.player(0).hand).toEqual(['trophy-shelf']);
    expect(match.state.turn.seat).toBe(1);
  });
});
