/** W5 to W8: meeples drawn, Draw-phase effects, Quests on the Tavern. */
import { describe, expect, it } from 'vitest';
import type { ScenarioPlayer } from '../../../src/engine/index.ts';
import { effectOf, locationCard, questCard } from '../../support/cards.ts';
import { givenMatch, kindCounts } from '../../support/match.ts';

/** A turn without assignments; what is in the bag is what the Draw phase finds. */
const resting = (player: ScenarioPlayer, spec: Parameters<typeof givenMatch>[0] = {}) =>
  givenMatch({ phase: 'main', ...spec, players: [player] });

describe('W5 drawing', () => {
  it.each([
    [0, 4],
    [1, 5],
    [2, 6],
    [3, 6],
  ] as const)('W5 with %i Dark Council cards out, %i meeples are drawn', (arrived, n) => {
    const match = resting({ bag: { peasant: 10 } }, { arrived }).confirm();
    expect(match.player(0).tavern).toHaveLength(n);
    expect(match.event('meeplesDrawn')).toMatchObject({ seat: 0, wanted: n, cause: { by: 'rule', id: 'W5' } });
  });

  it('W5 the old Tavern is gone before', () => {
    const match = resting({ tavern: { knight: 2, corruption: 1 }, bag: { peasant: 10 } }).confirm();
    expect(match.counts(0, 'tavern')).toEqual({ peasant: 4 });
    expect(match.counts(0, 'lodgings')).toEqual({ knight: 2, corruption: 1 });
  });

  it('W5 what the Main phase promised is drawn on top', () => {
    const match = resting(
      { tavern: { warrior: 1, cleric: 1 }, bag: { peasant: 10 } },
      { built: { 'castle-inner': 'healers-temple' } },
    );
    match.placeAll({ 'location:healers-temple': { warrior: 1, cleric: 1 } }).resolve();
    const { n } = effectOf(locationCard('healers-temple'), 'drawMeeples');
    expect(match.event('drawIncreased')).toMatchObject({ n, cause: { by: 'location', id: 'healers-temple' } });
    expect(match.player(0).tavern).toHaveLength(4 + n);
    expect(match.state.turn.extraDraw).toBe(0);
  });

  it('W5 only the active player draws', () => {
    const match = givenMatch({ phase: 'main', players: [{ bag: { peasant: 8 } }, { bag: { mage: 8 } }] }).confirm();
    expect(match.player(1).tavern).toEqual([]);
    expect(match.counts(1, 'bag')).toEqual({ mage: 8 });
  });
});

describe('W6 an empty bag', () => {
  it('W6 takes all Lodgings in and the draw goes on', () => {
    const match = resting({ tavern: { corruption: 1 }, lodgings: { knight: 5 }, bag: { peasant: 3 } }).confirm();
    expect(match.player(0).tavern).toHaveLength(4);
    expect(match.count(0, 'tavern', 'peasant')).toBe(3);
    expect(match.event('bagRefilled').meeples).toHaveLength(6);
    expect(match.events('meeplesDrawn').map(({ meeples }) => meeples.length)).toEqual([3, 1]);
    expect(match.player(0).bag).toHaveLength(5);
    expect(match.player(0).lodgings).toEqual([]);
  });

  it('W6 a bag that is just enough is not refilled', () => {
    const match = resting({ lodgings: { knight: 5 }, bag: { peasant: 4 } }).confirm();
    expect(match.counts(0, 'tavern')).toEqual({ peasant: 4 });
    expect(match.counts(0, 'lodgings')).toEqual({ knight: 5 });
    expect(match.events('bagRefilled')).toEqual([]);
  });

  it('W6 bag and Lodgings both empty: fewer are drawn', () => {
    const match = resting({ tavern: { knight: 1 }, bag: { peasant: 2 } }).confirm();
    expect(match.counts(0, 'tavern')).toEqual({ knight: 1, peasant: 2 });
    expect(match.player(0).bag).toEqual([]);
    expect(match.state.turn.seat).toBe(1);
  });

  it('W6 nothing at all: nothing is drawn, the game goes on', () => {
    const match = resting({ bag: {} }).confirm();
    expect(match.player(0).tavern).toEqual([]);
    expect(match.events('meeplesDrawn')).toEqual([]);
    expect(match.state.turn.seat).toBe(1);
  });

  it('W6 Units gained this turn are among those that go in', () => {
    const match = resting({ tavern: { knight: 2 }, bag: { mage: 3 } }, { monsters: { castle: ['termite'] } });
    match.place('knight', 'monster:termite', { n: 2 }).resolve();
    expect(kindCounts(match.event('bagRefilled').meeples)).toEqual({ knight: 2, warrior: 1 });
  });
});

