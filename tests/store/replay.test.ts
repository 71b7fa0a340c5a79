/** Showing something again: the table goes back, the match does not. */
import { describe, expect, it } from 'vitest';
import { toldEvents } from '../../src/store/match.ts';
import { storyFrom } from '../../src/store/replay.ts';
import { engine } from '../support/games.ts';
import { botRng, matchOf, playOn } from './support/playing.ts';

function played() {
  const match = matchOf({ seed: 'again', seats: 1, towers: true, solo: { hiredHelp: [], advanced: false } });
  playOn(match, botRng('again'), 60);
  match.shownAdvance(match.store.getState().timeline.length);
  const { events } = match.store.getState();
  const guards = events.flatMap(({ type }, i) => (type === 'guardTurnStarted' ? [i] : []));
  return { match, at: guards[0] ?? -1, state: match.store.getState };
}

describe('showing something again', () => {
  it('works out the very steps that were told', () => {
    const { at, state } = played();
    const part = storyFrom(engine, state(), at);
    expect(part?.steps.map(({ event }) => event)).toEqual(state().events.slice(at));
    expect(part?.steps.at(-1)?.state).toEqual(state().truth);
    expect(part?.before.turn.phase).toBe('draw');
  });

  it('puts the table back and leaves the match as it is', () => {
    const { match, at, state } = played();
    const { truth, intents, events } = state();
    expect(match.showFrom(at)).toBe(true);
    expect(state()).toMatchObject({ truth, intents, events, again: events.length });
    expect(state().shown).not.toEqual(truth);
    expect(toldEvents(state())).toEqual(events.slice(0, at));
  });

  it('is over once the table is where it was', () => {
    const { match, at, state } = played();
    match.showFrom(at);
    match.shownAdvance(3);
    expect(state().again).toBeDefined();
    match.shownAdvance(state().timeline.length);
    expect(state().again).toBeUndefined();
    expect(state().shown).toEqual(state().truth);
  });

  it('ends with the next jump', () => {
    const { match, at, state } = played();
    match.showFrom(at);
    const save = match.toSave() ?? '';
    expect(match.load(save).ok).toBe(true);
    expect(state()).toMatchObject({ again: undefined, timeline: [] });
  });

  it('can show a loaded match again as well', () => {
    const { match, at, state } = played();
    const { events } = state();
    match.load(match.toSave() ?? '');
    expect(match.showFrom(at)).toBe(true);
    expect(toldEvents(state())).toEqual(events.slice(0, at));
  });

  it('knows nothing of the set-up or of what has not happened', () => {
    const { match, state } = played();
    expect(match.showFrom(0)).toBe(false);
    expect(match.showFrom(state().events.length)).toBe(false);
  });
});
