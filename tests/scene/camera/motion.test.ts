import { describe, expect, it } from 'vitest';
import { confine, glide, laneAt, spring } from '../../../src/scene/camera/motion.ts';

const sprung = (seconds: number, steps: number) => {
  const lane = { value: 10, velocity: -3, goal: 2 };
  for (let i = 0; i < steps; i++) spring(lane, 6, seconds / steps);
  return lane;
};

describe('a spring', () => {
  it('is where it is whatever the frames were', () => {
    const [once, often] = [sprung(0.8, 1), sprung(0.8, 97)];
    expect(once.value).toBeCloseTo(often.value, 9);
    expect(once.velocity).toBeCloseTo(often.velocity, 9);
  });

  it('reaches its goal and does not swing past it from rest', () => {
    const lane = { ...laneAt(0), goal: 1 };
    for (let i = 0; i < 300; i++) {
      spring(lane, 6, 1 / 60);
      expect(lane.value).toBeLessThanOrEqual(1);
    }
    expect(lane.value).toBeCloseTo(1, 6);
  });

  it('survives a frame of a minute', () => {
    expect(sprung(60, 1)).toMatchObject({ value: 2 });
  });
});

describe('gliding', () => {
  it('goes as far as its speed carries it, whatever the frames were', () => {
    const [once, often] = [
      { value: 0, velocity: 10, goal: 0 },
      { value: 0, velocity: 10, goal: 0 },
    ];
    glide(once, 5, 30);
    for (let i = 0; i < 3000; i++) glide(often, 5, 0.01);
    expect(once.value).toBeCloseTo(2, 6);
    expect(often.value).toBeCloseTo(2, 6);
  });
});

describe('a hard stop', () => {
  it('takes the speed away', () => {
    const lane = { value: 12, velocity: 4, goal: 15 };
    confine(lane, 0, 10);
    expect(lane).toEqual({ value: 10, velocity: 0, goal: 10 });
  });

  it('leaves alone what is inside', () => {
    const lane = { value: 5, velocity: 4, goal: 6 };
    confine(lane, 0, 10);
    expect(lane).toEqual({ value: 5, velocity: 4, goal: 6 });
  });
});
