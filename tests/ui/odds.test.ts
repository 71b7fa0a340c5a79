import { describe, expect, it } from 'vitest';
import { idsOfKind } from '../../src/engine/index.ts';
import { bagOdds, chanceOfAny, percent } from '../../src/ui/model/odds.ts';

/** Counts every draw. */
function counted(total: number, marked: number, drawn: number): number {
  let all = 0;
  let hits = 0;
  for (let set = 0; set < 2 ** total; set++) {
    const bits = set.toString(2).replaceAll('0', '').length;
    if (bits !== drawn) continue;
    all++;
    if ((set & (2 ** marked - 1)) !== 0) hits++;
  }
  return hits / all;
}

describe('the chance of at least one', () => {
  it('is what counting every draw gives', () => {
    for (let total = 1; total <= 9; total++) {
      for (let marked = 0; marked <= total; marked++) {
        for (let drawn = 0; drawn <= total; drawn++) {
          expect(chanceOfAny(total, marked, drawn)).toBeCloseTo(counted(total, marked, drawn), 10);
        }
      }
    }
  });

  it('is certain once more are drawn than the others are', () => {
    expect(chanceOfAny(5, 1, 5)).toBe(1);
    expect(chanceOfAny(5, 2, 9)).toBe(1);
  });
});

describe('a bag', () => {
  const bag = [
    ...idsOfKind('peasant').slice(0, 5),
    ...idsOfKind('warrior').slice(0, 2),
    ...idsOfKind('corruption').slice(0, 2),
  ];

  it('says what is inside, kind by kind', () => {
    const { inside, kinds, runsDry } = bagOdds(bag, 5);
    expect(inside).toBe(9);
    expect(runsDry).toBe(false);
    expect(kinds.map(({ kind, n }) => [kind, n])).toEqual([
      ['peasant', 5],
      ['warrior', 2],
      ['corruption', 2],
    ]);
    expect(kinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('rounds to whole per cents', () => {
    const corruption = bagOdds([...bag, ...idsOfKind('mage').slice(0, 2)], 5).kinds.at(-1);
    expect(percent(corruption?.any ?? 0)).toBe(73);
  });

  it('runs dry when more are drawn than it holds, and says nothing when empty', () => {
    expect(bagOdds(bag, 10).runsDry).toBe(true);
    expect(bagOdds([], 4).kinds).toEqual([]);
  });
});
