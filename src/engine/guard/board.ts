/** The Guard board: which spot a meeple takes, and how the board empties (G2, G4, G9, G12). */
import type { Cause } from '../model/causes.ts';
import type { GuardSpotId, MeepleId } from '../model/ids.ts';
import { isPrestige, kindOf } from '../model/meeples.ts';
import { emit, type Run } from '../run.ts';
import { changeGuard, guardOf } from './change.ts';

export type Deployment = GuardSpotId | 'prestige' | 'beside';

/** The first empty spot that fits, and the fitting spots that were already taken. */
export function spotFor(run: Run, meeple: MeepleId): { spot: Deployment; passed: GuardSpotId[] } {
  const kind = kindOf(meeple);
  if (isPrestige(kind)) return { spot: 'prestige', passed: [] };
  const fitting = run.cards.catalog.guard.spots.filter((spot) => spot.fits.includes(kind));
  const taken = new Set(guardOf(run).board.map(({ spot }) => spot));
  const free = fitting.findIndex((spot) => !taken.has(spot.id));
  const passed = (free < 0 ? fitting : fitting.slice(0, free)).map((spot) => spot.id);
  return { spot: fitting[free]?.id ?? 'beside', passed };
}

export function deploy(run: Run, meeple: MeepleId): Deployment {
  const { spot, passed } = spotFor(run, meeple);
  const guard = guardOf(run);
  changeGuard(run, { summoned: guard.summoned.filter((id) => id !== meeple) });
  if (spot === 'prestige') changeGuard(run, { prestigeArea: [...guard.prestigeArea, meeple] });
  else if (spot === 'beside') changeGuard(run, { beside: [...guard.beside, meeple] });
  else changeGuard(run, { board: [...guard.board, { spot, meeple }] });
  emit(run, { type: 'guardMeepleDeployed', meeple, spot, passed });
  return spot;
}

/** Everything that has been deployed; summoned meeples still wait for their spot. */
export function returnGuardBoard(run: Run, cause: Cause): void {
  const { bag, board, prestigeArea, beside } = guardOf(run);
  const meeples = [...board.map(({ meeple }) => meeple), ...prestigeArea, ...beside];
  if (meeples.length === 0) return;
  changeGuard(run, { bag: [...bag, ...meeples], board: [], prestigeArea: [], beside: [] });
  emit(run, { type: 'guardBoardReturned', meeples, cause });
}
