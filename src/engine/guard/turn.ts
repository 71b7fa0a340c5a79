/** The Guard's turn (G2): draw, deploy each in order, turn the sword, done. */
import { pick } from '../flow/bag.ts';
import { passTurn } from '../flow/turn.ts';
import type { Cause } from '../model/causes.ts';
import type { MeepleId } from '../model/ids.ts';
import { isUnit } from '../model/meeples.ts';
import { changeTurn, emit, type Run } from '../run.ts';
import { actAll, turnSword } from './actions.ts';
import { deploy, returnGuardBoard } from './board.ts';
import { changeGuard, consoleGuard, guardOf } from './change.ts';

export function runGuardTurn(run: Run): void {
  const { seat, round } = run.state.turn;
  changeTurn(run, { phase: 'guard', step: 'resolving' });
  emit(run, { type: 'guardTurnStarted', round, favored: guardOf(run).favored });
  let unitsDrawn = 0;
  const draw = (n: number, cause: Cause): void => {
    unitsDrawn += summon(run, n, cause).filter(isUnit).length;
  };
  draw(2, { by: 'rule', id: 'G2' });
  for (let [next] = guardOf(run).summoned; next !== undefined; [next] = guardOf(run).summoned)
    resolveMeeple(run, next, draw);
  if (unitsDrawn >= 2) turnSword(run, 1, { by: 'rule', id: 'G2' });
  emit(run, { type: 'guardTurnEnded', round, unitsDrawn });
  passTurn(run, seat, round + 1);
}

/** One meeple goes to its spot and does what the spot says; `draw` brings more of them. */
export function resolveMeeple(run: Run, meeple: MeepleId, draw: (n: number, cause: Cause) => void): void {
  const spot = deploy(run, meeple);
  const { guard } = run.cards.catalog;
  if (spot === 'beside') {
    consoleGuard(run, 'spot', { by: 'rule', id: 'G12' });
    return;
  }
  const actions = spot === 'prestige' ? guard.prestigeArea : (guard.spots.find((s) => s.id === spot)?.actions ?? []);
  const cause: Cause = spot === 'prestige' ? { by: 'rule', id: 'G4' } : { by: 'spot', id: spot };
  actAll(actions, { run, cause, here: guardOf(run).favored, draw });
}

/** G12: a bag that runs dry takes the board's meeples back first. */
function summon(run: Run, n: number, cause: Cause): MeepleId[] {
  const drawn = pullOut(run, n, cause);
  if (drawn.length === n) return drawn;
  returnGuardBoard(run, { by: 'rule', id: 'G12' });
  return [...drawn, ...pullOut(run, n - drawn.length, cause)];
}

/** The meeples stand in the order drawn until each has its spot. */
function pullOut(run: Run, wanted: number, cause: Cause): MeepleId[] {
  const { bag, summoned } = guardOf(run);
  const { taken, left } = pick(run, bag, wanted);
  if (taken.length === 0) return taken;
  changeGuard(run, { bag: left, summoned: [...summoned, ...taken] });
  emit(run, { type: 'guardMeeplesDrawn', meeples: taken, wanted, cause });
  return taken;
}
