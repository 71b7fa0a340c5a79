import { beforeEach, describe, expect, it } from 'vitest';
import type { CameraHand } from '../../../src/scene/camera/cameraHand.ts';
import {
  createPointerGestures,
  type PointerFacts,
  type PointerGestures,
  wheelFactor,
} from '../../../src/scene/camera/pointerGestures.ts';

type Call = readonly [name: string, ...figures: number[]];

const mouse = (button: number, x: number, y: number, more: Partial<PointerFacts> = {}): PointerFacts => ({
  pointerId: 1,
  pointerType: 'mouse',
  button,
  shiftKey: false,
  x,
  y,
  atMs: 0,
  ...more,
});
const finger = (pointerId: number, x: number, y: number): PointerFacts =>
  mouse(0, x, y, { pointerId, pointerType: 'touch' });

describe('pointers on the camera', () => {
  let calls: Call[];
  let gestures: PointerGestures;
  const sum = (name: string, i: number) =>
    calls.filter(([called]) => called === name).reduce((total, [, ...figures]) => total + (figures[i] ?? 0), 0);

  beforeEach(() => {
    calls = [];
    const note =
      (name: string) =>
      (...figures: number[]) => {
        calls.push([name, ...figures]);
      };
    const hand: CameraHand = {
      orbit: note('orbit'),
      pan: note('pan'),
      pinch: note('pinch'),
      twist: note('twist'),
      zoom: note('zoom'),
      release: note('release'),
    };
    gestures = createPointerGestures(hand);
  });

  it.each([
    ['right', 2, false, 'orbit'],
    ['right with shift', 2, true, 'pan'],
    ['middle', 1, false, 'pan'],
  ])('%s drag is %s %s %s', (_, button, shiftKey, name) => {
    expect(gestures.down(mouse(button, 10, 10, { shiftKey }))).toBe(true);
    expect(gestures.move(mouse(-1, 15, 7))).toBe(true);
    expect(gestures.up(mouse(button, 15, 7))).toBe(true);
    expect(calls).toEqual([
      [name, 5, -3, 0],
      ['release', 0],
    ]);
  });

  it('leaves the left button and the single finger to the pieces', () => {
    expect(gestures.down(mouse(0, 10, 10))).toBe(false);
    expect(gestures.move(mouse(-1, 20, 10))).toBe(false);
    expect(gestures.up(mouse(0, 20, 10))).toBe(false);
    expect(gestures.down(finger(7, 10, 10))).toBe(false);
    expect(gestures.move(finger(7, 90, 10))).toBe(false);
    expect(gestures.up(finger(7, 90, 10))).toBe(false);
    expect(calls).toEqual([]);
  });

  it('lets go whichever button was the last to come up', () => {
    gestures.down(mouse(2, 10, 10));
    expect(gestures.up(mouse(0, 10, 10))).toBe(true);
    expect(gestures.isActive()).toBe(false);
  });

  it('takes over when a second finger comes down', () => {
    gestures.down(finger(7, 100, 100));
    expect(gestures.down(finger(8, 200, 100))).toBe(true);
    expect(gestures.isActive()).toBe(true);
  });

  it('moves with two fingers that move together', () => {
    gestures.down(finger(7, 100, 100));
    gestures.down(finger(8, 200, 100));
    gestures.move(finger(7, 130, 140));
    gestures.move(finger(8, 230, 140));
    expect([sum('pan', 0), sum('pan', 1)]).toEqual([30, 40]);
    expect(sum('twist', 0)).toBeCloseTo(0, 9);
  });

  it('comes closer as they part', () => {
    gestures.down(finger(7, 100, 100));
    gestures.down(finger(8, 200, 100));
    gestures.move(finger(8, 300, 100));
    expect(calls.find(([name]) => name === 'pinch')).toEqual(['pinch', 0.5, 200, 100, 0]);
  });

  it('turns as they turn, the short way round', () => {
    gestures.down(finger(7, 100, 100));
    gestures.down(finger(8, 0, 101));
    gestures.move(finger(8, 0, 99));
    expect(sum('twist', 0)).toBeCloseTo(0.02, 3);
  });

  it('tilts with three', () => {
    for (const id of [7, 8, 9]) gestures.down(finger(id, id * 50, 100));
    for (const id of [7, 8, 9]) gestures.move(finger(id, id * 50, 130));
    expect(sum('orbit', 1)).toBeCloseTo(30, 9);
    expect(sum('pan', 1)).toBe(0);
  });

  it('ignores fingers that nearly touch each other', () => {
    gestures.down(finger(7, 100, 100));
    gestures.down(finger(8, 104, 100));
    gestures.move(finger(8, 100, 108));
    expect(calls.map(([name]) => name)).toEqual(['pan']);
  });

  it('is let go once, and a finger that stays is no drag of the camera', () => {
    gestures.down(finger(7, 100, 100));
    gestures.down(finger(8, 200, 100));
    gestures.up(finger(8, 200, 100));
    expect(gestures.move(finger(7, 150, 100))).toBe(false);
    gestures.up(finger(7, 150, 100));
    expect(calls).toEqual([['release', 0]]);
  });
});

describe('the wheel', () => {
  it('goes away when turned towards the player, and back the same way', () => {
    const there = wheelFactor({ deltaY: 100, deltaMode: 0, isPinch: false });
    const back = wheelFactor({ deltaY: -100, deltaMode: 0, isPinch: false });
    expect(there).toBeGreaterThan(1);
    expect(there * back).toBeCloseTo(1, 9);
  });

  it('is about the same in lines and in pixels, and never leaps', () => {
    const lines = wheelFactor({ deltaY: 6, deltaMode: 1, isPinch: false });
    expect(lines).toBeCloseTo(wheelFactor({ deltaY: 96, deltaMode: 0, isPinch: false }), 9);
    expect(wheelFactor({ deltaY: 1e9, deltaMode: 2, isPinch: false })).toBeLessThan(1.4);
  });
});
