/** The hand's rules as the engine knows them: every answer comes from the truth of the match. */
import {
  type Engine,
  type GameState,
  type Intent,
  type MeepleId,
  type PlaceId,
  type PlaceStatus,
  playerOf,
  type Refusal,
  type Seat,
} from '../../engine/index.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Match } from '../../store/match.ts';
import { liftableMeeples, previewAt, targetsOf } from '../../store/selectors/places.ts';
import { type DropSpot, HOME, type Stand } from './model.ts';
import type { DragRules } from './ports.ts';
import { sensiblePlace } from './sensible.ts';

export interface EngineRulesParts {
  readonly engine: Engine;
  readonly match: Pick<Match, 'store'>;
  /** Whose hand is over the table; left out, it is always that of whoever has to act. */
  readonly seat?: () => Seat;
}

interface Tried {
  readonly intents: readonly Intent[];
  readonly state: GameState;
}

export function createEngineRules({ engine, match, seat }: EngineRulesParts): DragRules {
  const truth = (): GameState => match.store.getState().truth;
  const acting = (state: GameState): Seat => seat?.() ?? engine.seatToAct(state) ?? state.turn.seat;

  /** One piece after the other, as they would be submitted: all of them, or the first refusal. */
  function tryAll(state: GameState, pieces: readonly MeepleId[], spot: DropSpot): Result<Tried, Refusal> {
    const intents: Intent[] = [];
    let now = state;
    let stays: Refusal | undefined;
    for (const piece of calledLast(state, pieces)) {
      const intent = intentFor(acting(state), piece, spot);
      const result = engine.apply(now, intent);
      if (result.ok) {
        intents.push(intent);
        now = result.value[result.value.length - 1]?.state ?? now;
      } else if (isThere(now, piece, spot)) stays = result.error;
      else return result;
    }
    return intents.length === 0 && stays !== undefined ? err(stays) : ok({ intents, state: now });
  }

  function targets(pieces: readonly MeepleId[]): readonly DropSpot[] {
    const state = truth();
    const [first] = pieces;
    if (first === undefined || acting(state) !== engine.seatToAct(state)) return [];
    const places: DropSpot[] =
      pieces.length === 1
        ? [...targetsOf(engine, state, first)]
        : engine.places(state).filter((place) => tryAll(state, pieces, place).ok);
    return tryAll(state, pieces, HOME).ok ? [...places, HOME] : places;
  }

  function preview(pieces: readonly MeepleId[], spot: DropSpot): PlaceStatus | undefined {
    const state = truth();
    const [first] = pieces;
    if (spot === HOME || first === undefined) return undefined;
    if (pieces.length === 1) {
      const result = previewAt(engine, state, first, spot);
      return result.ok ? result.value : undefined;
    }
    const tried = tryAll(state, pieces, spot);
    return tried.ok ? engine.status(tried.value.state, spot) : undefined;
  }

  return {
    liftRefusal: (piece) => {
      const state = truth();
      if (acting(state) === engine.seatToAct(state) && liftableMeeples(engine, state).has(piece)) return undefined;
      const [to = 'capitol:construct'] = engine.places(state);
      return engine.check(state, { type: 'placeMeeple', seat: acting(state), meeple: piece, to });
    },
    liftable: () => {
      const state = truth();
      return acting(state) === engine.seatToAct(state) ? [...liftableMeeples(engine, state)] : [];
    },
    standsAt: (piece) => standOf(truth(), piece),
    places: () => engine.places(truth()),
    targets,
    refusal: (pieces, spot) => {
      const tried = tryAll(truth(), pieces, spot);
      return tried.ok ? undefined : tried.error;
    },
    preview,
    intents: (pieces, spot) => {
      const tried = tryAll(truth(), pieces, spot);
      return tried.ok ? tried.value.intents : [];
    },
    sensible: (pieces) => {
      const state = truth();
      const open = targets(pieces);
      // Whoever stands in the draft is sent back.
      if (open.includes(HOME)) return HOME;
      const places = open.filter((spot): spot is PlaceId => spot !== HOME);
      return sensiblePlace(places, {
        before: (place) => engine.status(state, place),
        after: (place) => preview(pieces, place),
      });
    },
  };
}

/** Each intent in turn; false as soon as one is refused, which the match then knows. */
export function submitAll(match: Pick<Match, 'submit'>): (intents: readonly Intent[]) => boolean {
  return (intents) => intents.every((intent) => match.submit(intent).ok);
}

function intentFor(seat: Seat, meeple: MeepleId, spot: DropSpot): Intent {
  return spot === HOME ? { type: 'takeBack', seat, meeple } : { type: 'placeMeeple', seat, meeple, to: spot };
}

/** C5: a Peasant can follow a Warrior only once the Warrior is there. */
function calledLast(state: GameState, pieces: readonly MeepleId[]): readonly MeepleId[] {
  if (pieces.length < 2) return pieces;
  const { assignments } = state.turn;
  const called = new Set(assignments.flatMap(({ meeples }) => meeples.flatMap((m) => (m.called ? [m.id] : []))));
  const isCalled = (piece: MeepleId): boolean => called.has(piece) || standOf(state, piece) === 'lodgings';
  return [...pieces.filter((piece) => !isCalled(piece)), ...pieces.filter(isCalled)];
}

function standOf(state: GameState, piece: MeepleId): Stand | undefined {
  for (const { place, meeples } of state.turn.assignments) if (meeples.some(({ id }) => id === piece)) return place;
  const { tavern, lodgings } = playerOf(state, state.turn.seat);
  return tavern.includes(piece) ? 'tavern' : lodgings.includes(piece) ? 'lodgings' : undefined;
}

function isThere(state: GameState, piece: MeepleId, spot: DropSpot): boolean {
  const stand = standOf(state, piece);
  return spot === HOME ? stand === 'tavern' || stand === 'lodgings' : stand === spot;
}
