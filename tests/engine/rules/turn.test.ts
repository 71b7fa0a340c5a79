/** T1 to T4: the frame of a turn, its phases, and what may be assigned. */
import { describe, expect, it } from 'vitest';
import type { GameEvent, PlaceId, Seat } from '../../../src/engine/index.ts';
import { ENGINE, givenMatch } from '../../support/match.ts';

const CONSTRUCT = 'capitol:construct';
const LEVEL_UP = 'capitol:levelUp';
const HOUSE = 'location:house-of-lords';
const YARD = 'location:splinter-yard';
const SKELETON = 'monster:skeleton';
const BAG = { peasant: 6 };

const typesOf = (events: readonly GameEvent[]) => events.map(({ type }) => type);

describe('T1 the turn', () => {
  it('T1 a turn is Development, Main and Draw, in this order', () => {
    const match = givenMatch({ players: [{ tavern: { peasant: 4 }, bag: BAG }] }).finishTurn();
    const phases = match.events('phaseStarted').filter(({ seat }) => seat === 0);
    expect(phases.map(({ phase }) => phase)).toEqual(['main', 'draw']);
    expect(match.state.turn).toMatchObject({ seat: 1, phase: 'development', step: 'assigning' });
  });

  it('T1 King of the Hill Locations pay before Development opens', () => {
    const match = givenMatch({
      built: { 'castle-inner': 'colosseum' },
      hills: [{ location: 'colosseum', seat: 1, units: { knight: 1 } }],
    }).finishTurn('first');
    const told = typesOf(match.events());
    const start = told.indexOf('turnStarted');
    expect(told.slice(start)).toEqual(['turnStarted', 'meeplesLodged', 'hillPaid', 'vpChanged', 'phaseStarted']);
  });

  it('T1 between the steps nothing can be assigned', () => {
    const match = givenMatch({ players: [{ tavern: { peasant: 2 }, bag: BAG }] });
    const seat = 0 as Seat;
    const meeple = match.meeple('peasant');
    const steps = ENGINE.apply(match.state, { type: 'confirm', seat });
    const resolving = steps.ok ? steps.value[0]?.state : undefined;
    if (resolving === undefined) throw new Error('Confirming told nothing');
    expect(ENGINE.check(resolving, { type: 'placeMeeple', seat, meeple, to: CONSTRUCT })).toEqual({
      code: 'notAssigning',
      facts: { phase: 'development' },
      rules: ['T1'],
    });
  });
});

