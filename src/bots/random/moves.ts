/** Single steps of a random turn: at the Capitol, at a place that lacks something, and to a new place. */
import {
  type Assignment,
  CLASSES,
  DISTRICTS,
  type District,
  type Intent,
  isFinalTurn,
  kindOf,
  type MeepleId,
  type PlaceId,
  playerOf,
  readPlace,
} from '../../engine/index.ts';
import { CORRUPTION, countKinds, kindNumberOf, PEASANT, SHAMAN, WARRIOR } from '../kinds.ts';
import { musterOf } from '../muster.ts';
import { readNeeds } from '../needs.ts';
import { canMeet, fightValue, findMeeple, foeOf, isHunted, wantedAt } from './help.ts';
import type { Position } from './position.ts';

const PROBES = 5;

/** Hero powers, Construct and Level up, each now and then; undefined: nothing more here. */
export function develop({ engine, state, seat, rng }: Position): Intent | undefined {
  const { tavern } = playerOf(state, seat);
  if (tavern.length === 0) return undefined;
  const whim = rng.int(8);
  let intent: Intent | undefined;
  if (whim < 2) {
    const hero = CLASSES[rng.int(CLASSES.length)] as (typeof CLASSES)[number];
    if (playerOf(state, seat).levels[hero] > 1) intent = { type: 'useHeroPower', seat, hero };
  } else if (whim < 5) {
    const meeple = tavern[rng.int(tavern.length)] as MeepleId;
    const kind = kindNumberOf(meeple);
    if (kind === CORRUPTION) return undefined;
    const to = kind === PEASANT || (kind === SHAMAN && whim === 2) ? 'capitol:construct' : 'capitol:levelUp';
    intent = { type: 'placeMeeple', seat, meeple, to };
  } else if (whim === 5 && rng.int(4) === 0) {
    const placed = state.turn.assignments[0]?.meeples[0];
    if (placed !== undefined) return { type: 'takeBack', seat, meeple: placed.id };
  }
  return intent !== undefined && engine.check(state, intent) === undefined ? intent : undefined;
}

/** One more meeple for a place that lacks it; one less where nothing can help. */
export function helpPlace(position: Position, assignment: Assignment): Intent | undefined {
  const { cards, state, seat, rng } = position;
  const player = playerOf(state, seat);
  const wanted = wantedAt(cards, state, player, assignment);
  if (wanted === 'done') return undefined;
  if (wanted !== 'stuck') {
    if (rng.int(2) === 0) {
      const call = callPeasant(position, assignment);
      if (call !== undefined) return call;
    }
    const { tavern } = player;
    const meeple = tavern.length === 0 ? undefined : findMeeple(tavern, rng.int(tavern.length), wanted);
    if (meeple !== undefined) return { type: 'placeMeeple', seat, meeple, to: assignment.place };
  }
  const last = assignment.meeples[assignment.meeples.length - 1];
  return last === undefined ? undefined : { type: 'takeBack', seat, meeple: last.id };
}

/** C5: a level 3 Warrior calls a Peasant to the Monster it stands on. */
export function callPeasant({ state, seat }: Position, at?: Assignment): Intent | undefined {
  const { levels, lodgings } = playerOf(state, seat);
  if (levels.warrior < 3) return undefined;
  const { assignments } = state.turn;
  if (assignments.some(({ meeples }) => meeples.some(({ called }) => called))) return undefined;
  const peasant = findMeeple(lodgings, 0, (kind) => kind === PEASANT);
  if (peasant === undefined) return undefined;
  const fight = (at === undefined ? assignments : [at]).find(
    ({ place, meeples }) => isFight(place) && meeples.some(({ id }) => kindNumberOf(id) === WARRIOR),
  );
  return fight === undefined ? undefined : { type: 'placeMeeple', seat, meeple: peasant, to: fight.place };
}

export const isFight = (place: PlaceId): boolean => place.startsWith('monster:') || place.startsWith('council:');

