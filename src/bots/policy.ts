/** What a bot is: given a position and its seat, the next intent. Policies act through the engine's door only. */
import type { Engine, GameState, Intent, Rng, Seat } from '../engine/index.ts';

export interface Policy {
  readonly name: string;
  /** Called whenever `seat` has to act; must return a legal intent. */
  act(engine: Engine, state: GameState, seat: Seat, rng: Rng): Intent;
}
