/** L5: everything but combat bonuses that a Location can do. */
import { describe, expect, it } from 'vitest';
import type { GameEvent, Scenario } from '../../../src/engine/index.ts';
import { effectOf, locationCard } from '../../support/cards.ts';
import { givenMatch, type Match } from '../../support/match.ts';

const BENCH = 'location:reserves-bench';
const WORKSHOP = 'location:mages-workshop';
const BAG = { peasant: 8 };

const given = (tile: string, spec: Scenario) =>
  givenMatch({ phase: 'main', monsters: {}, built: { 'castle-inner': tile }, ...spec });
const whenOf = (match: Match, type: GameEvent['type']) => match.events().findIndex((event) => event.type === type);

describe('L5 gaining, returning, scoring', () => {
  it('L5 gain a Unit and return a meeple to the supply', () => {
    const match = given('greenwood-lodge', { players: [{ tavern: { warrior: 1 }, bag: BAG }] });
    match.place('warrior', 'location:greenwood-lodge');
    const warrior = match.meepleAt('warrior', 'location:greenwood-lodge');
    match.confirm();
    expect(match.event('meeplesReturned').meeples).toEqual([warrior]);
    expect(match.state.supply.warrior).toContain(warrior);
    expect(match.counts(0, 'lodgings')).toEqual({ ranger: 1 });
  });

  it('L5 VP come at resolution, booked to the Location', () => {
    const { n } = effectOf(locationCard('box-office'), 'vp');
    const match = given('box-office', { players: [{ tavern: { peasant: 2 }, bag: BAG }] });
    match.place('peasant', 'location:box-office', { n: 2 }).confirm();
    expect(match.event('vpChanged')).toEqual({
      type: 'vpChanged',
      who: 0,
      n,
      total: n,
      source: 'locations',
      cause: { by: 'location', id: 'box-office' },
    });
    expect(match.player(0).ledger).toEqual({ locations: n });
  });

  it('L5 draw more meeples: they come with the Draw phase of this turn', () => {
    const { n } = effectOf(locationCard('healers-temple'), 'drawMeeples');
    const match = given('healers-temple', { players: [{ tavern: { warrior: 1, cleric: 1 }, bag: BAG }] });
    match.placeAll({ 'location:healers-temple': { warrior: 1, cleric: 1 } }).confirm();
    expect(match.event('drawIncreased')).toMatchObject({ seat: 0, n, cause: { by: 'location', id: 'healers-temple' } });
    expect(match.counts(0, 'tavern')).toEqual({ peasant: 4 + n });
    expect(match.event('meeplesDrawn').wanted).toBe(4 + n);
  });
});

describe('L5 Quests', () => {
  it('L5 draw X Quests, then discard Y from hand, old ones included', () => {
    const { draw, discard } = effectOf(locationCard('notice-trunk'), 'drawQuests');
    expect([draw, discard]).toEqual([2, 1]);
    const match = given('notice-trunk', {
      players: [{ tavern: { mage: 1 }, bag: BAG, hand: ['old-masters'] }],
      questDeck: ['trophy-shelf', 'big-game', 'court-of-oak'],
    });
    match.place('mage', 'location:notice-trunk').confirm();
    expect(match.event('questsDrawn')).toMatchObject({ seat: 0, quests: ['trophy-shelf', 'big-game'], n: 2 });
    expect(match.choice).toMatchObject({
      kind: 'discardQuest',
      seat: 0,
      options: ['old-masters', 'trophy-shelf', 'big-game'],
      left: 1,
      cause: { by: 'location', id: 'notice-trunk' },
    });
    match.choose('old-masters');
    expect(match.player(0).hand).toEqual(['trophy-shelf', 'big-game']);
    expect(match.state.questDiscard).toEqual(['old-masters']);
  });
});

