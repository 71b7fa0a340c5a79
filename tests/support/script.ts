/** A match as a list of deeds in words of the table, and what it comes to without a table. */
import {
  type GameEvent,
  type GameState,
  type Intent,
  type Kind,
  kindOf,
  type MatchOptions,
  type MeepleId,
  type PlaceId,
} from '../../src/engine/index.ts';
import { ENGINE } from './match.ts';

export type Deed =
  /** Out of the Tavern, or from another place of the draft. */
  | { readonly put: Kind; readonly from?: PlaceId; readonly to: PlaceId }
  | { readonly takeBack: Kind; readonly from: PlaceId }
  | { readonly choose: string }
  | 'confirm'
  | 'resolveRest';

export interface Played {
  readonly intents: readonly Intent[];
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

export function playHeadless(options: MatchOptions, deeds: readonly Deed[]): Played {
  return playFrom(ENGINE.setup(options), deeds);
}

export function playFrom(start: GameState, deeds: readonly Deed[]): Played {
  const intents: Intent[] = [];
  const events: GameEvent[] = [];
  let state = start;
  for (const deed of deeds) {
    const intent = intentOf(state, deed);
    const result = ENGINE.apply(state, intent);
    if (!result.ok) throw new Error(`${JSON.stringify(deed)} is refused: ${result.error.code}`);
    intents.push(intent);
    for (const { event } of result.value) events.push(event);
    state = result.value[result.value.length - 1]?.state ?? state;
  }
  return { intents, events, state };
}

function intentOf(state: GameState, deed: Deed): Intent {
  const seat = ENGINE.seatToAct(state);
  if (seat === undefined) throw new Error(`nobody is left to ${JSON.stringify(deed)}`);
  if (deed === 'confirm' || deed === 'resolveRest') return { type: deed, seat };
  if ('choose' in deed) return { type: 'choose', seat, option: deed.choose };
  if ('takeBack' in deed) return { type: 'takeBack', seat, meeple: find(state, deed.takeBack, deed.from) };
  return { type: 'placeMeeple', seat, meeple: find(state, deed.put, deed.from), to: deed.to };
}

export function find(
  state: GameState,
  kind: Kind,
  at: PlaceId | 'tavern' | 'lodgings' = 'tavern',
  seat: number = state.turn.seat,
): MeepleId {
  const there =
    at === 'tavern' || at === 'lodgings'
      ? state.players[seat]?.[at]
      : state.turn.assignments.find(({ place }) => place === at)?.meeples.map(({ id }) => id);
  const found = there?.find((id) => kindOf(id) === kind);
  if (found === undefined) throw new Error(`no ${kind} is at ${at} of seat ${seat}`);
  return found;
}
