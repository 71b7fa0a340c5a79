import { describe, expect, expectTypeOf, it } from 'vitest';
import { beat, motionMs } from '../../src/director/beat.ts';
import { BEATS, beatOf } from '../../src/director/beats.ts';
import { CUES, type Cue } from '../../src/director/cues.ts';
import type { PieceName } from '../../src/director/focus.ts';
import { MOODS, type Mood, moodOf } from '../../src/director/mood.ts';
import type { ArrivalId, EventType } from '../../src/engine/index.ts';
import type { PieceKey } from '../../src/scene/layout/pieces.ts';
import { MODES, optionsOf, play } from '../support/games.ts';

interface Seen {
  readonly lengths: number[];
  readonly cues: Set<Cue | undefined>;
}

/** Every event of a few matches of each mode, played. */
function seenBeats(): Map<EventType, Seen> {
  const seen = new Map<EventType, Seen>();
  for (const [i, mode] of MODES.entries()) {
    for (const seed of [`beats ${i}`, `more ${i}`]) {
      play(optionsOf(mode, seed), undefined, {
        step: ({ event, state }, before) => {
          const { motion, holdsMs, overlapsMs, cue } = beatOf(event, { before, after: state });
          const entry = seen.get(event.type) ?? { lengths: [], cues: new Set() };
          entry.lengths.push(motionMs(motion) + holdsMs);
          entry.cues.add(cue);
          seen.set(event.type, entry);
          expect(motion.pieces).toBeGreaterThanOrEqual(1);
          expect(overlapsMs).toBeLessThanOrEqual(motionMs(motion));
        },
      });
    }
  }
  return seen;
}

const seen = seenBeats();

describe('beats', () => {
  it('are there for every event that matches bring', () => {
    const types = Object.keys(BEATS) as EventType[];
    const unseen = types.filter((type) => !seen.has(type));
    expect(types.length - unseen.length).toBeGreaterThan(55);
  });

  it('never keep anybody waiting for more than three seconds', () => {
    for (const [type, { lengths }] of seen) expect([type, Math.max(...lengths) <= 3000]).toEqual([type, true]);
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
