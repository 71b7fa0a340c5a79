import { describe, expect, it } from 'vitest';
import { type EventOf, type EventType, type GameEvent, KINDS, type Seat } from '../../src/engine/index.ts';
import { engine, last, MODES, optionsOf, play } from '../support/games.ts';
import { givenMatch, type Match } from '../support/match.ts';

const [first, second] = [0, 1] as [Seat, Seat];

function heard<T extends EventType>(match: Match, type: T, seat?: Seat): EventOf<T> {
  const event = match.told.find((told): told is EventOf<T> & GameEvent => told.type === type);
  if (event === undefined) throw new Error(`${type} was not told`);
  return engine.viewEvent(event, seat) as EventOf<T> & GameEvent;
}

/** Seat 0 has beaten the Ghoul and is asked to pay for a secret Quest. */
function askedToPay(): Match {
  return givenMatch({
    phase: 'main',
    monsters: { cathedral: ['ghoul'] },
    players: [
      { tavern: { knight: 2, cleric: 1 }, levels: { knight: 3 }, hand: ['sworn-on-the-grain', 'gazette'] },
      { hand: ['wash-day'] },
    ],
  })
    .placeAll({ 'monster:ghoul': { knight: 2, cleric: 1 } })
    .confirm();
}

/** Seat 0 has beaten the Timber Wolf, which eats a Quest. */
function askedToDiscard(): Match {
  return givenMatch({
    phase: 'main',
    monsters: { villages: ['timber-wolf'] },
    players: [{ tavern: { peasant: 3 }, hand: ['gazette', 'wash-day'] }, {}],
  })
    .placeAll({ 'monster:timber-wolf': { peasant: 3 } })
    .confirm();
}

describe('a seat sees', () => {
  it('Q1 its own hand, and how many Quests the others hold', () => {
    const { state } = givenMatch({ players: [{ hand: ['gazette', 'wash-day'] }, { hand: ['timber'] }] });
    const view = engine.view(state, first);
    expect(view.players[first]).toMatchObject({ hand: ['gazette', 'wash-day'], handCount: 2 });
    expect(view.players[second]).toMatchObject({ handCount: 1 });
    expect(view.players[second]).not.toHaveProperty('hand');
    expect(engine.spectate(state).players.some((player) => 'hand' in player)).toBe(false);
    expect(engine.spectate(state)).not.toHaveProperty('seat');
  });

  it('S8 what is in every bag, but in no order', () => {
    const { state } = givenMatch({ players: [{ bag: { knight: 2, peasant: 3, corruption: 1 } }, {}] });
    const bag = engine.view(state, second).players[first]?.bag ?? [];
    expect([...bag]).toEqual([...(state.players[first]?.bag ?? [])].sort((a, b) => a - b));
  });

  it('S4 S6 S7 how many cards lie hidden, and only the top Room of each tower', () => {
    const state = engine.setup({ seed: 'view', seats: 3, towers: true });
    const view = engine.view(state, first);
    expect(view.monsterDeckCount).toBe(state.monsterDeck.length);
    expect(view.questDeckCount).toBe(44 - 6);
    expect(view.locationStackCount).toBe(11);
    expect(view.market).toEqual(state.market);
    expect(view.towers.castle).toEqual({ top: state.towers.castle[0], below: 4 });
    expect(view).not.toHaveProperty('monsterDeck');
    expect(view).not.toHaveProperty('rng');
    expect(view).not.toHaveProperty('agenda');
    expect(view.options).toEqual({ seats: 3, towers: true });
  });

  it('Q7 the discarded Quests', () => {
    const { state } = givenMatch({ questDiscard: ['gazette', 'timber'] });
    expect(engine.spectate(state).questDiscard).toEqual(['gazette', 'timber']);
  });

  it('G5 how many Quests the Guard keeps, and which only at the end', () => {
    const solo = { hiredHelp: [], advanced: false };
    const { state } = givenMatch({ solo, guard: { keptQuests: ['gazette', 'timber'], rooms: ['dark-cellar'] } });
    const view = engine.view(state, first);
    expect(view.guard).toMatchObject({ keptCount: 2, rooms: ['dark-cellar'], favored: 'castle' });
    expect(view.guard).not.toHaveProperty('keptQuests');
    const over = { ...state, turn: { ...state.turn, phase: 'over' as const } };
    expect(engine.view(over, first).guard?.keptQuests).toEqual(['gazette', 'timber']);
  });

  it('E5 every hand once the match is over', () => {
    const mode = MODES.find(({ options }) => options.seats === 4);
    if (mode === undefined) throw new Error('no table of 4');
    const { end } = play(optionsOf(mode, 'over'));
    expect(engine.spectate(end).players.map(({ hand }) => hand)).toEqual(end.players.map(({ hand }) => hand));
    expect(engine.spectate(end).outcome).toEqual(end.outcome);
  });

  it.each(MODES)('everything as plain JSON: $name', (mode) => {
    let n = 0;
    play(optionsOf(mode, 'json'), undefined, {
      move: (state, _, index) => {
        if (index % 20 > 0) return;
        n++;
        const view = engine.view(state, first);
        expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
      },
    });
    expect(n).toBeGreaterThan(5);
  });

  it('P1 every meeple of the table', () => {
    const { state } = givenMatch({
      hills: [{ location: 'colosseum', seat: 1, units: { knight: 1 } }],
      built: { 'castle-outer': 'colosseum' },
    });
    const { supply, players, locations } = engine.spectate(state);
    const seen = [
      ...KINDS.flatMap((kind) => supply[kind]),
      ...players.flatMap(({ bag, tavern, lodgings }) => [...bag, ...tavern, ...lodgings]),
      ...locations.flatMap(({ stock, hill }) => [...stock, ...(hill?.meeples.map(({ id }) => id) ?? [])]),
    ];
    expect(new Set(seen).size).toBe(152);
  });
});

