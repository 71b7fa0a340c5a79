import { describe, expect, it } from 'vitest';
import { beatOf } from '../../../src/director/beats.ts';
import { paced } from '../../../src/director/pacing.ts';
import { type EventType, type GameEvent, idsOfKind } from '../../../src/engine/index.ts';
import { followedFocus } from '../../../src/scene/camera/following.ts';
import type { Pacing } from '../../../src/store/pace.ts';
import { engine } from '../../support/games.ts';
import { SAMPLE_EVENTS } from '../../support/sampleEvents.ts';

const state = engine.setup({ seed: 'following', seats: 2, towers: true });

function followed(type: EventType, { facts = {}, pacing = 'normal' as Pacing, reducedMotion = false } = {}) {
  const event = { type, ...SAMPLE_EVENTS[type], ...facts } as GameEvent;
  const beat = paced(beatOf(event, { before: state, after: state }), pacing, { reducedMotion });
  return followedFocus({ beat, pacing });
}

describe('the camera', () => {
  it('goes to fights, buildings, draws and levels, at any pace and without motion', () => {
    for (const type of [
      'monsterDefeated',
      'locationBuilt',
      'meeplesDrawn',
      'roomCompleted',
      'heroLevelledUp',
    ] as const) {
      expect([type, followed(type)]).not.toEqual([type, undefined]);
      expect([type, followed(type, { pacing: 'fast' })]).toEqual([type, followed(type)]);
      expect([type, followed(type, { reducedMotion: true })]).toEqual([type, followed(type)]);
    }
  });

  it('does not run after every point, meeple and card', () => {
    for (const type of [
      'vpChanged',
      'meeplesGained',
      'meeplesLodged',
      'tileRevealed',
      'monsterSlid',
      'questsDrawn',
    ] as const)
      expect([type, followed(type)]).toEqual([type, undefined]);
  });

  it('looks at where Corruption goes, not at the supply it comes from', () => {
    const corruption = followed('meeplesGained', { facts: { meeples: idsOfKind('corruption').slice(0, 1) } });
    expect(corruption).toBeDefined();
    expect(corruption).not.toContain('supply');
  });

  it('goes back to the whole table when that is meant', () => {
    expect(followed('councilArrived')).toContain('table');
    expect(followed('turnEnded')).toContain('table');
  });
});
