/** Small differences, so that no two knocks are alike: numbers from 0 up to 1 that look random and repeat with their seed. */
export type Roll = () => number;

export function createRoll(seed: number): Roll {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** From -amount to amount. */
export const vary = (roll: Roll, amount: number): number => (roll() * 2 - 1) * amount;

export const between = (roll: Roll, low: number, high: number): number => low + roll() * (high - low);

export function pickOne<T>(roll: Roll, items: readonly [T, ...T[]]): T {
  return items[Math.floor(roll() * items.length)] ?? items[0];
}
