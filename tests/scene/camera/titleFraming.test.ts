import { describe, expect, it } from 'vitest';
import { frameTitle } from '../../../src/scene/camera/titleFraming.ts';

const laptop = { width: 1280, height: 720, insetLeft: 484 };

describe('the title camera', () => {
  it('moves the middle of the picture to the middle of the free space', () => {
    const { shiftRight } = frameTitle(laptop);
    expect(laptop.width / 2 + shiftRight).toBe((laptop.insetLeft + laptop.width) / 2);
  });

  it('steps back when the playbill takes more of the screen', () => {
    expect(frameTitle({ ...laptop, insetLeft: 800 }).distance).toBeGreaterThan(frameTitle(laptop).distance);
  });

  it('never comes closer than the company is high', () => {
    const wide = frameTitle({ width: 4000, height: 720, insetLeft: 0 });
    const wider = frameTitle({ width: 8000, height: 720, insetLeft: 0 });
    expect(wide.distance).toBe(wider.distance);
  });

  it('stands as far from its target as it says', () => {
    const { position, target, distance } = frameTitle(laptop);
    expect(Math.hypot(...position.map((value, i) => value - (target[i] ?? 0)))).toBeCloseTo(distance);
  });

  it('ignores a playbill that leaves no room beside it', () => {
    const covered = frameTitle({ width: 390, height: 844, insetLeft: 380 });
    expect(covered).toEqual(frameTitle({ width: 390, height: 844, insetLeft: 0 }));
  });
});
