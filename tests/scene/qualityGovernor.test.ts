import { describe, expect, it } from 'vitest';
import { createGovernor, type Governor } from '../../src/scene/governor.ts';
import type { Quality } from '../../src/scene/quality.ts';

/** Plays frames whose time depends on the level, and gives the levels it went through. */
function play(governor: Governor, frames: number, frameMs: (level: Quality, i: number) => number): Quality[] {
  const levels: Quality[] = [governor.level()];
  for (let i = 0; i < frames; i++) if (governor.frame(frameMs(governor.level(), i))) levels.push(governor.level());
  return levels;
}

const byLevel =
  (times: Record<Quality, number>) =>
  (level: Quality): number =>
    times[level];
const minutes = (n: number) => n * 60 * 60;

describe('the governor', () => {
  it('leaves a machine alone that keeps up', () => {
    expect(play(createGovernor('high'), minutes(10), () => 16.7)).toEqual(['high']);
  });

  it('steps down as far as it must and stays there', () => {
    const heavy = byLevel({ high: 40, medium: 28, low: 19 });
    expect(play(createGovernor('high'), minutes(10), heavy)).toEqual(['high', 'medium', 'low']);
  });

  it('steps down within two seconds of slow frames', () => {
    const governor = createGovernor('high');
    play(governor, 100, () => 40);
    expect(governor.level()).toBe('medium');
  });

  it('climbs again only after a long good time, and gives up climbing where it is too much', () => {
    const levels = play(createGovernor('high'), minutes(30), byLevel({ high: 40, medium: 16.7, low: 16.7 }));
    expect(levels.slice(0, 2)).toEqual(['high', 'medium']);
    expect(levels.at(-1)).toBe('medium');
    expect(levels.length).toBeLessThanOrEqual(2 + 3 * 2);
  });

  it('waits twice as long before each further climb', () => {
    const governor = createGovernor('medium');
    const climbs: number[] = [];
    for (let i = 0; i < minutes(5); i++) {
      if (governor.frame(governor.level() === 'high' ? 40 : 16.7) && governor.level() === 'high') climbs.push(i);
    }
    const [first = 0, second = 0, third = 0] = climbs;
    expect(climbs).toHaveLength(3);
    expect(second - first).toBeGreaterThan(first * 1.8);
    expect(third - second).toBeGreaterThan((second - first) * 1.8);
  });

  it('never flaps on frames just at the edge', () => {
    const wobble = (_: Quality, i: number) => (Math.floor(i / 90) % 2 === 0 ? 23.5 : 24.5);
    expect(play(createGovernor('high'), minutes(20), wobble).length).toBeLessThanOrEqual(4);
  });

  it('does not take a few long frames for slowness', () => {
    expect(play(createGovernor('high'), minutes(2), (_, i) => (i % 5 === 0 ? 60 : 16.7))).toEqual(['high']);
  });

  it('passes over pauses', () => {
    const governor = createGovernor('high');
    expect(play(governor, 600, (_, i) => (i % 2 === 0 ? 5000 : 16.7))).toEqual(['high']);
    expect(play(governor, 600, () => Number.NaN)).toEqual(['high']);
  });

  it('gives the picture back where drawing less does not help', () => {
    const levels = play(createGovernor('high'), minutes(20), () => 33.3);
    expect(levels).toEqual(['high', 'medium', 'low', 'high']);
  });

  it('has nothing below low', () => {
    expect(play(createGovernor('low'), minutes(2), () => 80)).toEqual(['low']);
  });

  it('does not judge by the frames of a new level that still compiles', () => {
    const governor = createGovernor('high');
    let since = 0;
    for (let i = 0; i < 600; i++) {
      const isNew = governor.frame(governor.level() === 'high' ? 40 : since < 20 ? 90 : 16.7);
      since = isNew ? 0 : since + 1;
    }
    expect(governor.level()).toBe('medium');
  });
});
