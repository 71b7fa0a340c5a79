import { describe, expect, it } from 'vitest';
import {
  type Engine,
  type GameState,
  kindOf,
  type MeepleId,
  type Scenario,
  type Seat,
} from '../../../src/engine/index.ts';
import { heroPowers, usablePowers } from '../../../src/store/selectors/heroPowers.ts';
import { entriesSinceTurnOf, logEntries } from '../../../src/store/selectors/log.ts';
import { isLosing, lossesOnConfirm } from '../../../src/store/selectors/losses.ts';
import { perState } from '../../../src/store/selectors/memo.ts';
import {
  incompletePlaces,
  liftableMeeples,
  placeStatuses,
  previewAt,
  targetsOf,
} from '../../../src/store/selectors/places.ts';
import { turnPoint, whoseMove } from '../../../src/store/selectors/turn.ts';
import { engine, last, must } from '../../support/games.ts';
import { botRng, matchOf, playOn } from '../support/playing.ts';

const seat = 0 as Seat;

function position(spec: Scenario): GameState {
  return engine.scenario(spec);
}

function first(state: GameState, kind: string): MeepleId {
  const found = state.players[0]?.tavern.find((id) => kindOf(id) === kind);
  if (found === undefined) throw new Error(`No ${kind} in the Tavern`);
  return found;
}

/** An engine that counts how often it is asked. */
function counting(): { readonly engine: Engine; readonly asked: () => number } {
  let asked = 0;
  const counted = new Proxy(engine, {
    get: (target, key) => {
      const part = target[key as keyof Engine];
      if (typeof part !== 'function') return part;
      return (...args: unknown[]) => {
        asked++;
        return (part as (...args: unknown[]) => unknown)(...args);
      };
    },
  });
  return { engine: counted, asked: () => asked };
}

describe('whose move it is', () => {
  it('is the seat that has to decide, and nobody once the match is over', () => {
    const state = position({});
    expect(whoseMove(engine, state)).toBe(state.turn.seat);
    expect(turnPoint(engine, state)).toMatchObject({
      phase: 'development',
      isDrafting: true,
      draftCount: 0,
      arrivals: 0,
    });
    const match = matchOf({ seed: 'hazel', seats: 2, towers: false });
    playOn(match, botRng('hazel'));
    expect(whoseMove(engine, match.store.getState().truth)).toBeUndefined();
  });

  it('counts the draft', () => {
    const state = position({ players: [{ tavern: { peasant: 3 } }, {}] });
    const placed = last(
      must(state, { type: 'placeMeeple', seat, meeple: first(state, 'peasant'), to: 'capitol:construct' }),
    );
    expect(turnPoint(engine, placed).draftCount).toBe(1);
  });
});

describe('Hero powers', () => {
  const spec: Scenario = { players: [{ levels: { mage: 2, cleric: 2 }, tavern: { mage: 1, peasant: 1 } }, {}] };

  it('are those of the levels reached, each usable or with the reason why not', () => {
    const state = position(spec);
    const powers = heroPowers(engine, state);
    for (const { hero, refusal } of powers)
      expect(refusal).toEqual(engine.check(state, { type: 'useHeroPower', seat, hero }));
    expect(powers.map(({ hero }) => hero)).toContain('mage');
    expect(powers.map(({ hero }) => hero)).not.toContain('knight');
    expect(usablePowers(engine, state)).toEqual(powers.filter((p) => p.refusal === undefined).map(({ hero }) => hero));
  });
});

describe('what confirming would waste', () => {
  it('is nothing but chances in the Development phase: Units can wait for the Main phase', () => {
    const state = position({ players: [{ tavern: { peasant: 2, corruption: 1 } }, {}] });
    expect(lossesOnConfirm(engine, state)).toEqual({ units: [], powers: [], chances: ['capitol:construct'] });
  });

  it('is every idle Unit of the Main phase, but no Corruption (T7)', () => {
    const state = position({ players: [{ tavern: { peasant: 2, corruption: 1 } }, {}], phase: 'main' });
    const { units } = lossesOnConfirm(engine, state);
    expect(units.map(kindOf)).toEqual(['peasant', 'peasant']);
    expect(isLosing(lossesOnConfirm(engine, state))).toBe(true);
    const idle = position({ players: [{ tavern: { corruption: 2 } }, {}], phase: 'main' });
    expect(isLosing(lossesOnConfirm(engine, idle))).toBe(false);
  });
});

