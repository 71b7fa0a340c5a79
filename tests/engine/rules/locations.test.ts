/** L1, L2, L6 and L7a: what Locations ask for and give, and what overrun districts add. */
import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../../src/content/catalog.ts';
import { createEngine, DISTRICTS, PRESTIGE_KINDS, type Scenario, UNIT_KINDS } from '../../../src/engine/index.ts';
import { effectOf, monsterCard } from '../../support/cards.ts';
import { givenMatch } from '../../support/match.ts';

const HOUSE = 'location:house-of-lords';
const STILL = 'location:wormwood-still';
const COLOSSEUM = 'location:colosseum';
const SKELETON = 'monster:skeleton';
const BAG = { peasant: 6 };
const L2 = { by: 'rule', id: 'L2' };

const given = (spec: Scenario) => givenMatch({ phase: 'main', monsters: {}, ...spec });

describe('L1 needs and results', () => {
  it.each(UNIT_KINDS)('L1 "any meeple" is met by a %s', (kind) => {
    const match = given({ players: [{ tavern: { [kind]: 1 } }], built: { 'castle-inner': 'wormwood-still' } });
    expect(match.place(kind, STILL).status(STILL).isComplete).toBe(true);
  });

  it('L1 "any meeple" is not met by Corruption', () => {
    const match = given({ players: [{ tavern: { corruption: 1 } }], built: { 'castle-inner': 'wormwood-still' } });
    expect(match.tryPlace('corruption', STILL)).toMatchObject({ code: 'corruptionNotAssignable' });
  });

  it('L1 each Unit left of the arrow is needed', () => {
    const match = given({
      players: [{ tavern: { warrior: 2, cleric: 1 }, bag: BAG }],
      built: { 'castle-inner': 'healers-temple' },
    });
    match.place('warrior', 'location:healers-temple', { n: 2 });
    expect(match.status('location:healers-temple').missing).toEqual([{ what: 'units', kind: 'cleric', n: 1 }]);
    match.place('cleric', 'location:healers-temple').confirm();
    expect(match.event('locationActivated').meeples).toHaveLength(3);
  });

  it('L1 one Unit out of a list is enough', () => {
    const match = given({ players: [{ tavern: { peasant: 1, warrior: 1 } }], built: { 'castle-inner': 'colosseum' } });
    match.place('peasant', COLOSSEUM);
    expect(match.status(COLOSSEUM).missing).toEqual([{ what: 'oneOf', kinds: ['warrior', 'knight'] }]);
    expect(match.place('warrior', COLOSSEUM).status(COLOSSEUM).isComplete).toBe(true);
  });

  it('L1 what is right of the arrow comes with its cause', () => {
    const match = given({ players: [{ tavern: { peasant: 1 }, bag: BAG }] })
      .place('peasant', HOUSE)
      .confirm();
    const [knight] = match.events('meeplesGained');
    expect(knight).toMatchObject({
      seat: 0,
      from: 'supply',
      to: HOUSE,
      cause: { by: 'location', id: 'house-of-lords' },
    });
  });
});

