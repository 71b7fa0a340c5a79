/** C5: the Peasant that a level 3 Warrior calls out of the Lodgings. */
import { describe, expect, it } from 'vitest';
import { effectOf, monsterCard } from '../../support/cards.ts';
import { ENGINE, givenMatch } from '../../support/match.ts';

const TREE_BEAST = 'monster:tree-beast';
const BARON = 'monster:baron-von-bandsaw';
const STILL = 'location:wormwood-still';

const sergeants = (warriors = 2) =>
  givenMatch({
    phase: 'main',
    finalTurns: true,
    players: [
      {
        tavern: { warrior: warriors, peasant: 1 },
        lodgings: { peasant: 3, knight: 1 },
        bag: { peasant: 6 },
        levels: { warrior: 3 },
      },
    ],
    monsters: { villages: ['tree-beast'], castle: ['baron-von-bandsaw'] },
    built: { 'university-inner': 'wormwood-still' },
  });

describe('C5 the call', () => {
  it('C5 a Peasant of the Lodgings joins the Warrior and counts when assigning', () => {
    const match = sergeants().place('warrior', TREE_BEAST, { n: 2 });
    expect(match.status(TREE_BEAST)).toMatchObject({ isComplete: false, combat: { value: 4 } });
    match.call(TREE_BEAST);
    expect(match.lastEvents('meeplePlaced')).toMatchObject([{ from: 'lodgings', to: TREE_BEAST }]);
    expect(match.status(TREE_BEAST)).toMatchObject({ isComplete: true, combat: { value: 5, strength: 5 } });
    match.resolve();
    expect(match.player(0).pile).toEqual(['tree-beast']);
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 3 + 1, knight: 1, warrior: 2 });
  });

  it('C5 it may be offered: the Lodgings can be lifted from', () => {
    const match = sergeants().place('warrior', TREE_BEAST);
    const peasant = match.meeple('peasant', 'lodgings');
    expect(ENGINE.liftable(match.state, match.seat)).toContain(peasant);
    expect(ENGINE.targets(match.state, peasant)).toEqual([TREE_BEAST]);
  });

  it('C5 it takes the bonuses of Peasants', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { warrior: 1 }, lodgings: { peasant: 1 }, levels: { warrior: 3 }, pile: ['hedge-witch'] }],
      monsters: { villages: ['tree-beast'] },
    });
    match.place('warrior', TREE_BEAST).call(TREE_BEAST);
    expect(match.status(TREE_BEAST).combat?.value).toBe(2 + 1 + effectOf(monsterCard('hedge-witch'), 'bonusWith').n);
  });

  it('C5 it counts for Quests', () => {
    const match = givenMatch({
      phase: 'main',
      players: [
        {
          tavern: { warrior: 1, peasant: 1 },
          lodgings: { peasant: 1 },
          bag: { peasant: 6 },
          levels: { warrior: 3 },
          hand: ['militia-day'],
        },
      ],
      monsters: { cathedral: ['skeleton'] },
    });
    match
      .placeAll({ 'monster:skeleton': { warrior: 1, peasant: 1 } })
      .call('monster:skeleton')
      .resolve();
    expect(match.events('questCompleted')).toMatchObject([{ quest: 'militia-day' }]);
  });

  it('C5 it works against the Dark Council too', () => {
    const match = sergeants().place('warrior', 'council:combustor').call('council:combustor');
    expect(match.at('council:combustor')).toEqual({ warrior: 1, peasant: 1 });
  });
});

