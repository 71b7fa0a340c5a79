/** Every way to take some meeples out of a pool, as a code: one digit per kind, so that plans can be tabled. */
import { type Counts, KIND_COUNT_TOTAL, noCounts } from '../kinds.ts';

export interface Lattice {
  /** Kinds that are in the pool at all. */
  readonly kinds: readonly number[];
  /** How many of each of them. */
  readonly counts: readonly number[];
  readonly strides: readonly number[];
  readonly size: number;
  /** `digits[code * kinds.length + i]`: how many of `kinds[i]` a code takes. */
  readonly digits: Uint8Array;
}

/** Larger pools are cut where they are deepest: the last of many alike matter least. */
export function latticeOf(pool: Counts, limit: number): Lattice {
  const counts: number[] = [];
  const kinds: number[] = [];
  for (let kind = 0; kind < KIND_COUNT_TOTAL; kind++) {
    if ((pool[kind] as number) === 0) continue;
    kinds.push(kind);
    counts.push(pool[kind] as number);
  }
  while (sizeOf(counts) > limit) {
    const deepest = counts.indexOf(Math.max(...counts));
    counts[deepest] = (counts[deepest] as number) - 1;
  }
  const strides: number[] = [];
  let size = 1;
  for (const n of counts) {
    strides.push(size);
    size *= n + 1;
  }
  const width = kinds.length;
  const digits = new Uint8Array(size * width);
  for (let code = 1; code < size; code++) {
    for (let i = 0; i < width; i++) {
      digits[code * width + i] = Math.floor(code / (strides[i] as number)) % ((counts[i] as number) + 1);
    }
  }
  return { kinds, counts, strides, size, digits };
}

function sizeOf(counts: readonly number[]): number {
  return counts.reduce((size, n) => size * (n + 1), 1);
}

/** The code of a party; undefined if the pool does not hold it. */
export function codeOf({ kinds, counts, strides }: Lattice, party: Counts): number | undefined {
  let code = 0;
  let found = 0;
  for (let i = 0; i < kinds.length; i++) {
    const n = party[kinds[i] as number] as number;
    if (n > (counts[i] as number)) return undefined;
    code += n * (strides[i] as number);
    found += n;
  }
  return found === party.reduce((a, b) => a + b, 0) ? code : undefined;
}

export function partyOf({ kinds, digits }: Lattice, code: number): Counts {
  const party = noCounts();
  const width = kinds.length;
  for (let i = 0; i < width; i++) party[kinds[i] as number] = digits[code * width + i] as number;
  return party;
}

/** The digit position of a kind; -1 if the pool has none. */
export function positionOf({ kinds }: Lattice, kind: number): number {
  return kinds.indexOf(kind);
}
