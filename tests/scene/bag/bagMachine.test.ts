import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MeepleId } from '../../../src/engine/index.ts';
import { LOST_S, OPEN_S } from '../../../src/scene/bag/bagJobs.ts';
import { advance, SETTLE_S } from '../../../src/scene/bag/bagMachine.ts';
import { type BagEffect, type BagInput, type BagState, EMPTY_BAG } from '../../../src/scene/bag/bagState.ts';

const ids = (...numbers: number[]): MeepleId[] => numbers as MeepleId[];
const at = (x: number, y = 2, z = 0) => ({ x, y, z });
const draw = (meeples: MeepleId[], invitesS = 0): BagInput => ({ type: 'draw', meeples, invitesS, staggerS: 0.1 });
const refill = (meeples: MeepleId[]): BagInput => ({ type: 'refill', meeples, staggerS: 0.05 });

/** A bag with a clock. */
function bagOf(...inside: number[]) {
  let state: BagState = EMPTY_BAG;
  let nowS = 0;
  const effects: BagEffect[] = [];
  const send = (input: BagInput): void => {
    const next = advance(state, input, nowS);
    if (next === undefined) return;
    state = next.state;
    effects.push(...next.effects);
  };
  const wait = (seconds: number): void => {
    for (let s = 0; s < seconds; s += 1 / 60) {
      nowS += 1 / 60;
      send({ type: 'tick' });
    }
  };
  send({ type: 'contents', meeples: ids(...inside) });
  effects.length = 0;
  return {
    send,
    wait,
    phase: () => state.phase,
    state: () => state,
    of: <T extends BagEffect['type']>(type: T) =>
      effects.filter((effect): effect is Extract<BagEffect, { type: T }> => effect.type === type),
  };
}

describe('a hand on the bag', () => {
  it('takes it, swings it, shakes it and lets it go home', () => {
    const bag = bagOf(1, 2, 3);
    bag.send({ type: 'grab', at: at(0) });
    expect(bag.phase()).toBe('grabbed');
    bag.wait(0.5);
    bag.send({ type: 'move', at: at(0.2) });
    bag.wait(0.05);
    bag.send({ type: 'move', at: at(0.4) });
    expect(bag.phase()).toBe('swinging');
    for (let i = 0; i < 12; i++) {
      bag.wait(0.03);
      bag.send({ type: 'move', at: at(i % 2 === 0 ? 1 : -1) });
    }
    expect(bag.phase()).toBe('shaking');
    bag.wait(1);
    expect(bag.phase()).toBe('grabbed');
    bag.send({ type: 'release' });
    expect(bag.phase()).toBe('settling');
    bag.send({ type: 'still' });
    expect(bag.phase()).toBe('resting');
  });

  it('is let go by a bag that never quite comes to rest', () => {
    const bag = bagOf(1);
    bag.send({ type: 'grab', at: at(0) });
    bag.send({ type: 'release' });
    bag.wait(SETTLE_S + 0.1);
    expect(bag.phase()).toBe('resting');
  });

  it('can be a key or the device itself, the stronger the louder', () => {
    const bag = bagOf(1, 2);
    bag.send({ type: 'shake', strength: 0.4 });
    expect(bag.phase()).toBe('shaking');
    bag.wait(1);
    expect(bag.phase()).toBe('settling');
    bag.send({ type: 'motion', acceleration: { x: 1, y: 1, z: 0 } });
    expect(bag.phase()).toBe('settling');
    bag.send({ type: 'motion', acceleration: { x: 18, y: 5, z: 0 } });
    expect(bag.phase()).toBe('shaking');
    expect(bag.of('cue').map(({ strength }) => strength > 0.3)).toEqual([true, true]);
  });

  it('changes nothing about what is inside', () => {
    const bag = bagOf(4, 5, 6);
    bag.send({ type: 'grab', at: at(0) });
    for (let i = 0; i < 30; i++) {
      bag.wait(0.02);
      bag.send({ type: 'move', at: at(Math.sin(i) * 2) });
    }
    bag.send({ type: 'release' });
    bag.wait(5);
    expect(bag.state().inside).toEqual(ids(4, 5, 6));
    expect(bag.of('released')).toEqual([]);
  });
});

