/** Places and what they have, need and would give; where a meeple may go, asked once when it is lifted. */
import type { Engine, GameState, MeepleId, PlaceId, PlaceStatus, Refusal } from '../../engine/index.ts';
import type { Result } from '../../shared/result.ts';
import { perState } from './memo.ts';

/** Every place of the table, in the engine's order. */
export const placeStatuses = perState(
  (engine, state): ReadonlyMap<PlaceId, PlaceStatus> =>
    new Map(engine.places(state).map((place) => [place, engine.status(state, place)])),
);

/** Places of the draft that lack something: why Confirm is not ready (T6). */
export const incompletePlaces = perState((engine, state): readonly PlaceStatus[] =>
  [...placeStatuses(engine, state).values()].filter(({ meeples, isComplete }) => meeples.length > 0 && !isComplete),
);

export const liftableMeeples = perState((engine, state): ReadonlySet<MeepleId> => {
  const seat = engine.seatToAct(state);
  const isDrafting = state.turn.step === 'assigning' && state.choice === undefined;
  return new Set(seat === undefined || !isDrafting ? [] : engine.liftable(state, seat));
});

const targets = perState(() => new Map<MeepleId, ReadonlySet<PlaceId>>());

export function targetsOf(engine: Engine, state: GameState, meeple: MeepleId): ReadonlySet<PlaceId> {
  const known = targets(engine, state);
  let found = known.get(meeple);
  if (found === undefined) {
    found = new Set(engine.targets(state, meeple));
    known.set(meeple, found);
  }
  return found;
}

export type Preview = Result<PlaceStatus, Refusal>;
const previews = perState(() => new Map<string, Preview>());

/** What the place would have with this meeple on it, or why it may not go there. */
export function previewAt(engine: Engine, state: GameState, meeple: MeepleId, to: PlaceId): Preview {
  const known = previews(engine, state);
  const key = `${meeple}>${to}`;
  let found = known.get(key);
  if (found === undefined) {
    const seat = engine.seatToAct(state) ?? state.turn.seat;
    found = engine.preview(state, { type: 'placeMeeple', seat, meeple, to });
    known.set(key, found);
  }
  return found;
}
