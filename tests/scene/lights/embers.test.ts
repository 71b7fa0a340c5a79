import { describe, expect, it } from 'vitest';
import { createEmberTime, sparkSeeds } from '../../../src/scene/lights/embers.ts';
import { COUNCIL_1, COUNCIL_2, DUSK, STORM } from '../../../src/scene/lights/mood.ts';

describe('sparks', () => {
  const air = { left: -4, right: 6, far: -8, near: 2, height: 5 };

  it('begin within their air, spread over all quarters of it however few show', () => {
    const few = sparkSeeds(16, air);
    const quarters = new Set<string>();
    for (let i = 0; i < 16; i++) {
      const [x = 0, z = 0, phase = 0, pace = 0] = few.subarray(i * 4, i * 4 + 4);
      expect(x >= air.left && x <= air.right && z >= air.far && z <= air.near).toBe(true);
      expect(phase >= 0 && phase < 1 && pace > 0).toBe(true);
      quarters.add(`${x > 1} ${z > -3}`);
    }
    expect(quarters.size).toBe(4);
  });

  it('grow more with each stage of the Dark Council', () => {
    const shares = [DUSK, COUNCIL_1, COUNCIL_2, STORM].map(({ embers }) => embers);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(new Set(shares).size).toBe(4);
  });
});

describe('the time of the sparks', () => {
  it('goes on with frames drawn for others, asks for none itself, and does not leap after a rest', () => {
    const time = createEmberTime();
    let woken = 0;
    time.onWake(() => woken++);
    time.step(16);
    time.step(60_000);
    expect(time.seconds()).toBeGreaterThan(0.016);
    expect(time.seconds()).toBeLessThan(0.1);
    expect([woken, time.isStirred()]).toEqual([0, false]);
  });

  it('asks for frames as long as it is stirred, and then no more', () => {
    const time = createEmberTime();
    let woken = 0;
    time.onWake(() => woken++);
    time.stir(1000);
    expect([woken, time.isStirred()]).toEqual([1, true]);
    for (let i = 0; i < 25; i++) time.step(40);
    expect(time.isStirred()).toBe(false);
  });

  it('ends a stir in its own time even where frames are slow', () => {
    const time = createEmberTime();
    time.stir(1000);
    time.step(1200);
    expect(time.isStirred()).toBe(false);
  });

  it('stands still for whoever asks for less motion', () => {
    const time = createEmberTime();
    time.stir(1000);
    time.setReducedMotion(true);
    time.step(40);
    time.stir(1000);
    expect([time.seconds(), time.isStirred()]).toEqual([0, false]);
  });
});
