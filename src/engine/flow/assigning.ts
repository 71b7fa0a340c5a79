/** The assignment steps (T2, T3, T6): the draft of placements, Hero powers, and what confirming sets going. */
import type { IntentOf } from '../intents.ts';
import { DISTRICTS, type MeepleId } from '../model/ids.ts';
import { kindOf } from '../model/meeples.ts';
import { type PlaceId, readPlace } from '../model/places.ts';
import type { Assignment, Placed } from '../model/state.ts';
import { builtLocation, districtOfPlace, overrunPeasants } from '../rules/city.ts';
import { bonusesInForce } from '../rules/draft.ts';
import { draftPlaceOf, hasWarrior } from '../rules/placement.ts';
import { assignmentAt, playerOf } from '../rules/turn.ts';
import {
  change,
  changeAssignment,
  changePlayer,
  changeTurn,
  emit,
  lodge,
  putIntoSupply,
  type Run,
  schedule,
  takeFromSupply,
  without,
} from '../run.ts';
import { withoutHill } from './turn.ts';

export function placeMeeple(run: Run, { seat, meeple, to, as }: IntentOf<'placeMeeple'>): void {
  const from = draftPlaceOf(run.state, meeple);
  const player = playerOf(run.state, seat);
  const called = from === undefined && !player.tavern.includes(meeple);
  const moved = from === undefined ? undefined : assignmentAt(run.state, from)?.meeples.find(({ id }) => id === meeple);
  if (from !== undefined) takeOutOf(run, from, meeple);
  else if (called) changePlayer(run, seat, { lodgings: without(player.lodgings, [meeple]) });
  else changePlayer(run, seat, { tavern: without(player.tavern, [meeple]) });
  const role = kindOf(meeple) === 'shaman' ? as : undefined;
  const placed: Placed = {
    id: meeple,
    ...(role === undefined ? {} : { as: role }),
    ...(called || moved?.called ? { called: true as const } : {}),
  };
  putAt(run, to, placed);
  emit(run, { type: 'meeplePlaced', seat, meeple, from: from ?? (called ? 'lodgings' : 'tavern'), to });
  if (from !== undefined) sendCalledHome(run);
}

function putAt(run: Run, place: PlaceId, placed: Placed): void {
  const there = assignmentAt(run.state, place);
  if (there !== undefined) changeAssignment(run, place, { meeples: [...there.meeples, placed] });
  else {
    const fresh: Assignment = { place, meeples: [placed], joined: [], resolved: false };
    changeTurn(run, { assignments: [...run.state.turn.assignments, fresh] });
  }
}

function takeOutOf(run: Run, place: PlaceId, meeple: MeepleId): void {
  const assignments: Assignment[] = [];
  for (const assignment of run.state.turn.assignments) {
    const left = assignment.place === place ? assignment.meeples.filter(({ id }) => id !== meeple) : assignment.meeples;
    if (left.length === 0) continue;
    const { chosen, ...rest } = assignment;
    const still = chosen === meeple ? rest : assignment;
    assignments.push({ ...still, meeples: left });
  }
  changeTurn(run, { assignments });
}

export function takeBack(run: Run, { seat, meeple }: IntentOf<'takeBack'>): void {
  const from = draftPlaceOf(run.state, meeple);
  if (from === undefined) return;
  const placed = assignmentAt(run.state, from)?.meeples.find(({ id }) => id === meeple);
  const to = placed?.called ? 'lodgings' : 'tavern';
  takeOutOf(run, from, meeple);
  changePlayer(run, seat, { [to]: [...playerOf(run.state, seat)[to], meeple] });
  emit(run, { type: 'meepleTakenBack', seat, meeple, from, to });
  sendCalledHome(run);
}

/** C5: without a Warrior beside it, a called Peasant goes back to the Lodgings. */
function sendCalledHome(run: Run): void {
  const { seat } = run.state.turn;
  const strays = run.state.turn.assignments.flatMap((a) =>
    a.meeples.filter((m) => m.called && !hasWarrior(run.state, a.place)),
  );
  for (const { id } of strays) takeBack(run, { type: 'takeBack', seat, meeple: id });
}

export function nameStandIn(run: Run, { seat, meeple, as }: IntentOf<'nameStandIn'>): void {
  const place = draftPlaceOf(run.state, meeple);
  const there = place === undefined ? undefined : assignmentAt(run.state, place);
  if (there === undefined) return;
  const meeples = there.meeples.map((placed) =>
    placed.id === meeple ? { id: meeple, ...(as === 'auto' ? {} : { as }) } : placed,
  );
  changeAssignment(run, there.place, { meeples });
  emit(run, { type: 'standInNamed', seat, meeple, as });
}

export function chooseBonusUnit(run: Run, { seat, location, meeple }: IntentOf<'chooseBonusUnit'>): void {
  changeAssignment(run, `location:${location}`, { chosen: meeple });
  emit(run, { type: 'bonusUnitChosen', seat, location, meeple });
}