describe('places', () => {
  it('have the same figures as the engine gives, asked once for each state', () => {
    const { engine: counted, asked } = counting();
    const state = position({});
    const statuses = placeStatuses(counted, state);
    for (const [place, status] of statuses) expect(status).toEqual(engine.status(state, place));
    expect([...statuses.keys()]).toEqual(engine.places(state));
    const before = asked();
    expect(placeStatuses(counted, state)).toBe(statuses);
    expect(asked()).toBe(before);
    expect(placeStatuses(counted, { ...state })).not.toBe(statuses);
  });

  it('light up for a lifted meeple exactly where the engine takes it, and preview what it would mean', () => {
    const state = position({ players: [{ tavern: { peasant: 2 } }, {}] });
    const { engine: counted, asked } = counting();
    const peasant = first(state, 'peasant');
    expect(liftableMeeples(counted, state).has(peasant)).toBe(true);
    const targets = targetsOf(counted, state, peasant);
    expect([...targets]).toEqual(engine.targets(state, peasant));
    for (const place of engine.places(state))
      expect(previewAt(counted, state, peasant, place).ok).toBe(targets.has(place));
    const before = asked();
    targetsOf(counted, state, peasant);
    for (const place of engine.places(state)) previewAt(counted, state, peasant, place);
    expect(asked()).toBe(before);
  });

  it('that lack something are why a step cannot be confirmed', () => {
    let state = position({ players: [{ tavern: { peasant: 1 } }, {}], phase: 'main' });
    expect(incompletePlaces(engine, state)).toEqual([]);
    const peasant = first(state, 'peasant');
    const monster = engine.targets(state, peasant).find((place) => place.startsWith('monster:'));
    if (monster === undefined) throw new Error('No Monster to fight');
    state = last(must(state, { type: 'placeMeeple', seat, meeple: peasant, to: monster }));
    const isConfirmable = engine.check(state, { type: 'confirm', seat }) === undefined;
    expect(incompletePlaces(engine, state).map(({ place }) => place)).toEqual(isConfirmable ? [] : [monster]);
  });
});

describe('the log', () => {
  it('holds what has been shown, by number, and nothing a seat may not know', () => {
    const match = matchOf({ seed: 'hazel', seats: 2, towers: false });
    match.shownAdvance(1);
    expect(logEntries(engine, match.store.getState(), seat).map(({ index }) => index)).toEqual([0]);
    playOn(match, botRng('hazel'), 120);
    match.shownAdvance(100_000);
    const state = match.store.getState();
    const hidden = (who: Seat | undefined) =>
      logEntries(engine, state, who).flatMap(({ event }) =>
        event.type === 'questsDrawn' && event.seat !== who ? event.quests : [],
      );
    expect(state.events.some(({ type }) => type === 'questsDrawn')).toBe(true);
    for (const who of [0 as Seat, 1 as Seat, undefined]) expect(hidden(who)).toEqual([]);
    expect(logEntries(engine, state, undefined)).toHaveLength(state.events.length);
  });

  it('gives a seat what happened since its last turn', () => {
    const match = matchOf({ seed: 'hazel', seats: 3, towers: false });
    playOn(match, botRng('hazel'), 200);
    match.shownAdvance(100_000);
    const state = match.store.getState();
    const now = state.truth.turn.seat;
    const entries = logEntries(engine, state, now);
    const recap = entriesSinceTurnOf(entries, now);
    const turns = recap.flatMap(({ event }) => (event.type === 'turnStarted' ? [event.seat] : []));
    expect(turns).toEqual([(now + 1) % 3, (now + 2) % 3]);
  });
});

describe('answers kept per state', () => {
  it('are kept even if they are nothing', () => {
    let asked = 0;
    const ask = perState(() => {
      asked++;
      return undefined;
    });
    const state = position({});
    ask(engine, state);
    ask(engine, state);
    expect(asked).toBe(1);
    ask(engine, { ...state });
    expect(asked).toBe(2);
  });
});