/** The first meeple of a place that the Tavern alone can complete; Monsters first, so that games end. */
export function openPlace(position: Position): Intent | undefined {
  const { cards, state, seat, rng } = position;
  const { assignments, number } = state.turn;
  const player = playerOf(state, seat);
  const tavern = countKinds(player.tavern);
  const units = player.tavern.length - (tavern[CORRUPTION] as number);
  if (units === 0) return undefined;
  const muster = musterOf(cards, player, number);
  const isFree = (place: PlaceId): boolean => {
    for (const assignment of assignments) if (assignment.place === place) return false;
    const foe = foeOf(cards, place);
    if (foe !== undefined) return fightValue(muster, tavern, foe) >= foe.strength && !isMarked(position, place);
    const ref = readPlace(place);
    if (ref?.kind === 'location') return canMeet(readNeeds(cards.location(ref.id).needs), tavern, units);
    if (ref?.kind !== 'room') return false;
    const { needs, prey } = cards.room(ref.id);
    return canMeet(readNeeds(needs), tavern, units) && (prey === undefined || isHunted(cards, state, prey));
  };
  const eager = assignments.length === 0 && rng.int(4) > (isFinalTurn(state) ? 2 : 0);
  const to = (eager ? anyMonster(position, isFree) : undefined) ?? probe(position, isFree);
  if (to === undefined) return undefined;
  const meeple = firstFor(position, to);
  if (meeple === undefined) return undefined;
  return kindOf(meeple) === 'shaman' && rng.int(4) === 0
    ? { type: 'placeMeeple', seat, meeple, to, as: CLASSES[rng.int(CLASSES.length)] as (typeof CLASSES)[number] }
    : { type: 'placeMeeple', seat, meeple, to };
}

/** E3: an Overlord that carries this player's marker is closed; the Henchman never is. */
function isMarked({ cards, state, seat }: Position, place: PlaceId): boolean {
  const ref = readPlace(place);
  if (ref?.kind !== 'council' || cards.council(ref.id).role === 'henchman') return false;
  return playerOf(state, seat).fought.includes(ref.id);
}

function firstFor({ cards, state, seat, rng }: Position, place: PlaceId): MeepleId | undefined {
  const player = playerOf(state, seat);
  const wanted = wantedAt(cards, state, player, { place, meeples: [], joined: [], resolved: false });
  if (typeof wanted === 'string') return undefined;
  return findMeeple(player.tavern, rng.int(player.tavern.length), wanted);
}

type Test = (place: PlaceId) => boolean;

function anyMonster({ state, rng }: Position, isFree: Test): PlaceId | undefined {
  const first = rng.int(DISTRICTS.length);
  for (let i = 0; i < DISTRICTS.length; i++) {
    const row = state.monsters[DISTRICTS[(first + i) % DISTRICTS.length] as District];
    const start = row.length === 0 ? 0 : rng.int(row.length);
    for (let j = 0; j < row.length; j++) {
      const place: PlaceId = `monster:${row[(start + j) % row.length]?.id}`;
      if (isFree(place)) return place;
    }
  }
  return undefined;
}

function probe(position: Position, isFree: Test): PlaceId | undefined {
  for (let i = 0; i < PROBES; i++) {
    const place = somePlace(position);
    if (place !== undefined && isFree(place)) return place;
  }
  return undefined;
}

export function somePlace({ state, rng }: Position): PlaceId | undefined {
  const whim = rng.int(8);
  const district = DISTRICTS[rng.int(DISTRICTS.length)] as District;
  if (whim < 3) {
    const row = state.monsters[district];
    return row.length === 0 ? undefined : `monster:${row[rng.int(row.length)]?.id}`;
  }
  if (whim < 6) return `location:${state.locations[rng.int(state.locations.length)]?.id}`;
  const room = state.towers[district][0];
  if (whim === 6 && room !== undefined) return `room:${room}`;
  if (!isFinalTurn(state)) return undefined;
  return `council:${state.overlords[rng.int(state.overlords.length)]?.id}`;
}
