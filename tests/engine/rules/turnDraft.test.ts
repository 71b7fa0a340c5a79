/** T5 and T6: how many, how often, and the draft until it is confirmed. */
import { describe, expect, it } from 'vitest';
import { ENGINE, givenMatch } from '../../support/match.ts';

const HOUSE = 'location:house-of-lords';
const YARD = 'location:splinter-yard';
const LEVY = 'location:levy-station';
const SKELETON = 'monster:skeleton';
const BAG = { peasant: 6 };

const given = () =>
  givenMatch({
    phase: 'main',
    players: [{ tavern: { peasant: 4, mage: 1, knight: 1 }, bag: BAG }],
    built: { 'villages-inner': 'levy-station' },
    monsters: { cathedral: ['skeleton'], university: ['kindling-drake'] },
    questDeck: ['trophy-shelf'],
  });

describe('T5 how many and how often', () => {
  it('T5 more Units than needed may stand at a Location, and it is activated once', () => {
    const match = given().place('peasant', HOUSE, { n: 3 }).place('mage', HOUSE).confirm();
    expect(match.events('locationActivated')).toHaveLength(1);
    const knights = match.events('meeplesGained').filter(({ cause }) => cause.id === 'house-of-lords');
    expect(knights.filter(({ meeples }) => meeples.length > 1)).toEqual([]);
    expect(match.count(0, 'lodgings', 'knight')).toBe(2);
  });

  it('T5 more Units than needed may fight a Monster', () => {
    const match = given().placeAll({ [SKELETON]: { knight: 1, peasant: 4 } });
    expect(match.status(SKELETON)).toMatchObject({ isComplete: true, combat: { value: 6, strength: 2 } });
    match.confirm();
    expect(match.event('monsterDefeated').meeples).toHaveLength(5);
  });

  it('T5 fewer than needed cannot be confirmed', () => {
    const match = given().place('mage', LEVY);
    expect(match.tryConfirm()).toEqual({
      code: 'placesIncomplete',
      facts: { places: [{ place: LEVY, missing: [{ what: 'units', kind: 'warrior', n: 1 }] }] },
      rules: ['T6', 'C1', 'L1'],
    });
  });

  it('T5 a Location that was used is used up for this turn and open again in the next', () => {
    const match = given().place('peasant', HOUSE).confirm();
    expect(match.state.turn.seat).toBe(1);
    match.passTo(0).confirm();
    match.place('peasant', HOUSE).confirm();
    expect(match.events('locationActivated').map(({ seat }) => seat)).toEqual([0, 0]);
  });

  it('T5 a Room is completed once, by one assignment', () => {
    const match = givenMatch({
      phase: 'main',
      towers: true,
      players: [{ tavern: { warrior: 4 }, bag: BAG }],
      rooms: { castle: 'rod-grip' },
    });
    match.place('warrior', 'room:rod-grip', { n: 4 }).finishTurn();
    expect(match.player(0).rooms).toEqual(['rod-grip']);
  });
});

