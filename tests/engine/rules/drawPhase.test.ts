/** W1, W2, W9: the city and the market fill up again. */
import { describe, expect, it } from 'vitest';
import type { LocationId, Scenario, ScenarioPlayer, Seat } from '../../../src/engine/index.ts';
import { givenMatch } from '../../support/match.ts';

const BANDIT = 'monster:backwoods-bandit-castle';

/** Six Monsters in the city, and Knights for the Bandit. */
const hunters = (spec: Scenario = {}, player: ScenarioPlayer = {}) =>
  givenMatch({
    phase: 'main',
    monsters: {
      castle: ['backwoods-bandit-castle', 'siege-carpenter', 'moat-beaver'],
      villages: ['tree-beast'],
      cathedral: ['ghoul'],
      university: ['bookworm'],
    },
    ...spec,
    players: [
      { tavern: { knight: 4 }, bag: { peasant: 12 }, levels: { knight: 3 }, ...player },
      ...(spec.players ?? []).slice(1),
    ],
  });

describe('W1 the Monsters slide', () => {
  it('W1 those behind a gap move to the lowest slots', () => {
    const match = hunters({ monsterDeck: ['timber-wolf'] })
      .place('knight', BANDIT, { n: 2 })
      .resolve();
    expect(match.events('monsterSlid')).toEqual([
      { type: 'monsterSlid', district: 'castle', monster: 'siege-carpenter', from: 2, to: 1 },
      { type: 'monsterSlid', district: 'castle', monster: 'moat-beaver', from: 3, to: 2 },
    ]);
    expect(match.state.monsters.castle).toEqual([
      { id: 'siege-carpenter', slot: 1 },
      { id: 'moat-beaver', slot: 2 },
    ]);
  });

  it('W1 those before the gap stay', () => {
    const match = hunters({ monsterDeck: ['timber-wolf'] })
      .place('knight', 'monster:moat-beaver', { n: 4 })
      .resolve();
    expect(match.events('monsterSlid')).toEqual([]);
  });

  it('W1 they slide before the new ones come', () => {
    const match = hunters({ monsterDeck: ['termite'] })
      .place('knight', BANDIT, { n: 2 })
      .resolve();
    expect(match.event('monsterRevealed')).toMatchObject({ monster: 'termite', district: 'castle', slot: 3 });
  });
});

