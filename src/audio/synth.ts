/** Turns a sound into audio nodes; works in a running and in an offline context alike. */
import { createRoll, type Roll } from './roll.ts';
import type { Drone, Layer, Noise, Sound, Strike, Tones } from './sound.ts';
import { driveFor, qualityFor } from './units.ts';
import { BLOW_MS, blow, whiteNoise } from './waves.ts';

export interface Voice {
  readonly output: AudioNode;
  /** Fades out within a few milliseconds. */
  stop(now: number): void;
  disconnect(): void;
}

export interface Synth {
  play(sound: Sound, destination: AudioNode, at: number, pan: number): Voice;
  readonly noise: AudioBuffer;
}

const noiseSeconds = 2;
const blowKinds = 6;
const fadeSeconds = 0.012;
/** Exponential ramps cannot reach zero. */
const nearSilence = 1e-4;

type Source = AudioScheduledSourceNode;

export function createSynth(context: BaseAudioContext): Synth {
  const { sampleRate } = context;
  const roll = createRoll(7);
  const noise = bufferOf(context, whiteNoise(noiseSeconds * sampleRate, 1));
  const blows = Array.from({ length: blowKinds }, (_, i) => bufferOf(context, blow(sampleRate, i + 2)));
  return {
    noise,
    play(sound, destination, at, pan) {
      const output = context.createGain();
      const panner = context.createStereoPanner();
      panner.pan.value = Math.min(1, Math.max(-1, pan));
      output.connect(panner).connect(destination);
      const build: Build = { context, output, noise, blows, roll, at };
      const sources = sound.layers.flatMap((layer) => play(layer, build));
      return {
        output,
        stop(now) {
          output.gain.setTargetAtTime(0, now, fadeSeconds / 4);
          for (const source of sources) source.stop(now + fadeSeconds);
        },
        disconnect() {
          output.disconnect();
          panner.disconnect();
        },
      };
    },
  };
}

interface Build {
  readonly context: BaseAudioContext;
  readonly output: AudioNode;
  readonly noise: AudioBuffer;
  readonly blows: readonly AudioBuffer[];
  readonly roll: Roll;
  readonly at: number;
}

function play(layer: Layer, build: Build): Source[] {
  switch (layer.type) {
    case 'strike':
      return playStrike(layer, build);
    case 'noise':
      return playNoise(layer, build);
    case 'tones':
      return playTones(layer, build);
    case 'drone':
      return playDrone(layer, build);
  }
}

const startOf = (layer: Layer, { at }: Build): number => at + layer.atMs / 1000;

/** A blow through one band-pass for each way in which the body rings. */
function playStrike(strike: Strike, build: Build): Source[] {
  const { context, output, blows, roll } = build;
  const source = context.createBufferSource();
  source.buffer = blows[Math.floor(roll() * blows.length)] ?? null;
  source.playbackRate.value = BLOW_MS / strike.contactMs;
  const pulseSamples = (strike.contactMs / 1000) * context.sampleRate;
  for (const { hertz, gain, decayMs } of strike.modes) {
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = hertz;
    filter.Q.value = qualityFor(hertz, decayMs);
    const level = context.createGain();
    level.gain.value = strike.gain * gain * driveFor(hertz, filter.Q.value, pulseSamples, context.sampleRate);
    source.connect(filter).connect(level).connect(output);
  }
  source.start(startOf(strike, build));
  return [source];
}

function playNoise(layer: Noise, build: Build): Source[] {
  const { context, output, noise, roll } = build;
  const start = startOf(layer, build);
  const top = start + layer.attackMs / 1000;
  const end = top + layer.decayMs / 1000;
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = layer.quality;
  filter.frequency.setValueAtTime(layer.fromHertz, start);
  filter.frequency.exponentialRampToValueAtTime(layer.toHertz, end);
  const level = context.createGain();
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(layer.gain, top);
  level.gain.exponentialRampToValueAtTime(nearSilence, end);
  source.connect(filter).connect(level).connect(output);
  source.start(start, roll() * (noiseSeconds - 0.1));
  source.stop(end + 0.01);
  return [source];
}

function playTones(layer: Tones, build: Build): Source[] {
  const { context, output } = build;
  const start = startOf(layer, build);
  const top = start + layer.attackMs / 1000;
  return layer.partials.map(({ hertz, gain, decayMs }) => {
    const end = top + decayMs / 1000;
    const source = context.createOscillator();
    source.frequency.setValueAtTime(hertz, start);
    if (layer.bend !== 0) source.frequency.exponentialRampToValueAtTime(hertz * 2 ** (layer.bend / 12), end);
    const level = context.createGain();
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(layer.gain * gain, top);
    level.gain.exponentialRampToValueAtTime(nearSilence, end);
    source.connect(level).connect(output);
    source.start(start);
    source.stop(end + 0.01);
    return source;
  });
}

function playDrone(drone: Drone, build: Build): Source[] {
  const { context, output } = build;
  const start = startOf(drone, build);
  const top = start + drone.attackMs / 1000;
  const fall = top + drone.holdMs / 1000;
  const end = fall + drone.releaseMs / 1000;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.Q.value = 2;
  filter.frequency.setValueAtTime(drone.closedHertz, start);
  filter.frequency.exponentialRampToValueAtTime(drone.openHertz, (top + fall) / 2);
  filter.frequency.exponentialRampToValueAtTime(drone.closedHertz, end);
  const level = context.createGain();
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(drone.gain / Math.sqrt(drone.hertz.length * 2), top);
  level.gain.setValueAtTime(drone.gain / Math.sqrt(drone.hertz.length * 2), fall);
  level.gain.linearRampToValueAtTime(0, end);
  filter.connect(level).connect(output);
  return drone.hertz.flatMap((hertz) =>
    [-1, 1].map((side) => {
      const source = context.createOscillator();
      source.type = 'sawtooth';
      source.frequency.value = hertz;
      source.detune.value = side * drone.detuneCents;
      source.connect(filter);
      source.start(start);
      source.stop(end + 0.01);
      return source;
    }),
  );
}

function bufferOf(context: BaseAudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}