describe('W7 effects of the Draw phase', () => {
  const subscriber = (completed: readonly string[]) =>
    resting(
      { completed, hand: ['big-game'], bag: { peasant: 10 }, lodgings: { mage: 3 } },
      { questDeck: ['old-masters'] },
    );

  it('W7 they come in the order of the player, each once', () => {
    const match = subscriber(['longer-table', 'gazette', 'wash-day']).confirm();
    expect(match.choice).toMatchObject({
      kind: 'drawEffectNext',
      seat: 0,
      options: ['longer-table', 'gazette', 'wash-day'],
      rules: ['W7'],
    });
    expect(match.player(0).tavern).toHaveLength(4);
    match.choose('wash-day');
    expect(match.choice).toMatchObject({ kind: 'lodgingsToBag' });
    match.choose('done');
    expect(match.choice).toMatchObject({ kind: 'drawEffectNext', options: ['longer-table', 'gazette'] });
    expect(match.tryChoose('wash-day')).toMatchObject({ code: 'notAnOption', rules: ['W7'] });
    match.choose('longer-table');
    expect(match.player(0).tavern).toHaveLength(4 + effectOf(questCard('longer-table'), 'drawMeeples').n);
    expect(match.choice).toMatchObject({ kind: 'discardQuest' });
    match.choose('big-game');
    expect(match.state.turn.seat).toBe(1);
  });

  it('W7 or in the sensible order', () => {
    const match = subscriber(['longer-table', 'wash-day']).confirm().resolveRest();
    expect(match.player(0).tavern).toHaveLength(4 + effectOf(questCard('longer-table'), 'drawMeeples').n);
    expect(match.choice?.kind).toBe('lodgingsToBag');
    match.choose('done');
    expect(match.state.turn.seat).toBe(1);
  });

  it('W7 a single effect asks for no order', () => {
    const match = subscriber(['longer-table']).confirm();
    expect(match.player(0).tavern).toHaveLength(4 + effectOf(questCard('longer-table'), 'drawMeeples').n);
    expect(match.state.turn.seat).toBe(1);
  });

  it('W7 once in every Draw phase', () => {
    const match = subscriber(['longer-table']).passTo(0).passTo(0);
    const drawn = match.events('meeplesDrawn').filter(({ cause }) => cause.id === 'longer-table');
    expect(drawn).toHaveLength(2);
  });

  it('W7 combat bonuses are none of them', () => {
    const match = subscriber(['upgraded-staff', 'shield-and-shove']).confirm();
    expect(match.choice).toBeUndefined();
    expect(match.state.turn.seat).toBe(1);
  });
});

describe('W8 Quests on the Tavern', () => {
  it('W8 are completed with what was drawn', () => {
    const match = resting({ hand: ['gazette'], bag: { mage: 2, peasant: 2 } }).confirm();
    expect(match.event('questCompleted')).toMatchObject({ seat: 0, quest: 'gazette' });
    expect(match.score(0)).toBe(questCard('gazette').vp);
  });

  it('W8 not with what lay there before', () => {
    const match = resting({ hand: ['gazette'], tavern: { mage: 4 }, bag: { peasant: 8 } }).confirm();
    expect(match.events('questCompleted')).toEqual([]);
  });

  it.each([[['mage-and-cleric', 'gazette']], [['gazette', 'mage-and-cleric']]])(
    'W8 a meeple that one Quest brings can complete another: %j',
    (hand) => {
      const match = resting({ hand, bag: { mage: 1, cleric: 1, peasant: 2 }, lodgings: { mage: 1 } }).confirm();
      expect(match.events('questCompleted').map(({ quest }) => quest)).toEqual(['mage-and-cleric', 'gazette']);
      expect(match.counts(0, 'tavern')).toEqual({ mage: 2, cleric: 1, peasant: 2 });
    },
  );

  it.each([[['confession-box', 'good-sanding']], [['good-sanding', 'confession-box']]])(
    'W8 what is met together is completed together: %j',
    (hand) => {
      const match = resting({ hand, bag: { cleric: 1, corruption: 3 } }).confirm();
      expect(match.events('questCompleted').map(({ quest }) => quest)).toEqual(hand);
      expect(match.counts(0, 'tavern')).toEqual({ cleric: 1, corruption: 1 });
    },
  );

  it.each([[['barking-at-trees', 'gazette']], [['gazette', 'barking-at-trees']]])(
    'W8 paying for one does not undo the other: %j',
    (hand) => {
      const match = resting({ hand, bag: { mage: 2, warrior: 1, peasant: 1 } }).confirm();
      expect(match.choice).toMatchObject({ kind: 'payQuest', quest: 'barking-at-trees' });
      match.choose('accept');
      expect(
        match
          .events('questCompleted')
          .map(({ quest }) => quest)
          .sort(),
      ).toEqual(['barking-at-trees', 'gazette']);
    },
  );

  it('W8 the effects of W7 come before', () => {
    const match = resting({
      completed: ['longer-table'],
      hand: ['gazette'],
      bag: { mage: 1, peasant: 3 },
      lodgings: { mage: 1 },
    }).confirm();
    expect(match.events('questCompleted')).toMatchObject([{ quest: 'gazette' }]);
  });

  it('W8 a Shaman in the Tavern is a Shaman', () => {
    const match = resting({ hand: ['gazette'], bag: { mage: 1, shaman: 1, peasant: 2 } }).confirm();
    expect(match.events('questCompleted')).toEqual([]);
  });

  it('W8 a declined Quest is asked again in the next Draw phase only', () => {
    const match = resting({ hand: ['pitchforks-for-promotion'], bag: { peasant: 12 } }).confirm();
    expect(match.choice).toMatchObject({ kind: 'payQuest', quest: 'pitchforks-for-promotion', rules: ['Q4', 'Q5'] });
    match.choose('decline');
    expect(match.state.turn.seat).toBe(1);
    expect(match.player(0).hand).toEqual(['pitchforks-for-promotion']);
    match.passTo(0).confirm().confirm();
    expect(match.choice).toMatchObject({ kind: 'payQuest', quest: 'pitchforks-for-promotion' });
  });

  it('W8 nobody else completes anything', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ bag: { peasant: 8 } }, { tavern: { mage: 2 }, hand: ['gazette'] }],
    }).confirm();
    expect(match.events('questCompleted')).toEqual([]);
  });
});
