import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createSettings,
  DEFAULT_SETTINGS,
  isMotionReduced,
  readSettings,
  type Settings,
} from '../../src/store/settings.ts';
import { browserStorage, memoryStorage } from '../../src/store/storage.ts';

describe('settings', () => {
  it('are as designed on a new device, and kept once changed', () => {
    const storage = memoryStorage();
    const first = createSettings(storage);
    expect(first.store.getState()).toEqual({ settings: DEFAULT_SETTINGS, notice: undefined });
    first.change({ pacing: 'fast', volume: 0.2, reducedMotion: 'on' });
    const second = createSettings(storage);
    expect(second.store.getState()).toEqual({
      settings: { ...DEFAULT_SETTINGS, pacing: 'fast', volume: 0.2, reducedMotion: 'on' },
      notice: undefined,
    });
  });

  it('fall back one by one where a value makes no sense, and say which', () => {
    const text = JSON.stringify({ ...DEFAULT_SETTINGS, pacing: 'warp', volume: 3, textSize: '1', isMuted: true });
    expect(readSettings(text)).toEqual({
      settings: { ...DEFAULT_SETTINGS, isMuted: true },
      notice: { kind: 'fellBack', fields: ['pacing', 'volume', 'textSize'] },
    });
  });

  it('take what an older version kept without a word', () => {
    expect(readSettings('{"pacing":"instant"}')).toEqual({
      settings: { ...DEFAULT_SETTINGS, pacing: 'instant' },
      notice: undefined,
    });
  });

  it.each(['', 'no json', '[]', 'null', '3', '"fast"'])('are as designed where the device has kept %j', (text) => {
    expect(readSettings(text)).toEqual({ settings: DEFAULT_SETTINGS, notice: { kind: 'unreadable' } });
  });

  it('always make sense, whatever the device has kept', () => {
    const keys = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];
    const anything = fc.dictionary(fc.constantFrom(...keys, '__proto__', 'other'), fc.jsonValue());
    fc.assert(
      fc.property(
        fc.oneof(
          anything.map((value) => JSON.stringify(value)),
          fc.string(),
        ),
        (text) => {
          const { settings } = readSettings(text);
          expect(Object.keys(settings).sort()).toEqual([...keys].sort());
          expect(readSettings(JSON.stringify(settings))).toEqual({ settings, notice: undefined });
        },
      ),
      { seed: 3, numRuns: 300 },
    );
  });

  it('do not take a change that makes no sense', () => {
    const { store, change } = createSettings(memoryStorage());
    change({ volume: Number.NaN, textSize: 40, pacing: 'instant' });
    expect(store.getState().settings).toEqual({ ...DEFAULT_SETTINGS, pacing: 'instant' });
  });

  it('count although the device keeps nothing, and say that they will be forgotten', () => {
    const { store, change, dismissNotice } = createSettings({ read: () => undefined, write: () => false });
    change({ pacing: 'instant' });
    expect(store.getState()).toMatchObject({ settings: { pacing: 'instant' }, notice: { kind: 'notKept' } });
    dismissNotice();
    expect(store.getState().notice).toBeUndefined();
  });

  it('follow the system where a person has not decided', () => {
    const reduced = (reducedMotion: Settings['reducedMotion'], asksForLess: boolean) =>
      isMotionReduced({ ...DEFAULT_SETTINGS, reducedMotion }, { asksForLess });
    expect([reduced('system', true), reduced('system', false)]).toEqual([true, false]);
    expect([reduced('on', false), reduced('off', true)]).toEqual([true, false]);
  });
});

describe('browser storage', () => {
  it('reads nothing and keeps nothing where it is forbidden', () => {
    const forbidden = browserStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(forbidden.read('a')).toBeUndefined();
    expect(forbidden.write('a', 'b')).toBe(false);
  });

  it('passes texts on where it is allowed', () => {
    const texts = new Map<string, string>();
    const storage = browserStorage(
      () =>
        ({
          getItem: (key: string) => texts.get(key) ?? null,
          setItem: (key: string, text: string) => texts.set(key, text),
        }) as unknown as Storage,
    );
    expect(storage.read('a')).toBeUndefined();
    expect(storage.write('a', 'b')).toBe(true);
    expect(storage.read('a')).toBe('b');
  });
});
