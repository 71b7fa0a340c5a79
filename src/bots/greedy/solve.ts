/** The best way to share a pool among places, each used at most once: a table over all codes and flags. */
import type { Lattice } from './lattice.ts';

export interface Option {
  readonly code: number;
  readonly value: number;
  /** Flag after, by flag before. */
  readonly after: Int16Array;
}

export interface Layer<T extends Option = Option> {
  /** One of its options must be taken. */
  readonly isForced: boolean;
  readonly options: readonly T[];
}

export interface Solution<T extends Option> {
  /** Best value by `code * flags + flag`; -Infinity where nothing leads there. */
  readonly values: Float64Array;
  /** The options that lead to a state. */
  trace(state: number): T[];
}

interface Step {
  readonly positions: readonly number[];
  readonly room: readonly number[];
}

/** Where an option fits: each digit it takes must still be there. */
function stepOf(lattice: Lattice, code: number): Step {
  const width = lattice.kinds.length;
  const positions: number[] = [];
  const room: number[] = [];
  for (let i = 0; i < width; i++) {
    const taken = lattice.digits[code * width + i] as number;
    if (taken === 0) continue;
    positions.push(i);
    room.push((lattice.counts[i] as number) - taken);
  }
  return { positions, room };
}

export function solve<T extends Option>(lattice: Lattice, flags: number, layers: readonly Layer<T>[]): Solution<T> {
  const { size, digits, kinds } = lattice;
  const width = kinds.length;
  const total = size * flags;
  let values = new Float64Array(total).fill(Number.NEGATIVE_INFINITY);
  values[0] = 0;
  const came = layers.map(() => new Int32Array(total).fill(-1));
  const took = layers.map(() => new Int16Array(total).fill(-1));
  layers.forEach(({ isForced, options }, layer) => {
    const from = values;
    if (isForced) values = new Float64Array(total).fill(Number.NEGATIVE_INFINITY);
    const prev = came[layer] as Int32Array;
    const choice = took[layer] as Int16Array;
    const steps = options.map(({ code }) => stepOf(lattice, code));
    // Downwards: an option only leads to higher codes, so no place is used twice.
    for (let code = size - 1; code >= 0; code--) {
      for (let flag = 0; flag < flags; flag++) {
        const here = from[code * flags + flag] as number;
        if (here === Number.NEGATIVE_INFINITY) continue;
        for (let o = 0; o < options.length; o++) {
          const { positions, room } = steps[o] as Step;
          let fits = true;
          for (let i = 0; i < positions.length && fits; i++) {
            fits = (digits[code * width + (positions[i] as number)] as number) <= (room[i] as number);
          }
          if (!fits) continue;
          const option = options[o] as T;
          const next = option.after[flag] as number;
          if (next < 0) continue;
          const to = (code + option.code) * flags + next;
          const value = here + option.value;
          if (value <= (values[to] as number)) continue;
          values[to] = value;
          prev[to] = code * flags + flag;
          choice[to] = o;
        }
      }
    }
  });
  return {
    values,
    trace: (state) => {
      const taken: T[] = [];
      let at = state;
      for (let layer = layers.length - 1; layer >= 0; layer--) {
        const o = (took[layer] as Int16Array)[at] as number;
        if (o < 0) continue;
        taken.push(layers[layer]?.options[o] as T);
        at = (came[layer] as Int32Array)[at] as number;
      }
      return taken;
    },
  };
}
