import { describe, expect, it } from 'vitest';
import { WOOD_HERTZ } from '../../src/audio/bodies.ts';
import { cueSound } from '../../src/audio/cueSounds.ts';
import { createRoll } from '../../src/audio/roll.ts';
import { BUSES, type Layer, layerMs, type Sound, soundMs } from '../../src/audio/sound.ts';
import { TOUCHES, touchSound } from '../../src/audio/touchSounds.ts';
import { CUES, type Cue } from '../../src/director/cues.ts';
import { KINDS } from '../../src/engine/index.ts';

const sounds: readonly (readonly [string, () => Sound])[] = [
  ...CUES.map((cue) => [cue, () => cueSound(cue, createRoll(5), { pieces: 5 })] as const),
  ...TOUCHES.map((touch) => [touch, () => touchSound(touch, createRoll(5), { strength: 0.8 })] as const),
];

function hertzOf(layer: Layer): readonly number[] {
  switch (layer.type) {
    case 'strike':
      return layer.modes.map(({ hertz }) => hertz);
    case 'tones':
      return layer.partials.map(({ hertz }) => hertz);
    case 'noise':
      return [layer.fromHertz, layer.toHertz];
    case 'drone':
      return layer.hertz;
  }
}

describe('every sound', () => {
  it.each(sounds)('%s can be heard and ends', (_, make) => {
    const sound = make();
    expect(BUSES).toContain(sound.bus);
    expect(sound.layers.length).toBeGreaterThan(0);
    expect(sound.layers.length).toBeLessThanOrEqual(26);
    expect(soundMs(sound)).toBeGreaterThan(15);
    expect(soundMs(sound)).toBeLessThan(6000);
    for (const layer of sound.layers) {
      expect(layer.gain).toBeGreaterThan(0);
      expect(layer.gain).toBeLessThan(2);
      expect(layer.atMs).toBeGreaterThanOrEqual(0);
      for (const hertz of hertzOf(layer)) {
        expect(hertz).toBeGreaterThan(25);
        expect(hertz).toBeLessThan(14_000);
      }
    }
  });

  it('is the same with the same roll, and a little different with another', () => {
    expect(cueSound('knock', createRoll(1))).toEqual(cueSound('knock', createRoll(1)));
    expect(cueSound('knock', createRoll(1))).not.toEqual(cueSound('knock', createRoll(2)));
  });
});

describe('cues', () => {
  it('make more noise with more pieces, up to a point', () => {
    const layers = (pieces: number) => cueSound('clatter', createRoll(1), { pieces }).layers.length;
    expect(layers(5)).toBeGreaterThan(layers(1));
    expect(layers(150)).toBe(layers(40));
  });

  it('give way only to the great moments', () => {
    const moments: readonly Cue[] = CUES.filter((cue) => cueSound(cue, createRoll(1)).bus === 'moment');
    expect(moments).toEqual(['council', 'finalHorn', 'triumph']);
  });

  it('drone when the Council arrives, low and long', () => {
    const drones = cueSound('council', createRoll(1)).layers.filter((layer) => layer.type === 'drone');
    expect(drones).toHaveLength(1);
    for (const drone of drones) {
      expect(layerMs(drone)).toBeGreaterThan(4000);
      expect(Math.max(...hertzOf(drone))).toBeLessThan(90);
    }
  });

  it('tell the kinds of meeples apart', () => {
    expect(new Set(Object.values(WOOD_HERTZ)).size).toBe(KINDS.length);
    const [deep, high] = (['corruption', 'peasant'] as const).map((kind) =>
      hertzOf(cueSound('knock', createRoll(1), { kind }).layers[0] as Layer),
    );
    for (const [i, hertz] of (deep ?? []).entries()) expect(hertz).toBeLessThan(high?.[i] ?? 0);
  });

  it('are brighter and louder when harder', () => {
    const [soft] = touchSound('wood', createRoll(1), { strength: 0.2, kind: 'mage' }).layers;
    const [hard] = touchSound('wood', createRoll(1), { strength: 1, kind: 'mage' }).layers;
    if (soft?.type !== 'strike' || hard?.type !== 'strike') throw new Error('wood is not struck');
    expect(hard.gain).toBeGreaterThan(soft.gain * 3);
    expect(hard.contactMs).toBeLessThan(soft.contactMs);
  });
});
