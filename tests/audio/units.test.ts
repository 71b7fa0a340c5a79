import { describe, expect, it } from 'vitest';
import { driveFor, fromDecibels, noteHertz, qualityFor, strengthGain, volumeGain } from '../../src/audio/units.ts';
import { blow, softClip, whiteNoise } from '../../src/audio/waves.ts';

describe('levels', () => {
  it('are decibels', () => {
    expect(fromDecibels(0)).toBe(1);
    expect(fromDecibels(-20)).toBeCloseTo(0.1, 9);
  });

  it.each([volumeGain, strengthGain])('go from nothing to all and no further', (gain) => {
    expect([gain(-1), gain(0), gain(1), gain(5), gain(Number.NaN)]).toEqual([0, 0, 1, 1, 0]);
    expect(gain(0.5)).toBeLessThan(0.5);
  });
});

describe('a resonance', () => {
  /** What the audio engine does with a band-pass, one sample at a time. */
  function ring(hertz: number, quality: number, input: (i: number) => number, samples: number): number[] {
    const sampleRate = 44_100;
    const turn = (2 * Math.PI * hertz) / sampleRate;
    const alpha = Math.sin(turn) / (2 * quality);
    const out: number[] = [];
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let i = 0; i < samples; i++) {
      const x = input(i);
      const y = (alpha * x - alpha * x2 + 2 * Math.cos(turn) * y1 - (1 - alpha) * y2) / (1 + alpha);
      [x2, x1, y2, y1] = [x1, x, y1, y];
      out.push(y);
    }
    return out;
  }
  const loudest = (samples: readonly number[]) => Math.max(...samples.map(Math.abs));

  it.each([
    [330, 90],
    [1100, 70],
    [3100, 420],
  ])('of %i Hz and %i ms is silent after that time', (hertz, decayMs) => {
    const samples = ring(hertz, qualityFor(hertz, decayMs), (i) => (i === 0 ? 1 : 0), 44_100);
    const at = Math.round(decayMs * 44.1);
    const start = loudest(samples.slice(0, 150));
    expect(loudest(samples.slice(at, at + 200)) / start).toBeLessThan(0.002);
    expect(loudest(samples.slice(at / 2, at / 2 + 200)) / start).toBeGreaterThan(0.01);
  });

  it('rings at full level when a short pulse drives it as told', () => {
    const pulse = 8;
    const quality = qualityFor(500, 200);
    const drive = driveFor(500, quality, pulse, 44_100);
    const input = (i: number) => (i < pulse ? ((1 - Math.cos((2 * Math.PI * (i + 0.5)) / pulse)) / 2) * drive : 0);
    expect(loudest(ring(500, quality, input, 4000))).toBeCloseTo(1, 1);
  });
});

describe('notes', () => {
  it('double with each octave', () => {
    expect(noteHertz(12) / noteHertz(0)).toBeCloseTo(2, 9);
  });
});

describe('waves', () => {
  it('repeat with their seed and differ without', () => {
    expect(whiteNoise(64, 3)).toEqual(whiteNoise(64, 3));
    expect(whiteNoise(64, 3)).not.toEqual(whiteNoise(64, 4));
    expect(blow(44_100, 1)).not.toEqual(blow(44_100, 2));
  });

  it('are noise around nothing', () => {
    const noise = whiteNoise(20_000, 1);
    expect(Math.abs(noise.reduce((sum, x) => sum + x, 0) / noise.length)).toBeLessThan(0.02);
    expect(Math.max(...noise)).toBeLessThanOrEqual(1);
  });

  it('are bent so that they never clip and soft sounds stay as they are', () => {
    const curve = softClip(1025, 0.97);
    expect(Math.max(...curve)).toBeLessThan(0.97);
    expect(Math.min(...curve)).toBeGreaterThan(-0.97);
    expect(curve[512]).toBeCloseTo(0, 9);
    expect((curve[563] ?? 0) / (563 / 512 - 1)).toBeCloseTo(1, 1);
  });
});
