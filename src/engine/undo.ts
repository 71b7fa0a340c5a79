/** How far a player may go back: never past a move that brought hidden information to light. */
import type { Step } from './run.ts';

/** May the move that led to these steps be undone? */
export function canUndoPast(steps: readonly Step[]): boolean {
  return !steps.some((step) => step.reveals);
}
