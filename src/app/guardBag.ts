/** Nobody's hand: the Guard shakes its bag before it draws. */
import type { Session } from './session.ts';

const STRENGTH = 0.7;

export function shakeGuardBag({ ports: { bags, onShot, isMotionReduced } }: Pick<Session, 'ports'>): () => void {
  return onShot(({ events: [first], pacing }) => {
    if (first.type === 'guardTurnStarted' && pacing !== 'instant' && !isMotionReduced()) bags.shake('guard', STRENGTH);
  });
}
