import { describe, expect, it } from 'vitest';
import { RULES, searchRules } from '../../src/content/rules/reference.ts';
import { markedPieces, snippetOf } from '../../src/ui/model/finding.ts';

const shown = (text: string, query: string) =>
  markedPieces(text, query)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

describe('words found in a rule', () => {
  it('are marked wherever they stand, however they are written', () => {
    expect(shown('Corruption stays; no corruption leaves', 'CORRUPTION')).toBe(
      '[Corruption] stays; no [corruption] leaves',
    );
    expect(shown('The Peasants of the peasantry', 'peasant peasants')).toBe('The [Peasants] of the [peasant]ry');
    expect(shown('Nothing here', 'wolf')).toBe('Nothing here');
    expect(shown('Nothing asked', '  ')).toBe('Nothing asked');
  });

  it('stand in a short stretch of whole words', () => {
    const text =
      'First this and that is said at some length, then the Guard draws a meeple, and then it goes on and on.';
    const part = snippetOf(text, 'guard') ?? '';
    expect(part).toContain('Guard');
    expect(part.length).toBeLessThan(70);
    expect(part).toMatch(/^… \S.*\S …$/);
    expect(snippetOf('Short', 'short')).toBe('Short');
    expect(snippetOf(text, 'wolf')).toBeUndefined();
  });

  it('add up to the whole text of every rule', () => {
    for (const { text } of RULES) {
      expect(
        markedPieces(text, 'a monster e')
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
    expect(searchRules('corruption').length).toBeGreaterThan(3);
  });
});
