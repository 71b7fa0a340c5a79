/** Counts move trees: how many sequences of n legal intents lead on from a position. A match that is over counts as one. */
import type { GameState } from '../../src/engine/index.ts';
import { engine, last, must } from './games.ts';

export function perft(state: GameState, depth: number): number {
  const seat = engine.seatToAct(state);
  if (depth === 0 || seat === undefined) return 1;
  const legal = engine.legal(state, seat);
  if (depth === 1) return legal.length;
  return legal.reduce((sum, intent) => sum + perft(last(must(state, intent)), depth - 1), 0);
}
