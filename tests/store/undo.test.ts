import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchOptions, Seat } from '../../src/engine/index.ts';
import { undoLimit } from '../../src/store/history.ts';
import { createMatch, type Match } from '../../src/store/match.ts';
import { engine, MODES, optionsOf } from '../support/games.ts';
import { botRng, matchOf, playOn } from './support/playing.ts';

const OPTIONS: MatchOptions = { seed: 'elm', seats: 2, towers: false };

/** Everything a jump may not touch: what remains when the queue and the jump counter are left out. */
function standing(match: Match) {
  const { truth, intents, events, past, future, lastReveal, seats, source } = match.store.getState();
  return { truth, intents, events, past, future, lastReveal, seats, source };
}

describe('undo', () => {
  it('has nothing to go back to at the start, and says so', () => {
    const match = matchOf(OPTIONS);
    expect(match.undo()).toEqual({ ok: false, error: { why: 'nothing' } });
    expect(match.redo()).toEqual({ ok: false, error: { why: 'nothing' } });
    expect(undoLimit(match.store.getState())).toEqual({ why: 'nothing' });
  });

  it('takes back a placement and a confirmed step alike, and resets the queue', () => {
    const match = createMatch(engine);
    match.startFrom(engine.scenario({ players: [{ tavern: { peasant: 2 } }, {}] }));
    const { truth: start } = match.store.getState();
    const [peasant] = start.players[0]?.tavern ?? [];
    if (peasant === undefined) throw new Error('No Peasant in the Tavern');
    const seat = 0 as Seat;
    match.submit({ type: 'placeMeeple', seat, meeple: peasant, to: 'capitol:construct' });
    const placed = match.store.getState().truth;
    match.submit({ type: 'confirm', seat });
    const { truth, epoch } = match.store.getState();
    expect(truth.choice?.kind).toBe('buildLocation');
    expect(match.undo().ok).toBe(true);
    expect(match.store.getState()).toMatchObject({ truth: placed, shown: placed, timeline: [], epoch: epoch + 1 });
    expect(match.undo().ok).toBe(true);
    expect(match.store.getState().truth).toBe(start);
    match.redo();
    match.redo();
    expect(match.store.getState().truth).toEqual(truth);
    expect(match.store.getState().shown).toBe(match.store.getState().truth);
  });

  it('stops at a move that revealed something and names what', () => {
    const match = matchOf(OPTIONS);
    const { seat } = match.store.getState().truth.turn;
    match.submit({ type: 'confirm', seat });
    expect(undoLimit(match.store.getState())).toBeUndefined();
    match.submit({ type: 'confirm', seat });
    const before = match.store.getState();
    expect(before.truth.turn.seat).not.toBe(seat);
    const result = match.undo();
    expect(result.ok).toBe(false);
    if (!result.ok && result.error.why === 'revealed')
      expect(result.error.events.map(({ type }) => type)).toContain('meeplesDrawn');
    else throw new Error('The draw of meeples is no limit');
    expect(match.store.getState()).toBe(before);
  });

  it('forgets what could be done again once something else is done', () => {
    const match = matchOf(OPTIONS);
    const { seat, phase } = match.store.getState().truth.turn;
    expect(phase).toBe('development');
    match.submit({ type: 'confirm', seat });
    match.undo();
    expect(match.store.getState().future).toHaveLength(1);
    playOn(match, botRng('x'), 1);
    expect(match.store.getState().future).toEqual([]);
    expect(match.redo().ok).toBe(false);
  });
});

describe('undo over random games of every mode', () => {
  const someMode = fc.constantFrom(...MODES);

  it('followed by redo changes nothing, and never crosses a reveal', () => {
    fc.assert(
      fc.property(someMode, fc.string({ minLength: 1, maxLength: 8 }), fc.nat(400), (mode, seed, moves) => {
        const match = matchOf(optionsOf(mode, seed));
        playOn(match, botRng(seed), moves);
        const before = standing(match);
        const known = new Set(before.lastReveal);
        let undone = 0;
        while (match.undo().ok) undone++;
        const furthest = match.store.getState();
        expect(undone).toBe(before.past.length);
        // Everything hidden that was told before is still told.
        for (const event of known) expect(furthest.events).toContain(event);
        const took = before.events.slice(furthest.events.length);
        expect(took.filter((event) => REVEALING.has(event.type))).toEqual([]);
        for (let i = 0; i < undone; i++) expect(match.redo().ok).toBe(true);
        expect(match.redo().ok).toBe(false);
        expect(standing(match)).toEqual(before);
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  it('ends where the same intents lead without it', () => {
    fc.assert(
      fc.property(someMode, fc.string({ minLength: 1, maxLength: 8 }), fc.nat(1000), (mode, seed, salt) => {
        const match = matchOf(optionsOf(mode, seed));
        const rng = botRng(`${seed}${salt}`);
        const wobble = botRng(`wobble${salt}`);
        playOn(match, rng, 150, () => {
          for (let n = wobble.int(4); n > 0; n--) if (wobble.int(3) > 0) match.undo();
          if (wobble.int(2) === 0) match.redo();
        });
        const { truth, intents, events } = match.store.getState();
        const straight = matchOf(optionsOf(mode, seed));
        for (const intent of intents) expect(straight.submit(intent).ok).toBe(true);
        expect(straight.store.getState().truth).toEqual(truth);
        expect(straight.store.getState().events).toEqual(events);
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});

/** Written down apart from the engine's own list, so that one cannot hide a hole in the other. */
const REVEALING = new Set<string>([
  'meeplesDrawn',
  'questsDrawn',
  'monsterRevealed',
  'monsterDrawn',
  'councilArrived',
  'tileRevealed',
  'roomRevealed',
  'guardMeeplesDrawn',
  'guardQuestScored',
  'questDeckReshuffled',
]);
