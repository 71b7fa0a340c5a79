import { describe, expect, it } from 'vitest';
import { beat, cueMs, motionMs } from '../../src/director/beat.ts';
import { paced, tempoOf, watchdogMs } from '../../src/director/pacing.ts';
import { DEFAULT_SETTINGS } from '../../src/store/settings.ts';

const BEAT = beat('drawFromBag', 700, {
  motion: { pieces: 4, staggerMs: 100, arcHeight: 2 },
  cue: 'bagDraw',
  mood: 'council1',
  caption: 'line',
  focus: ['bag:0' as 'sword'],
  emphasis: { kind: 'shake', on: ['table'], strength: 1 },
  holdsMs: 200,
  overlapsMs: 80,
  invitesMs: 5000,
});
const moving = { reducedMotion: false };
const still = { reducedMotion: true };

describe('the tempo', () => {
  it('is what the settings and the system say together', () => {
    const settings = { ...DEFAULT_SETTINGS, pacing: 'fast', guardPace: 'step' } as const;
    expect(tempoOf(settings, { asksForLess: true })).toEqual({
      pacing: 'fast',
      guardPace: 'step',
      reducedMotion: true,
    });
    expect(tempoOf(settings, { asksForLess: false }).reducedMotion).toBe(false);
  });
});

describe('pacing', () => {
  it('leaves a beat as it is when told normally', () => {
    expect(paced(BEAT, 'normal', moving)).toEqual(BEAT);
  });

  it('halves every time when told fast', () => {
    const { motion, holdsMs, overlapsMs, invitesMs, ...rest } = paced(BEAT, 'fast', moving);
    expect({ holdsMs, overlapsMs, invitesMs }).toEqual({ holdsMs: 100, overlapsMs: 40, invitesMs: 2500 });
    expect(motionMs(motion)).toBe(motionMs(BEAT.motion) / 2);
    expect(rest).toEqual({
      cue: 'bagDraw',
      mood: 'council1',
      caption: 'line',
      focus: BEAT.focus,
      emphasis: BEAT.emphasis,
    });
  });

  it('lets a cue sound as the pieces land, sooner when told fast, and at once when nothing moves', () => {
    const landing = beat('hop', 400, { cue: 'knock', cueAtMs: 300 });
    expect(cueMs(paced(landing, 'normal', moving))).toBe(300);
    expect(cueMs(paced(landing, 'fast', moving))).toBe(150);
    expect(cueMs(paced(landing, 'normal', still))).toBe(0);
    expect(cueMs(beat('fly', 400, { cue: 'strike', motion: { leadMs: 80 } }))).toBe(80);
  });

  it('takes no time at all when instant, and keeps only the light', () => {
    const { motion, ...rest } = paced(BEAT, 'instant', moving);
    expect(motionMs(motion)).toBe(0);
    expect(rest).toEqual({ mood: 'council1', holdsMs: 0, overlapsMs: 0, invitesMs: 0 });
    expect(paced(BEAT, 'instant', still)).toEqual(paced(BEAT, 'instant', moving));
  });

  it('moves nothing under reduced motion, yet leaves time to see what changed', () => {
    const { motion, holdsMs, overlapsMs, invitesMs, emphasis, cue } = paced(BEAT, 'normal', still);
    expect([motionMs(motion), motion.arcHeight, overlapsMs, invitesMs]).toEqual([0, 0, 0, 0]);
    expect(holdsMs).toBe(motionMs(BEAT.motion) / 2);
    expect([emphasis?.kind, cue]).toEqual(['glow', 'bagDraw']);
    expect(paced(beat('flip', 1000, { caption: 'moment', holdsMs: 800 }), 'normal', still).holdsMs).toBe(1200);
  });

  it('gives a lost beat up only after it could have been played twice and the hand has had its time', () => {
    expect(watchdogMs(BEAT)).toBeGreaterThan(2 * motionMs(BEAT.motion) + BEAT.invitesMs);
    expect(watchdogMs(paced(BEAT, 'instant', moving))).toBeLessThan(2000);
  });
});
