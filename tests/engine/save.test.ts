import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fingerprint,
  MOVES_LIMIT,
  readSave,
  SAVE_LIMIT,
  type SaveProblemKind,
  type SaveSource,
  writeSave,
} from '../../src/engine/index.ts';
import { engine, MODES, type Mode, optionsOf, play, random, wild } from '../support/games.ts';

const [duel] = MODES as [Mode];
const solo = MODES[MODES.length - 1] as Mode;

function source(mode = duel, seed = 'save', moves = 60): SaveSource {
  const options = optionsOf(mode, seed);
  const { intents, end } = play(options, wild(), {}, moves);
  return { options, intents, state: end };
}

const meta = { names: ['Ada', 'Bram'], savedAt: '2026-01-01T12:00:00Z', round: 3, view: { camera: [1, 2.5, -3] } };
const good = JSON.parse(writeSave({ ...source(), meta })) as Record<string, unknown>;
const changed = (patch: Record<string, unknown>): string => JSON.stringify({ ...good, ...patch });

/** What comes of a text: the match, or what is wrong with it. */
function load(text: string): SaveProblemKind | 'loaded' {
  const save = readSave(text);
  if (!save.ok) return save.error.kind;
  const restored = engine.restore(save.value);
  return restored.ok ? 'loaded' : restored.error.kind;
}

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const DAMAGED: readonly (readonly [string, SaveProblemKind, string])[] = [
  ['an empty file', 'notJson', ''],
  ['half a file', 'notJson', JSON.stringify(good).slice(0, 200)],
  ['a picture', 'notJson', '\u0089PNG\r\n\u001a\n'],
  ['a huge file', 'tooLarge', JSON.stringify(good) + ' '.repeat(SAVE_LIMIT)],
  ['an endless list', 'tooLarge', JSON.stringify(Array(SAVE_LIMIT).fill(0))],
  ['deep nesting', 'notASave', deep(50_000)],
  ['a number', 'notASave', '42'],
  ['null', 'notASave', 'null'],
  ['a foreign file', 'notASave', '{"name":"package","version":"1.0.0"}'],
  ['a foreign format', 'notASave', changed({ format: 'chess' })],
  ['a future version', 'futureVersion', changed({ version: 2 })],
  ['a future version with new fields', 'futureVersion', changed({ version: 99, replay: [] })],
  ['no version', 'badField', changed({ version: undefined })],
  ['version zero', 'badField', changed({ version: 0 })],
  ['a version as text', 'badField', changed({ version: '1' })],
  ['an unknown field', 'badField', changed({ cheats: true })],
  ['a polluted prototype', 'badField', JSON.stringify(good).replace('{', '{"__proto__":{"version":9},')],
  ['a constructor', 'badField', JSON.stringify(good).replace('{', '{"constructor":{"prototype":{}},')],
  ['no options', 'badOptions', changed({ options: undefined })],
  ['wrong options', 'badOptions', changed({ options: { seed: 'save', seats: 9, towers: true } })],
  ['no moves', 'badField', changed({ moves: undefined })],
  ['moves as a list', 'badField', changed({ moves: ['.'] })],
  ['a garbled move', 'badMove', changed({ moves: `${good.moves} p9>nowhere` })],
  ['two blanks', 'badMove', changed({ moves: String(good.moves).replace(' ', '  ') })],
  [
    'too many moves',
    'tooLarge',
    changed({
      moves: Array(MOVES_LIMIT + 1)
        .fill('.')
        .join(' '),
    }),
  ],
  ['a move out of turn', 'illegalMove', changed({ moves: `?accept ${good.moves}` })],
  ['a meeple of nobody', 'illegalMove', changed({ moves: 'p151>C' })],
  ['a Monster of no city', 'illegalMove', changed({ moves: '. p0>m:__proto__' })],
  ['a missing move', 'differentGame', changed({ moves: String(good.moves).split(' ').slice(0, -1).join(' ') })],
  ['another check', 'differentGame', changed({ check: '0123456789abcdef' })],
  ['a damaged check', 'badField', changed({ check: 'abc' })],
  ['a check of another kind', 'badField', changed({ check: 7 })],
  ['notes of another kind', 'badField', changed({ meta: [] })],
  ['empty notes', 'badField', changed({ meta: null })],
  ['long notes', 'badField', changed({ meta: { story: 'x'.repeat(3000) } })],
  ['deep notes', 'badField', JSON.stringify(good).replace('"meta":{', `"meta":{"deep":${deep(9000)},`)],
  ['polluting notes', 'badField', JSON.stringify(good).replace('"meta":{', '"meta":{"__proto__":{"a":1},')],
  ['a long name', 'badField', changed({ meta: { names: ['A'.repeat(25)] } })],
  ['five names', 'badField', changed({ meta: { names: ['A', 'B', 'C', 'D', 'E'] } })],
  ['names that are none', 'badField', changed({ meta: { names: [1] } })],
];

