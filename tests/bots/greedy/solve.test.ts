import { describe, expect, it } from 'vitest';
import { flagSpace } from '../../../src/bots/greedy/flags.ts';
import { codeOf, type Lattice, latticeOf, partyOf } from '../../../src/bots/greedy/lattice.ts';
import { type Layer, solve } from '../../../src/bots/greedy/solve.ts';
import { KNIGHT, noCounts, PEASANT } from '../../../src/bots/kinds.ts';

const pool = noCounts().with(PEASANT, 3).with(KNIGHT, 2);
const lattice = latticeOf(pool, 1000);
const PLAIN = flagSpace({ fights: 0, activations: 0, canCall: false, canDrink: false, prey: [] });

function option(party: readonly number[], value: number, after = PLAIN.after({})) {
  return { code: codeOf(lattice, party.slice()) as number, value, after };
}

function bestOf(values: Float64Array): number {
  return values.reduce((best, value, state) => (value > (values[best] as number) ? state : best), 0);
}

describe('sharing a pool', () => {
  it('codes every party of a pool once', () => {
    expect(lattice.size).toBe(4 * 3);
    for (let code = 0; code < lattice.size; code++) expect(codeOf(lattice, partyOf(lattice, code))).toBe(code);
    expect(codeOf(lattice, noCounts().with(KNIGHT, 3))).toBeUndefined();
  });

  it('cuts a pool that is too deep where it is deepest', () => {
    const small: Lattice = latticeOf(noCounts().with(PEASANT, 20).with(KNIGHT, 2), 30);
    expect(small.counts).toEqual([9, 2]);
  });

  it('finds the best use of each place at most once', () => {
    const peasant = noCounts().with(PEASANT, 1);
    const three = noCounts().with(PEASANT, 3);
    const knights = noCounts().with(KNIGHT, 2);
    const layers: Layer[] = [
      { isForced: false, options: [option(peasant, 2)] },
      { isForced: false, options: [option(three, 3), option(knights, 2.5)] },
    ];
    const { values, trace } = solve(lattice, 1, layers);
    const best = bestOf(values);
    expect(values[best]).toBe(4.5);
    expect(trace(best).map(({ value }) => value)).toEqual([2.5, 2]);
  });

  it('takes a forced place though it costs', () => {
    const peasant = noCounts().with(PEASANT, 1);
    const { values } = solve(lattice, 1, [{ isForced: true, options: [option(peasant, -1)] }]);
    expect(values[0]).toBe(Number.NEGATIVE_INFINITY);
    expect(values[bestOf(values)]).toBe(-1);
  });

  it('F3 C5: remembers prey and what can be done once', () => {
    const flags = flagSpace({ fights: 2, activations: 0, canCall: true, canDrink: false, prey: ['undead'] });
    const fight = flags.after({ fights: 'undead' });
    const hunt = flags.after({ hunts: 'undead' });
    const call = flags.after({ calls: true });
    const fought = fight[0] as number;
    expect(hunt[0]).toBe(-1);
    expect(hunt[fought]).toBe(fought);
    expect(call[call[0] as number]).toBe(-1);
    expect(flags.fights(fight[fought] as number)).toBe(2);
  });
});
