/** What the Guard would do with the next meeple out of its bag, as far as the open table decides it (G2, G3). */
import type { Cards } from '../cards.ts';
import type { GameEvent } from '../events.ts';
import { DISTRICTS, type MeepleId } from '../model/ids.ts';
import { KINDS, type Kind, kindOf } from '../model/meeples.ts';
import type { GameState, GuardState } from '../model/state.ts';
import { createRun } from '../run.ts';
import { viewEventOf } from '../viewEvent.ts';
import { returnGuardBoard } from './board.ts';
import { resolveMeeple } from './turn.ts';

/** What the rest of it hangs on: nothing, a card that is turned up, the Quest that is drawn, more meeples out of the bag. */
export type ForecastEnd = 'sure' | 'card' | 'quest' | 'draw';

export interface KindForecast {
  readonly kind: Kind;
  /** How many of the kind can be drawn. */
  readonly n: number;
  /** What would happen, up to the first thing nobody can know. */
  readonly events: readonly GameEvent[];
  readonly end: ForecastEnd;
}

export interface GuardForecast {
  /** Meeples that can be drawn. */
  readonly inBag: number;
  /** G12: the bag is empty, so the board goes back into it first. */
  readonly boardReturns: boolean;
  readonly kinds: readonly KindForecast[];
}

/** Undefined where the Guard does not play. */
export function forecastGuard(cards: Cards, state: GameState): GuardForecast | undefined {
  if (state.guard === undefined) return undefined;
  const boardReturns = state.guard.bag.length === 0;
  const open = boardReturns ? afterReturn(cards, state) : state;
  const { bag } = open.guard ?? state.guard;
  const kinds = KINDS.flatMap((kind): KindForecast[] => {
    const [meeple, ...others] = bag.filter((id) => kindOf(id) === kind);
    return meeple === undefined ? [] : [{ kind, n: others.length + 1, ...foresee(cards, open, meeple) }];
  });
  return { inBag: bag.length, boardReturns, kinds };
}

function afterReturn(cards: Cards, state: GameState): GameState {
  const run = createRun(cards, state);
  returnGuardBoard(run, { by: 'rule', id: 'G12' });
  return run.state;
}

function foresee(cards: Cards, state: GameState, meeple: MeepleId): Pick<KindForecast, 'events' | 'end'> {
  const run = createRun(cards, unseen(state, meeple));
  let draws = false;
  resolveMeeple(run, meeple, () => {
    draws = true;
  });
  const told = tellable(
    run.steps.map(({ event }) => event),
    state,
  );
  return told.end === 'sure' && draws ? { ...told, end: 'draw' } : told;
}

/** The position with the meeple drawn and everything taken away that lies face down: nothing hidden can show in what follows. */
function unseen(state: GameState, meeple: MeepleId): GameState {
  const guard = state.guard as GuardState;
  const towers = { ...state.towers };
  for (const district of DISTRICTS) towers[district] = towers[district].slice(0, 1);
  return {
    ...state,
    monsterDeck: [],
    towers,
    guard: { ...guard, bag: guard.bag.filter((id) => id !== meeple), summoned: [meeple, ...guard.summoned] },
  };
}

/** Card names of the last deed whose place is filled by a card nobody has seen: its own rewards are sure, what follows is not. */
function tellable(events: readonly GameEvent[], state: GameState): Pick<KindForecast, 'events' | 'end'> {
  const told: GameEvent[] = [];
  let replaced: string | undefined;
  for (const event of events) {
    if (event.type === 'monsterSlid' || event.type === 'questDeckReshuffled') continue;
    if (event.type === 'guardQuestScored') return { events: told, end: 'quest' };
    if (replaced !== undefined && !('cause' in event && event.cause.id === replaced))
      return { events: told, end: 'card' };
    told.push(viewEventOf(event));
    if (event.type === 'guardMonsterDefeated' && state.monsterDeck.length > 0) replaced = event.monster;
    if (event.type === 'guardRoomTaken' && state.towers[event.district].length > 1) replaced = event.room;
  }
  return { events: told, end: 'sure' };
}
