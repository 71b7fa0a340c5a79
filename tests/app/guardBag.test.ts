import { describe, expect, it } from 'vitest';
import { shakeGuardBag } from '../../src/app/guardBag.ts';
import type { Session } from '../../src/app/session.ts';
import type { Shot } from '../../src/director/stage.ts';

function given({ isCalm = false } = {}) {
  const shaken: unknown[] = [];
  const listeners = new Set<(shot: Shot) => void>();
  const ports = {
    bags: { shake: (bag: unknown) => shaken.push(bag) },
    onShot: (listener: (shot: Shot) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isMotionReduced: () => isCalm,
  } as unknown as Session['ports'];
  const stop = shakeGuardBag({ ports });
  const play = (type: string, pacing: Shot['pacing'] = 'normal') => {
    for (const listener of listeners) listener({ events: [{ type }], pacing } as unknown as Shot);
  };
  return { shaken, stop, play };
}

describe('the Guard’s bag', () => {
  it('is shaken once, as its turn begins', () => {
    const { shaken, play } = given();
    play('turnStarted');
    play('guardTurnStarted');
    play('guardMeeplesDrawn');
    expect(shaken).toEqual(['guard']);
  });

  it('stays still where nothing is to move, and after the sitting', () => {
    const calm = given({ isCalm: true });
    calm.play('guardTurnStarted');
    const { shaken, play, stop } = given();
    play('guardTurnStarted', 'instant');
    stop();
    play('guardTurnStarted');
    expect([...calm.shaken, ...shaken]).toEqual([]);
  });
});