describe('T2 Development', () => {
  it('T2 Development is optional', () => {
    const match = givenMatch({ players: [{ tavern: { peasant: 4 }, bag: BAG }] }).confirm();
    expect(match.state.turn).toMatchObject({ seat: 0, phase: 'main', step: 'assigning' });
    expect(match.counts(0, 'tavern')).toEqual({ peasant: 4 });
  });

  it.each([
    [CONSTRUCT, LEVEL_UP],
    [LEVEL_UP, CONSTRUCT],
  ] as const)('T2 both Capitol Locations in one turn, %s resolved before %s', (first, second) => {
    const match = givenMatch({
      players: [{ tavern: { peasant: 2, warrior: 1 }, bag: BAG }],
      market: ['levy-station'],
    });
    match.place('peasant', CONSTRUCT).place('warrior', LEVEL_UP).confirm();
    expect(match.choice).toMatchObject({ kind: 'resolveNext', seat: 0, rules: ['T2', 'T3'] });
    expect(match.choice?.options).toEqual(expect.arrayContaining([CONSTRUCT, LEVEL_UP]));
    match.choose(first);
    if (match.choice?.kind === 'resolveNext') match.choose(second);
    match.choose('levy-station@castle-inner');
    const told = typesOf(match.events()).filter((type) => type === 'locationBuilt' || type === 'heroLevelledUp');
    expect(told).toEqual(
      first === CONSTRUCT ? ['locationBuilt', 'heroLevelledUp'] : ['heroLevelledUp', 'locationBuilt'],
    );
    expect(match.state.turn.phase).toBe('main');
  });

  it('T2 everything at the Capitol goes to the Lodgings before the Main phase', () => {
    const match = givenMatch({
      players: [{ tavern: { peasant: 2, warrior: 1 }, bag: BAG }],
      market: ['levy-station'],
    });
    match.place('peasant', CONSTRUCT).place('warrior', LEVEL_UP);
    match.resolve({ buildLocation: 'levy-station@castle-inner' });
    expect(match.state.turn).toMatchObject({ phase: 'main', assignments: [] });
    expect(match.counts(0, 'lodgings')).toEqual({ peasant: 2, warrior: 1 });
    expect(match.counts(0, 'tavern')).toEqual({ peasant: 1 });
  });

  it('T2 the Capitol is closed in the Main phase', () => {
    const match = givenMatch({ phase: 'main', players: [{ tavern: { peasant: 1 } }] });
    expect(match.tryPlace('peasant', CONSTRUCT)).toEqual({
      code: 'wrongPhase',
      facts: { place: CONSTRUCT, phase: 'main', opensIn: 'development' },
      rules: ['T2'],
    });
  });

  it.each(['lodgings', 'bag'] as const)('T2 meeples in the %s cannot be assigned', (area) => {
    const match = givenMatch({ players: [{ [area]: { peasant: 1 } }] });
    const refusal = match.tryAct({ type: 'placeMeeple', meeple: match.meeple('peasant', area), to: CONSTRUCT });
    expect(refusal).toMatchObject({ code: 'meepleNotInTavern', facts: { meeple: match.meeple('peasant', area) } });
    expect(refusal.rules).toContain('T3');
  });

  it("T2 another player's meeples and those of the supply cannot be assigned", () => {
    const match = givenMatch({ players: [{}, { tavern: { peasant: 1 } }] });
    const theirs = match.meeple('peasant', 'tavern', 1);
    const [unowned] = match.state.supply.knight;
    for (const meeple of [theirs, unowned ?? theirs]) {
      expect(match.tryAct({ type: 'placeMeeple', meeple, to: CONSTRUCT })).toEqual({
        code: 'meepleNotYours',
        facts: { meeple },
        rules: ['T2', 'T3'],
      });
    }
  });
});