describe('drawing', () => {
  it('lets out what was decided, in order, and nothing else', () => {
    const bag = bagOf(1, 2, 3, 4, 5);
    bag.send(draw(ids(4, 1, 5)));
    expect(bag.phase()).toBe('opening');
    bag.wait(OPEN_S.draw + 0.02);
    expect(bag.phase()).toBe('drawing');
    bag.wait(0.5);
    expect(bag.of('released').map(({ meeple }) => meeple)).toEqual(ids(4, 1, 5));
    expect(bag.state().inside).toEqual(ids(2, 3));
    expect(bag.of('done')).toEqual([]);
    for (const meeple of ids(1, 4, 5)) bag.send({ type: 'arrived', meeple });
    bag.wait(0.05);
    expect(bag.of('done')).toHaveLength(1);
    expect(bag.phase()).toBe('settling');
  });

  it('waits for the player to pull when it is invited to', () => {
    const bag = bagOf(1, 2);
    bag.send(draw(ids(1), 15));
    bag.wait(3);
    expect(bag.phase()).toBe('resting');
    bag.send({ type: 'shake', strength: 1 });
    expect(bag.phase()).toBe('shaking');
    bag.wait(2);
    bag.send({ type: 'pull' });
    expect(bag.phase()).toBe('opening');
  });

  it('takes a tap, and a bag carried aside and let go, as a pull, but not a shake', () => {
    const tapped = bagOf(1);
    tapped.send(draw(ids(1), 15));
    tapped.send({ type: 'grab', at: at(0) });
    tapped.wait(0.1);
    tapped.send({ type: 'release' });
    expect(tapped.phase()).toBe('opening');

    const tipped = bagOf(1);
    tipped.send(draw(ids(1), 15));
    tipped.send({ type: 'grab', at: at(0) });
    tipped.wait(1);
    tipped.send({ type: 'move', at: at(-2.5) });
    tipped.send({ type: 'release' });
    expect(tipped.phase()).toBe('opening');

    const shaken = bagOf(1);
    shaken.send(draw(ids(1), 15));
    shaken.send({ type: 'grab', at: at(0) });
    shaken.wait(1);
    shaken.send({ type: 'move', at: at(0.8) });
    shaken.send({ type: 'release' });
    expect(shaken.phase()).toBe('settling');
  });

  it('gives whoever shakes it all the time again, and then begins by itself', () => {
    const bag = bagOf(1);
    bag.send(draw(ids(1), 4));
    bag.send({ type: 'grab', at: at(0) });
    for (let i = 0; i < 12; i++) {
      bag.wait(1);
      bag.send({ type: 'move', at: at(i % 2) });
    }
    bag.send({ type: 'release' });
    bag.wait(3.5);
    bag.send({ type: 'shake', strength: 1 });
    bag.wait(3.8);
    expect(['settling', 'resting']).toContain(bag.phase());
    bag.wait(0.5);
    expect(bag.phase()).toBe('opening');
  });

  it('does not wait for ever', () => {
    const bag = bagOf(1);
    bag.send(draw(ids(1), 2));
    bag.send({ type: 'grab', at: at(0) });
    bag.wait(2.1);
    expect(bag.phase()).toBe('opening');
    expect(bag.state().hand).toBeUndefined();
  });

  it('hands a lost meeple over all the same', () => {
    const bag = bagOf(1, 2);
    bag.send(draw(ids(2)));
    bag.wait(OPEN_S.draw + LOST_S + 0.2);
    expect(bag.of('handedOver')).toMatchObject([{ meeple: 2, isInside: false }]);
    expect(bag.of('done')).toHaveLength(1);
  });

  it('cannot be disturbed by a hand', () => {
    const bag = bagOf(1, 2);
    bag.send(draw(ids(2)));
    bag.send({ type: 'grab', at: at(0) });
    bag.send({ type: 'shake', strength: 1 });
    expect(bag.phase()).toBe('opening');
    expect(bag.state().hand).toBeUndefined();
  });
});

describe('refilling', () => {
  it('pours every meeple in, then the next draw follows', () => {
    const bag = bagOf();
    bag.send(refill(ids(7, 8)));
    bag.send(draw(ids(8)));
    bag.wait(OPEN_S.refill + 0.2);
    expect(bag.phase()).toBe('pouringIn');
    expect(bag.of('pouredIn').map(({ meeple }) => meeple)).toEqual(ids(7, 8));
    for (const meeple of ids(7, 8)) bag.send({ type: 'arrived', meeple });
    bag.wait(0.05);
    expect(bag.state().inside).toEqual(ids(7, 8));
    expect(bag.phase()).toBe('opening');
    bag.wait(1);
    expect(bag.of('released').map(({ meeple }) => meeple)).toEqual(ids(8));
  });
});

