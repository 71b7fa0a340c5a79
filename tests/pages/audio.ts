/** The page on which tests listen: renders sounds offline and says what they measure. */
import { type CueOptions, cueSound } from '../../src/audio/cueSounds.ts';
import { createMixer } from '../../src/audio/mixer.ts';
import { createRoll } from '../../src/audio/roll.ts';
import { type Sound, soundMs } from '../../src/audio/sound.ts';
import { createSynth } from '../../src/audio/synth.ts';
import { TOUCHES, type Touch, touchSound } from '../../src/audio/touchSounds.ts';
import { CUES, type Cue } from '../../src/director/cues.ts';

export interface Heard {
  readonly peak: number;
  /** The loudest fiftieth of a second, root mean square. */
  readonly loudness: number;
  /** Milliseconds until it stays below a thousandth. */
  readonly lastsMs: number;
  /** Crossings of zero a second while loud: low for thuds, high for coins. */
  readonly brightness: number;
}

export interface AudioHandle {
  readonly cues: readonly Cue[];
  readonly touches: readonly Touch[];
  cue(cue: Cue, options?: CueOptions, seed?: number): Promise<Heard>;
  touch(touch: Touch, strength: number, seed?: number): Promise<Heard>;
  /** Everything at once, as no game ever does. */
  everything(): Promise<Heard>;
}

declare global {
  interface Window {
    rowanAudio?: AudioHandle;
  }
}

const sampleRate = 44_100;

async function render(sounds: readonly Sound[]): Promise<Float32Array> {
  const longestMs = Math.max(...sounds.map(soundMs));
  const context = new OfflineAudioContext(2, Math.ceil(((longestMs + 400) / 1000) * sampleRate), sampleRate);
  const mixer = createMixer(context, context.destination, 1);
  const synth = createSynth(context);
  for (const sound of sounds) synth.play(sound, mixer.buses[sound.bus], 0.01, 0);
  return (await context.startRendering()).getChannelData(0);
}

function measure(samples: Float32Array): Heard {
  const window = Math.round(sampleRate / 50);
  let [peak, last, loudness, at] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const level = Math.abs(samples[i] ?? 0);
    if (!Number.isFinite(level)) return { peak: Number.NaN, loudness: 0, lastsMs: 0, brightness: 0 };
    peak = Math.max(peak, level);
    if (level > 1e-3) last = i;
  }
  for (let from = 0; from + window <= samples.length; from += window / 2) {
    let sum = 0;
    for (let i = from; i < from + window; i++) sum += (samples[i] ?? 0) ** 2;
    const rms = Math.sqrt(sum / window);
    if (rms > loudness) [loudness, at] = [rms, from];
  }
  let crossings = 0;
  for (let i = at + 1; i < at + window; i++) if ((samples[i - 1] ?? 0) < 0 !== (samples[i] ?? 0) < 0) crossings += 1;
  return { peak, loudness, lastsMs: (last / sampleRate) * 1000, brightness: (crossings / 2 / window) * sampleRate };
}

window.rowanAudio = {
  cues: CUES,
  touches: TOUCHES,
  cue: async (cue, options, seed = 1) => measure(await render([cueSound(cue, createRoll(seed), options)])),
  touch: async (touch, strength, seed = 1) =>
    measure(await render([touchSound(touch, createRoll(seed), { strength })])),
  everything: async () =>
    measure(await render(CUES.map((cue) => cueSound(cue, createRoll(3), { pieces: 12, strength: 1 })))),
};
