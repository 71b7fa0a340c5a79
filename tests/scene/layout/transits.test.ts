import { describe, expect, it } from 'vitest';
import type { GameState, Seat } from '../../../src/engine/index.ts';
import { layoutTable } from '../../../src/scene/layout/layoutTable.ts';
import type { PieceKey, Poses } from '../../../src/scene/layout/pieces.ts';
import { entryPose, exitPose } from '../../../src/scene/layout/transits.ts';
import { MODES, type Mode, optionsOf, play, wild } from '../../support/games.ts';
import { familyOf } from './bodies.ts';

const VIEWER = 0 as Seat;

interface Change {
  readonly key: PieceKey;
  readonly type: string;
  readonly before: { readonly state: GameState; readonly poses: Poses; readonly viewer: Seat };
  readonly after: Poses;
}

/** Every piece that comes or goes in a match, with what happened. */
function comingsAndGoings(mode: Mode): { readonly came: Change[]; readonly went: Change[] } {
  const came: Change[] = [];
  const went: Change[] = [];
  let last: Change['before'] | undefined;
  play(optionsOf(mode, `transits ${mode.name}`), wild(), {
    step: ({ event, state }) => {
      const after = layoutTable(state, VIEWER);
      if (last !== undefined) {
        const change = { type: event.type, before: last, after };
        for (const key of after.keys()) if (!last.poses.has(key)) came.push({ key, ...change });
        for (const key of last.poses.keys()) if (!after.has(key)) went.push({ key, ...change });
      }
      last = { state, poses: after, viewer: VIEWER };
    },
  });
  return { came, went };
}

const families = (changes: readonly Change[]): string[] => [...new Set(changes.map(({ key }) => familyOf(key)))].sort();

describe('pieces come and go', () => {
  const table = comingsAndGoings(MODES[3] as Mode);
  const solo = comingsAndGoings(MODES[6] as Mode);
  const came = [...table.came, ...solo.came].filter(({ type }) => type !== 'matchStarted');
  const went = [...table.went, ...solo.went];

  it('only where a back becomes a card, something is built or taken down, or a card waits for its district', () => {
    expect(families(came)).toEqual(['diorama', 'hand', 'hero', 'monster', 'quest']);
    expect(families(went)).toEqual(['hand', 'monster', 'quest', 'room', 'storey']);
  });

  it('with a first pose for all that come', () => {
    const nowhere = came.filter(({ key, before, after }) => {
      const pose = after.get(key);
      return pose === undefined || entryPose(key, pose, before) === undefined;
    });
    expect(nowhere.map(({ key, type }) => `${key} at ${type}`)).toEqual([]);
  });

  it('with a last pose for all that leave for good', () => {
    for (const { key, before } of went) {
      const pose = before.poses.get(key);
      const isReplaced = familyOf(key) === 'hand' || familyOf(key) === 'quest';
      expect(pose !== undefined && exitPose(key, pose, before) !== undefined, key).toBe(!isReplaced);
    }
  });

  it('a discarded Quest starts as the back that it was in the hand', () => {
    const discarded = came.filter(({ type }) => type === 'questDiscarded');
    expect(discarded.length).toBeGreaterThan(0);
    for (const { key, before, after } of discarded) {
      const pose = after.get(key);
      if (pose === undefined) throw new Error('Nowhere');
      expect(entryPose(key, pose, before)).toMatchObject({ lies: 'faceDown' });
    }
  });
});
