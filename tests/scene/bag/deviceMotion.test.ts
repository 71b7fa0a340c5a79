import { describe, expect, it } from 'vitest';
import { createMotionReader, type MotionReading } from '../../../src/scene/bag/deviceMotion.ts';

const G = 9.81;
const STEP_MS = 16;

/** A device turned by so many degrees about its long side, told as browsers do. */
const turned = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.sin(angle) * G, y: 0, z: Math.cos(angle) * G };
};

function device({ hasGyroscope = true } = {}) {
  const reader = createMotionReader();
  let atMs = 0;
  const feel = (degrees: number, own = { x: 0, y: 0, z: 0 }): MotionReading => {
    const down = turned(degrees);
    atMs += STEP_MS;
    return reader.read({
      acceleration: hasGyroscope ? own : undefined,
      withGravity: { x: down.x + own.x, y: down.y + own.y, z: down.z + own.z },
      atMs,
    });
  };
  const hold = (degrees: number, ms: number): number => {
    let tips = 0;
    for (let t = 0; t < ms; t += STEP_MS) if (feel(degrees).isTipped) tips++;
    return tips;
  };
  return { reader, feel, hold };
}

describe('a device in the hand', () => {
  it('tells how it is shaken, with or without a sensor that knows gravity', () => {
    for (const hasGyroscope of [true, false]) {
      const { feel, hold } = device({ hasGyroscope });
      hold(30, 600);
      expect(Math.abs(feel(30).acceleration.x)).toBeLessThan(0.5);
      expect(feel(30, { x: 25, y: 0, z: 0 }).acceleration.x).toBeGreaterThan(18);
    }
  });

  it('pours when it is tipped over from how it was held, once', () => {
    for (const start of [0, 40, 90]) {
      const { hold } = device();
      expect(hold(start, 800)).toBe(0);
      expect(hold(start + 25, 800)).toBe(0);
      expect(hold(start + 85, 1500)).toBe(1);
      expect(hold(start, 800)).toBe(0);
      expect(hold(start - 85, 1500)).toBe(1);
    }
  });

  it('does not pour while it is being shaken', () => {
    const { feel, hold } = device();
    hold(0, 500);
    let tips = 0;
    for (let i = 0; i < 200; i++) if (feel(0, { x: i % 2 === 0 ? 30 : -30, y: 0, z: 0 }).isTipped) tips++;
    expect(tips).toBe(0);
  });

  it('may be held otherwise from one draw to the next', () => {
    const { reader, hold } = device();
    hold(0, 500);
    hold(90, 1500);
    reader.level();
    expect(hold(90, 1500)).toBe(0);
    expect(hold(0, 1500)).toBe(1);
  });

  it('tells nothing where there are no sensors', () => {
    const reading = createMotionReader().read({ acceleration: undefined, withGravity: undefined, atMs: 0 });
    expect(reading).toEqual({ acceleration: { x: 0, y: 0, z: 0 }, isTipped: false });
  });
});
