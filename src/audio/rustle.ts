/** Cloth that goes on moving: one noise whose loudness follows the hand, and that ends when the hand does. */
import { clamp01 } from './units.ts';

export interface Rustle {
  /** 0 to 1; call it as often as the cloth moves. */
  follow(amount: number, now: number): void;
}

const followSeconds = 0.03;
const lingerSeconds = 0.09;
const fadeSeconds = 0.1;
const restSeconds = 0.9;
const loudest = 0.32;

export function createRustle(context: BaseAudioContext, noise: AudioBuffer, destination: AudioNode): Rustle {
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.6;
  filter.frequency.value = 700;
  const level = context.createGain();
  level.gain.value = 0;
  filter.connect(level).connect(destination);
  let source: AudioBufferSourceNode | undefined;
  let endsAt = 0;

  function start(now: number): AudioBufferSourceNode {
    const made = context.createBufferSource();
    made.buffer = noise;
    made.loop = true;
    made.connect(filter);
    made.start(now);
    return made;
  }

  return {
    follow(amount, now) {
      const loudness = clamp01(amount);
      if (source === undefined || now >= endsAt) source = start(now);
      endsAt = now + restSeconds;
      source.stop(endsAt);
      level.gain.cancelScheduledValues(now);
      level.gain.setTargetAtTime(loudness * loudest, now, followSeconds);
      level.gain.setTargetAtTime(0, now + lingerSeconds, fadeSeconds);
      filter.frequency.setTargetAtTime(600 + 1100 * loudness, now, followSeconds);
    },
  };
}
