import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestTurn, type Spring, stepBouncy, stepCritical } from '../../../src/scene/drag/springs.ts';

type Step = (spring: Spring, goal: number, dtS: number) => void;
const STEPS: Readonly<Record<string, Step>> = {
  critical: (spring, goal, dtS) => stepCritical(spring, goal, 40, dtS),
  bouncy: (spring, goal, dtS) => stepBouncy(spring, goal, 34, 0.7, dtS),
};
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('springs', () => {
  for (const [name, step] of Object.entries(STEPS)) {
    it(`${name}: one long step ends where many uneven short ones end`, () => {
      fc.assert(
        fc.property(
          number(-20, 20),
          number(-100, 100),
          number(-20, 20),
          fc.array(number(0.001, 0.05), { minLength: 1, maxLength: 30 }),
          (value, speed, goal, steps) => {
            const once: Spring = { value, speed };
            const often: Spring = { value, speed };
            step(
              once,
              goal,
              steps.reduce((sum, dtS) => sum + dtS, 0),
            );
            for (const dtS of steps) step(often, goal, dtS);
            expect(often.value).toBeCloseTo(once.value, 7);
            expect(often.speed).toBeCloseTo(once.speed, 5);
          },
        ),
        { seed: 1 },
      );
    });

    it(`${name}: its speed is the slope of its way`, () => {
      const spring: Spring = { value: 3, speed: -12 };
      step(spring, -1, 0.03);
      const { value, speed } = spring;
      step(spring, -1, 1e-6);
      expect((spring.value - value) / 1e-6).toBeCloseTo(speed, 2);
    });

    it(`${name}: any frame, however long, ends at the goal and never beyond all bounds`, () => {
      const spring: Spring = { value: 15, speed: 200 };
      step(spring, 2, 10);
      expect(spring.value).toBeCloseTo(2, 9);
      expect(spring.speed).toBeCloseTo(0, 9);
    });
  }

  it('a critical spring from rest never passes its goal', () => {
    const spring: Spring = { value: 10, speed: 0 };
    for (let i = 0; i < 200; i++) {
      stepCritical(spring, 0, 40, 1 / 120);
      expect(spring.value).toBeGreaterThanOrEqual(0);
    }
  });

  it('turns the short way round', () => {
    expect(nearestTurn(3, -3)).toBeCloseTo(-3 + 2 * Math.PI, 12);
    expect(nearestTurn(0.2, 6 * Math.PI)).toBeCloseTo(0, 12);
    expect(nearestTurn(-7, 0)).toBeCloseTo(-2 * Math.PI, 12);
  });
});