describe('L5 the Unit that comes back', () => {
  it("L5 the Warrior on the Reserves' Bench is in the Tavern again after the Draw phase", () => {
    const match = given('reserves-bench', { players: [{ tavern: { warrior: 1, peasant: 1 }, bag: BAG }] });
    match.place('warrior', BENCH);
    const warrior = match.meepleAt('warrior', BENCH);
    match.confirm();
    expect(match.event('unitCameBack')).toEqual({ type: 'unitCameBack', seat: 0, meeple: warrior });
    expect(match.counts(0, 'tavern')).toEqual({ peasant: 4, warrior: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 1 });
    expect(whenOf(match, 'meeplesDrawn')).toBeLessThan(whenOf(match, 'unitCameBack'));
  });

  it('L5 only one comes back: more Units on the Bench go to the Lodgings', () => {
    const match = given('reserves-bench', { players: [{ tavern: { warrior: 2, mage: 1 }, bag: BAG }] });
    match.placeAll({ [BENCH]: { warrior: 2, mage: 1 } }).confirm();
    expect(match.count(0, 'tavern', 'warrior')).toBe(1);
    expect(match.counts(0, 'lodgings')).toEqual({ warrior: 1, mage: 1 });
  });

  it('L5 it comes too late for Quests on the Tavern', () => {
    const match = given('reserves-bench', {
      players: [{ tavern: { warrior: 1 }, bag: { mage: 4 }, hand: ['barking-at-trees'] }],
    });
    match.place('warrior', BENCH).confirm();
    expect(match.counts(0, 'tavern')).toEqual({ mage: 4, warrior: 1 });
    expect(match.choice).toBeUndefined();
    expect(match.player(0).hand).toEqual(['barking-at-trees']);
  });

  it('L5 an emptied bag does not take it along', () => {
    const match = given('reserves-bench', { players: [{ tavern: { warrior: 1 }, bag: { peasant: 2 } }] });
    match.place('warrior', BENCH).confirm();
    expect(match.counts(0, 'tavern')).toEqual({ peasant: 2, warrior: 1 });
  });
});

describe("L5 the Mage's Workshop", () => {
  const workshop = () =>
    given('mages-workshop', {
      seats: 3,
      players: [
        { tavern: { mage: 1 }, lodgings: { peasant: 3, corruption: 2, knight: 1 }, bag: BAG },
        { lodgings: { cleric: 1, corruption: 1 }, bag: BAG },
        { lodgings: { warrior: 1 }, bag: BAG },
      ],
    })
      .place('mage', WORKSHOP)
      .confirm();

  it('L5 up to 3 meeples of the Lodgings go to the bag, each other player then up to 1', () => {
    const match = workshop();
    expect(match.choice).toMatchObject({
      kind: 'lodgingsToBag',
      seat: 0,
      options: ['peasant', 'knight', 'corruption', 'done'],
      left: 3,
      cause: { by: 'location', id: 'mages-workshop' },
      rules: ['L5'],
    });
    match.choose('knight');
    expect(match.choice).toMatchObject({ seat: 0, left: 2, options: ['peasant', 'corruption', 'done'] });
    match.choose('peasant').choose('peasant');
    expect(match.choice).toMatchObject({ seat: 1, left: 1, options: ['cleric', 'corruption', 'done'] });
    match.choose('cleric');
    expect(match.choice).toMatchObject({ seat: 2, left: 1, options: ['warrior', 'done'] });
    match.choose('warrior');
    expect(match.choice).toBeUndefined();
    const bagged = match.events('meeplesBagged');
    expect(bagged.map(({ seat }) => seat)).toEqual([0, 0, 0, 1, 2]);
    for (const { from, cause } of bagged) {
      expect([from, cause]).toEqual(['lodgings', { by: 'location', id: 'mages-workshop' }]);
    }
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 1, corruption: 2, mage: 1 });
    expect(match.counts(1, 'bag')).toEqual({ ...BAG, cleric: 1 });
    expect(match.counts(2, 'lodgings')).toEqual({});
  });

  it('L5 nobody has to return anything', () => {
    const match = workshop().choose('done').choose('done').choose('done');
    expect(match.events('meeplesBagged')).toEqual([]);
    expect(match.counts(1, 'lodgings')).toEqual({ cleric: 1, corruption: 1 });
    expect(match.state.turn.seat).toBe(1);
  });

  it('L5 while another player decides, the active player waits', () => {
    const match = workshop().choose('done');
    expect(match.tryIntent({ type: 'choose', seat: match.state.turn.seat, option: 'done' })).toEqual({
      code: 'choicePending',
      facts: { choice: 'lodgingsToBag', decidingSeat: 1 },
      rules: ['L5'],
    });
  });

  it('L5 empty Lodgings are not asked', () => {
    const match = given('mages-workshop', { players: [{ tavern: { mage: 1 }, bag: BAG }, { bag: BAG }] });
    match.place('mage', WORKSHOP).confirm();
    expect(match.choice).toBeUndefined();
    expect(match.events('locationActivated')).toHaveLength(1);
    expect(match.state.turn.seat).toBe(1);
  });
});