export function useHeroPower(run: Run, { seat, hero }: IntentOf<'useHeroPower'>): void {
  const player = playerOf(run.state, seat);
  const level = player.levels[hero];
  const power = run.cards.heroLevel(hero, level).power;
  if (power === undefined) return;
  const cause = { by: 'hero', id: hero } as const;
  changeTurn(run, { usedPowers: [...run.state.turn.usedPowers, hero] });
  emit(run, { type: 'heroPowerUsed', seat, hero, level });
  const paid = player.tavern.filter(
    (id) => kindOf(id) === (power.pay === 'allMagesToLodgings' ? 'mage' : 'corruption'),
  );
  const leaving = power.pay === undefined ? [] : power.pay === 'allMagesToLodgings' ? paid : paid.slice(0, 1);
  changePlayer(run, seat, { tavern: without(player.tavern, leaving) });
  if (power.pay === 'oneCorruptionToSupply') {
    putIntoSupply(run, leaving);
    emit(run, { type: 'meeplesReturned', seat, meeples: leaving, from: 'tavern', cause });
  } else lodge(run, seat, leaving, 'tavern', cause);
  schedule(run, { task: 'effects', seat, effects: power.effect, cause });
}

export function confirm(run: Run): void {
  const { seat, phase, assignments } = run.state.turn;
  changeTurn(run, { step: 'resolving', resolveRest: false });
  emit(run, { type: 'assignmentConfirmed', seat, phase, places: assignments.map((a) => a.place) });
  if (phase === 'development') addHelper(run);
  else {
    settleBonuses(run);
    takeHills(run);
    addOverrun(run);
  }
  schedule(run, { task: 'resolveNext' });
}

/** L4, L5: whom a chosen Unit's bonus is for, and how much it is, stands before anything is resolved. */
function settleBonuses(run: Run): void {
  for (const { source, effect, chosen, amount = 0 } of bonusesInForce(run.cards, run.state)) {
    if (effect.op !== 'bonusChosenByCorruption') continue;
    const settled = { corruptionCounted: amount, ...(chosen === undefined ? {} : { chosen }) };
    changeAssignment(run, `location:${source.id}`, settled);
  }
}

/** D1: one Peasant of the player's is joined by one from the supply. */
function addHelper(run: Run): void {
  if (assignmentAt(run.state, 'capitol:construct')?.meeples.length === 1) join(run, 'capitol:construct', 1, 'D1');
}

/** L2: counted for every Location and Room before anything is resolved. */
function addOverrun(run: Run): void {
  const peasants = new Map(DISTRICTS.map((district) => [district, overrunPeasants(run.state, district)]));
  for (const { place } of run.state.turn.assignments) {
    const kind = readPlace(place)?.kind;
    const district = districtOfPlace(run.state, place);
    if ((kind !== 'location' && kind !== 'room') || district === undefined) continue;
    const n = peasants.get(district) ?? 0;
    if (n > 0) join(run, place, n, 'L2');
  }
}

function join(run: Run, place: PlaceId, n: number, rule: 'D1' | 'L2'): void {
  const { seat } = run.state.turn;
  const cause = { by: 'rule', id: rule } as const;
  const meeples = takeFromSupply(run, 'peasant', n);
  if (meeples.length > 0) {
    changeAssignment(run, place, { joined: [...(assignmentAt(run.state, place)?.joined ?? []), ...meeples] });
    emit(run, { type: 'meeplesGained', seat, meeples, from: 'supply', to: place, cause });
  }
  if (meeples.length < n) emit(run, { type: 'gainLost', who: seat, kind: 'peasant', n: n - meeples.length, cause });
}

/** L8: whoever stood there goes home at once; the newcomer's Units stay until their next turn. */
function takeHills(run: Run): void {
  const { seat } = run.state.turn;
  for (const { place, meeples } of run.state.turn.assignments) {
    const ref = readPlace(place);
    if (ref?.kind !== 'location') continue;
    const crown = run.cards.location(ref.id).effect.some((effect) => effect.op === 'kingOfTheHill');
    const location = builtLocation(run.state, ref.id);
    if (!crown || location === undefined) continue;
    if (location.hill !== undefined) {
      const ousted = location.hill.meeples.map((unit) => unit.id);
      change(run, { locations: run.state.locations.map((l) => (l.id === ref.id ? withoutHill(l) : l)) });
      lodge(run, location.hill.seat, ousted, place, { by: 'rule', id: 'L8' });
      emit(run, { type: 'hillLost', seat: location.hill.seat, location: ref.id, meeples: ousted, to: seat });
    }
    change(run, {
      locations: run.state.locations.map((l) => (l.id === ref.id ? { ...l, hill: { seat, meeples } } : l)),
    });
    emit(run, { type: 'hillTaken', seat, location: ref.id, meeples: meeples.map((unit) => unit.id) });
  }
}
