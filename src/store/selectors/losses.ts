/** What confirming now would waste: said before, once, so that nobody loses a Unit unawares (T6, T7). */
import {
  CAPITOL_PLACES,
  type CapitolPlace,
  type HeroClass,
  isUnit,
  type MeepleId,
  playerOf,
} from '../../engine/index.ts';
import { usablePowers } from './heroPowers.ts';
import { perState } from './memo.ts';
import { targetsOf } from './places.ts';

export interface Losses {
  /** T7: Units still in the Tavern when the Main phase is confirmed; in Development they can wait. */
  readonly units: readonly MeepleId[];
  /** C2a: powers that work in the Development phase only. */
  readonly powers: readonly HeroClass[];
  /** Places of the Capitol that somebody in the Tavern could still use this turn. */
  readonly chances: readonly CapitolPlace[];
}

const NONE: Losses = { units: [], powers: [], chances: [] };

export const lossesOnConfirm = perState((engine, state): Losses => {
  const { seat, phase, step, assignments } = state.turn;
  if (step !== 'assigning' || state.choice !== undefined) return NONE;
  const { tavern } = playerOf(state, seat);
  if (phase === 'main') return { ...NONE, units: tavern.filter(isUnit) };
  const isOpen = (place: CapitolPlace): boolean =>
    !assignments.some((assignment) => assignment.place === place) &&
    tavern.some((meeple) => targetsOf(engine, state, meeple).has(place));
  return { ...NONE, powers: usablePowers(engine, state), chances: CAPITOL_PLACES.filter(isOpen) };
});

export function isLosing({ units, powers, chances }: Losses): boolean {
  return units.length + powers.length + chances.length > 0;
}
