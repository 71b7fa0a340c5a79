import { describe, expect, it } from 'vitest';
import { findPlace, readCommand } from '../../../../scripts/lib/play/commands.ts';
import { CATALOG } from '../../../../src/content/catalog.ts';
import { createEngine } from '../../../../src/engine/index.ts';

const engine = createEngine(CATALOG);

describe('typed lines', () => {
  it.each([
    ['3', { do: 'numbers', numbers: [3] }],
    [' 3  14 3 ', { do: 'numbers', numbers: [3, 14, 3] }],
    ['C', { do: 'confirm' }],
    ['?', { do: 'help' }],
    ['u', { do: 'undo' }],
    ['q', { do: 'quit' }],
    ['', { do: 'nothing' }],
    ['# a remark in a script', { do: 'nothing' }],
    ['look Tree Beast', { do: 'look', words: 'tree beast' }],
    ['rule L2', { do: 'rule', words: 'l2' }],
    ['Mage termite', { do: 'place', kind: 'mage', place: 'termite' }],
    ['peasants level up', { do: 'place', kind: 'peasant', place: 'level up' }],
    ['mage', { do: 'unknown', line: 'mage' }],
    ['dance', { do: 'unknown', line: 'dance' }],
    ['constructor', { do: 'unknown', line: 'constructor' }],
  ])('%j', (line, command) => {
    expect(readCommand(line)).toEqual(command);
  });

  it('places are found by parts of their name and district', () => {
    const state = engine.scenario({
      monsters: { castle: ['backwoods-bandit-castle'], villages: ['backwoods-bandit-villages', 'timber-wolf'] },
    });
    const find = (words: string) => findPlace(state, engine.places(state), words, []);
    expect(find('wolf')).toBe('monster:timber-wolf');
    expect(find('bandit')).toBeUndefined();
    expect(find('bandit villages')).toBe('monster:backwoods-bandit-villages');
    expect(find('level up')).toBe('capitol:levelUp');
    expect(find('nowhere')).toBeUndefined();
  });
});
