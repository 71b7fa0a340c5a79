import { describe, expect, it } from 'vitest';
import {
  byVariant,
  createSoloRecord,
  isWon,
  resultOf,
  type SoloResult,
  streaksOf,
} from '../../src/store/soloRecord.ts';
import { memoryStorage } from '../../src/store/storage.ts';
import { MODES, optionsOf, play, random } from '../support/games.ts';

const result = (match: string, score: number, guard: number, more: Partial<SoloResult> = {}): SoloResult => ({
  match,
  atMs: 0,
  seed: 'oak',
  hiredHelp: [],
  advanced: false,
  score,
  guard,
  rounds: 12,
  ...more,
});

describe('the record of solo games', () => {
  it('counts each match once and outlives the page', () => {
    const storage = memoryStorage();
    const record = createSoloRecord(storage);
    record.add(result('a', 40, 38));
    record.add(result('a', 40, 38));
    record.add(result('b', 20, 38));
    expect(
      createSoloRecord(storage)
        .store.getState()
        .results.map(({ match }) => match),
    ).toEqual(['a', 'b']);
  });

  it('G11 a tie is lost', () => {
    expect(isWon(result('a', 30, 30))).toBe(false);
    expect(isWon(result('a', 31, 30))).toBe(true);
  });

  it('keeps the best score and the wins of each variant apart', () => {
    const rows = byVariant([
      result('a', 30, 20),
      result('b', 50, 60, { advanced: true }),
      result('c', 35, 40),
      result('d', 44, 20, { hiredHelp: ['mage', 'cleric'] }),
      result('e', 41, 20, { hiredHelp: ['cleric', 'mage'] }),
    ]);
    expect(rows.map(({ played, won, best }) => [played, won, best])).toEqual([
      [2, 1, 35],
      [1, 0, 50],
      [2, 2, 44],
    ]);
  });

  it('counts wins in a row, and the longest such row', () => {
    const won = (match: string) => result(match, 2, 1);
    const lost = (match: string) => result(match, 1, 2);
    expect(streaksOf([won('a'), won('b'), lost('c'), won('d')])).toEqual({ now: 1, longest: 2 });
    expect(streaksOf([won('a'), lost('b')])).toEqual({ now: 0, longest: 1 });
    expect(streaksOf([])).toEqual({ now: 0, longest: 0 });
  });

  it('reads what was kept, leaves out what makes no sense, and can be emptied', () => {
    const storage = memoryStorage(
      new Map([['rowan.solo', JSON.stringify({ results: [result('a', 1, 2), { match: 'b' }, 7, null] })]]),
    );
    const record = createSoloRecord(storage);
    expect(record.store.getState().results).toHaveLength(1);
    expect(JSON.parse(record.toText())).toMatchObject({ format: 'rowan-solo-record', results: [{ match: 'a' }] });
    record.clear();
    expect(createSoloRecord(storage).store.getState().results).toEqual([]);
    expect(createSoloRecord(memoryStorage(new Map([['rowan.solo', 'no {']]))).store.getState().results).toEqual([]);
  });

  it('has nothing to enter before the end, and the outcome afterwards', () => {
    const mode = MODES.find(({ options }) => options.solo?.advanced === true && options.solo.hiredHelp.length > 0);
    if (mode === undefined) throw new Error('There is no such variant');
    const { start, end } = play(optionsOf(mode, 'record'), random());
    expect(resultOf(start, 'm', 5)).toBeUndefined();
    const entered = resultOf(end, 'm', 5);
    expect(entered).toMatchObject({ match: 'm', atMs: 5, seed: 'record', advanced: true });
    expect(entered?.guard).toBe(end.guard?.score);
    expect(entered?.score).toBe(end.players[0]?.score);
  });
});
