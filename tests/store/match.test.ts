import { describe, expect, it } from 'vitest';
import { type Intent, type MatchOptions, MEEPLE_TOTAL, type MeepleId, type Seat } from '../../src/engine/index.ts';
import { createMatch, type MatchState, toldEvents } from '../../src/store/match.ts';
import { engine, frozen } from '../support/games.ts';
import { botRng, matchOf, nextIntent, playOn } from './support/playing.ts';

const OPTIONS: MatchOptions = { seed: 'elm', seats: 3, towers: true };

function someMove(state: MatchState): Intent {
  const seat = engine.seatToAct(state.truth) as Seat;
  return { type: 'confirm', seat };
}

describe('truth and shown', () => {
  it('lays out a table before anybody plays', () => {
    const { source, truth, shown, timeline } = createMatch(engine).store.getState();
    expect({ source, timeline }).toEqual({ source: 'idle', timeline: [] });
    expect(shown).toBe(truth);
  });

  it('starts with every meeple still in its bag, and the opening waiting', () => {
    const { shown, truth, timeline, events } = matchOf(OPTIONS).store.getState();
    expect(shown.players.map(({ tavern }) => tavern.length)).toEqual([0, 0, 0]);
    expect(truth.players.map(({ tavern }) => tavern.length)).toEqual([4, 4, 4]);
    expect(timeline.map(({ event }) => event)).toEqual(events);
    expect(timeline[timeline.length - 1]?.state).toBe(truth);
    const bags = shown.players.flatMap(({ bag }) => bag);
    const supply = Object.values(shown.supply).flat();
    expect(new Set([...bags, ...supply]).size).toBe(MEEPLE_TOTAL);
  });

  it('moves truth at once and shown only as it is told', () => {
    const match = matchOf(OPTIONS);
    const opening = match.store.getState();
    match.submit(someMove(opening));
    const moved = match.store.getState();
    expect(moved.truth).not.toBe(opening.truth);
    expect(moved.shown).toBe(opening.shown);
    expect(moved.timeline.slice(0, opening.timeline.length)).toEqual(opening.timeline);
    expect(moved.timeline.length).toBeGreaterThan(opening.timeline.length);
  });

  it('shows the steps in their order and ends at the truth', () => {
    const match = matchOf(OPTIONS);
    match.submit(someMove(match.store.getState()));
    const { timeline, truth, events } = match.store.getState();
    for (const [i, step] of timeline.entries()) {
      match.shownAdvance(1);
      const state = match.store.getState();
      expect(state.shown).toBe(step.state);
      expect(toldEvents(state)).toEqual(events.slice(0, i + 1));
    }
    const { shown, timeline: rest } = match.store.getState();
    expect(rest).toEqual([]);
    expect(shown).toBe(truth);
    match.shownAdvance(3);
    expect(match.store.getState().shown).toBe(truth);
  });

  it('never writes to a state it has handed out', () => {
    const match = matchOf(OPTIONS);
    frozen(match.store.getState());
    playOn(match, botRng('elm'), 60, () => frozen(match.store.getState()));
    expect(match.store.getState().intents).toHaveLength(60);
  });
});

describe('a refused intent', () => {
  it('changes nothing but the refusal', () => {
    const match = matchOf(OPTIONS);
    match.submit(someMove(match.store.getState()));
    const before = match.store.getState();
    const intent: Intent = { type: 'takeBack', seat: before.truth.turn.seat, meeple: 3 as MeepleId };
    const result = match.submit(intent);
    expect(result.ok).toBe(false);
    const after = match.store.getState();
    expect(after.refusal).toEqual({ intent, refusal: result.ok ? undefined : result.error });
    expect({ ...after, refusal: before.refusal }).toEqual(before);
    for (const key of Object.keys(before) as (keyof MatchState)[]) {
      if (key !== 'refusal') expect(after[key]).toBe(before[key]);
    }
  });

  it('is forgotten with the next move, or when it is waved away', () => {
    const match = matchOf(OPTIONS);
    const { seat } = match.store.getState().truth.turn;
    const wrong: Intent = { type: 'choose', seat, option: 'anything' };
    match.submit(wrong);
    expect(match.store.getState().refusal?.refusal.code).toBe('noChoicePending');
    match.dismissRefusal();
    expect(match.store.getState().refusal).toBeUndefined();
    match.submit(wrong);
    match.submit(someMove(match.store.getState()));
    expect(match.store.getState().refusal).toBeUndefined();
  });
});

describe('saving and loading', () => {
  const seats = [
    { name: 'Ada', colour: 'gold' },
    { name: 'Bo', colour: 'red' },
    { name: 'Cy', colour: 'blue' },
  ] as const;

  it('brings everything back: position, names, log and the way back', () => {
    const match = createMatch(engine);
    match.start(OPTIONS, seats);
    const rng = botRng('elm');
    for (let moves = 0; moves < 8; moves++) {
      playOn(match, rng, 5);
      const before = match.store.getState();
      const other = createMatch(engine);
      expect(other.load(match.toSave() ?? '')).toEqual({ ok: true, value: undefined });
      const after = other.store.getState();
      expect(after).toEqual({ ...before, shown: before.truth, timeline: [], epoch: after.epoch });
      expect(after.seats).toEqual(seats);
    }
  });

  it('empties the queue: the table shows the truth', () => {
    const match = matchOf(OPTIONS);
    const text = match.toSave() ?? '';
    playOn(match, botRng('elm'), 10);
    const { epoch, timeline } = match.store.getState();
    expect(timeline.length).toBeGreaterThan(0);
    match.load(text);
    const loaded = match.store.getState();
    expect(loaded.timeline).toEqual([]);
    expect(loaded.shown).toBe(loaded.truth);
    expect(loaded.epoch).toBe(epoch + 1);
  });

  it('leaves everything as it is when the file is no good', () => {
    const match = matchOf(OPTIONS);
    playOn(match, botRng('elm'), 10);
    const before = match.store.getState();
    const text = match.toSave() ?? '';
    for (const broken of ['', '{}', text.slice(0, -5), text.replace('"elm"', '"oak"'), text.replace(':1,', ':99,')]) {
      expect(match.load(broken).ok).toBe(false);
      expect(match.store.getState()).toBe(before);
    }
  });

  it('has nothing to save of a table nobody plays on, and of a described position', () => {
    const match = createMatch(engine);
    expect(match.toSave()).toBeUndefined();
    match.startFrom(engine.scenario({}));
    expect(match.toSave()).toBeUndefined();
    expect(match.store.getState().shown).toBe(match.store.getState().truth);
  });

  it('plays on after loading as if nothing had been', () => {
    const match = matchOf(OPTIONS);
    playOn(match, botRng('elm'), 40);
    const other = createMatch(engine);
    other.load(match.toSave() ?? '');
    for (const rng of [botRng('a'), botRng('b')]) {
      const intent = nextIntent(match, rng);
      if (intent === undefined) continue;
      match.submit(intent);
      other.submit(intent);
    }
    expect(other.store.getState().truth).toEqual(match.store.getState().truth);
  });
});
