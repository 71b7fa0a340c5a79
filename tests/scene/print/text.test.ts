import { describe, expect, it } from 'vitest';
import {
  balancedLines,
  breakLines,
  fitBlock,
  fitLine,
  isInside,
  type Measure,
} from '../../../src/scene/print/text/fit.ts';

/** Every letter half as wide as it is high. */
const measure: Measure = (text) => ({ width: text.length * 0.5, ascent: 0.7, descent: 0.2, cap: 0.7 });
const box = { x: 10, y: 10, w: 100, h: 40 };

describe('one line', () => {
  it('keeps its size where there is room', () => {
    expect(fitLine('Ghoul', box, { size: 20, minSize: 10 }, measure).size).toBe(20);
  });

  it('shrinks until it is inside its box, width and height', () => {
    const long = fitLine('Hedge Witch, Untrimmed', box, { size: 30, minSize: 6 }, measure);
    expect(long.size).toBeLessThan(10);
    expect(isInside(long.extent, box)).toBe(true);
    const tall = fitLine('A', box, { size: 200, minSize: 6 }, measure);
    expect(isInside(tall.extent, box)).toBe(true);
  });

  it('stops at its smallest size and shows that it does not fit', () => {
    const line = fitLine('x'.repeat(80), box, { size: 20, minSize: 10 }, measure);
    expect(line.size).toBe(10);
    expect(isInside(line.extent, box)).toBe(false);
  });

  it('has its capitals in the middle', () => {
    const { y, size } = fitLine('A', box, { size: 20, minSize: 10 }, measure);
    expect(y - (0.7 * size) / 2).toBeCloseTo(30);
  });
});

describe('a paragraph', () => {
  const text = 'Defeat a Monstrous Monster of level 2 or higher with 1 Warrior and 1 Mage';

  it('breaks between words only', () => {
    const lines = breakLines(text, 100, 10, measure);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(measure(line).width * 10).toBeLessThanOrEqual(100);
  });

  it('balances its lines without adding any', () => {
    const greedy = breakLines(text, 160, 10, measure);
    const even = balancedLines(text, 160, 10, measure);
    expect(even).toHaveLength(greedy.length);
    const spread = (lines: string[]) =>
      Math.max(...lines.map((line) => line.length)) - Math.min(...lines.map((line) => line.length));
    expect(spread(even)).toBeLessThanOrEqual(spread(greedy));
  });

  it('shrinks until every line is inside the box', () => {
    const lines = fitBlock(text, box, { size: 24, minSize: 4, leading: 1.1 }, measure);
    expect(lines.length).toBeGreaterThan(1);
    for (const { extent } of lines) expect(isInside(extent, box)).toBe(true);
  });

  it('ends even where a word is longer than the box', () => {
    expect(fitBlock('x'.repeat(99), box, { size: 24, minSize: 12, leading: 1.1 }, measure)).toHaveLength(1);
  });
});
