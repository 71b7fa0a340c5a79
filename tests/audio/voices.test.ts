import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGate, TOUCH_LIMITS } from '../../src/audio/gate.ts';
import { BUSES, type Bus } from '../../src/audio/sound.ts';
import { createVoiceTable } from '../../src/audio/voices.ts';

const claim = (bus: Bus, startsAt: number, seconds = 1) => ({ bus, startsAt, endsAt: startsAt + seconds });

describe('voices', () => {
  it('take what is free first', () => {
    const table = createVoiceTable(3);
    expect([0, 0, 0].map((at) => table.claim(claim('hand', at)))).toEqual([0, 1, 2]);
    expect(table.claim(claim('hand', 5))).toBe(0);
  });

  it('then the oldest of the least important', () => {
    const table = createVoiceTable(3);
    table.claim(claim('story', 0, 9));
    table.claim(claim('hand', 0.2, 9));
    table.claim(claim('hand', 0.1, 9));
    expect(table.claim(claim('story', 1))).toBe(2);
    expect(table.claim(claim('hand', 1))).toBe(1);
  });

  it('never of the more important', () => {
    const table = createVoiceTable(2);
    table.claim(claim('moment', 0, 9));
    table.claim(claim('story', 0, 9));
    expect(table.claim(claim('hand', 1))).toBeUndefined();
    expect(table.claim(claim('story', 1, 9))).toBe(1);
    expect(table.claim(claim('moment', 2, 9))).toBe(1);
  });

  it('are told when they have ended', () => {
    const table = createVoiceTable(2);
    table.claim(claim('hand', 0, 1));
    table.claim(claim('hand', 0, 3));
    expect(table.ended(2)).toEqual([0]);
    table.free(0);
    expect(table.ended(2)).toEqual([]);
    expect(table.count(2)).toBe(1);
  });

  it('are never more than the limit', () => {
    const anyClaim = fc.record({
      bus: fc.constantFrom(...BUSES),
      startsAt: fc.double({ min: 0, max: 10, noNaN: true }),
      seconds: fc.double({ min: 0.01, max: 6, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(anyClaim, { maxLength: 80 }), (claims) => {
        const table = createVoiceTable(6);
        for (const { bus, startsAt, seconds } of claims) {
          const place = table.claim(claim(bus, startsAt, seconds)) ?? 0;
          expect(place).toBeLessThan(6);
          expect(table.count(startsAt)).toBeLessThanOrEqual(6);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the gate', () => {
  it('lets a few through at once and then so many a second', () => {
    const gate = createGate({ ...TOUCH_LIMITS, gapSeconds: 0 });
    let through = 0;
    for (let ms = 0; ms < 4000; ms += 4) if (gate.lets('wood', 1, ms / 1000)) through += 1;
    expect(through).toBeLessThanOrEqual(TOUCH_LIMITS.burst + 4 * TOUCH_LIMITS.perSecond);
    expect(through).toBeGreaterThan(3.5 * TOUCH_LIMITS.perSecond);
  });

  it('never the same twice at the same moment', () => {
    const gate = createGate(TOUCH_LIMITS);
    expect(gate.lets('wood', 1, 1)).toBe(true);
    expect(gate.lets('wood', 1, 1.01)).toBe(false);
    expect(gate.lets('table', 1, 1.01)).toBe(true);
    expect(gate.lets('wood', 1, 1.05)).toBe(true);
  });

  it('nothing that cannot be heard', () => {
    const gate = createGate(TOUCH_LIMITS);
    expect(gate.lets('wood', 0.01, 1)).toBe(false);
    expect(gate.lets('wood', Number.NaN, 1)).toBe(false);
  });
});
