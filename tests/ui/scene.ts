/** Positions and names for tests of the interface. */
import { CATALOG } from '../../src/content/catalog.ts';
import type { Telling } from '../../src/content/words/telling.ts';
import {
  createEngine,
  type Engine,
  type GameState,
  indexCards,
  type Kind,
  kindOf,
  type MeepleId,
  type PlaceId,
  playerOf,
  type Scenario,
  type Seat,
} from '../../src/engine/index.ts';
import type { ActionContext } from '../../src/ui/model/action.ts';

export const ENGINE: Engine = createEngine(CATALOG);
export const CARDS = indexCards(CATALOG);
export const TELLING: Telling = { catalog: CATALOG, names: ['Ada', 'Bruno', 'Cleo', 'Moss'] };
export const ADA = 0 as Seat;
export const BRUNO = 1 as Seat;
export const CONTEXT: ActionContext = {
  telling: TELLING,
  looking: ADA,
  isBusy: false,
  waitsForGo: false,
  answer: undefined,
};

/** Ada to play; a main phase unless said otherwise. */
export function given(spec: Scenario): GameState {
  return ENGINE.scenario({ active: 0, phase: 'main', ...spec });
}

export function meeple(state: GameState, kind: Kind, nth = 0): MeepleId {
  const found = playerOf(state, state.turn.seat).tavern.filter((id) => kindOf(id) === kind)[nth];
  if (found === undefined) throw new Error(`There is no ${kind} in the Tavern`);
  return found;
}

/** The state once these of the Tavern stand there. */
export function placed(state: GameState, to: PlaceId, ...kinds: Kind[]): GameState {
  return kinds.reduce((now, kind) => {
    const intent = { type: 'placeMeeple', seat: now.turn.seat, meeple: meeple(now, kind), to } as const;
    return after(now, intent);
  }, state);
}

export function after(state: GameState, intent: Parameters<Engine['apply']>[1]): GameState {
  const result = ENGINE.apply(state, intent);
  if (!result.ok) throw new Error(`Refused: ${result.error.code}`);
  const last = result.value[result.value.length - 1];
  return last === undefined ? state : last.state;
}