describe('L2 overrun', () => {
  const lords = (castle: readonly string[], tavern = { peasant: 4 }) =>
    given({
      players: [{ tavern, bag: { cleric: 9 } }],
      monsters: { castle },
      questDeck: ['trophy-shelf'],
    });

  it.each([
    [['termite'], 0],
    [['termite', 'skeleton'], 1],
    [['termite', 'skeleton', 'headless-chairman'], 2],
  ] as const)('L2 with the Monsters %j in its district a Location is joined by %i Peasants', (castle, n) => {
    const match = lords(castle, { peasant: 1 });
    const supply = match.supply('peasant');
    match.place('peasant', HOUSE);
    expect(match.status(HOUSE).overrunPeasants).toBe(n);
    match.confirm();
    expect(match.supply('peasant')).toBe(supply - n);
    const joined = match.events('meeplesGained').filter(({ cause }) => cause.id === 'L2');
    expect(joined.map(({ meeples, to, cause }) => ({ n: meeples.length, to, cause }))).toEqual(
      n === 0 ? [] : [{ n, to: HOUSE, cause: L2 }],
    );
    expect(match.count(0, 'lodgings', 'peasant')).toBe(1 + n);
  });

  it('L2 worked example: a Peasant at the House of Lords and nobody on the Skeleton bring 1 Peasant', () => {
    const match = lords(['termite', 'skeleton'], { peasant: 3 }).place('peasant', HOUSE).confirm();
    expect(match.events('meeplesGained')[0]).toMatchObject({ seat: 0, from: 'supply', to: HOUSE, cause: L2 });
    expect(match.count(0, 'lodgings', 'peasant')).toBe(4);
    expect(match.count(0, 'lodgings', 'knight')).toBe(1);
  });

  it('L2 worked example: with 2 Peasants on the Skeleton no Peasant joins the House of Lords', () => {
    const match = lords(['termite', 'skeleton'], { peasant: 3 });
    match.place('peasant', HOUSE);
    expect(match.status(HOUSE).overrunPeasants).toBe(1);
    match.place('peasant', SKELETON, { n: 2 });
    expect(match.status(HOUSE).overrunPeasants).toBe(0);
    match.finishTurn();
    expect(match.events('meeplesGained').filter(({ cause }) => cause.id === 'L2')).toEqual([]);
    expect(match.count(0, 'lodgings', 'peasant')).toBe(3);
    expect(match.count(0, 'lodgings', 'knight')).toBe(1);
    expect(match.player(0)).toMatchObject({ pile: ['skeleton'], score: 1, hand: ['trophy-shelf'] });
  });

  it('L2 defending one district does not count for another', () => {
    const match = given({
      players: [{ tavern: { peasant: 3 }, bag: BAG }],
      monsters: { castle: ['termite', 'headless-chairman'], cathedral: ['skeleton', 'pew-weevil'] },
      questDeck: ['trophy-shelf'],
    });
    match.placeAll({ [HOUSE]: { peasant: 1 }, [SKELETON]: { peasant: 2 } });
    expect(match.status(HOUSE).overrunPeasants).toBe(1);
    expect(match.status('location:chapter-house').overrunPeasants).toBe(0);
  });

  it('L2 each Location of the district is joined by its own Peasants', () => {
    const match = given({
      players: [{ tavern: { peasant: 1, mage: 1 }, bag: BAG }],
      built: { 'castle-inner': 'notice-trunk' },
      monsters: { castle: ['termite', 'headless-chairman', 'siege-carpenter'] },
    });
    match.placeAll({ [HOUSE]: { peasant: 1 }, 'location:notice-trunk': { mage: 1 } }).confirm();
    expect(match.at(HOUSE)).toEqual({ peasant: 3 });
    expect(match.at('location:notice-trunk')).toEqual({ mage: 1, peasant: 2 });
  });

  it('L2 a King of the Hill Location too: its Units stay, the Peasant goes to the Lodgings', () => {
    const match = given({
      players: [{ tavern: { knight: 1 }, bag: BAG }],
      built: { 'castle-inner': 'colosseum' },
      monsters: { castle: ['termite', 'headless-chairman'] },
    });
    match.place('knight', COLOSSEUM).confirm();
    expect(match.onHill('colosseum')).toEqual({ knight: 1 });
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 1 });
  });

  it('L2 a Room too', () => {
    const match = given({
      towers: true,
      players: [{ tavern: { warrior: 2 }, bag: BAG }],
      rooms: { castle: 'rod-grip' },
      monsters: { castle: ['termite', 'headless-chairman'] },
    });
    match.place('warrior', 'room:rod-grip', { n: 2 }).finishTurn();
    expect(match.counts(0, 'lodgings')).toEqual({ warrior: 2, peasant: 1 });
  });

  it('L2 it is counted when the assignment is confirmed, before anything is resolved', () => {
    const match = lords(['termite', 'skeleton'], { peasant: 1 }).place('peasant', HOUSE);
    expect(match.at(HOUSE)).toEqual({ peasant: 1 });
    match.confirm();
    const told = match.lastEvents().map(({ type }) => type);
    expect(told.slice(0, 3)).toEqual(['assignmentConfirmed', 'meeplesGained', 'locationActivated']);
  });

  it('L2 the supply gives what it has', () => {
    const match = given({
      players: [{ tavern: { peasant: 1 }, bag: { cleric: 6 } }, { lodgings: { peasant: 46 } }],
      monsters: { castle: ['termite', 'headless-chairman', 'siege-carpenter'] },
    });
    match.place('peasant', HOUSE).confirm();
    expect(match.events('meeplesGained')[0]).toMatchObject({ cause: L2 });
    expect(match.events('gainLost')[0]).toMatchObject({ who: 0, kind: 'peasant', n: 1, cause: L2 });
    expect(match.count(0, 'lodgings', 'peasant')).toBe(2);
  });

  it('L2 Peasants that a Location gives itself come in a defended district as well', () => {
    const locations = CATALOG.locations.map((card) =>
      card.id === 'house-of-lords' ? { ...card, effect: [{ op: 'gainUnit', kind: 'peasant', n: 1 } as const] } : card,
    );
    const match = givenMatch(
      {
        phase: 'main',
        players: [{ tavern: { peasant: 3 }, bag: { cleric: 6 } }],
        monsters: { castle: ['termite', 'skeleton'] },
        questDeck: ['trophy-shelf'],
      },
      createEngine({ ...CATALOG, locations }),
    );
    match.placeAll({ [HOUSE]: { peasant: 1 }, [SKELETON]: { peasant: 2 } }).finishTurn();
    expect(match.count(0, 'lodgings', 'peasant')).toBe(4);
  });
});

