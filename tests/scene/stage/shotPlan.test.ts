import { describe, expect, it } from 'vitest';
import { motionMs } from '../../../src/director/beat.ts';
import type { Tempo } from '../../../src/director/pacing.ts';
import { cutShot } from '../../../src/director/shots.ts';
import type { Shot } from '../../../src/director/stage.ts';
import type { EventType, GameState, Seat, Step } from '../../../src/engine/index.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import { TOWER } from '../../../src/scene/layout/measures.ts';
import type { PieceKey } from '../../../src/scene/layout/pieces.ts';
import type { LaidTable } from '../../../src/scene/layout/transits.ts';
import { type Move, namedBy, planMoves } from '../../../src/scene/stage/shotPlan.ts';
import { MODES, type Mode, optionsOf, play } from '../../support/games.ts';

const TEMPO: Tempo = { pacing: 'normal', guardPace: 'steady', reducedMotion: false };
const VIEWER = 0 as Seat;
const laid = (state: GameState): LaidTable => ({ state, viewer: VIEWER, poses: layoutTable(state, VIEWER) });

interface Planned {
  readonly shot: Shot;
  readonly moves: ReadonlyMap<PieceKey, Move>;
  readonly gone: readonly PieceKey[];
}

const planned = (shot: Shot): Planned => {
  const { moves, gone } = planMoves(shot, laid(shot.before), laid(shot.after));
  return { shot, moves: new Map(moves.map((move) => [move.key, move])), gone };
};

/** Shots of whole matches, a few of each type. */
function shotsOf(mode: Mode, seeds: number): Map<EventType, Shot[]> {
  const found = new Map<EventType, Shot[]>();
  for (let i = 0; i < seeds; i++) {
    play(optionsOf(mode, `plan ${i}`), undefined, {
      step: (step: Step, before: GameState) => {
        const shots = found.get(step.event.type) ?? [];
        // The set-up is told of a table that is laid already.
        if (step.event.type === 'meeplesDrawn' && step.event.cause.id !== 'W5') return;
        const shot = shots.length < 6 ? cutShot([step], before, TEMPO) : undefined;
        if (shot !== undefined) found.set(step.event.type, [...shots, shot]);
      },
    });
  }
  return found;
}

const FOUND = shotsOf(MODES.find(({ options }) => options.seats === 3 && options.towers) as Mode, 2);
const every = (type: EventType): Planned[] => {
  const shots = FOUND.get(type) ?? [];
  if (shots.length === 0) throw new Error(`no ${type} in these matches`);
  return shots.map(planned);
};
const startsWith = (moves: ReadonlyMap<PieceKey, Move>, family: string): Move[] =>
  [...moves.values()].filter(({ key }) => key.startsWith(`${family}:`));

describe('a shot in moves', () => {
  it('moves every piece that differs and no other, and is over in time', () => {
    for (const type of FOUND.keys()) {
      for (const { shot, moves, gone } of every(type)) {
        const [before, after] = [laid(shot.before).poses, laid(shot.after).poses];
        for (const { key, delayMs, durationMs } of moves.values()) {
          expect([type, key, before.get(key)]).not.toEqual([type, key, after.get(key)]);
          expect(delayMs + durationMs).toBeLessThanOrEqual(motionMs(shot.beat.motion) + 1e-6);
        }
        for (const key of after.keys()) {
          const [a, b] = [before.get(key), after.get(key)];
          if (a !== undefined && b !== undefined && !a.hidden && Math.hypot(a.x - b.x, a.z - b.z) > 1e-6)
            expect([type, key, moves.has(key)]).toEqual([type, key, true]);
        }
        for (const key of gone) expect(after.has(key)).toBe(false);
      }
    }
  });

  it('lets meeples out of a bag one after the other, in the order of the draw, from small to whole', () => {
    for (const { shot, moves } of every('meeplesDrawn')) {
      const [event] = shot.events;
      if (event.type !== 'meeplesDrawn') throw new Error('another event');
      const drawn = event.meeples.map((id) => moves.get(`meeple:${id}` as PieceKey));
      expect(drawn.map((move) => move?.delayMs)).toEqual(
        event.meeples.map((_, rank) => rank * shot.beat.motion.staggerMs),
      );
      for (const move of drawn) expect([move?.fromSize === 1, move?.toSize]).toEqual([false, 1]);
    }
  });

  it('raises a building only after its tile has landed', () => {
    for (const { moves } of every('locationBuilt')) {
      const [tile] = startsWith(moves, 'location').filter(({ ease }) => ease === 'drop');
      const [diorama] = startsWith(moves, 'diorama');
      expect(diorama?.delayMs).toBeGreaterThanOrEqual((tile?.delayMs ?? 0) + (tile?.durationMs ?? 0));
    }
  });

  it('walks a score marker over every cell between', () => {
    const walks = every('vpChanged').flatMap(({ shot, moves }) => {
      const [event] = shot.events;
      return event.type === 'vpChanged' ? [{ n: Math.abs(event.n), move: moves.get(`score:${event.who}`) }] : [];
    });
    expect(walks.some(({ n }) => n > 1)).toBe(true);
    for (const { n, move } of walks) expect((move?.stations?.length ?? 0) / 2).toBe(n - 1);
  });

  it('breaks a storey out of its tower before the roof drops onto the next, all within the beat', () => {
    const falls = every('roomCompleted').map(({ shot, moves }) => ({
      lengthMs: motionMs(shot.beat.motion),
      storeys: startsWith(moves, 'storey'),
      roofs: startsWith(moves, 'roof'),
    }));
    expect(falls.some(({ storeys, roofs }) => storeys.length > 0 && roofs.length > 0)).toBe(true);
    for (const { lengthMs, storeys, roofs } of falls) {
      for (const { vanishes, toSize } of storeys) expect([vanishes, toSize < 0.5]).toEqual([true, true]);
      for (const roof of roofs) {
        expect(roof.ease).toBe('drop');
        expect(roof.delayMs + roof.durationMs).toBeLessThanOrEqual(lengthMs);
        for (const storey of storeys) expect(roof.delayMs).toBeGreaterThan(storey.durationMs / 2);
      }
    }
  });

  it('carries what crosses the table above the towers, and leaves short ways as low as their beat', () => {
    const top = TOWER.storeys * TOWER.storeyHeight + TOWER.roofHeight;
    let crossings = 0;
    for (const type of FOUND.keys()) {
      for (const { shot, moves } of every(type)) {
        const { poses } = laid(shot.before);
        for (const { key, entry, to, arcHeight } of moves.values()) {
          const from = entry ?? poses.get(key);
          if (from === undefined || arcHeight < 1) continue;
          const far = Math.hypot(to.x - from.x, to.z - from.z);
          if (far < 5) expect(arcHeight).toBeLessThanOrEqual(Math.max(1, shot.beat.motion.arcHeight));
          if (far < 24) continue;
          crossings++;
          expect([type, arcHeight > top]).toEqual([type, true]);
        }
      }
    }
    expect(crossings).toBeGreaterThan(0);
  });

  it('names a piece once, however often the story does', () => {
    const [{ shot }] = every('meeplesDrawn') as [Planned];
    const keys = namedBy([...shot.events, ...shot.events]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
