/** The seeded generator (sfc32, 128 bits of state) with rejection sampling; named streams never disturb each other. */

export type RngState = readonly [number, number, number, number];
export type RngStream = 'rules' | 'bots' | 'effects';

/** Four hashes of the seed and the stream's name, mixed by running the generator for a while. */
export function seedRng(seed: string, stream: RngStream): RngState {
  const text = `${stream}:${seed}`;
  let state: RngState = [hash(text, 1), hash(text, 2), hash(text, 3), 1];
  for (let i = 0; i < 16; i++) state = next(state);
  return state;
}

function hash(text: string, salt: number): number {
  let h = Math.imul(salt, 0x9e3779b1) ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h ^= h >>> 15;
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function next([a, b, c, d]: RngState): RngState {
  const t = output([a, b, c, d]);
  return [(b ^ (b >>> 9)) >>> 0, (c + (c << 3)) >>> 0, (((c << 21) | (c >>> 11)) + t) >>> 0, (d + 1) >>> 0];
}

function output(state: RngState): number {
  return (state[0] + state[1] + state[3]) >>> 0;
}

/** A generator to draw from; `state()` is what to keep. */
export interface Rng {
  /** A whole number from 0 to n-1, every one equally likely. */
  int(n: number): number;
  state(): RngState;
}

export function createRng(from: RngState): Rng {
  let [a, b, c, d] = from;
  const roll = (): number => {
    const t = (a + b + d) >>> 0;
    d = (d + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + t) >>> 0;
    return t;
  };
  return {
    int(n) {
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
      let value = roll();
      while (value >= limit) value = roll();
      return value % n;
    },
    state: () => [a, b, c, d],
  };
}

/** A shuffled copy. */
export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    const moved = result[i] as T;
    result[i] = result[j] as T;
    result[j] = moved;
  }
  return result;
}
