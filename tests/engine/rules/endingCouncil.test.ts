/** E3, E4: Overlords, the Henchman, and the tokens. */
import { describe, expect, it } from 'vitest';
import type { HeroClass, Kind, KindCounts, Level, ScenarioPlayer } from '../../../src/engine/index.ts';
import { councilCard, tokenCard } from '../../support/cards.ts';
import { givenMatch, type Match } from '../../support/match.ts';

const MORTISE = 'council:mortise';
const COMBUSTOR = 'council:combustor';

const facing = (player: ScenarioPlayer, token = 'exotic-hardwood'): Match =>
  givenMatch({
    phase: 'main',
    finalTurns: true,
    tokens: [token],
    players: [{ bag: { knight: 8 }, levels: { knight: 3 }, ...player }],
  });

describe('E3 Overlords and the Henchman', () => {
  it('E3 an Overlord gives its VP, gets a marker, and stays', () => {
    const match = facing({ tavern: { knight: 6 } }).place('knight', MORTISE, { n: 6 });
    match.resolve();
    expect(match.event('councilFought')).toMatchObject({
      seat: 0,
      council: 'mortise',
      combatValue: 18,
      strength: councilCard('mortise').strength,
    });
    expect(match.player(0).ledger).toEqual({ overlords: councilCard('mortise').vp });
    expect(match.player(0).fought).toEqual(['mortise']);
    expect(match.player(0).pile).toEqual([]);
    expect(match.state.overlords).toContainEqual({ id: 'mortise', token: 'exotic-hardwood' });
    expect(match.events('monsterTaken')).toEqual([]);
  });

  it('E3 its Units go to the Lodgings like any others', () => {
    const match = facing({ tavern: { knight: 6 } }).place('knight', MORTISE, { n: 6 });
    match.resolve();
    expect(match.counts(0, 'lodgings')).toEqual({ knight: 6 });
  });

  it('E3 the same player cannot fight it again', () => {
    const match = facing({ tavern: { knight: 6 } }).place('knight', MORTISE, { n: 6 });
    match.resolve().passTo(0).confirm();
    expect(match.tryPlace('knight', MORTISE)).toEqual({
      code: 'overlordAlreadyFought',
      facts: { council: 'mortise' },
      rules: ['E3'],
    });
    match.place('knight', 'council:hand-of-peepul');
  });

  it('E3 every other player can', () => {
    const match = givenMatch({
      phase: 'main',
      finalTurns: true,
      players: [
        { tavern: { knight: 6 }, levels: { knight: 3 } },
        { tavern: { knight: 6 }, levels: { knight: 3 } },
      ],
    });
    match.place('knight', MORTISE, { n: 6 }).resolve('first');
    match.confirm().place('knight', MORTISE, { n: 6 }).resolve('first');
    expect(match.events('councilFought').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('E3 the Henchman has no marker: both turns are open', () => {
    const match = facing({ tavern: { knight: 6 } }).place('knight', COMBUSTOR, { n: 6 });
    match.resolve().passTo(0).confirm();
    expect(match.player(0).fought).toEqual([]);
    match.place('knight', COMBUSTOR, { n: 4 }).resolve();
    expect(match.player(0).ledger).toEqual({ henchman: 2 * councilCard('combustor').vp });
  });

  it('E3 the Henchman has no token', () => {
    const match = facing({ tavern: { knight: 5, shaman: 1 } });
    expect(match.state.overlords.find(({ id }) => id === 'combustor')).toEqual({ id: 'combustor' });
    match.placeAll({ [COMBUSTOR]: { knight: 5, shaman: 1 } }).resolve();
    expect(match.events('tokenEarned')).toEqual([]);
  });

  it('E3 the token is paid on top when this assignment meets it', () => {
    const match = facing({ tavern: { knight: 5, ranger: 1 } }).placeAll({ [MORTISE]: { knight: 5, ranger: 1 } });
    match.resolve();
    expect(match.event('tokenEarned')).toEqual({
      type: 'tokenEarned',
      seat: 0,
      council: 'mortise',
      token: 'exotic-hardwood',
    });
    expect(match.player(0).ledger).toEqual({
      overlords: councilCard('mortise').vp,
      tokens: tokenCard('exotic-hardwood').vp,
      ranger: 1,
    });
  });

  it('E3 Units elsewhere do not earn it', () => {
    const match = givenMatch({
      phase: 'main',
      finalTurns: true,
      tokens: ['exotic-hardwood'],
      players: [{ tavern: { knight: 5, ranger: 1 }, bag: { peasant: 8 }, levels: { knight: 3 } }],
      monsters: { cathedral: ['skeleton'] },
    });
    match.placeAll({ [MORTISE]: { knight: 5 }, 'monster:skeleton': { ranger: 1 } }).resolve();
    expect(match.events('tokenEarned')).toEqual([]);
  });

  it('E3 two Overlords in one turn are two fights', () => {
    const match = facing({ tavern: { knight: 12 }, bag: { peasant: 8 } });
    match.placeAll({ [MORTISE]: { knight: 6 }, 'council:hand-of-peepul': { knight: 6 } }).resolve();
    expect(match.player(0).fought).toEqual(['mortise', 'hand-of-peepul']);
  });
});

describe('E4 tokens', () => {
  /** More of the first kind come until the strength is reached. */
  const earns = (token: string, party: KindCounts, levels: Partial<Record<HeroClass, Level>> = {}) => {
    const [filler] = Object.keys(party) as [Kind];
    const match = givenMatch({
      phase: 'main',
      finalTurns: true,
      tokens: [token],
      players: [{ tavern: { ...party, [filler]: 15 }, bag: { peasant: 1 }, levels }],
    });
    match.placeAll({ [MORTISE]: party });
    while (!match.status(MORTISE).isComplete) match.place(filler, MORTISE);
    match.resolve('first');
    expect(match.events('councilFought')).toHaveLength(1);
    return match.player(0).ledger.tokens === tokenCard(token).vp;
  };

  it('E4 two level 3 types: different ones', () => {
    expect(earns('two-masters', { mage: 1, warrior: 1 }, { mage: 3, warrior: 3 })).toBe(true);
    expect(earns('two-masters', { mage: 2 }, { mage: 3 })).toBe(false);
    expect(earns('two-masters', { mage: 1, warrior: 1 }, { mage: 3, warrior: 2 })).toBe(false);
    expect(earns('two-masters', { mage: 2 }, { mage: 3, warrior: 3, knight: 3 })).toBe(false);
  });

  it('E4 three types at level 2 or higher: levels may differ, prestige Units are level 2', () => {
    expect(earns('three-journeymen', { mage: 1, warrior: 1, knight: 1 }, { mage: 2, warrior: 2, knight: 3 })).toBe(
      true,
    );
    expect(earns('three-journeymen', { mage: 1, ranger: 1, knight: 1 }, { mage: 2, knight: 2 })).toBe(true);
    expect(earns('three-journeymen', { mage: 1, ranger: 1, knight: 1 }, { mage: 2 })).toBe(false);
    expect(earns('three-journeymen', { warrior: 2, ranger: 2 }, { warrior: 2 })).toBe(false);
    expect(earns('three-journeymen', { peasant: 1, mage: 1, warrior: 1 }, { mage: 3, warrior: 3 })).toBe(false);
  });

  it('E4 a Shaman is one type of level 2, whatever it stands for', () => {
    expect(earns('three-journeymen', { mage: 1, shaman: 1, knight: 1 }, { mage: 2, knight: 2 })).toBe(true);
    expect(earns('two-masters', { mage: 1, shaman: 2 }, { mage: 3, warrior: 3 })).toBe(false);
  });

  it('E4 four different Unit types', () => {
    expect(earns('marquetry', { peasant: 1, mage: 1, cleric: 1, warrior: 1 })).toBe(true);
    expect(earns('marquetry', { peasant: 1, mage: 1, cleric: 1 })).toBe(false);
    expect(earns('marquetry', { peasant: 1, mage: 1, cleric: 1, shaman: 1 })).toBe(true);
  });

  it('E4 three Peasants', () => {
    expect(earns('common-timber', { knight: 1, peasant: 3 })).toBe(true);
    expect(earns('common-timber', { knight: 1, peasant: 2 })).toBe(false);
    expect(earns('common-timber', { knight: 1, peasant: 2, shaman: 1 })).toBe(true);
  });

  it('E4 a Mage and a Cleric', () => {
    expect(earns('book-and-bell', { knight: 1, mage: 1, cleric: 1 })).toBe(true);
    expect(earns('book-and-bell', { knight: 1, mage: 2 })).toBe(false);
    expect(earns('book-and-bell', { knight: 1, mage: 1, shaman: 1 })).toBe(true);
  });

  it('E4 a prestige Unit', () => {
    expect(earns('exotic-hardwood', { knight: 1, paladin: 1 })).toBe(true);
    expect(earns('exotic-hardwood', { knight: 1, shaman: 1 })).toBe(true);
    expect(earns('exotic-hardwood', { knight: 1 })).toBe(false);
  });

  it('E4 a Shaman with a named role counts as that', () => {
    const match = givenMatch({
      phase: 'main',
      finalTurns: true,
      tokens: ['book-and-bell'],
      players: [{ tavern: { knight: 5, mage: 1, shaman: 1 }, bag: { peasant: 1 } }],
    });
    match
      .placeAll({ [MORTISE]: { knight: 5, mage: 1 } })
      .place('shaman', MORTISE, { as: 'warrior' })
      .resolve();
    expect(match.events('tokenEarned')).toEqual([]);
  });
});
