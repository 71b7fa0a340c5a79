/** What the strip's buttons and keys do. */
import type { Director } from '../../director/director.ts';
import type { ShownTurn } from './useGuardTurn.ts';

export interface GuardDeeds {
  readonly next: () => void;
  /** Undefined: this is the first step. */
  readonly back: (() => void) | undefined;
  readonly skip: () => void;
}

export function guardDeeds(
  shown: ShownTurn,
  director: Director | undefined,
  showFrom: (index: number) => void,
): GuardDeeds {
  const { turn, stepNo, steps, isAgain } = shown;
  const before = turn.steps[stepNo - 2];
  const isLast = stepNo === steps;
  return {
    next: () => {
      if (isAgain && isLast) director?.skip();
      else director?.hurry();
    },
    back: before === undefined ? undefined : () => showFrom(before.index),
    skip: () => director?.skip(),
  };
}
