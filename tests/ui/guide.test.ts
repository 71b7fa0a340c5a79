import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/engine/index.ts';
import { actionOf } from '../../src/ui/model/action.ts';
import { guideOf } from '../../src/ui/model/guide.ts';
import { ADA, BRUNO, CARDS, CONTEXT, ENGINE, given, placed, TELLING } from './scene.ts';

const guide = (state: GameState, looking = ADA) =>
  guideOf({
    engine: ENGINE,
    cards: CARDS,
    state,
    action: actionOf(ENGINE, state, { ...CONTEXT, looking }),
    looking,
    telling: TELLING,
  });

const words = (state: GameState, looking = ADA) => guide(state, looking).now.map((item) => item.words);

describe('the turn guide', () => {
  const main = given({ players: [{ tavern: { peasant: 3 } }], monsters: { castle: ['termite'], villages: [] } });

  it('names what somebody in the Tavern can do, and where', () => {
    const { now, ahead } = guide(main);
    expect(now.find(({ at }) => at === 'monster:termite')?.words).toBe('1 Monster to fight; the weakest is Termite, 3');
    expect(ahead).toEqual(['Draw: city, meeples, market']);
  });

  it('tells what the button would cost, and that there is no way back', () => {
    const { button, losses, isFinal } = guide(main);
    expect(button).toEqual({ label: 'End the turn', words: 'ends the Main phase with nothing placed' });
    expect(losses.map(({ rule }) => rule)).toEqual(['T7']);
    expect(isFinal).toBe(true);
  });

  it('says what is missing while the button is not ready', () => {
    const { button, losses } = guide(placed(main, 'monster:termite', 'peasant'));
    expect(button.words).toBe('waits: Termite needs 2 more');
    expect(losses).toEqual([]);
  });

  it('knows when nobody has anything to do', () => {
    const idle = given({ phase: 'development', players: [{ tavern: { corruption: 2 } }] });
    expect(words(idle)).toEqual(['Nobody in your Tavern has anything to do']);
  });

  it('speaks of no Quest but those of the hand on the screen', () => {
    const hands = given({ players: [{ tavern: { corruption: 1 } }, { hand: ['good-sanding'] }] });
    expect(words(hands).join()).not.toContain('Good Sanding');
    expect(words(hands, BRUNO).join()).not.toContain('undefined');
  });
});
