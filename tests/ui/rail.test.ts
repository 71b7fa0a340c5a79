import { describe, expect, it } from 'vitest';
import { railOf } from '../../src/ui/model/rail.ts';
import { given } from './scene.ts';

const nowIn = (...args: Parameters<typeof railOf>) =>
  railOf(...args)
    .phases.flatMap(({ steps }) => steps)
    .find(({ isNow }) => isNow)?.name;

describe('the turn guide', () => {
  it('stands at the step of the Draw phase that is being shown', () => {
    const start = given({ players: [{ tavern: { peasant: 1 } }] });
    const drawing = { ...start, turn: { ...start.turn, phase: 'draw' as const } };
    expect(nowIn(drawing, 'monsterRevealed')).toBe('City');
    expect(nowIn(drawing, 'meeplesDrawn')).toBe('Meeples');
    expect(nowIn(drawing, 'bagRefilled')).toBe('Meeples');
    expect(nowIn(drawing, 'tileRevealed')).toBe('Market');
  });

  it('ticks off what is behind', () => {
    const { phases } = railOf(given({ players: [{ tavern: { peasant: 1 } }] }));
    expect(phases.map(({ when }) => when)).toEqual(['done', 'now', 'ahead']);
  });
});