describe('W2 the city refills', () => {
  it('W2 until six Monsters are there, each in its own district, lowest slot first', () => {
    const match = hunters({ monsterDeck: ['timber-wolf', 'kindling-drake', 'termite'] });
    match.placeAll({ [BANDIT]: { knight: 2 }, 'monster:bookworm': { knight: 1 } }).resolve('first');
    expect(match.events('monsterRevealed')).toEqual([
      { type: 'monsterRevealed', monster: 'timber-wolf', district: 'villages', slot: 2, overflow: false },
      { type: 'monsterRevealed', monster: 'kindling-drake', district: 'university', slot: 1, overflow: false },
    ]);
    expect(match.state.monsterDeck[0]).toBe('termite');
  });

  it('W2 no defeat, no new Monster', () => {
    const match = hunters();
    const deck = match.state.monsterDeck;
    match.resolve();
    expect(match.events('monsterRevealed')).toEqual([]);
    expect(match.state.monsterDeck).toEqual(deck);
  });

  it('W2 where the district is full, the active player picks one with room', () => {
    const match = hunters({ monsterDeck: ['headless-chairman'] })
      .place('knight', 'monster:tree-beast', { n: 4 })
      .resolve();
    expect(match.choice).toEqual({
      kind: 'overflowDistrict',
      seat: 0,
      options: ['villages', 'cathedral', 'university'],
      cause: { by: 'rule', id: 'W2' },
      rules: ['W2'],
      monster: 'headless-chairman',
    });
    expect(match.tryChoose('castle')).toEqual({ code: 'notAnOption', facts: { option: 'castle' }, rules: ['W2'] });
    expect(match.tryIntent({ type: 'choose', seat: 1 as Seat, option: 'villages' })).toEqual({
      code: 'choicePending',
      facts: { choice: 'overflowDistrict', decidingSeat: 0 },
      rules: ['W2'],
    });
    expect(match.tryAct({ type: 'resolveRest' })).toMatchObject({ code: 'notAnOrderChoice', rules: ['W2'] });
    match.choose('university');
    expect(match.lastEvents('monsterRevealed')).toEqual([
      { type: 'monsterRevealed', monster: 'headless-chairman', district: 'university', slot: 2, overflow: true },
    ]);
    expect(match.state.turn.seat).toBe(1);
  });

  it('W2 the refill goes on after the choice, and asks again where it must', () => {
    const match = hunters({ monsterDeck: ['headless-chairman', 'termite', 'timber-wolf'] });
    match.placeAll({ 'monster:tree-beast': { knight: 2 }, 'monster:ghoul': { knight: 2 } }).resolve();
    match.choose('villages');
    expect(match.choice).toMatchObject({ monster: 'termite', options: ['villages', 'cathedral', 'university'] });
    match.choose('villages');
    expect(match.state.monsters.villages).toEqual([
      { id: 'headless-chairman', slot: 1 },
      { id: 'termite', slot: 2 },
    ]);
    expect(match.state.monsterDeck[0]).toBe('timber-wolf');
  });

  it('W2 a district with two Monsters still has room', () => {
    const match = givenMatch({
      phase: 'main',
      players: [{ tavern: { knight: 4 }, bag: { peasant: 8 }, levels: { knight: 3 } }],
      monsters: {
        castle: ['siege-carpenter', 'moat-beaver', 'headless-chairman'],
        villages: ['tree-beast', 'timber-wolf', 'hedge-witch'],
      },
      monsterDeck: ['termite', 'bookworm'],
    });
    match.place('knight', 'monster:hedge-witch', { n: 4 }).resolve();
    expect(match.choice).toMatchObject({ monster: 'termite', options: ['villages', 'cathedral', 'university'] });
    match.choose('villages');
    expect(match.state.monsters.villages).toHaveLength(3);
  });

  it('W2 an empty deck leaves the city smaller', () => {
    const match = hunters({ monsterDeck: [], monsterDeckOnly: true }).place('knight', BANDIT, { n: 2 }).resolve();
    expect(match.events('monsterRevealed')).toEqual([]);
    expect(Object.values(match.state.monsters).flat()).toHaveLength(5);
    expect(match.state.turn.seat).toBe(1);
  });

  it('W2 a Dark Council card is set aside and another card drawn', () => {
    const match = hunters({ monsterDeck: ['dark-council-1', 'timber-wolf'] })
      .place('knight', BANDIT, { n: 2 })
      .resolve();
    expect(match.event('councilArrived')).toEqual({ type: 'councilArrived', arrival: 'dark-council-1', order: 1 });
    expect(match.events('monsterRevealed')).toMatchObject([{ monster: 'timber-wolf' }]);
    expect(match.state.arrived).toEqual(['dark-council-1']);
    expect(Object.values(match.state.monsters).flat()).toHaveLength(6);
  });

  it('W2 a Dark Council card under a full city stays hidden', () => {
    const match = hunters({ monsterDeck: ['timber-wolf', 'dark-council-1'] })
      .place('knight', BANDIT, { n: 2 })
      .resolve();
    expect(match.events('councilArrived')).toEqual([]);
    expect(match.state.monsterDeck[0]).toBe('dark-council-1');
  });
});

describe('W9 the market refills', () => {
  const builder = () => {
    const match = givenMatch({
      players: [{ tavern: { peasant: 1 }, bag: { peasant: 8 } }],
      market: ['colosseum', 'levy-station', 'notice-trunk', 'box-office'],
    });
    return match.place('peasant', 'capitol:construct').confirm().choose('colosseum@castle-inner');
  };

  it('W9 to four, from the stack, in the Draw phase', () => {
    const match = builder();
    const next = match.state.locationStack[0];
    expect(match.state.market).toEqual(['levy-station', 'notice-trunk', 'box-office']);
    match.confirm();
    expect(match.state.market).toEqual(['levy-station', 'notice-trunk', 'box-office', next]);
    const types = match.lastEvents().map(({ type }) => type);
    expect(types.indexOf('tileRevealed')).toBeGreaterThan(types.indexOf('meeplesDrawn'));
    expect(match.event('tileRevealed').location).toBe(next);
  });

  it('W9 a full market stays as it is', () => {
    const match = givenMatch({ phase: 'main' });
    const { market } = match.state;
    match.confirm();
    expect(match.state.market).toEqual(market);
    expect(match.events('tileRevealed')).toEqual([]);
  });

  it('W9 while the stack lasts', () => {
    const match = builder();
    match.state = { ...match.state, locationStack: [] };
    match.confirm();
    expect(match.state.market).toHaveLength(3);
    const again = builder();
    again.state = { ...again.state, market: [], locationStack: ['oath-oak' as LocationId] };
    again.confirm();
    expect(again.state.market).toEqual(['oath-oak']);
  });
});
