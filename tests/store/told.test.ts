import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../src/store/storage.ts';
import { createTold } from '../../src/store/told.ts';
import { botRng, matchOf, playOn } from './support/playing.ts';

const SOLO = { seed: 'told', seats: 1, towers: true, solo: { hiredHelp: [], advanced: false } } as const;

function told() {
  const storage = memoryStorage();
  const match = matchOf(SOLO);
  match.shownAdvance(match.store.getState().timeline.length);
  createTold(storage).follow(match, () => 'oak');
  const rng = botRng('told');
  while (!match.store.getState().timeline.some(({ event }) => event.type === 'guardTurnStarted')) {
    match.shownAdvance(match.store.getState().timeline.length);
    playOn(match, rng, 1);
  }
  const state = match.store.getState;
  const at = () => state().events.length - state().timeline.length;
  return { match, state, at, next: (slot = 'oak') => createTold(storage).next(slot, state()) };
}

describe('how far the story was told', () => {
  it('is known after the page is opened again, in the middle of a turn of the Guard', () => {
    const { match, at, next, state } = told();
    match.shownAdvance(5);
    expect(next()).toBe(at());
    const events = state().events.slice(at());
    expect(match.showFrom(next() ?? -1, 'anew')).toBe(true);
    expect(state().timeline.map(({ event }) => event)).toEqual(events);
    expect(state().again).toBeUndefined();
  });

  it('is forgotten once everything was told', () => {
    const { match, state, next } = told();
    match.shownAdvance(state().timeline.length);
    expect(next()).toBeUndefined();
  });

  it('says nothing of another match, or of the same one after another move', () => {
    const { match, next, state } = told();
    match.shownAdvance(5);
    expect(next('elm')).toBeUndefined();
    const after = next();
    expect(after).toBeDefined();
    match.shownAdvance(state().timeline.length);
    playOn(match, botRng('more'), 1);
    expect(next()).not.toBe(after);
  });

  it('does not move when something is shown again', () => {
    const { match, state, next } = told();
    match.shownAdvance(state().timeline.length);
    const from = state().events.findIndex(({ type }) => type === 'guardTurnStarted');
    match.showFrom(from);
    match.shownAdvance(2);
    expect(next()).toBeUndefined();
  });
});
