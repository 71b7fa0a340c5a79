/** The game that the browser tests play by hand: a legal one, in which everything happens that a turn can bring. */
import { describe, expect, it } from 'vitest';
import type { EventType } from '../../src/engine/index.ts';
import { playHeadless } from '../support/script.ts';
import { OPTIONS, THREE_ROUNDS } from '../support/threeRounds.ts';

const HAPPENS: readonly EventType[] = [
  'meeplePlaced',
  'meepleTakenBack',
  'locationBuilt',
  'heroLevelledUp',
  'locationActivated',
  'monsterDefeated',
  'roomCompleted',
  'questsDrawn',
  'questDiscarded',
  'questCompleted',
  'meeplesDrawn',
  'bagRefilled',
  'monsterRevealed',
];

describe('three rounds for two', () => {
  const { state, events } = playHeadless(OPTIONS, THREE_ROUNDS);

  it('are played to their end by the rules', () => {
    expect(state.turn).toMatchObject({ round: 4, phase: 'development', step: 'assigning', assignments: [] });
    expect(events.filter(({ type }) => type === 'turnEnded')).toHaveLength(6);
  });

  it.each(HAPPENS)('have a %s in them', (type) => {
    expect(events.map((event) => event.type)).toContain(type);
  });
});
