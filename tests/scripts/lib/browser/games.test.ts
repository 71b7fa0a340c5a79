import { describe, expect, it } from 'vitest';
import { findPosition } from '../../../../scripts/lib/browser/games.ts';
import { positionOf, SHOTS } from '../../../../scripts/lib/browser/shots.ts';
import { CATALOG } from '../../../../src/content/catalog.ts';
import { createEngine, readSave } from '../../../../src/engine/index.ts';

describe('positions for pictures', () => {
  it('are the best of a game, and kept as a save that leads there', () => {
    const engine = createEngine(CATALOG);
    const { state, save } = findPosition(({ turn }) => (turn.round <= 2 ? turn.number : 0), 'early');
    expect(state.turn.round).toBe(2);
    expect(state.turn.number).toBe(8);
    const read = readSave(save.text);
    const restored = read.ok ? engine.restore(read.value) : read;
    expect(restored.ok && restored.value.state).toEqual(state);
    expect(save.summary).toMatchObject({ round: 2, isOver: false });
  });

  it('are not made up where no game has them', () => {
    expect(() => findPosition(() => 0, 'none', 1)).toThrow('no such position');
  });

  it.each(SHOTS.map((shot) => [shot.name, shot] as const))('the picture "%s" finds one', (_, shot) => {
    expect(shot.worth(positionOf(shot).state)).toBeGreaterThan(0);
  });
});
