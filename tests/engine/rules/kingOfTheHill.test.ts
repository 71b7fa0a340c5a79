/** L8: Locations with a crown. */
import { describe, expect, it } from 'vitest';
import type { KindCounts, Scenario } from '../../../src/engine/index.ts';
import { givenMatch } from '../../support/match.ts';

const COLOSSEUM = 'location:colosseum';
const ACADEMY = 'location:mage-academy';
const BAG = { cleric: 9 };
const L8 = { by: 'rule', id: 'L8' };

const given = (spec: Scenario) =>
  givenMatch({
    phase: 'main',
    monsters: {},
    built: { 'castle-inner': 'colosseum', 'university-inner': 'mage-academy' },
    ...spec,
  });

describe('L8 holding the hill', () => {
  it("L8 the Units and the player's marker stay, and nothing is paid yet", () => {
    const match = given({ players: [{ tavern: { knight: 2 }, bag: BAG }] })
      .place('knight', COLOSSEUM, { n: 2 })
      .confirm();
    expect(match.event('hillTaken')).toMatchObject({ seat: 0, location: 'colosseum' });
    expect(match.onHill('colosseum')).toEqual({ knight: 2 });
    expect(match.state.locations.find(({ id }) => id === 'colosseum')?.hill?.seat).toBe(0);
    expect(match.count(0, 'lodgings', 'knight')).toBe(0);
    expect(match.score(0)).toBe(0);
  });

  it('L8 when the next turn of that player starts, they go to the Lodgings and are paid once', () => {
    const match = given({ players: [{ tavern: { knight: 2 }, bag: BAG }] })
      .place('knight', COLOSSEUM, { n: 2 })
      .confirm();
    expect(match.state.turn.seat).toBe(1);
    match.passTo(0);
    expect(match.state.turn).toMatchObject({ seat: 0, phase: 'development' });
    expect(match.event('hillPaid')).toMatchObject({ seat: 0, location: 'colosseum' });
    expect(match.event('hillPaid').meeples).toHaveLength(2);
    expect(match.score(0)).toBe(3);
    expect(match.count(0, 'lodgings', 'knight')).toBe(2);
    expect(match.onHill('colosseum')).toEqual({});
    match.passTo(0);
    expect(match.score(0)).toBe(3);
  });

  it.each([
    [{ warrior: 1 }, 1],
    [{ warrior: 3 }, 1],
    [{ knight: 1 }, 3],
    [{ warrior: 1, knight: 1 }, 3],
    [{ warrior: 1, ranger: 1 }, 1],
    [{ shaman: 1 }, 3],
  ] satisfies [KindCounts, number][])('L8 the Colosseum pays %j with %i VP', (units, vp) => {
    const match = given({ hills: [{ location: 'colosseum', seat: 1, units }] }).finishTurn('first');
    expect(match.state.turn.seat).toBe(1);
    expect(match.score(1)).toBe(vp);
    expect(match.event('vpChanged')).toEqual({
      type: 'vpChanged',
      who: 1,
      n: vp,
      total: vp,
      source: 'hill',
      cause: { by: 'location', id: 'colosseum' },
    });
    expect(match.counts(1, 'lodgings')).toEqual(units);
  });

  it.each([
    [{ peasant: 1 }, 1],
    [{ peasant: 2 }, 1],
    [{ mage: 1 }, 2],
    [{ peasant: 1, mage: 2 }, 2],
  ] satisfies [KindCounts, number][])('L8 the Mage Academy lets %j draw %i more', (units, n) => {
    const match = given({
      players: [{}, { tavern: { warrior: 4 }, bag: BAG }],
      hills: [{ location: 'mage-academy', seat: 1, units }],
    }).finishTurn('first');
    const drawn = match.events('meeplesDrawn').filter(({ seat }) => seat === 1);
    expect(drawn).toMatchObject([{ wanted: n, cause: { by: 'location', id: 'mage-academy' } }]);
    expect(match.counts(1, 'tavern')).toEqual({ warrior: 4, cleric: n });
    expect(match.state.turn.phase).toBe('development');
  });

  it('L8 a Shaman that stands for the lesser Unit is paid for the lesser Unit', () => {
    const match = given({ players: [{ tavern: { shaman: 1 }, bag: BAG }] });
    match.place('shaman', COLOSSEUM, { as: 'warrior' }).confirm().passTo(0);
    expect(match.score(0)).toBe(1);
  });

  it('L8 both hills pay the same player', () => {
    const match = given({
      players: [{}, { bag: BAG }],
      hills: [
        { location: 'colosseum', seat: 1, units: { knight: 1 } },
        { location: 'mage-academy', seat: 1, units: { mage: 1 } },
      ],
    }).finishTurn('first');
    expect(match.events('hillPaid')).toHaveLength(2);
    expect(match.score(1)).toBe(3);
    expect(match.counts(1, 'tavern')).toEqual({ cleric: 2 });
  });

  it('L8 the hill can be taken again in the turn that it pays', () => {
    const match = given({ players: [{ tavern: { knight: 1 }, bag: { knight: 8 } }] });
    match.place('knight', COLOSSEUM).confirm().passTo(0).confirm().place('knight', COLOSSEUM).confirm().passTo(0);
    expect(match.score(0)).toBe(6);
  });
});

describe('L8 losing the hill', () => {
  const contested = () =>
    given({
      players: [{ tavern: { warrior: 1, knight: 1 }, bag: BAG }, { bag: BAG }],
      hills: [{ location: 'colosseum', seat: 1, units: { knight: 1, warrior: 2 } }],
    });

  it("L8 another player's assignment sends all of them to their owner's Lodgings at once", () => {
    const match = contested().place('warrior', COLOSSEUM).confirm();
    const ousted = match.event('hillLost');
    expect(ousted).toMatchObject({ seat: 1, location: 'colosseum', to: 0 });
    expect(ousted.meeples).toHaveLength(3);
    expect(match.events('meeplesLodged')[0]).toMatchObject({ seat: 1, from: COLOSSEUM, cause: L8 });
    expect(match.counts(1, 'lodgings')).toEqual({ knight: 1, warrior: 2 });
    expect(match.onHill('colosseum')).toEqual({ warrior: 1 });
    const told = match.events().map(({ type }) => type);
    expect(told.indexOf('hillLost')).toBeLessThan(told.indexOf('locationActivated'));
  });

  it('L8 the one who was sent away is not paid', () => {
    const match = contested().place('warrior', COLOSSEUM).confirm();
    expect(match.state.turn.seat).toBe(1);
    expect(match.score(1)).toBe(0);
    match.passTo(0);
    expect(match.score(0)).toBe(1);
    expect(match.event('hillPaid').seat).toBe(0);
  });

  it('L8 a draft sends nobody away', () => {
    const match = contested().place('warrior', COLOSSEUM).takeBack('warrior', COLOSSEUM).confirm();
    expect(match.events('hillLost')).toEqual([]);
    expect(match.score(1)).toBe(3);
  });

  it('L8 the Mage Academy changes hands in the same way', () => {
    const match = given({
      players: [{ tavern: { peasant: 1 }, bag: BAG }, { bag: BAG }],
      hills: [{ location: 'mage-academy', seat: 1, units: { mage: 1 } }],
    });
    match.place('peasant', ACADEMY).confirm();
    expect(match.counts(1, 'lodgings')).toEqual({ mage: 1 });
    expect(match.counts(1, 'tavern')).toEqual({});
    match.passTo(0);
    expect(match.events('meeplesDrawn').filter(({ cause }) => cause.by === 'location')).toMatchObject([
      { seat: 0, wanted: 1 },
    ]);
  });
});