describe('skipping', () => {
  it('does at once all that was asked for, in order', () => {
    const bag = bagOf(1, 2, 3);
    bag.send(draw(ids(3, 1)));
    bag.send(refill(ids(9)));
    bag.wait(OPEN_S.draw + 0.05);
    bag.send({ type: 'skip' });
    expect(bag.of('handedOver').map(({ meeple }) => meeple)).toEqual(ids(3, 1, 9));
    expect(bag.of('done').map(({ job }) => job)).toEqual([0, 1]);
    expect(bag.state()).toMatchObject({ inside: ids(2, 9), jobs: [], flights: [] });
    bag.send({ type: 'skip' });
    expect(bag.of('done')).toHaveLength(2);
  });
});

const anId = fc.integer({ min: 0, max: 11 }).map((id) => id as MeepleId);
const someIds = fc.uniqueArray(anId, { maxLength: 6 });
const aPoint = fc.record({
  x: fc.double({ min: -9, max: 9, noNaN: true }),
  y: fc.double({ min: -1, max: 9, noNaN: true }),
  z: fc.double({ min: -9, max: 9, noNaN: true }),
});
type Deed =
  | BagInput
  | { readonly type: 'wait'; readonly seconds: number }
  | { readonly type: 'draw' | 'refill'; readonly pick: number };
const aDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ type: fc.constant('grab' as const), at: aPoint }),
  fc.record({ type: fc.constant('move' as const), at: aPoint }),
  fc.record({ type: fc.constant('shake' as const), strength: fc.double({ min: -1, max: 3 }) }),
  fc.record({ type: fc.constant('motion' as const), acceleration: aPoint }),
  fc.record({ type: fc.constant('arrived' as const), meeple: anId }),
  fc.constantFrom<BagInput>(
    { type: 'release' },
    { type: 'pull' },
    { type: 'skip' },
    { type: 'still' },
    { type: 'tick' },
  ),
  fc.record({ type: fc.constant('wait' as const), seconds: fc.double({ min: 0, max: 3, noNaN: true }) }),
  fc.record({ type: fc.constantFrom('draw' as const, 'refill' as const), pick: fc.nat() }),
);

describe('whatever happens', () => {
  it('no meeple is lost, doubled or handed over twice', () => {
    fc.assert(
      fc.property(someIds, fc.array(aDeed, { maxLength: 60 }), (start, deeds) => {
        const bag = bagOf(...start);
        /** Where the engine has them: it has drawn and refilled before the bag shows it. */
        let inside = [...start];
        let outside = Array.from({ length: 12 }, (_, id) => id as MeepleId).filter((id) => !start.includes(id));
        let asked = 0;
        for (const deed of deeds) {
          if (deed.type === 'wait') bag.wait(deed.seconds);
          else if ('pick' in deed) {
            const from = deed.type === 'draw' ? inside : outside;
            const chosen = from.filter((_, i) => ((deed.pick >> (i % 20)) & 1) === 1);
            if (deed.type === 'draw') {
              inside = inside.filter((id) => !chosen.includes(id));
              outside = [...outside, ...chosen];
              bag.send(draw(chosen, deed.pick % 3));
            } else {
              outside = outside.filter((id) => !chosen.includes(id));
              inside = [...inside, ...chosen];
              bag.send(refill(chosen));
            }
            asked += chosen.length;
          } else bag.send(deed);
          const { flights, inside: held } = bag.state();
          expect(new Set(held).size).toBe(held.length);
          for (const { meeple } of flights) expect(held).not.toContain(meeple);
        }
        bag.send({ type: 'skip' });
        expect([...bag.state().inside].sort()).toEqual([...inside].sort());
        expect(bag.of('handedOver')).toHaveLength(asked);
        expect(bag.state().jobs).toEqual([]);
        expect(bag.state().flights).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('time alone ends everything', () => {
    fc.assert(
      fc.property(someIds, fc.array(aDeed, { maxLength: 25 }), (start, deeds) => {
        const bag = bagOf(...start);
        for (const deed of deeds) {
          if (deed.type === 'wait') bag.wait(Math.min(0.5, deed.seconds));
          else if ('pick' in deed)
            bag.send(deed.type === 'draw' ? draw(bag.state().inside.slice(0, 2)) : refill(ids(11)));
          else bag.send(deed);
        }
        bag.send({ type: 'release' });
        bag.wait(90);
        expect(bag.phase()).toBe('resting');
        expect(bag.state().jobs).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
