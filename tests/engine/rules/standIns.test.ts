/** L7: the Shaman in the place of a basic class. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/engine/index.ts';
import { givenMatch } from '../../support/match.ts';

const CONSTRUCT = 'capitol:construct';
const LEVEL_UP = 'capitol:levelUp';
const LEVY = 'location:levy-station';
const YARD = 'location:splinter-yard';
const SKELETON = 'monster:skeleton';
const BAG = { peasant: 8 };

const given = (spec: Scenario) =>
  givenMatch({ phase: 'main', monsters: {}, built: { 'university-inner': 'levy-station' }, ...spec });

describe('L7 at Locations and Rooms', () => {
  it('L7 a Shaman fills whatever basic class is missing', () => {
    for (const kind of ['mage', 'warrior'] as const) {
      const match = given({ players: [{ tavern: { shaman: 1, [kind]: 1 } }] });
      expect(match.place(kind, LEVY).place('shaman', LEVY).status(LEVY).isComplete).toBe(true);
    }
  });

  it('L7 one Shaman fills one need, two fill two', () => {
    const match = given({ players: [{ tavern: { shaman: 2 } }] }).place('shaman', LEVY);
    expect(match.status(LEVY).missing).toEqual([{ what: 'units', kind: 'warrior', n: 1 }]);
    expect(match.place('shaman', LEVY).status(LEVY).isComplete).toBe(true);
  });

  it('L7 the player says which class it stands for, and can change it', () => {
    const match = given({ players: [{ tavern: { shaman: 1, mage: 1 } }] }).place('mage', LEVY);
    match.place('shaman', LEVY, { as: 'mage' });
    expect(match.status(LEVY).missing).toEqual([{ what: 'units', kind: 'warrior', n: 1 }]);
    match.nameStandIn(LEVY, 'warrior');
    expect(match.event('standInNamed')).toMatchObject({ seat: 0, as: 'warrior' });
    expect(match.status(LEVY).isComplete).toBe(true);
    match.nameStandIn(LEVY, 'cleric').nameStandIn(LEVY, 'auto');
    expect(match.status(LEVY).isComplete).toBe(true);
  });

  it('L7 it stands in at a Room', () => {
    const match = given({
      towers: true,
      players: [{ tavern: { shaman: 1, peasant: 1 }, bag: BAG }],
      rooms: { castle: 'rod-knob' },
    });
    match.placeAll({ 'room:rod-knob': { shaman: 1, peasant: 1 } }).finishTurn();
    expect(match.player(0).rooms).toEqual(['rod-knob']);
  });

  it('L7 where the meeple of its need returns to the supply, the Shaman returns', () => {
    const match = given({ players: [{ tavern: { shaman: 1 }, bag: BAG }] }).place('shaman', YARD);
    const shaman = match.meepleAt('shaman', YARD);
    match.confirm();
    expect(match.event('meeplesReturned').meeples).toEqual([shaman]);
    expect(match.counts(0, 'lodgings')).toEqual({ warrior: 1 });
  });

  it('L7 a Peasant that fled to an overrun Location does not return in its stead', () => {
    const match = given({
      players: [{ tavern: { shaman: 1 }, bag: BAG }],
      monsters: { villages: ['timber-wolf', 'tree-beast'] },
    }).place('shaman', YARD);
    const shaman = match.meepleAt('shaman', YARD);
    match.confirm();
    expect(match.event('meeplesReturned').meeples).toEqual([shaman]);
    expect(match.counts(0, 'lodgings')).toEqual({ warrior: 1, peasant: 1 });
  });

  it('L7 beside the real Unit the Shaman is safe', () => {
    const match = given({ players: [{ tavern: { shaman: 1, peasant: 1 }, bag: BAG }] });
    match.placeAll({ [YARD]: { shaman: 1, peasant: 1 } }).confirm();
    expect(match.counts(0, 'lodgings')).toEqual({ warrior: 1, shaman: 1 });
  });
});

describe('L7 on Monsters', () => {
  it('L7 unnamed, the most useful reading counts; named, the named one', () => {
    const match = given({
      players: [{ tavern: { mage: 1, warrior: 1, shaman: 1 } }],
      monsters: { cathedral: ['skeleton'] },
    });
    match.placeAll({ [LEVY]: { mage: 1, warrior: 1 }, [SKELETON]: { shaman: 1 } });
    expect(match.status(SKELETON).combat).toMatchObject({ value: 4, fighters: [{ role: 'peasant' }] });
    match.nameStandIn(SKELETON, 'cleric');
    expect(match.status(SKELETON).combat).toMatchObject({ value: 2, fighters: [{ role: 'cleric' }] });
  });
});

describe('L7 at the Capitol', () => {
  it('L7 a Shaman builds like a Peasant, alone with one from the supply', () => {
    const match = given({ phase: 'development', players: [{ tavern: { shaman: 1 }, bag: BAG }], market: ['oath-oak'] });
    match.place('shaman', CONSTRUCT).resolve({ buildLocation: 'oath-oak@castle-inner' });
    expect(match.events('locationBuilt')).toHaveLength(1);
    expect(match.counts(0, 'lodgings')).toEqual({ shaman: 1, peasant: 1 });
  });

  it('L7 a Shaman and a Peasant build together', () => {
    const match = given({ phase: 'development', players: [{ tavern: { shaman: 1, peasant: 1 }, bag: BAG }] });
    match.placeAll({ [CONSTRUCT]: { shaman: 1, peasant: 1 } }).confirm();
    expect(match.at(CONSTRUCT)).toEqual({ shaman: 1, peasant: 1 });
  });

  it('L7 it can build as a Peasant only', () => {
    const match = given({ phase: 'development', players: [{ tavern: { shaman: 1 } }] });
    expect(match.tryPlace('shaman', CONSTRUCT, 'mage')).toEqual({
      code: 'noStandInHere',
      facts: { place: CONSTRUCT },
      rules: ['L7', 'D1'],
    });
    expect(match.place('shaman', CONSTRUCT, { as: 'peasant' }).at(CONSTRUCT)).toEqual({ shaman: 1 });
  });

  it('L7 it raises the class that the player picks among those that can be paid', () => {
    const match = given({
      phase: 'development',
      players: [{ tavern: { shaman: 1 }, bag: BAG, score: 1, levels: { warrior: 3 } }],
    });
    match.place('shaman', LEVEL_UP).confirm();
    expect(match.choice).toMatchObject({
      kind: 'levelUpClass',
      seat: 0,
      options: ['mage', 'cleric'],
      rules: ['D4', 'L7'],
    });
    match.choose('mage');
    expect(match.player(0).levels.mage).toBe(2);
    expect(match.score(0)).toBe(0);
    expect(match.counts(0, 'lodgings')).toEqual({ shaman: 1 });
  });

  it('L7 a single class that can rise, or a named one, is not asked for', () => {
    const single = given({
      phase: 'development',
      players: [{ tavern: { shaman: 1 }, bag: BAG, levels: { warrior: 3 } }],
    });
    expect(single.place('shaman', LEVEL_UP).confirm().player(0).levels.cleric).toBe(2);
    const named = given({ phase: 'development', players: [{ tavern: { shaman: 1 }, bag: BAG, score: 5 }] });
    expect(named.place('shaman', LEVEL_UP, { as: 'knight' }).confirm().player(0).levels.knight).toBe(2);
    expect(named.score(0)).toBe(3);
  });

  it('L7 with no class to raise it is refused', () => {
    const levels = { mage: 3, cleric: 2, knight: 1, warrior: 3 } as const;
    const match = given({ phase: 'development', players: [{ tavern: { shaman: 1 }, score: 1, levels }] });
    expect(match.tryPlace('shaman', LEVEL_UP)).toEqual({
      code: 'noClassToLevelUp',
      facts: { has: 1 },
      rules: ['D4', 'L7'],
    });
  });

  it('L7 a named class must be able to rise', () => {
    const match = given({ phase: 'development', players: [{ tavern: { shaman: 1 }, score: 1, levels: { mage: 3 } }] });
    expect(match.tryPlace('shaman', LEVEL_UP, 'peasant')).toEqual({
      code: 'peasantHasNoLevels',
      facts: {},
      rules: ['D4', 'L7'],
    });
    expect(match.tryPlace('shaman', LEVEL_UP, 'mage')).toEqual({
      code: 'heroAtTopLevel',
      facts: { hero: 'mage' },
      rules: ['D4', 'L7'],
    });
    expect(match.tryPlace('shaman', LEVEL_UP, 'knight')).toEqual({
      code: 'notEnoughVp',
      facts: { hero: 'knight', needs: 2, has: 1 },
      rules: ['D4', 'L7'],
    });
  });

  it('L7 only a placed Shaman stands for another class', () => {
    const match = given({ players: [{ tavern: { shaman: 1, mage: 2 } }] }).place('mage', LEVY);
    expect(match.tryPlace('mage', LEVY, 'warrior')).toMatchObject({ code: 'notAShaman', rules: ['L7'] });
    const mage = match.meepleAt('mage', LEVY);
    expect(match.tryAct({ type: 'nameStandIn', meeple: mage, as: 'warrior' })).toEqual({
      code: 'notAShaman',
      facts: { meeple: mage },
      rules: ['L7'],
    });
    const shaman = match.meeple('shaman');
    expect(match.tryAct({ type: 'nameStandIn', meeple: shaman, as: 'warrior' })).toEqual({
      code: 'meepleNotPlaced',
      facts: { meeple: shaman },
      rules: ['L7', 'T6'],
    });
  });
});