describe('C5 who may not be called', () => {
  it('C5 not without a Warrior on that Monster', () => {
    const match = sergeants().place('warrior', BARON).place('peasant', TREE_BEAST);
    expect(match.tryCall(TREE_BEAST)).toEqual({
      code: 'calledPeasantNeedsWarrior',
      facts: { place: TREE_BEAST },
      rules: ['C5'],
    });
  });

  it('C5 not to a Location, whoever stands there', () => {
    const match = sergeants().place('warrior', STILL);
    expect(match.tryCall(STILL)).toEqual({ code: 'calledPeasantNeedsWarrior', facts: { place: STILL }, rules: ['C5'] });
  });

  it('C5 not a second one, though there are two Warriors', () => {
    const match = sergeants().place('warrior', BARON).place('warrior', TREE_BEAST).call(BARON);
    for (const place of [BARON, TREE_BEAST] as const) {
      expect(match.tryCall(place)).toEqual({ code: 'warriorPowerUsed', facts: {}, rules: ['C3', 'C5'] });
    }
  });

  it('C5 nobody but a Peasant', () => {
    const match = sergeants().place('warrior', BARON);
    const meeple = match.meeple('knight', 'lodgings');
    expect(match.tryAct({ type: 'placeMeeple', meeple, to: BARON })).toEqual({
      code: 'meepleNotInTavern',
      facts: { meeple },
      rules: ['T3', 'C5'],
    });
  });

  it.each([1, 2] as const)('C5 not by a level %i Warrior', (level) => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { warrior: 1 }, lodgings: { peasant: 1 }, levels: { warrior: level } }],
      monsters: { villages: ['tree-beast'] },
    });
    match.place('warrior', TREE_BEAST);
    expect(match.tryCall(TREE_BEAST)).toEqual({
      code: 'meepleNotInTavern',
      facts: { meeple: match.meeple('peasant', 'lodgings') },
      rules: ['T3', 'C5'],
    });
  });
});

describe('C5 the way home', () => {
  it('C5 when the Warrior is taken back, the Peasant goes back to the Lodgings', () => {
    const match = sergeants(1).place('warrior', TREE_BEAST).call(TREE_BEAST).takeBack('warrior', TREE_BEAST);
    expect(match.lastEvents('meepleTakenBack')).toMatchObject([{ to: 'tavern' }, { to: 'lodgings', from: TREE_BEAST }]);
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 3, knight: 1 });
    expect(match.at(TREE_BEAST)).toEqual({});
    match.place('warrior', BARON).call(BARON);
    expect(match.at(BARON)).toEqual({ warrior: 1, peasant: 1 });
  });

  it('C5 likewise when the Warrior moves on', () => {
    const match = sergeants(1).place('warrior', TREE_BEAST).place('peasant', TREE_BEAST).call(TREE_BEAST);
    match.move('warrior', TREE_BEAST, BARON);
    expect(match.at(TREE_BEAST)).toEqual({ peasant: 1 });
    expect(match.count(0, 'lodgings', 'peasant')).toBe(3);
    expect(match.count(0, 'tavern', 'peasant')).toBe(0);
  });

  it('C5 it stays as long as another Warrior does', () => {
    const match = sergeants(2).place('warrior', TREE_BEAST, { n: 2 }).call(TREE_BEAST);
    match.takeBack('warrior', TREE_BEAST);
    expect(match.at(TREE_BEAST)).toEqual({ warrior: 1, peasant: 1 });
  });

  it('C5 taken back, it goes to the Lodgings, not to the Tavern', () => {
    const match = sergeants(1).place('warrior', TREE_BEAST).call(TREE_BEAST).takeBack('peasant', TREE_BEAST);
    expect(match.counts(0, 'tavern')).toEqual({ peasant: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 3, knight: 1 });
    match.call(TREE_BEAST);
    expect(match.at(TREE_BEAST)).toEqual({ warrior: 1, peasant: 1 });
  });

  it('C5 it may go over to another Warrior, and nowhere else', () => {
    const match = sergeants(2).place('warrior', TREE_BEAST).place('warrior', BARON).call(TREE_BEAST);
    expect(match.tryMove('peasant', TREE_BEAST, STILL)).toEqual({
      code: 'calledPeasantNeedsWarrior',
      facts: { place: STILL },
      rules: ['C5'],
    });
    match.move('peasant', TREE_BEAST, BARON);
    expect(match.at(BARON)).toEqual({ warrior: 1, peasant: 1 });
    expect(match.tryCall(TREE_BEAST).code).toBe('warriorPowerUsed');
  });
});
