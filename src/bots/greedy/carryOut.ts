/** Turns a plan into intents, one at a time, from whatever the draft holds already. */
import {
  type Engine,
  type GameState,
  type Intent,
  type LocationId,
  type MeepleId,
  type PlaceId,
  playerOf,
  readPlace,
  type Seat,
} from '../../engine/index.ts';
import { cardsOf } from '../cards.ts';
import { kindNumberOf, PEASANT } from '../kinds.ts';
import type { Move } from './plan.ts';

/** The next step towards the plan: out of place goes back, what is missing goes there, then confirm. */
export function carryOut(
  engine: Engine,
  state: GameState,
  seat: Seat,
  pool: readonly MeepleId[],
  moves: readonly Move[],
): Intent {
  const wanted = assign(state, seat, pool, moves);
  for (const { place, meeples } of state.turn.assignments) {
    for (const { id } of meeples) if (!wanted.get(place)?.includes(id)) return { type: 'takeBack', seat, meeple: id };
  }
  for (const [to, ids] of wanted) {
    const there = state.turn.assignments.find(({ place }) => place === to)?.meeples ?? [];
    for (const meeple of ids)
      if (!there.some(({ id }) => id === meeple)) return { type: 'placeMeeple', seat, meeple, to };
  }
  return chooseDrinker(engine, state, seat, moves, wanted) ?? { type: 'confirm', seat };
}

/** Which meeple goes where; a called Peasant last, since its Warrior must stand there first (C5). */
function assign(
  state: GameState,
  seat: Seat,
  pool: readonly MeepleId[],
  moves: readonly Move[],
): Map<PlaceId, MeepleId[]> {
  const free = pool.slice();
  const wanted = new Map<PlaceId, MeepleId[]>();
  for (const { place, party, calls } of moves) {
    const ids: MeepleId[] = [];
    party.forEach((n, kind) => {
      for (let i = 0; i < n; i++) {
        const at = free.findIndex((id) => kindNumberOf(id) === kind);
        if (at >= 0) ids.push(...free.splice(at, 1));
      }
    });
    const peasant = calls ? callable(state, seat) : undefined;
    if (peasant !== undefined) ids.push(peasant);
    wanted.set(place, ids);
  }
  return wanted;
}

function callable(state: GameState, seat: Seat): MeepleId | undefined {
  for (const { meeples } of state.turn.assignments) for (const { id, called } of meeples) if (called) return id;
  return playerOf(state, seat).lodgings.find((id) => kindNumberOf(id) === PEASANT);
}

/** L4: the fight that needs it gets the bonus for one chosen Unit. */
function chooseDrinker(
  engine: Engine,
  state: GameState,
  seat: Seat,
  moves: readonly Move[],
  wanted: ReadonlyMap<PlaceId, readonly MeepleId[]>,
): Intent | undefined {
  const fight = moves.find(({ drinks }) => drinks);
  const meeple = fight === undefined ? undefined : wanted.get(fight.place)?.[0];
  if (meeple === undefined) return undefined;
  for (const { place, chosen } of state.turn.assignments) {
    const ref = readPlace(place);
    if (ref?.kind !== 'location' || chosen === meeple || !isStill(engine, ref.id)) continue;
    return { type: 'chooseBonusUnit', seat, location: ref.id, meeple };
  }
  return undefined;
}

function isStill(engine: Engine, id: LocationId): boolean {
  return cardsOf(engine)
    .location(id)
    .effect.some(({ op }) => op === 'bonusChosenByCorruption');
}