describe('saves', () => {
  it.each(MODES)('a match of $name comes back as it was', (mode) => {
    for (const moves of [0, 1, 75]) {
      const { options, intents, state } = source(mode, `save ${moves}`, moves);
      const save = readSave(writeSave({ options, intents, ...(state && { state }), meta }));
      if (!save.ok) throw new Error(save.error.detail);
      expect(save.value.options).toEqual(options);
      expect(save.value.meta).toEqual(meta);
      const restored = engine.restore(save.value);
      if (!restored.ok) throw new Error(restored.error.detail);
      expect(restored.value.state).toEqual(state);
      expect(restored.value.moves).toHaveLength(intents.length);
      expect(restored.value.moves[restored.value.moves.length - 1]?.state ?? restored.value.start).toEqual(state);
    }
  });

  it('needs neither check nor notes', () => {
    const { options, intents } = source(solo);
    const text = writeSave({ options, intents });
    expect(Object.keys(JSON.parse(text))).toEqual(['format', 'version', 'options', 'moves']);
    expect(load(text)).toBe('loaded');
  });

  it.each(DAMAGED)('%s: %s', (_, kind, text) => {
    expect(load(text)).toBe(kind);
  });

  it('says what is wrong, and where', () => {
    const future = readSave(changed({ version: 2 }));
    expect(future).toMatchObject({ ok: false, error: { version: 2, detail: expect.stringContaining('newer game') } });
    const garbled = readSave(changed({ moves: '. p9>nowhere' }));
    expect(garbled).toMatchObject({ ok: false, error: { index: 1, text: 'p9>nowhere' } });
    const options = readSave(changed({ options: { seed: '', seats: 2, towers: true } }));
    expect(options).toMatchObject({ ok: false, error: { problem: { field: 'seed' } } });
    const illegal = readSave(changed({ moves: '. ?accept' }));
    expect(illegal.ok && engine.restore(illegal.value)).toMatchObject({
      ok: false,
      error: { kind: 'illegalMove', index: 1, refusal: { code: 'noChoicePending' } },
    });
    for (const [, , text] of DAMAGED) {
      const save = readSave(text);
      const result = save.ok ? engine.restore(save.value) : save;
      expect(!result.ok && result.error.detail).toMatch(/^[A-Z].{10,120}\.$/s);
    }
  });

  it('refuses to write notes that it could not read', () => {
    const { options, intents } = source();
    expect(() => writeSave({ options, intents, meta: { names: ['A'.repeat(25)] } })).toThrow('24 characters');
  });

  it('pollutes nothing', () => {
    for (const [, , text] of DAMAGED) load(text);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { version?: unknown }).version).toBeUndefined();
  });

  it('answers any text at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json({ maxDepth: 3 }), fc.string()), (text) => {
        expect(load(text)).not.toBe('loaded');
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  it('answers a real save with any part of it damaged, and loads nothing else than the match', () => {
    const text = JSON.stringify(good);
    const letters = fc.constantFrom(...'{}[]",:.*?> pt0123456789abcdefmrlkCL=-\\\u0000'.split(''));
    const damage = fc.array(fc.tuple(fc.nat(text.length), fc.nat(3), fc.string({ unit: letters, maxLength: 4 })), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(damage, (cuts) => {
        let torn = text;
        for (const [at, n, put] of cuts) torn = torn.slice(0, at) + put + torn.slice(at + n);
        const save = readSave(torn);
        if (!save.ok) return;
        const restored = engine.restore(save.value);
        if (restored.ok && save.value.check !== undefined)
          expect(fingerprint(restored.value.state)).toBe(save.value.check);
      }),
      { seed: 1, numRuns: 1500 },
    );
  });

  it('answers a save with any field replaced by anything', () => {
    const field = fc.constantFrom('format', 'version', 'options', 'moves', 'check', 'meta', '__proto__', 'extra');
    fc.assert(
      fc.property(field, fc.jsonValue({ maxDepth: 6 }), (key, value) => {
        expect(() => load(JSON.stringify({ ...good, [key]: value }))).not.toThrow();
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  it('a whole match of 4 takes at most 30 KB', () => {
    const modes = MODES.filter((mode) => mode.options.seats === 4);
    for (const mode of modes) {
      for (const pick of [random, wild]) {
        for (let i = 0; i < 4; i++) {
          const options = optionsOf(mode, `size ${i}`);
          const { intents, end } = play(options, pick());
          expect(writeSave({ options, intents, state: end, meta }).length).toBeLessThanOrEqual(30 * 1024);
        }
      }
    }
  });
});

describe('fingerprint', () => {
  it('is the same for equal positions, whatever the order of their keys', () => {
    const { state } = source();
    if (state === undefined) throw new Error('no position');
    const turned = Object.fromEntries(Object.entries(state).reverse()) as typeof state;
    expect(fingerprint(turned)).toBe(fingerprint(state));
    expect(fingerprint(JSON.parse(JSON.stringify(state)))).toBe(fingerprint(state));
  });

  it('tells positions apart', () => {
    const prints = new Set<string>();
    let n = 0;
    play(optionsOf(duel, 'prints'), wild(), {
      step: ({ state }) => {
        n++;
        prints.add(fingerprint(state));
      },
    });
    expect(n).toBeGreaterThan(1000);
    expect(prints.size).toBeGreaterThan(n / 2);
  });
});
