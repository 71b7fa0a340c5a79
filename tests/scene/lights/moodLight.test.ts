import { Color } from 'three';
import { beforeEach, describe, expect, it } from 'vitest';
import { COUNCIL_2, DUSK, STORM } from '../../../src/scene/lights/mood.ts';
import { LANES, lanesOf, mixMoods } from '../../../src/scene/lights/moodLanes.ts';
import {
  createMoodLight,
  LIGHTNING_MS,
  lightningAt,
  MOOD_TURN_MS,
  type MoodLight,
} from '../../../src/scene/lights/moodLight.ts';

const dusk = lanesOf(DUSK);
const storm = lanesOf(STORM);
const at = (lanes: Readonly<Float32Array>, lane: keyof typeof LANES, offset = 0) =>
  lanes[LANES[lane] + offset] ?? Number.NaN;
const reach = (lanes: Readonly<Float32Array>) => Math.hypot(...[0, 1, 2].map((i) => at(lanes, 'keyPosition', i)));

describe('mixing two moods', () => {
  it('gives each of them at its own end', () => {
    expect([...mixMoods(dusk, storm, 0)].map(Math.fround)).toEqual([...dusk]);
    for (const [i, value] of mixMoods(dusk, storm, 1).entries()) expect(value).toBeCloseTo(storm[i] ?? 0, 4);
  });

  it('mixes colours as light, not as paint', () => {
    const [a, b] = [new Color(DUSK.key.color), new Color(STORM.key.color)];
    expect(at(mixMoods(dusk, storm, 0.5), 'keyColor')).toBeCloseTo((a.r + b.r) / 2, 5);
    expect(at(mixMoods(dusk, storm, 0.5), 'keyColor', 2)).toBeCloseTo((a.b + b.b) / 2, 5);
  });

  it('keeps the key lamp away from the table while it swings over', () => {
    const least = Math.min(reach(dusk), reach(storm));
    for (let t = 0; t <= 1; t += 0.05) expect(reach(mixMoods(dusk, storm, t))).toBeGreaterThan(least - 1e-3);
  });

  it('leaves the backdrop at dusk as it is painted', () => {
    for (const i of [0, 1, 2]) expect([at(dusk, 'hearth', i), at(dusk, 'window', i)]).toEqual([1, 1]);
  });

  it('may write over one of the two', () => {
    const into = Float32Array.from(dusk);
    expect(mixMoods(into, storm, 0.3, into)).toEqual(mixMoods(dusk, storm, 0.3));
  });
});

describe('lightning', () => {
  it('strikes, fades and is gone after 120 ms', () => {
    const pulse = [0, 18, 60, 119, 120, 500].map(lightningAt);
    expect(pulse[0]).toBe(0);
    expect(pulse[1]).toBe(1);
    expect(pulse[2]).toBeGreaterThan(pulse[3] ?? 1);
    expect(pulse.slice(4)).toEqual([0, 0]);
  });
});

describe('the light of the room', () => {
  let light: MoodLight;
  const run = (ms: number, frameMs = 16) => {
    let frames = 0;
    for (let passed = 0; passed < ms && light.isMoving(); passed += frameMs, frames++) light.step(frameMs);
    return frames;
  };

  beforeEach(() => {
    light = createMoodLight(DUSK);
  });

  it('rests until it is told to turn', () => {
    expect(light.isMoving()).toBe(false);
    expect(light.lanes).toEqual(dusk);
  });

  it('turns within two to three seconds and then rests', () => {
    light.turnTo(STORM);
    const frames = run(10_000);
    expect(frames * 16).toBeGreaterThanOrEqual(2000);
    expect(frames * 16).toBeLessThanOrEqual(3000);
    for (const [i, value] of light.lanes.entries()) expect(value).toBeCloseTo(storm[i] ?? 0, 3);
    expect(light.reflects()).toBe(STORM);
  });

  it('never jumps, even when it is turned round on the way', () => {
    let before = Float32Array.from(light.lanes);
    const largest = () => {
      let most = 0;
      for (let i = 0; i < before.length; i++) {
        const span = Math.max(1, Math.abs((storm[i] ?? 0) - (dusk[i] ?? 0)));
        most = Math.max(most, Math.abs((light.lanes[i] ?? 0) - (before[i] ?? 0)) / span);
      }
      before = Float32Array.from(light.lanes);
      return most;
    };
    light.turnTo(STORM);
    for (let i = 0; i < 200; i++) {
      if (i === 40) light.turnTo(COUNCIL_2);
      if (i === 90) light.turnTo(DUSK);
      light.step(16);
      expect(largest()).toBeLessThan(0.05);
    }
  });

  it('changes its reflections only while they are out', () => {
    light.turnTo(STORM);
    for (let last = light.reflects(); light.isMoving(); last = light.reflects()) {
      light.step(16);
      if (light.reflects() !== last) expect(at(light.lanes, 'environment')).toBeLessThan(0.02);
    }
    expect(at(light.lanes, 'environment')).toBeCloseTo(STORM.environment.intensity, 5);
  });

  it('does not count the time it rested', () => {
    light.turnTo(STORM);
    light.step(60_000);
    expect(light.isMoving()).toBe(true);
    expect(light.reflects()).toBe(DUSK);
  });

  it('wakes whoever draws', () => {
    let woken = 0;
    const stop = light.onWake(() => woken++);
    light.turnTo(STORM);
    light.flash(0);
    stop();
    light.turnTo(DUSK);
    expect(woken).toBe(2);
  });

  it('goes at once where no time is given, also on the way there', () => {
    light.turnTo(STORM);
    run(300);
    light.turnTo(STORM, 0);
    expect(light.isMoving()).toBe(false);
    expect(at(light.lanes, 'exposure')).toBeCloseTo(STORM.exposure, 5);
  });

  it('is not held up by being told the same again', () => {
    light.turnTo(STORM);
    run(MOOD_TURN_MS / 2);
    light.turnTo(STORM);
    run(MOOD_TURN_MS / 2 + 60);
    expect(light.isMoving()).toBe(false);
  });

  it('flashes to two and a half times the key for 120 ms', () => {
    light.flash(5000);
    let brightest = 0;
    let ms = -16;
    for (; light.isMoving(); ms += 2) {
      light.step(2);
      brightest = Math.max(brightest, at(light.lanes, 'keyIntensity'));
    }
    expect(brightest / DUSK.key.intensity).toBeCloseTo(2.5, 1);
    expect(ms).toBeLessThanOrEqual(LIGHTNING_MS);
    expect(at(light.lanes, 'keyIntensity')).toBe(DUSK.key.intensity);
  });

  it('never flashes twice within a second', () => {
    light.flash(1000);
    run(500);
    light.flash(1900);
    expect(light.isMoving()).toBe(false);
    light.flash(2001);
    expect(light.isMoving()).toBe(true);
  });

  it('with reduced motion neither flashes nor fades', () => {
    light.setReducedMotion(true);
    light.flash(0);
    expect(light.isMoving()).toBe(false);
    light.turnTo(STORM);
    expect(light.isMoving()).toBe(false);
    expect(light.reflects()).toBe(STORM);
  });

  it('ends what moves when motion is reduced meanwhile', () => {
    light.turnTo(STORM);
    run(200);
    light.setReducedMotion(true);
    expect(light.isMoving()).toBe(false);
    expect(at(light.lanes, 'exposure')).toBeCloseTo(STORM.exposure, 5);
  });
});
