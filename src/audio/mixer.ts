/** Where all sounds meet: three buses, of which two make way for the third, the master volume, and no clipping ever. */
import type { Bus } from './sound.ts';
import { fromDecibels, volumeGain } from './units.ts';
import { softClip } from './waves.ts';

export interface Mixer {
  readonly buses: Readonly<Record<Bus, AudioNode>>;
  setVolume(volume: number, now: number): void;
  /** Lowers what is not of the moment until then. */
  duck(from: number, until: number): void;
  disconnect(): void;
}

const BUS_LEVEL: Readonly<Record<Bus, number>> = {
  hand: fromDecibels(-4),
  story: fromDecibels(-4.5),
  moment: fromDecibels(-6.5),
};
const ducked = fromDecibels(-10);
const duckSeconds = { down: 0.08, up: 0.35 };
const fadeSeconds = 0.03;
const mostOut = 0.97;

export function createMixer(context: BaseAudioContext, destination: AudioNode, volume: number): Mixer {
  const master = context.createGain();
  master.gain.value = volumeGain(volume);
  const clip = context.createWaveShaper();
  clip.curve = softClip(1025, mostOut);
  master.connect(clip).connect(destination);
  const ducker = context.createGain();
  ducker.connect(master);
  const bus = (name: Bus, into: AudioNode) => {
    const gain = context.createGain();
    gain.gain.value = BUS_LEVEL[name];
    gain.connect(into);
    return gain;
  };
  return {
    buses: { hand: bus('hand', ducker), story: bus('story', ducker), moment: bus('moment', master) },
    setVolume: (next, now) => master.gain.setTargetAtTime(volumeGain(next), now, fadeSeconds),
    duck(from, until) {
      ducker.gain.cancelScheduledValues(from);
      ducker.gain.setTargetAtTime(ducked, from, duckSeconds.down);
      ducker.gain.setTargetAtTime(1, until, duckSeconds.up);
    },
    disconnect: () => clip.disconnect(),
  };
}
