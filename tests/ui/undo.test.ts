import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/bots/random.ts';
import { type GameEvent, REVEAL_TYPES, type Seat } from '../../src/engine/index.ts';
import { createMatch } from '../../src/store/match.ts';
import { createUi } from '../../src/store/ui.ts';
import { followSeats } from '../../src/ui/handOver.ts';
import { revealWords, undoButtons, whoMustAgree } from '../../src/ui/model/undo.ts';
import { botRng, matchOf, nextIntent } from '../store/support/playing.ts';
import { engine, MODES, optionsOf } from '../support/games.ts';

describe('the limit of undo', () => {
  it('does not tell what was drawn before the draw is shown', () => {
    const match = matchOf({ seed: 'limit', seats: 2, towers: false });
    const rng = botRng('limit');
    match.shownAdvance(match.store.getState().timeline.length);
    const words = () => undoButtons(match.store.getState()).undo.words;
    const isDrawing = () => match.store.getState().timeline.some(({ event }) => event.type === 'meeplesDrawn');
    for (let intent = nextIntent(match, rng); intent !== undefined && !isDrawing(); intent = nextIntent(match, rng)) {
      match.shownAdvance(match.store.getState().timeline.length);
      match.submit(intent);
    }
    expect(isDrawing()).toBe(true);
    expect(words()).toBe('Undo ends with what is being shown');
    match.shownAdvance(match.store.getState().timeline.length);
    expect(words()).toMatch(/^Undo ends here: /);
  });
});

describe('a reveal', () => {
  it('of every kind has its words, and they never say what was revealed', () => {
    for (const type of REVEAL_TYPES) {
      const event = { type, seat: 0, quest: 'secret', quests: ['secret'], meeples: [7] } as unknown as GameEvent;
      const words = revealWords([event]);
      expect(words).not.toBe('');
      expect(words).not.toMatch(/secret|7/);
    }
  });

  it('ends the way back in every mode, with a reason', () => {
    for (const [i, mode] of MODES.entries()) {
      const match = matchOf(optionsOf(mode, `reveal-${i}`));
      const rng = botRng(`reveal-${i}`);
      for (let n = 0; n < 120; n++) {
        const intent = nextIntent(match, rng);
        if (intent === undefined) break;
        match.submit(intent);
        match.shownAdvance(Number.POSITIVE_INFINITY);
        const { past, lastReveal } = match.store.getState();
        const { undo } = undoButtons(match.store.getState());
        expect(undo.count).toBe(past.length);
        if (undo.isLocked) expect(undo.words).toBe(`Undo ends here: ${revealWords(lastReveal)}`);
        else if (past.length > 0 && lastReveal.length > 0) expect(undo.words).toContain(revealWords(lastReveal));
      }
    }
  });
});

describe('a step of somebody else', () => {
  it('is not taken back without a word to its owner, and their hand stays behind the curtain', () => {
    const bot = createRandom();
    let asked = 0;
    for (let game = 0; game < 6; game++) {
      const match = createMatch(engine);
      const ui = createUi();
      match.start({ seed: `agree-${game}`, seats: 3, towers: true });
      match.shownAdvance(Number.POSITIVE_INFINITY);
      const stop = followSeats({ engine, match, ui });
      const rng = botRng(`agree-${game}`);
      for (let n = 0; n < 300; n++) {
        const state = match.store.getState();
        const seat = engine.seatToAct(state.truth);
        if (seat === undefined) break;
        ui.liftCurtain();
        const { looking } = ui.store.getState();
        const owner = state.past[state.past.length - 1]?.intent.seat;
        const agreeing = whoMustAgree(engine, state, looking, 'undo');
        expect(agreeing).toBe(owner === undefined || owner === (looking ?? seat) ? undefined : owner);
        if (agreeing !== undefined || (n % 7 === 0 && state.past.length > 0)) {
          if (agreeing !== undefined) asked += 1;
          match.undo();
          const now = engine.seatToAct(match.store.getState().truth) as Seat;
          const { looking: after, curtain } = ui.store.getState();
          if (after !== undefined) expect(after).toBe(now);
          if (curtain !== undefined) expect(curtain).toBe(now);
          match.redo();
          ui.liftCurtain();
        }
        const acting = engine.seatToAct(match.store.getState().truth);
        if (acting === undefined) break;
        match.submit(bot.act(engine, match.store.getState().truth, acting, rng));
        match.shownAdvance(Number.POSITIVE_INFINITY);
      }
      stop();
    }
    expect(asked).toBeGreaterThan(0);
  });
});