describe('T3 Main', () => {
  const given = () =>
    givenMatch({
      phase: 'main',
      players: [{ tavern: { peasant: 5 }, bag: BAG }],
      monsters: { cathedral: ['skeleton'], castle: ['termite'] },
      questDeck: ['trophy-shelf'],
    });

  it('T3 the Main phase is optional', () => {
    const match = given().confirm();
    expect(match.state.turn.seat).toBe(1);
    expect(match.events('locationActivated')).toEqual([]);
  });

  it('T3 Units go to Locations of several districts and to Monsters at once', () => {
    const match = given().placeAll({
      [HOUSE]: { peasant: 1 },
      [YARD]: { peasant: 1 },
      [SKELETON]: { peasant: 2 },
    });
    match.finishTurn();
    expect(match.events('locationActivated').map(({ location }) => location)).toEqual([
      'house-of-lords',
      'splinter-yard',
    ]);
    expect(match.events('monsterDefeated').map(({ monster }) => monster)).toEqual(['skeleton']);
  });

  it("T3 all assigning comes first, then each place is resolved in the player's order", () => {
    const match = given().placeAll({ [HOUSE]: { peasant: 1 }, [YARD]: { peasant: 1 }, [SKELETON]: { peasant: 2 } });
    match.confirm();
    expect(match.choice?.options).toEqual([HOUSE, YARD, SKELETON]);
    expect(match.tryPlace('peasant', 'location:chapter-house')).toEqual({
      code: 'choicePending',
      facts: { choice: 'resolveNext', decidingSeat: 0 },
      rules: ['T2', 'T3'],
    });
    match.choose(SKELETON).choose(YARD);
    const order = typesOf(match.events()).filter((type) => type === 'locationActivated' || type === 'monsterDefeated');
    expect(order).toEqual(['monsterDefeated', 'locationActivated', 'locationActivated']);
    expect(match.events('locationActivated')[0]).toMatchObject({ location: 'splinter-yard' });
  });

  it('T3 the rest can be resolved in the sensible order', () => {
    const match = given().placeAll({ [SKELETON]: { peasant: 2 }, [HOUSE]: { peasant: 1 }, [YARD]: { peasant: 1 } });
    match.confirm().resolveRest();
    expect(match.choice).toBeUndefined();
    const order = typesOf(match.events()).filter((type) => type === 'locationActivated' || type === 'monsterDefeated');
    expect(order).toEqual(['locationActivated', 'locationActivated', 'monsterDefeated']);
  });

  it('T3 an answer must be one of the options, and only an order can be left to itself', () => {
    const match = given().placeAll({ [HOUSE]: { peasant: 1 }, [YARD]: { peasant: 1 } });
    expect(match.tryChoose(HOUSE)).toEqual({ code: 'noChoicePending', facts: {}, rules: ['T3'] });
    expect(match.tryAct({ type: 'resolveRest' })).toMatchObject({ code: 'noChoicePending' });
    match.confirm();
    expect(match.tryChoose(SKELETON)).toEqual({
      code: 'notAnOption',
      facts: { option: SKELETON },
      rules: ['T2', 'T3'],
    });
    const building = givenMatch({ players: [{ tavern: { peasant: 1 } }] })
      .place('peasant', CONSTRUCT)
      .confirm();
    expect(building.tryAct({ type: 'resolveRest' })).toEqual({
      code: 'notAnOrderChoice',
      facts: { choice: 'buildLocation' },
      rules: ['D1', 'D2'],
    });
  });

  it.each([
    ['location:levy-station', ['T3', 'D2']],
    ['monster:ghoul', ['T3']],
    ['room:rod-grip', ['F1', 'F4a']],
    ['council:nobody', ['C8']],
  ] as const)('T3 %s is not open while it is not on the table', (place, rules) => {
    expect(given().tryPlace('peasant', place)).toEqual({ code: 'placeNotOpen', facts: { place }, rules });
  });

  it('T3 what is no place and no meeple at all is refused', () => {
    const match = given();
    expect(match.tryPlace('peasant', 'tavern' as PlaceId)).toMatchObject({
      code: 'unknownPlace',
      facts: { place: 'tavern' },
    });
    for (const meeple of [-1, 152, 0.5]) {
      expect(match.tryAct({ type: 'placeMeeple', meeple: meeple as never, to: HOUSE })).toMatchObject({
        code: 'unknownMeeple',
        facts: { meeple },
      });
    }
  });

  it('T3 districts open in the Main phase only', () => {
    const match = givenMatch({ players: [{ tavern: { peasant: 1 } }], monsters: { castle: ['termite'] } });
    for (const place of [HOUSE, 'monster:termite'] as const) {
      expect(match.tryPlace('peasant', place)).toEqual({
        code: 'wrongPhase',
        facts: { place, phase: 'development', opensIn: 'main' },
        rules: ['T3'],
      });
    }
  });
});

describe('T4 Corruption', () => {
  it.each([
    ['development', CONSTRUCT],
    ['development', LEVEL_UP],
    ['main', HOUSE],
    ['main', SKELETON],
    ['main', 'room:rod-grip'],
  ] as const)('T4 in %s Corruption cannot be assigned to %s', (phase, place) => {
    const match = givenMatch({
      phase,
      towers: true,
      players: [{ tavern: { corruption: 1 } }],
      monsters: { cathedral: ['skeleton'] },
      rooms: { castle: 'rod-grip' },
    });
    expect(match.tryPlace('corruption', place)).toEqual({
      code: 'corruptionNotAssignable',
      facts: { place },
      rules: ['T4'],
    });
  });

  it('T4 a Room that asks for Corruption takes what it asks for', () => {
    const match = givenMatch({
      phase: 'main',
      towers: true,
      players: [{ tavern: { warrior: 1, corruption: 2 }, bag: BAG }],
      rooms: { castle: 'battle-armoury' },
    });
    match.placeAll({ 'room:battle-armoury': { warrior: 1, corruption: 1 } });
    expect(match.tryPlace('corruption', 'room:battle-armoury')).toEqual({
      code: 'corruptionEnough',
      facts: { room: 'battle-armoury', takes: 1 },
      rules: ['T4', 'F4'],
    });
    match.finishTurn('first');
    expect(match.events('roomCompleted')).toHaveLength(1);
  });
});
