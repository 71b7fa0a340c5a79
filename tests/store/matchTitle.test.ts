import { describe, expect, it } from 'vitest';
import { createMatch } from '../../src/store/match.ts';
import { fitTitle, retitled, TITLE_LENGTH } from '../../src/store/matchTitle.ts';
import { summaryOf } from '../../src/store/saves/summary.ts';
import { engine } from '../support/games.ts';

const begun = () => {
  const match = createMatch(engine);
  match.start({ seed: 'oak', seats: 2, towers: false }, [{ name: 'Ada' }, { name: 'Bruno' }]);
  return match;
};
const reopened = (text: string | undefined) => {
  const match = createMatch(engine);
  expect(match.load(text ?? '').ok).toBe(true);
  return match;
};

describe('the name of a match', () => {
  it('is kept in its save, and outlives undo', () => {
    const match = begun();
    match.rename('  Tuesday \n table ');
    const again = reopened(match.toSave());
    expect(again.store.getState().title).toBe('Tuesday table');
    expect(summaryOf(again.store.getState()).title).toBe('Tuesday table');
    const { truth } = again.store.getState();
    const [move] = engine.legal(truth, truth.turn.seat);
    if (move === undefined) throw new Error('nothing can be played');
    expect(again.submit(move).ok).toBe(true);
    again.undo();
    expect(again.store.getState().title).toBe('Tuesday table');
  });

  it('is given up with an empty one, and is not the next match’s', () => {
    const match = begun();
    match.rename('Tuesday table');
    match.rename(' ');
    expect(summaryOf(match.store.getState())).not.toHaveProperty('title');
    match.rename('Tuesday table');
    match.start({ seed: 'elm', seats: 2, towers: false });
    expect(match.store.getState().title).toBeUndefined();
  });

  it('is changed in a save without a move of it', () => {
    const match = begun();
    const text = match.toSave() ?? '';
    const named = retitled(text, 'Rainy Sunday');
    expect(reopened(named).store.getState().title).toBe('Rainy Sunday');
    expect(reopened(named).store.getState().seats).toEqual(match.store.getState().seats);
    expect(retitled(named ?? '', undefined)).toBe(text);
    expect(retitled('no save', 'Rainy Sunday')).toBeUndefined();
  });

  it('never breaks a line or a sheet, whoever wrote the file', () => {
    expect(fitTitle(`${'Wolf '.repeat(40)}`)?.length).toBeLessThanOrEqual(TITLE_LENGTH);
    expect(fitTitle('a\u0000\u202eb')).toBe('a b');
    expect(fitTitle({ toString: () => 'x' })).toBeUndefined();
  });
});
