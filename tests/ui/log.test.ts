import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../src/content/catalog.ts';
import type { GameEvent } from '../../src/engine/index.ts';
import type { LogEntry } from '../../src/store/selectors/log.ts';
import { logTurns, recapOf } from '../../src/ui/model/log.ts';
import { ADA, BRUNO, TELLING } from './scene.ts';

const story = (events: readonly GameEvent[]): LogEntry[] => events.map((event, index) => ({ index, event }));
const turn = (seat: typeof ADA, round: number): GameEvent => ({
  type: 'turnStarted',
  seat,
  turn: round,
  round,
  finalTurn: false,
});
const level: GameEvent = { type: 'heroLevelledUp', seat: ADA, hero: 'mage', level: 2, cost: 0 };
const scored: GameEvent = {
  type: 'vpChanged',
  who: ADA,
  n: 2,
  total: 2,
  source: 'quests',
  cause: { by: 'rule', id: 'C1' },
};

describe('the log', () => {
  it('tells the newest turn first and leaves out what has no line', () => {
    const turns = logTurns(story([turn(ADA, 1), level, turn(BRUNO, 1), scored]), CATALOG, TELLING.names);
    expect(turns.map(({ seat }) => seat)).toEqual([BRUNO, ADA]);
    expect(turns[1]?.lines.map(({ words }) => words)).toHaveLength(1);
  });
});

describe('the recap', () => {
  it('has nothing to say where nothing worth a word has happened', () => {
    expect(recapOf(story([turn(ADA, 1), scored]), CATALOG, TELLING.names)).toBeUndefined();
  });

  it('puts the VP beside the deed and sums them up', () => {
    const recap = recapOf(story([level, scored]), CATALOG, TELLING.names);
    expect(recap?.lines[0]?.vp).toBe(2);
    expect(recap?.gained.get(ADA)).toBe(2);
  });

  it('keeps to six lines and counts the rest', () => {
    const recap = recapOf(story(Array.from({ length: 9 }, () => level)), CATALOG, TELLING.names);
    expect(recap?.lines).toHaveLength(6);
    expect(recap?.left).toBe(3);
  });
});
