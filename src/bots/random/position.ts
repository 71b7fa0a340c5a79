/** What every part of the random policy looks at. */
import type { Cards, Engine, GameState, Rng, Seat } from '../../engine/index.ts';

export interface Position {
  readonly engine: Engine;
  readonly cards: Cards;
  readonly state: GameState;
  readonly seat: Seat;
  readonly rng: Rng;
}
