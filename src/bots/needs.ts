/** What Locations and Rooms ask for (L1, F1), read once per card as lists of kind numbers. */
import type { Needs } from '../engine/index.ts';
import { KINDS } from '../engine/index.ts';
import { kindNumber } from './kinds.ts';

export interface ReadNeeds {
  readonly units: readonly { readonly kind: number; readonly n: number }[];
  readonly named: number;
  readonly any: number;
  readonly oneOf: readonly number[];
  readonly corruption: number;
  readonly anyCorruption: boolean;
}

const read = new WeakMap<Needs, ReadNeeds>();

export function readNeeds(needs: Needs): ReadNeeds {
  const known = read.get(needs);
  if (known !== undefined) return known;
  const units = KINDS.flatMap((kind) => {
    const n = needs.units[kind] ?? 0;
    return n === 0 ? [] : [{ kind: kindNumber(kind), n }];
  });
  const fresh: ReadNeeds = {
    units,
    named: units.reduce((sum, { n }) => sum + n, 0),
    any: needs.any ?? 0,
    oneOf: (needs.oneOf ?? []).map(kindNumber),
    corruption: needs.corruption?.min ?? 0,
    anyCorruption: needs.corruption?.anyNumber ?? false,
  };
  read.set(needs, fresh);
  return fresh;
}
