import { describe, expect, it } from 'vitest';
import { readMatchText } from '../../src/store/saves/files.ts';
import type { SlotSummary } from '../../src/store/saves/slots.ts';
import { fileProblemWords, playersOf, standingOf, titleOf, whenInWords } from '../../src/ui/model/saves.ts';
import { DAMAGED_FILES } from '../support/damagedFiles.ts';
import { engine } from '../support/games.ts';

const summary = (patch: Partial<SlotSummary> = {}): SlotSummary => ({
  names: ['Ada', 'Bruno', 'Cleo'],
  colours: ['red', 'blue', 'green'],
  round: 4,
  scores: [1, 2, 3],
  isSolo: false,
  isOver: false,
  toAct: 1,
  ...patch,
});

describe('a saved match in words', () => {
  it('says who plays', () => {
    expect(titleOf(summary())).toBe('Ada, Bruno and Cleo');
    expect(titleOf(summary({ names: ['Ada'], isSolo: true }))).toBe('Ada against the Guard');
    expect(titleOf(summary({ title: 'Tuesday table' }))).toBe('Tuesday table');
    expect(playersOf(summary({ title: 'Tuesday table' }))).toBe('Ada, Bruno and Cleo');
  });

  it('says how far it is', () => {
    expect(standingOf(summary())).toBe('Round 4, Bruno to play');
    expect(standingOf(summary({ isFinal: true }))).toBe('Final turns, Bruno to play');
    const { toAct: _, ...older } = summary();
    expect(standingOf(older)).toBe('Round 4');
    expect(standingOf(summary({ isOver: true, winners: [2] }))).toBe('Cleo won');
    expect(standingOf(summary({ isOver: true, winners: [0, 2] }))).toBe('Ada and Cleo shared it');
    expect(standingOf(summary({ isOver: true, winners: [] }))).toBe('The Guard won');
  });

  it('says when, the nearer the finer', () => {
    const now = new Date(2026, 10, 18, 12, 30).getTime();
    const at = (...parts: [number, number, number, number?, number?]) => whenInWords(new Date(...parts).getTime(), now);
    expect(whenInWords(now - 20_000, now)).toBe('just now');
    expect(whenInWords(now - 60_000, now)).toBe('1 minute ago');
    expect(whenInWords(now - 59 * 60_000, now)).toBe('59 minutes ago');
    expect(at(2026, 10, 18, 9, 5)).toBe('today, 09:05');
    expect(at(2026, 10, 17, 23, 59)).toBe('yesterday, 23:59');
    expect(at(2026, 10, 15, 8)).toBe('Sunday');
    expect(at(2026, 10, 3)).toBe('3 November');
    expect(at(2025, 10, 3)).toBe('3 November 2025');
    // A clock that was put back.
    expect(at(2026, 10, 20)).toBe('20 November');
  });
});

describe('a file that is not taken in', () => {
  const words = DAMAGED_FILES.flatMap(({ name, bytes }) => {
    const read = readMatchText(engine, new TextDecoder().decode(bytes));
    return read.ok ? [] : [[name, ...fileProblemWords(read.error.problem)] as const];
  });

  it('is told in two plain sentences that name no code', () => {
    expect(words).toHaveLength(DAMAGED_FILES.length);
    for (const [, title, why] of words) {
      expect(title).toMatch(/^[A-Z][^.!]{8,40}$/);
      expect(why).toMatch(/^[A-Z].{10,180}[.?]$/s);
      expect(`${title} ${why}`).not.toMatch(/undefined|NaN|null|\[object|[a-z][A-Z]/);
    }
  });
});