describe('L6 and L7a icons and recruiters', () => {
  it.each(PRESTIGE_KINDS)('L6 the prestige icon means a %s', (kind) => {
    const { n } = effectOf(monsterCard('barrow-log-king'), 'bonusAll');
    const plain = given({ players: [{ tavern: { [kind]: 1 } }], monsters: { cathedral: ['skeleton'] } });
    const boosted = given({
      players: [{ tavern: { [kind]: 1 }, pile: ['barrow-log-king'] }],
      monsters: { cathedral: ['skeleton'] },
    });
    const value = plain.place(kind, SKELETON).status(SKELETON).combat?.value ?? 0;
    expect(boosted.place(kind, SKELETON).status(SKELETON).combat?.value).toBe(value + n);
  });

  it('L6 the prestige icon means no basic class', () => {
    const match = given({
      players: [{ tavern: { knight: 1 }, pile: ['barrow-log-king'] }],
      monsters: { cathedral: ['skeleton'] },
    });
    expect(match.place('knight', SKELETON).status(SKELETON).combat?.value).toBe(2);
  });

  it.each([
    ['castle', 'house-of-lords', 'knight'],
    ['villages', 'splinter-yard', 'warrior'],
    ['cathedral', 'chapter-house', 'cleric'],
    ['university', 'matriculation-desk', 'mage'],
  ] as const)('L7a in the %s the %s recruits a %s', (district, location, kind) => {
    expect(CATALOG.districtUnit[district]).toBe(kind);
    const match = given({ players: [{ tavern: { peasant: 1 }, bag: BAG }] });
    expect(match.state.locations.find(({ id }) => id === location)?.district).toBe(district);
    match.place('peasant', `location:${location}`).confirm();
    expect(match.count(0, 'lodgings', kind)).toBe(1);
  });

  it('L7a each district has one recruiter, and prestige Units are level 2', () => {
    const { state } = given({});
    expect(state.locations.map(({ district }) => district)).toEqual([...DISTRICTS]);
    for (const kind of PRESTIGE_KINDS) {
      expect(CATALOG.heroes.find((hero) => hero.kind === kind)?.levels.map(({ level }) => level)).toEqual([2]);
    }
  });
});
