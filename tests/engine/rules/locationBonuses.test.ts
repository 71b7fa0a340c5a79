/** L3 and L4: combat bonuses of Locations and whom they are for. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { type BonusEffect, createEngine, type Scenario } from '../../../src/engine/index.ts';
import { effectOf, locationCard, monsterCard } from '../../support/cards.ts';
import { givenMatch } from '../../support/match.ts';

const LEVY = 'location:levy-station';
const INN = 'location:branch-and-root-inn';
const STILL = 'location:wormwood-still';
const STUMP = 'location:rallying-stump';
const SKELETON = 'monster:skeleton';
const WEEVIL = 'monster:pew-weevil';
const TREE_BEAST = 'monster:tree-beast';
const BAG = { cleric: 6 };

const given = (spec: Scenario) => givenMatch({ phase: 'main', ...spec });

const still = (corruption = 3) =>
  given({
    players: [{ tavern: { peasant: 3, mage: 1 }, lodgings: { corruption }, bag: BAG }],
    built: { 'university-inner': 'wormwood-still', 'university-outer': 'mages-workshop' },
    monsters: { cathedral: ['skeleton', 'pew-weevil'] },
    questDeck: ['trophy-shelf'],
  });

describe('L3 from assigning, for the whole turn', () => {
  it('L3 worked example: at the Levy Station a Mage and a Warrior give Peasants +2 and gain a Warrior at clean up', () => {
    const match = given({
      players: [{ tavern: { mage: 1, warrior: 1, peasant: 2 }, bag: BAG }],
      built: { 'university-inner': 'levy-station' },
      monsters: { villages: ['tree-beast'] },
    });
    match.placeAll({ [LEVY]: { mage: 1, warrior: 1 }, [TREE_BEAST]: { peasant: 2 } });
    expect(match.status(TREE_BEAST)).toMatchObject({ isComplete: true, combat: { value: 6, strength: 5 } });
    const source = { by: 'location', id: 'levy-station' };
    const raised = match.status(TREE_BEAST).combat?.notes.filter(({ cause }) => cause.by === 'location');
    expect(raised?.map(({ n, cause }) => ({ n, cause }))).toEqual([
      { n: 2, cause: source },
      { n: 2, cause: source },
    ]);
    match.confirm().choose(LEVY);
    expect(match.event('meeplesGained')).toMatchObject({ seat: 0, from: 'supply', to: LEVY, cause: source });
    expect(match.event('monsterDefeated')).toMatchObject({ monster: 'tree-beast', combatValue: 6 });
    const home = match.events('meeplesLodged').find(({ from }) => from === LEVY);
    expect(home).toMatchObject({ cause: { by: 'rule', id: 'T7' } });
    expect(home?.meeples).toContain(match.event('meeplesGained').meeples[0]);
    expect(match.counts(0, 'lodgings')).toEqual({ mage: 1, warrior: 2, peasant: 2 });
  });

  it('L3 a Location whose needs are not met gives nothing yet', () => {
    const match = given({
      players: [{ tavern: { mage: 1, warrior: 1, peasant: 1 } }],
      built: { 'university-inner': 'levy-station' },
      monsters: { cathedral: ['skeleton'] },
    });
    match.place('peasant', SKELETON).place('mage', LEVY);
    expect(match.status(SKELETON).combat?.value).toBe(1);
    match.place('warrior', LEVY);
    expect(match.status(SKELETON).combat?.value).toBe(3);
    match.takeBack('mage', LEVY);
    expect(match.status(SKELETON).combat?.value).toBe(1);
  });

  it('L3 the bonus holds for a fight that is resolved before the Location', () => {
    const match = given({
      players: [{ tavern: { cleric: 1, mage: 1 }, bag: BAG }],
      built: { 'university-inner': 'branch-and-root-inn' },
      monsters: { cathedral: ['skeleton'] },
      questDeck: ['trophy-shelf'],
    });
    match
      .placeAll({ [INN]: { cleric: 1 }, [SKELETON]: { mage: 1 } })
      .confirm()
      .choose(SKELETON);
    expect(match.event('monsterDefeated').combatValue).toBe(2);
  });

  it('L3 it ends with the turn', () => {
    const match = given({
      players: [{ tavern: { cleric: 1 }, bag: { mage: 9 } }],
      built: { 'university-inner': 'branch-and-root-inn' },
      monsters: { cathedral: ['skeleton'] },
    });
    match.place('cleric', INN).confirm().passTo(0).confirm().place('mage', SKELETON);
    expect(match.status(SKELETON).combat?.value).toBe(1);
  });
});

describe('L4 whom a bonus is for', () => {
  it('L4 "all Xs" is for every X of the player, on whichever Monster', () => {
    const match = given({
      players: [{ tavern: { mage: 1, warrior: 1, peasant: 3, cleric: 1 } }],
      built: { 'university-inner': 'levy-station' },
      monsters: { cathedral: ['skeleton', 'pew-weevil'] },
    });
    match.placeAll({
      [LEVY]: { mage: 1, warrior: 1 },
      [SKELETON]: { peasant: 2 },
      [WEEVIL]: { peasant: 1, cleric: 1 },
    });
    expect(match.status(SKELETON).combat?.value).toBe(6);
    expect(match.status(WEEVIL).combat?.value).toBe(4);
  });

  it('L4 "X with Y" is for all Xs that stand with at least one Y on the same Monster', () => {
    const { kind, with: companion, n } = effectOf(monsterCard('hedge-witch'), 'bonusWith');
    expect([kind, companion]).toEqual(['peasant', 'warrior']);
    const match = given({
      players: [{ tavern: { peasant: 4, warrior: 2 }, pile: ['hedge-witch'] }],
      monsters: { cathedral: ['skeleton', 'pew-weevil'] },
    });
    match.placeAll({ [SKELETON]: { peasant: 2 }, [WEEVIL]: { warrior: 1 } });
    expect(match.status(SKELETON).combat?.value).toBe(2);
    match.place('warrior', SKELETON);
    expect(match.status(SKELETON).combat?.value).toBe(3 + 2 * n);
    match.move('warrior', WEEVIL, SKELETON);
    expect(match.status(SKELETON).combat?.value).toBe(4 + 2 * n);
  });

  it('L4 "against type" counts once for each such Monster, however many Units stand there', () => {
    const { type, n } = effectOf(monsterCard('fence-post-revenant'), 'bonusAgainst');
    expect(type).toBe('undead');
    const match = given({
      players: [{ tavern: { peasant: 6 }, pile: ['fence-post-revenant'] }],
      monsters: { cathedral: ['skeleton', 'pew-weevil'], castle: ['rattling-man-at-arms'] },
    });
    match.placeAll({
      [SKELETON]: { peasant: 3 },
      'monster:rattling-man-at-arms': { peasant: 1 },
      [WEEVIL]: { peasant: 2 },
    });
    expect(match.status(SKELETON).combat?.value).toBe(3 + n);
    expect(match.status('monster:rattling-man-at-arms').combat?.value).toBe(1 + n);
    expect(match.status(WEEVIL).combat?.value).toBe(2);
    expect(match.status(SKELETON).combat?.notes).toContainEqual({
      n,
      cause: { by: 'monster', id: 'fence-post-revenant' },
    });
  });

  it('L4 "against type" alone fights nobody', () => {
    const match = given({ players: [{ pile: ['fence-post-revenant'] }], monsters: { cathedral: ['skeleton'] } });
    expect(match.status(SKELETON).combat?.value).toBe(0);
  });

  it.each([
    [{ op: 'bonusAll', kind: 'knight', n: 2 }, 2 + 2 + 1],
    [{ op: 'bonusWith', kind: 'peasant', with: 'knight', n: 3 }, 2 + 1 + 3],
    [{ op: 'bonusWith', kind: 'peasant', with: 'warrior', n: 3 }, 2 + 1],
    [{ op: 'bonusWith', kind: 'knight', with: 'knight', n: 3 }, 2 + 1],
    [{ op: 'bonusAgainst', type: 'undead', n: 4 }, 2 + 1 + 4],
    [{ op: 'bonusAgainst', type: 'humanoid', n: 4 }, 2 + 1],
    [{ op: 'bonusOthers', n: 2 }, 2 + 1 + 2 * 2],
  ] satisfies [BonusEffect, number][])('L4 a tile with %j makes a Knight and a Peasant count %i', (effect, value) => {
    const locations = CATALOG.locations.map((card) =>
      card.id === 'branch-and-root-inn' ? { ...card, effect: [effect] } : card,
    );
    const match = givenMatch(
      {
        phase: 'main',
        players: [{ tavern: { cleric: 1, knight: 1, peasant: 1 } }],
        built: { 'university-inner': 'branch-and-root-inn' },
        monsters: { cathedral: ['skeleton'] },
      },
      createEngine({ ...CATALOG, locations }),
    );
    match.placeAll({ [INN]: { cleric: 1 }, [SKELETON]: { knight: 1, peasant: 1 } });
    expect(match.status(SKELETON).combat?.value).toBe(value);
  });

  it('L4 a bonus for one chosen Unit stays with that Unit', () => {
    const match = still().placeAll({ [STILL]: { peasant: 1 }, [SKELETON]: { peasant: 2 }, [WEEVIL]: { mage: 1 } });
    match.giveBonus('wormwood-still', 'mage', WEEVIL);
    expect(match.status(WEEVIL).combat?.value).toBe(1 + 3);
    expect(match.status(SKELETON).combat?.value).toBe(2);
    match.giveBonus('wormwood-still', 'peasant', SKELETON);
    expect(match.status(WEEVIL).combat?.value).toBe(1);
    expect(match.status(SKELETON).combat?.value).toBe(2 + 3);
  });

  it('L4 unnamed, it goes to the Unit for whom it decides a fight', () => {
    const match = still().placeAll({ [STILL]: { peasant: 1 }, [SKELETON]: { peasant: 2 }, [WEEVIL]: { mage: 1 } });
    expect(match.status(WEEVIL)).toMatchObject({ isComplete: true, combat: { value: 4 } });
    expect(match.status(SKELETON)).toMatchObject({ isComplete: true, combat: { value: 2 } });
  });

  it('L4 only a Unit that fights can be chosen, and only where a Location gives such a bonus', () => {
    const match = still().placeAll({ [STILL]: { peasant: 1 } });
    const idle = match.meeple('mage');
    expect(match.tryAct({ type: 'chooseBonusUnit', location: 'wormwood-still' as never, meeple: idle })).toEqual({
      code: 'bonusUnitNotFighting',
      facts: { meeple: idle },
      rules: ['L4'],
    });
    match.place('mage', SKELETON);
    for (const location of ['house-of-lords', 'levy-station']) {
      expect(match.tryAct({ type: 'chooseBonusUnit', location: location as never, meeple: idle })).toEqual({
        code: 'noBonusToGive',
        facts: { location },
        rules: ['L4', 'L5'],
      });
    }
  });

  it('L4 the chosen Unit loses the bonus when it leaves the fight', () => {
    const match = still().placeAll({ [STILL]: { peasant: 1 }, [SKELETON]: { mage: 1 } });
    match.giveBonus('wormwood-still', 'mage', SKELETON).takeBack('mage', SKELETON).place('peasant', SKELETON);
    expect(match.status(SKELETON).combat?.value).toBe(1 + 3);
  });
});

describe('L5 bonuses of their own kind', () => {
  it('L5 one chosen Unit gets the number of Corruption in the Lodgings, none elsewhere', () => {
    for (const corruption of [0, 1, 4]) {
      const match = still(corruption).placeAll({ [STILL]: { mage: 1 }, [SKELETON]: { peasant: 3 } });
      expect(match.status(SKELETON).combat?.value).toBe(3 + corruption);
    }
  });

  it('L5 the Corruption is counted on confirming: washing it away afterwards changes nothing', () => {
    const match = still(2).placeAll({
      [STILL]: { peasant: 1 },
      'location:mages-workshop': { mage: 1 },
      [SKELETON]: { peasant: 1 },
    });
    match.confirm().choose('location:mages-workshop').choose('corruption').choose('corruption').choose(SKELETON);
    expect(match.events('meeplesBagged')).toHaveLength(2);
    expect(match.event('monsterDefeated')).toMatchObject({ combatValue: 3, strength: 2 });
  });

  it('L5 a Knight and a Peasant at the Stump raise all other Units, on every Monster', () => {
    const { n } = effectOf(locationCard('rallying-stump'), 'bonusOthers');
    expect(n).toBe(2);
    const match = given({
      players: [{ tavern: { knight: 1, peasant: 3, mage: 1 } }],
      built: { 'university-inner': 'rallying-stump' },
      monsters: { cathedral: ['skeleton', 'pew-weevil'] },
    });
    match.placeAll({ [STUMP]: { knight: 1, peasant: 1 }, [SKELETON]: { peasant: 2 }, [WEEVIL]: { mage: 1 } });
    expect(match.status(SKELETON).combat?.value).toBe(2 + 2 * 2);
    expect(match.status(WEEVIL).combat?.value).toBe(1 + 2);
  });
});
