import { describe, expect, expectTypeOf, it } from 'vitest';
import { beat, cueMs, motionMs } from '../../src/director/beat.ts';
import { BEATS, beatOf } from '../../src/director/beats.ts';
import { CUES, type Cue } from '../../src/director/cues.ts';
import type { PieceName } from '../../src/director/focus.ts';
import { MOODS, type Mood, moodOf } from '../../src/director/mood.ts';
import { type ArrivalId, type EventType, type GameEvent, type GameState, idsOfKind } from '../../src/engine/index.ts';
import type { PieceKey } from '../../src/scene/layout/pieces.ts';
import { engine, MODES, optionsOf, play } from '../support/games.ts';
import { SAMPLE_EVENTS } from '../support/sampleEvents.ts';

interface Seen {
  readonly lengths: number[];
  readonly cues: Set<Cue | undefined>;
}

/** One event of every type, the cases that are played otherwise, and every event of a match of each mode. */
function seenBeats(): Map<EventType, Seen> {
  const seen = new Map<EventType, Seen>();
  const see = (event: GameEvent, before: GameState, after: GameState): void => {
    const played = beatOf(event, { before, after });
    const { motion, holdsMs, overlapsMs, cue } = played;
    const entry = seen.get(event.type) ?? { lengths: [], cues: new Set() };
    entry.lengths.push(motionMs(motion) + holdsMs);
    entry.cues.add(cue);
    seen.set(event.type, entry);
    expect(motion.pieces).toBeGreaterThanOrEqual(1);
    expect(overlapsMs).toBeLessThanOrEqual(motionMs(motion));
    expect(cueMs(played)).toBeLessThanOrEqual(motionMs(motion));
  };
  const start = engine.setup({ seed: 'beats', seats: 2, towers: true });
  const { vpChanged, meeplesGained } = SAMPLE_EVENTS;
  const samples = [
    ...Object.entries(SAMPLE_EVENTS).map(([type, facts]) => ({ type, ...facts })),
    { type: 'vpChanged', ...vpChanged, n: -3 },
    { type: 'meeplesGained', ...meeplesGained, meeples: idsOfKind('corruption').slice(0, 1) },
  ];
  for (const event of samples) see(event as GameEvent, start, start);
  for (const [i, mode] of MODES.entries()) {
    play(optionsOf(mode, `beats ${i}`), undefined, { step: ({ event, state }, before) => see(event, before, state) });
  }
  return seen;
}

const seen = seenBeats();

describe('beats', () => {
  it('are there for every event', () => {
    expect(Object.keys(BEATS).sort()).toEqual(Object.keys(SAMPLE_EVENTS).sort());
  });

  it('never keep anybody waiting for more than three seconds', () => {
    const once = new Set<EventType>(['guardArrived']);
    for (const [type, { lengths }] of seen)
      if (!once.has(type)) expect([type, Math.max(...lengths) <= 3000]).toEqual([type, true]);
  });

  it('G1 lay out what the Guard brings piece by piece, in little more than five seconds', () => {
    const state = engine.setup({ seed: 'beats', seats: 1, towers: true, solo: { hiredHelp: [], advanced: false } });
    const { motion } = beatOf({ type: 'guardArrived', ...SAMPLE_EVENTS.guardArrived }, { before: state, after: state });
    expect(motion.staggerMs).toBeGreaterThan(500);
    expect(Math.max(...(seen.get('guardArrived')?.lengths ?? []))).toBeLessThanOrEqual(6000);
  });

  it('are quick while a draft is made', () => {
    for (const type of ['meeplePlaced', 'meepleTakenBack', 'standInNamed', 'bonusUnitChosen'] as const)
      expect([type, Math.max(0, ...(seen.get(type)?.lengths ?? [])) <= 320]).toEqual([type, true]);
  });

  it('give the Guard time to be read', () => {
    for (const type of ['guardMeepleDeployed', 'guardMonsterDefeated', 'guardOrderPerformed'] as const)
      expect([type, Math.min(...(seen.get(type)?.lengths ?? [0])) >= 1300]).toEqual([type, true]);
  });

  it('ask only for sounds that exist, and for every one of them', () => {
    const heard = new Set([...seen.values()].flatMap(({ cues }) => [...cues]));
    heard.delete(undefined);
    expect(CUES.filter((cue) => !heard.has(cue))).toEqual([]);
  });

  it('point at pieces the table knows', () => {
    expectTypeOf<PieceName>().toExtend<PieceKey>();
  });

  it('W5, W6: ask for a pull once for a draw, not again after the refill in its middle', () => {
    const start = engine.setup({ seed: 'beats', seats: 2, towers: true });
    const drawn = (wanted: number, by: 'W5' | 'S8', extraDraw = 0) => {
      const before = { ...start, turn: { ...start.turn, extraDraw } };
      const event = { ...SAMPLE_EVENTS.meeplesDrawn, type: 'meeplesDrawn', wanted, cause: { by: 'rule', id: by } };
      return beatOf(event as GameEvent, { before, after: before }).invitesMs;
    };
    expect(drawn(4, 'W5')).toBeGreaterThan(0);
    expect(drawn(6, 'W5', 2)).toBeGreaterThan(0);
    expect(drawn(2, 'W5')).toBe(0);
    expect(drawn(4, 'W5', 2)).toBe(0);
    expect(drawn(4, 'S8')).toBe(0);
  });

  it('spread any number of pieces over less than a second', () => {
    const { motion } = beat('pour', 400, { motion: { pieces: 60, staggerMs: 100 } });
    expect(motionMs(motion)).toBeLessThanOrEqual(1300);
    expect(motion.staggerMs).toBeLessThan(100);
  });
});

describe('the mood', () => {
  it('darkens with each Dark Council card and ends in a storm', () => {
    const arrived = (n: number) => ({ arrived: Array.from({ length: n }, (_, i) => `dark-council-${i}` as ArrivalId) });
    expect([0, 1, 2, 3].map((n) => moodOf(arrived(n)))).toEqual([...MOODS] satisfies Mood[]);
  });
});