describe('a pending choice', () => {
  it('Q4 over a Quest to be paid for is open to its seat alone', () => {
    const { state } = askedToPay();
    expect(engine.view(state, first).choice).toMatchObject({
      isSecret: false,
      kind: 'payQuest',
      quest: 'sworn-on-the-grain',
      options: ['accept', 'decline'],
    });
    const secret = { isSecret: true, kind: 'payQuest', seat: first, rules: ['Q4', 'Q5'] };
    expect(engine.view(state, second).choice).toStrictEqual(secret);
    expect(engine.spectate(state).choice).toStrictEqual(secret);
  });

  it('T10 over a discard shows the others why, not what', () => {
    const { state } = askedToDiscard();
    expect(engine.view(state, first).choice).toMatchObject({ kind: 'discardQuest', options: ['gazette', 'wash-day'] });
    expect(engine.view(state, second).choice).toStrictEqual({
      isSecret: true,
      kind: 'discardQuest',
      seat: first,
      rules: ['T10', 'Q7'],
      cause: { by: 'monster', id: 'timber-wolf' },
    });
  });

  it('D2 over open things is open to all', () => {
    const { state } = givenMatch({ players: [{ tavern: { peasant: 2 } }, {}] })
      .place('peasant', 'capitol:construct', { n: 2 })
      .confirm();
    expect(state.choice?.kind).toBe('buildLocation');
    expect(engine.view(state, second).choice).toEqual({ isSecret: false, ...state.choice });
  });
});

describe('a seat hears', () => {
  it('Q4 that a Quest was declined, not which', () => {
    const match = askedToPay().choose('decline');
    expect(heard(match, 'questDeclined', first)).toEqual({
      type: 'questDeclined',
      seat: 0,
      quest: 'sworn-on-the-grain',
    });
    expect(heard(match, 'questDeclined', second)).toStrictEqual({ type: 'questDeclined', seat: 0 });
    expect(heard(match, 'choiceMade', second)).toStrictEqual({ type: 'choiceMade', seat: 0, choice: 'payQuest' });
    expect(heard(match, 'choiceMade', first)).toMatchObject({ option: 'decline' });
  });

  it('Q2 which Quest was completed, once it is', () => {
    const match = askedToPay().choose('accept');
    expect(heard(match, 'questCompleted', second)).toMatchObject({ quest: 'sworn-on-the-grain' });
  });

  it('Q7 which Quest was discarded: it lies face up', () => {
    const match = askedToDiscard().choose('gazette');
    expect(heard(match, 'choiceMade', second)).not.toHaveProperty('option');
    expect(heard(match, 'questDiscarded', second)).toMatchObject({ quest: 'gazette' });
  });

  it('Q1 how many Quests another draws, and which it draws itself', () => {
    const match = givenMatch({
      phase: 'main',
      monsters: { cathedral: ['skeleton'] },
      questDeck: ['gazette'],
      players: [{ tavern: { peasant: 2 } }, {}],
    })
      .placeAll({ 'monster:skeleton': { peasant: 2 } })
      .confirm();
    expect(heard(match, 'questsDrawn', first)).toMatchObject({ quests: ['gazette'], n: 1 });
    expect(heard(match, 'questsDrawn', second)).toMatchObject({ quests: [], n: 1 });
    expect(heard(match, 'questsDrawn')).toMatchObject({ quests: [], n: 1 });
  });

  it('G5 that the Guard keeps a Quest, and nobody hears which', () => {
    const kept = { type: 'guardQuestKept', quest: 'gazette', cause: { by: 'spot', id: '1-3' } } as GameEvent;
    expect(engine.viewEvent(kept, first)).toStrictEqual({ type: 'guardQuestKept', cause: { by: 'spot', id: '1-3' } });
  });

  it('S9 how the match starts, but not its seed', () => {
    const steps = engine.setupSteps({ seed: 'view', seats: 3, towers: false });
    const started = steps.find(({ event }) => event.type === 'matchStarted');
    if (started === undefined) throw new Error('no start');
    expect(engine.viewEvent(started.event, first)).toStrictEqual({
      type: 'matchStarted',
      options: { seats: 3, towers: false },
      firstSeat: last(steps).firstSeat,
    });
  });
});