describe('T6 the draft', () => {
  it('T6 a meeple can be placed, moved and taken back; nothing happens until the step is confirmed', () => {
    const match = given();
    const before = match.state;
    match.place('peasant', HOUSE).move('peasant', HOUSE, YARD).move('peasant', YARD, SKELETON);
    expect(match.at(SKELETON)).toEqual({ peasant: 1 });
    expect(match.at(HOUSE)).toEqual({});
    expect(match.count(0, 'tavern', 'peasant')).toBe(3);
    match.takeBack('peasant', SKELETON);
    expect(match.count(0, 'tavern', 'peasant')).toBe(4);
    expect(match.state.turn.assignments).toEqual([]);
    expect(match.state.supply).toEqual(before.supply);
    expect(match.score(0)).toBe(0);
  });

  it('T6 what moves is told with from and to', () => {
    const match = given().place('peasant', HOUSE).move('peasant', HOUSE, YARD).takeBack('peasant', YARD);
    const seat = 0;
    const [placed] = match.events('meeplePlaced');
    const meeple = placed?.meeple;
    expect(match.events()).toEqual([
      { type: 'meeplePlaced', seat, meeple, from: 'tavern', to: HOUSE },
      { type: 'meeplePlaced', seat, meeple, from: HOUSE, to: YARD },
      { type: 'meepleTakenBack', seat, meeple, from: YARD, to: 'tavern' },
    ]);
  });

  it('T6 a meeple that is there already or nowhere cannot be put or taken', () => {
    const match = given().place('knight', SKELETON);
    const knight = match.meepleAt('knight', SKELETON);
    expect(match.tryMove('knight', SKELETON, SKELETON)).toEqual({
      code: 'alreadyThere',
      facts: { meeple: knight, place: SKELETON },
      rules: ['T6'],
    });
    const mage = match.meeple('mage');
    expect(match.tryAct({ type: 'takeBack', meeple: mage })).toEqual({
      code: 'meepleNotPlaced',
      facts: { meeple: mage },
      rules: ['T6'],
    });
    expect(match.tryAct({ type: 'takeBack', meeple: 152 as never })).toMatchObject({ code: 'unknownMeeple' });
  });

  it('T6 confirming is refused with everything that is missing, place by place', () => {
    const match = given().placeAll({
      [LEVY]: { peasant: 1 },
      'monster:kindling-drake': { knight: 1 },
      [HOUSE]: { mage: 1 },
      [YARD]: { peasant: 1 },
    });
    const before = match.state;
    const { strength } = match.status('monster:kindling-drake').combat ?? {};
    expect(match.tryConfirm().facts).toEqual({
      places: [
        {
          place: LEVY,
          missing: [
            { what: 'units', kind: 'mage', n: 1 },
            { what: 'units', kind: 'warrior', n: 1 },
          ],
        },
        { place: 'monster:kindling-drake', missing: [{ what: 'strength', has: 2, needs: strength }] },
        { place: HOUSE, missing: [{ what: 'units', kind: 'peasant', n: 1 }] },
      ],
    });
    expect(match.state).toBe(before);
  });

  it('T6 a place left empty again asks for nothing', () => {
    const match = given().place('mage', LEVY).takeBack('mage', LEVY).confirm();
    expect(match.state.turn.seat).toBe(1);
  });

  it('T6 each place tells what it has, what it lacks and what it would give', () => {
    const match = given().place('mage', LEVY);
    expect(match.status(LEVY)).toMatchObject({
      meeples: [match.meepleAt('mage', LEVY)],
      missing: [{ what: 'units', kind: 'warrior', n: 1 }],
      isComplete: false,
      overrunPeasants: 0,
    });
    expect(match.status(SKELETON)).toMatchObject({ vp: 1, isComplete: false, combat: { value: 0, strength: 2 } });
    const shown = ENGINE.preview(match.state, {
      type: 'placeMeeple',
      seat: match.seat,
      meeple: match.meeple('knight'),
      to: SKELETON,
    });
    expect(shown).toMatchObject({ ok: true, value: { isComplete: true, combat: { value: 2 } } });
    expect(match.at(SKELETON)).toEqual({});
  });

  it('T6 the Development step is a draft too', () => {
    const match = givenMatch({ players: [{ tavern: { peasant: 2, mage: 1 }, score: 1, bag: BAG }] });
    match.place('mage', 'capitol:levelUp').takeBack('mage', 'capitol:levelUp');
    match.place('peasant', 'capitol:construct', { n: 2 }).takeBack('peasant', 'capitol:construct');
    expect(match.counts(0, 'tavern')).toEqual({ mage: 1, peasant: 1 });
    match.takeBack('peasant', 'capitol:construct').confirm();
    expect(match.events('locationBuilt')).toEqual([]);
    expect(match.state.turn.phase).toBe('main');
  });
});
