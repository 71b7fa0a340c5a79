/** The seeded generator: even, repeatable, restorable. */
import { describe, expect, it } from 'vitest';
import { createRng, type RngState, seedRng, shuffled } from '../../src/engine/index.ts';

const rngOf = (seed: string) => createRng(seedRng(seed, 'rules'));
const rolls = (state: RngState, n: number, sides = 1000) => {
  const rng = createRng(state);
  return Array.from({ length: n }, () => rng.int(sides));
};

/** The sum of squared deviations from an even spread, in units of what is expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('the generator', () => {
  it('gives whole numbers from 0 to n-1, each as often as the others', () => {
    for (const sides of [2, 3, 6, 10, 47]) {
      const rng = rngOf(`dice ${sides}`);
      const counts = Array<number>(sides).fill(0);
      for (let i = 0; i < sides * 2000; i++) {
        const roll = rng.int(sides);
        counts[roll] = (counts[roll] ?? Number.NaN) + 1;
      }
      expect(counts).toHaveLength(sides);
      // Six standard deviations above the mean of this distribution.
      expect(chiSquare(counts), `${sides} sides`).toBeLessThan(sides - 1 + 6 * Math.sqrt(2 * (sides - 1)));
    }
  });

  it('rejects what would favour small numbers', () => {
    // With 3 * 2^30 sides a mere remainder would give numbers below 2^30 half of the time instead of a third.
    const sides = 3 * 2 ** 30;
    const low = rolls(seedRng('rejection', 'rules'), 30_000, sides).filter((roll) => roll < 2 ** 30).length;
    expect(low / 30_000).toBeGreaterThan(0.32);
    expect(low / 30_000).toBeLessThan(0.347);
  });

  it('gives 0 for one side', () => {
    expect(rolls(seedRng('one', 'rules'), 5, 1)).toEqual([0, 0, 0, 0, 0]);
  });

  it('repeats itself for the same seed and stream only', () => {
    const state = seedRng('same', 'rules');
    expect(rolls(state, 50)).toEqual(rolls(seedRng('same', 'rules'), 50));
    expect(rolls(state, 50)).not.toEqual(rolls(seedRng('same', 'bots'), 50));
    expect(rolls(state, 50)).not.toEqual(rolls(seedRng('same', 'effects'), 50));
    expect(rolls(state, 50)).not.toEqual(rolls(seedRng('sama', 'rules'), 50));
  });

  it('tells apart seeds that are almost alike, and any text is a seed', () => {
    const seeds = [
      '',
      ' ',
      '0',
      '1',
      '00',
      'a',
      'b',
      'ab',
      'ba',
      'Ä',
      '🌳',
      ...Array.from({ length: 500 }, (_, i) => `${i}`),
    ];
    const openings = new Set(seeds.map((seed) => rolls(seedRng(seed, 'rules'), 8).join()));
    expect(openings.size).toBe(new Set(seeds).size);
  });

  it('keeps 128 bits of state: four words, all of them in use', () => {
    const words = Array.from({ length: 200 }, (_, i) => seedRng(`word ${i}`, 'rules'));
    for (const state of words) {
      expect(state).toHaveLength(4);
      for (const word of state) expect(Number.isInteger(word) && word >= 0 && word < 2 ** 32).toBe(true);
    }
    for (const at of [0, 1, 2]) {
      expect(new Set(words.map((state) => state[at])).size).toBe(200);
      // Each bit of the word is set in some seeds and clear in others.
      const ones = words.reduce((bits, state) => bits | (state[at] ?? 0), 0) >>> 0;
      const zeros = words.reduce((bits, state) => bits | ~(state[at] ?? 0), 0) >>> 0;
      expect([ones, zeros]).toEqual([0xffff_ffff, 0xffff_ffff]);
    }
    const [a, b, c, d] = seedRng('turn', 'rules');
    const near: RngState[] = [
      [a ^ 1, b, c, d],
      [a, b ^ 1, c, d],
      [a, b, c ^ 1, d],
      [a, b, c, d ^ 1],
    ];
    const tails = new Set([[a, b, c, d] as RngState, ...near].map((state) => rolls(state, 30).join()));
    expect(tails.size).toBe(5);
  });

  it('goes on from a kept state, also after JSON', () => {
    const rng = rngOf('kept');
    for (let i = 0; i < 17; i++) rng.int(6);
    const kept = JSON.parse(JSON.stringify(rng.state())) as RngState;
    const ahead = Array.from({ length: 40 }, () => rng.int(1000));
    expect(rolls(kept, 40)).toEqual(ahead);
  });

  it('leaves the state that it was created from untouched', () => {
    const state = seedRng('untouched', 'rules');
    const copy = [...state];
    rolls(state, 10);
    expect(state).toEqual(copy);
  });
});

describe('shuffling', () => {
  it('keeps every item once and leaves the original alone', () => {
    const items = Object.freeze(Array.from({ length: 44 }, (_, i) => i));
    const mixed = shuffled(items, rngOf('cards'));
    expect(mixed).not.toEqual(items);
    expect(mixed.toSorted((a, b) => a - b)).toEqual(items);
  });

  it('gives all orders alike', () => {
    const rng = rngOf('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffled(['a', 'b', 'c', 'd'], rng).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(23 + 6 * Math.sqrt(46));
  });

  it('of nothing is nothing', () => {
    expect(shuffled([], rngOf('none'))).toEqual([]);
  });
});
