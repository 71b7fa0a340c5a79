import { beforeEach, describe, expect, it } from 'vitest';
import { attend } from '../../src/audio/attendance.ts';
import { createAudio, type GameAudio, VOICE_LIMIT } from '../../src/audio/audio.ts';
import { TOUCHES } from '../../src/audio/touchSounds.ts';
import { CUES } from '../../src/director/cues.ts';
import { FakeContext, reaches } from './support/fakeContext.ts';

let context: FakeContext;
let made: number;
let audio: GameAudio;

const sourcesOf = () => [...context.of('source'), ...context.of('oscillator')];
const voices = () => context.of('panner').filter(({ isConnected }) => isConnected).length;
/** The only gain that leads into the soft clip. */
const master = () => context.of('gain').find(({ targets }) => targets.some(({ name }) => name === 'shaper'));

beforeEach(() => {
  context = new FakeContext();
  made = 0;
  audio = createAudio(() => {
    made += 1;
    return context.asContext();
  });
});

describe('before the first gesture', () => {
  it('there is not even a context', () => {
    audio.cue('knock');
    audio.touch('wood');
    audio.rustle(1);
    audio.setVolume(0.5);
    audio.setMuted(true);
    audio.setHidden(true);
    audio.setHidden(false);
    audio.close();
    expect(made).toBe(0);
  });

  it('what happened is not played later', () => {
    audio.cue('triumph');
    audio.wake();
    expect(sourcesOf()).toEqual([]);
  });
});

describe('after it', () => {
  beforeEach(() => audio.wake());

  it('one context runs, however many gestures there are', () => {
    audio.wake();
    expect(made).toBe(1);
    expect(audio.isAwake()).toBe(true);
    expect(context.calls).toEqual(['resume']);
  });

  it.each(CUES)('the cue %s comes out and every source of it ends', (cue) => {
    audio.cue(cue, { pieces: 3, pan: 0.4 });
    const sources = sourcesOf();
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(reaches(source, context.destination)).toBe(true);
      expect(source.startedAt).toBeGreaterThanOrEqual(0);
      expect(source.stoppedAt !== undefined || !source.loop).toBe(true);
    }
    expect(context.of('panner').at(-1)?.pan.value).toBe(0.4);
  });

  it.each(TOUCHES)('the touch %s comes out', (touch) => {
    audio.touch(touch, { strength: 0.8 });
    expect(sourcesOf().some((source) => reaches(source, context.destination))).toBe(true);
  });

  it('no more than so many sound at once', () => {
    for (let i = 0; i < 60; i++) audio.cue('council');
    expect(VOICE_LIMIT).toBe(24);
    const sounding = sourcesOf().filter(({ stoppedAt }) => stoppedAt === undefined || stoppedAt > 1);
    const each = sourcesOf().length / 60;
    expect(sounding.length).toBeLessThanOrEqual(VOICE_LIMIT * each);
  });

  it('what has ended is cleared away', () => {
    for (let i = 0; i < 10; i++) audio.cue('knock');
    expect(voices()).toBe(10);
    context.currentTime = 5;
    audio.cue('knock');
    expect(voices()).toBe(1);
  });

  it('a shaken bag is not a roar', () => {
    for (let ms = 0; ms < 1000; ms += 16) {
      context.currentTime = ms / 1000;
      for (const touch of ['wood', 'table', 'cloth'] as const) audio.touch(touch, { strength: 1 });
    }
    expect(context.of('panner').length).toBeGreaterThan(15);
    expect(context.of('panner').length).toBeLessThanOrEqual(30);
  });

  it('great moments lower the rest, and let it come back', () => {
    const ducker = context.of('gain').find(({ targets }) => targets[0] === master());
    audio.cue('knock');
    expect(ducker?.gain.events).toEqual([]);
    audio.cue('council');
    const targets = ducker?.gain.events.filter(([name]) => name === 'target').map(([, value]) => value) ?? [];
    expect(targets[0]).toBeLessThan(0.5);
    expect(targets[1]).toBe(1);
  });

  it('muting makes no sound and costs none', () => {
    audio.setMuted(true);
    expect(master()?.gain.value).toBe(0);
    const before = context.nodes.length;
    audio.cue('triumph');
    audio.touch('wood');
    audio.rustle(1);
    expect(context.nodes.length).toBe(before);
    audio.setMuted(false);
    expect(master()?.gain.value).toBeGreaterThan(0);
  });

  it('the volume goes from nothing to full', () => {
    audio.setVolume(0);
    expect(master()?.gain.value).toBe(0);
    audio.setVolume(1);
    expect(master()?.gain.value).toBe(1);
  });

  it('a hidden tab is suspended and silent, and goes on when it is seen', () => {
    audio.setHidden(true);
    expect(context.state).toBe('suspended');
    audio.cue('knock');
    expect(sourcesOf()).toEqual([]);
    audio.wake();
    expect(context.state).toBe('suspended');
    audio.setHidden(false);
    audio.cue('knock');
    expect(sourcesOf().length).toBeGreaterThan(0);
  });

  it('cloth rustles as one sound for as long as it moves', () => {
    for (let i = 0; i < 30; i++) {
      context.currentTime = i * 0.016;
      audio.rustle(0.7);
    }
    const [noise] = context.of('source');
    expect(context.of('source')).toHaveLength(1);
    expect(noise?.stoppedAt).toBeCloseTo(29 * 0.016 + 0.9, 6);
    context.currentTime = 10;
    audio.rustle(0.7);
    expect(context.of('source')).toHaveLength(2);
  });

  it('is over once closed', () => {
    audio.close();
    audio.wake();
    audio.cue('knock');
    expect(made).toBe(1);
    expect(context.state).toBe('closed');
  });
});

describe('where there is no sound', () => {
  it('the game goes on in silence', () => {
    let tried = 0;
    const mute = createAudio(() => {
      tried += 1;
      throw new Error('no device');
    });
    mute.wake();
    mute.wake();
    mute.cue('knock');
    expect(tried).toBe(1);
    expect(mute.isAwake()).toBe(false);
  });

  it('a browser that refuses is asked again at the next gesture', async () => {
    context.isAllowed = false;
    audio.wake();
    audio.cue('knock');
    expect(sourcesOf()).toEqual([]);
    context.isAllowed = true;
    audio.wake();
    audio.cue('knock');
    expect(sourcesOf().length).toBeGreaterThan(0);
    await Promise.resolve();
  });
});

describe('attending to the page', () => {
  const pageOf = () => Object.assign(new EventTarget(), { hidden: false });

  it('wakes with the first gesture that works, and whenever the browser has put it to sleep', () => {
    const page = pageOf();
    context.isAllowed = false;
    attend(audio, page as unknown as Document);
    expect(made).toBe(0);
    page.dispatchEvent(new Event('pointerdown'));
    expect(audio.isAwake()).toBe(false);
    context.isAllowed = true;
    page.dispatchEvent(new Event('keydown'));
    expect(audio.isAwake()).toBe(true);
    context.state = 'suspended';
    page.dispatchEvent(new Event('pointerup'));
    expect(audio.isAwake()).toBe(true);
  });

  it('is silent while the page is hidden, until told to stop', () => {
    const page = pageOf();
    audio.wake();
    const stop = attend(audio, page as unknown as Document);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(context.state).toBe('suspended');
    stop();
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(context.state).toBe('suspended');
  });
});
