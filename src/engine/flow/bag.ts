/** Bags: drawing without looking (W5, W6), and what goes back in. */
import type { Cause } from '../model/causes.ts';
import type { MeepleId, Seat } from '../model/ids.ts';
import { playerOf } from '../rules/turn.ts';
import { changePlayer, emit, type Run, withRng } from '../run.ts';

/** Draws up to n meeples into the Tavern; an empty bag takes in all Lodgings first (W6). */
export function drawFromBag(run: Run, seat: Seat, n: number, cause: Cause): void {
  const short = n - pullOut(run, seat, n, cause);
  const { lodgings } = playerOf(run.state, seat);
  if (short <= 0 || lodgings.length === 0) return;
  changePlayer(run, seat, { bag: lodgings, lodgings: [] });
  emit(run, { type: 'bagRefilled', seat, meeples: lodgings });
  pullOut(run, seat, short, cause);
}

function pullOut(run: Run, seat: Seat, wanted: number, cause: Cause): number {
  const { bag, tavern } = playerOf(run.state, seat);
  const { taken, left } = pick(run, bag, wanted);
  if (taken.length === 0) return 0;
  changePlayer(run, seat, { bag: left, tavern: [...tavern, ...taken] });
  emit(run, { type: 'meeplesDrawn', seat, meeples: taken, wanted, cause });
  return taken.length;
}

/** Every meeple in the bag is equally likely; a bag has no order. */
export function pick(run: Run, bag: readonly MeepleId[], n: number): { taken: MeepleId[]; left: MeepleId[] } {
  const left = bag.slice();
  const taken: MeepleId[] = [];
  if (left.length === 0 || n <= 0) return { taken, left };
  withRng(run, (rng) => {
    while (taken.length < n && left.length > 0) {
      const at = rng.int(left.length);
      taken.push(left[at] as MeepleId);
      left[at] = left[left.length - 1] as MeepleId;
      left.pop();
    }
  });
  return { taken, left };
}
