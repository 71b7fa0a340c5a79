/** Counts every meeple of the table where it lies (P1). */
import type { GameState, MeepleId } from '../../src/engine/index.ts';

/** Every meeple of the match, as often as it is found. */
export function census(state: GameState): MeepleId[] {
  const found = Object.values(state.supply).flat();
  for (const { bag, tavern, lodgings } of state.players) found.push(...bag, ...tavern, ...lodgings);
  const { assignments, gained, comingBack } = state.turn;
  found.push(...gained, ...comingBack);
  const assigned = new Set<MeepleId>();
  for (const { meeples, joined } of assignments) {
    for (const { id } of meeples) assigned.add(id);
    found.push(...meeples.map(({ id }) => id), ...joined);
  }
  for (const { stock, hill } of state.locations) {
    found.push(...stock);
    // Until clean up the Units of this turn's assignment already hold the hill: the same Units, named twice.
    found.push(...(hill?.meeples.map(({ id }) => id) ?? []).filter((id) => !assigned.has(id)));
  }
  if (state.guard !== undefined) {
    const { bag, summoned, board, prestigeArea, beside } = state.guard;
    found.push(...bag, ...summoned, ...board.map(({ meeple }) => meeple), ...prestigeArea, ...beside);
  }
  return found;
}
