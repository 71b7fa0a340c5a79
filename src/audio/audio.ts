/** The game's sound: silent until the first gesture, then cues of the story and touches of the hand, never too many. */
import type { Cue } from '../director/cues.ts';
import { type CueOptions, cueSound } from './cueSounds.ts';
import { createGate, TOUCH_LIMITS } from './gate.ts';
import { createMixer, type Mixer } from './mixer.ts';
import { createRoll } from './roll.ts';
import { createRustle, type Rustle } from './rustle.ts';
import { type Sound, soundMs } from './sound.ts';
import { createSynth, type Synth, type Voice } from './synth.ts';
import { type Touch, type TouchOptions, touchSound } from './touchSounds.ts';
import { createVoiceTable } from './voices.ts';

/** -1 left to 1 right. */
type Placed = { readonly pan?: number };

export interface GameAudio {
  /** Call it from within a gesture, as often as you like. */
  wake(): void;
  isAwake(): boolean;
  cue(cue: Cue, options?: CueOptions & Placed): void;
  touch(touch: Touch, options?: TouchOptions & Placed): void;
  /** Cloth in motion, 0 to 1, for as long as it is called. */
  rustle(amount: number): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** A hidden tab is silent and costs nothing. */
  setHidden(isHidden: boolean): void;
  close(): void;
}

export const VOICE_LIMIT = 24;
/** Just enough ahead for the nodes to be ready. */
const leadSeconds = 0.004;

interface Desk {
  readonly context: AudioContext;
  readonly mixer: Mixer;
  readonly synth: Synth;
  readonly rustle: Rustle;
}

export function createAudio(contextFactory: () => AudioContext): GameAudio {
  const table = createVoiceTable(VOICE_LIMIT);
  const voices: (Voice | undefined)[] = [];
  const gate = createGate(TOUCH_LIMITS);
  const roll = createRoll(1);
  let desk: Desk | undefined;
  let hasFailed = false;
  let volume = 0.8;
  let isMuted = false;
  let isHidden = false;

  const loudness = () => (isMuted ? 0 : volume);
  const isSilent = () => desk === undefined || isHidden || loudness() === 0 || desk.context.state !== 'running';

  function open(): Desk | undefined {
    if (hasFailed) return undefined;
    try {
      const context = contextFactory();
      const mixer = createMixer(context, context.destination, loudness());
      const synth = createSynth(context);
      return { context, mixer, synth, rustle: createRustle(context, synth.noise, mixer.buses.hand) };
    } catch {
      hasFailed = true;
      return undefined;
    }
  }

  function free(place: number): void {
    voices[place]?.disconnect();
    voices[place] = undefined;
    table.free(place);
  }

  function play(sound: Sound, pan: number): void {
    if (desk === undefined) return;
    const { context, mixer, synth } = desk;
    const now = context.currentTime;
    for (const place of table.ended(now)) free(place);
    const startsAt = now + leadSeconds;
    const endsAt = startsAt + soundMs(sound) / 1000 + 0.05;
    const place = table.claim({ bus: sound.bus, startsAt, endsAt });
    if (place === undefined) return;
    voices[place]?.stop(now);
    voices[place] = synth.play(sound, mixer.buses[sound.bus], startsAt, pan);
    if (sound.bus === 'moment') mixer.duck(startsAt, endsAt - 0.6);
  }

  function settle(run: Promise<void>): void {
    /** A browser may refuse until the next gesture; the game is played all the same. */
    run.catch(() => undefined);
  }

  return {
    wake() {
      desk ??= open();
      if (desk !== undefined && !isHidden && desk.context.state !== 'running') settle(desk.context.resume());
    },
    isAwake: () => desk?.context.state === 'running',
    cue(cue, { pan = 0, ...options } = {}) {
      if (!isSilent()) play(cueSound(cue, roll, options), pan);
    },
    touch(touch, { pan = 0, ...options } = {}) {
      if (desk === undefined || isSilent()) return;
      if (!gate.lets(touch, options.strength ?? 1, desk.context.currentTime)) return;
      play(touchSound(touch, roll, options), pan);
    },
    rustle(amount) {
      if (desk === undefined || isSilent() || !(amount > 0.02)) return;
      desk.rustle.follow(amount, desk.context.currentTime);
    },
    setVolume(next) {
      volume = next;
      desk?.mixer.setVolume(loudness(), desk.context.currentTime);
    },
    setMuted(muted) {
      isMuted = muted;
      desk?.mixer.setVolume(loudness(), desk.context.currentTime);
    },
    setHidden(hidden) {
      isHidden = hidden;
      if (desk === undefined || desk.context.state === 'closed') return;
      settle(hidden ? desk.context.suspend() : desk.context.resume());
    },
    close() {
      if (desk === undefined) return;
      desk.mixer.disconnect();
      settle(desk.context.close());
      desk = undefined;
      hasFailed = true;
    },
  };
}
