import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OptionsField, readOptions } from '../../src/engine/index.ts';
import { engine, MODES, optionsOf } from '../support/games.ts';

const table = { seed: 'oak', seats: 3, towers: true };
const solo = { seed: 'oak', seats: 1, towers: true, solo: { hiredHelp: ['mage'], advanced: false } };

const REFUSED: readonly (readonly [string, OptionsField, unknown])[] = [
  ['nothing', 'options', undefined],
  ['null', 'options', null],
  ['a list', 'options', [table]],
  ['a text', 'options', 'oak'],
  ['an unknown field', 'options', { ...table, cheats: true }],
  ['a polluted prototype', 'options', JSON.parse('{"seed":"oak","seats":2,"towers":true,"__proto__":{"solo":1}}')],
  ['no seed', 'seed', { ...table, seed: undefined }],
  ['an empty seed', 'seed', { ...table, seed: '' }],
  ['a long seed', 'seed', { ...table, seed: 'o'.repeat(65) }],
  ['a number as seed', 'seed', { ...table, seed: 7 }],
  ['no towers', 'towers', { seed: 'oak', seats: 3 }],
  ['towers of another kind', 'towers', { ...table, towers: 1 }],
  ['one seat without the Guard', 'seats', { ...table, seats: 1 }],
  ['five seats', 'seats', { ...table, seats: 5 }],
  ['half a seat', 'seats', { ...table, seats: 2.5 }],
  ['seats as text', 'seats', { ...table, seats: '2' }],
  ['two seats with the Guard', 'seats', { ...solo, seats: 2 }],
  ['the Guard without towers', 'towers', { ...solo, towers: false }],
  ['solo without its options', 'solo', { ...solo, solo: true }],
  ['an undefined solo', 'seats', { ...table, solo: undefined }],
  ['an unknown solo field', 'solo', { ...solo, solo: { ...solo.solo, easy: true } }],
  ['no word on advanced', 'advanced', { ...solo, solo: { hiredHelp: [] } }],
  ['help that cannot be hired', 'hiredHelp', { ...solo, solo: { hiredHelp: ['knight'], advanced: false } }],
  ['help hired twice', 'hiredHelp', { ...solo, solo: { hiredHelp: ['mage', 'mage'], advanced: false } }],
  ['help that is no list', 'hiredHelp', { ...solo, solo: { hiredHelp: 'mage', advanced: false } }],
  ['endless help', 'hiredHelp', { ...solo, solo: { hiredHelp: Array(9999).fill('mage'), advanced: false } }],
];

describe('readOptions', () => {
  it.each(MODES)('reads $name', (mode) => {
    const options = optionsOf(mode, 'oak');
    expect(readOptions(JSON.parse(JSON.stringify(options)))).toEqual({ ok: true, value: options });
  });

  it.each(REFUSED)('refuses %s', (_, field, value) => {
    const result = readOptions(value);
    expect(result).toMatchObject({ ok: false, error: { field } });
    expect(!result.ok && result.error.detail).toMatch(/^[A-Z].{10,}\.$/);
  });

  it('answers whatever it is given, and what it lets through can be played', () => {
    const nearly = fc.record(
      {
        seed: fc.oneof(fc.string(), fc.anything()),
        seats: fc.oneof(fc.constantFrom(1, 2, 3, 4), fc.anything()),
        towers: fc.oneof(fc.boolean(), fc.anything()),
        solo: fc.record({
          hiredHelp: fc.oneof(fc.subarray(['mage', 'cleric', 'warrior', 'knight']), fc.anything()),
          advanced: fc.oneof(fc.boolean(), fc.anything()),
        }),
      },
      { requiredKeys: ['seed', 'seats', 'towers'] },
    );
    fc.assert(
      fc.property(fc.oneof(nearly, fc.anything()), (value) => {
        const result = readOptions(value);
        if (result.ok) expect(engine.setup(result.value).players).toHaveLength(result.value.seats);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});
