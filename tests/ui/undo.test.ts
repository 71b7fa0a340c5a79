import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/engine/index.ts';
import { undoButtons } from '../../src/ui/model/undo.ts';
import { botRng, matchOf, nextIntent } from '../store/support/playing.ts';
import { engine } from '../support/games.ts';

describe('the limit of undo', () => {
  it('does not tell what was drawn before the draw is shown', () => {
    const match = matchOf({ seed: 'limit', seats: 2, towers: false });
    const rng = botRng('limit');
    match.shownAdvance(match.store.getState().timeline.length);
    const words = () => undoButtons(engine, match.store.getState(), 0 as Seat).undo.words;
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
