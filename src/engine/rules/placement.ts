/** May this meeple be here at all (T2 to T6)? Answers for one placement; what a place still needs is asked on confirming. */
import type { Cards } from '../cards.ts';
import type { District, MeepleId, Seat } from '../model/ids.ts';
import { CLASSES, type HeroClass, isHeroClass, type Kind, kindOf } from '../model/meeples.ts';
import { type PlaceId, type PlaceRef, readPlace } from '../model/places.ts';
import type { GameState, Level, PlayerState } from '../model/state.ts';
import { type Refusal, refuse } from '../refusals.ts';
import { builtLocation, districtOfMonster, districtOfRoom } from './city.ts';
import { assignmentAt, isFinalTurn, playerOf, vacantSlots } from './turn.ts';

/** The place of the draft in which a meeple stands. */
export function draftPlaceOf(state: GameState, meeple: MeepleId): PlaceId | undefined {
  for (const assignment of state.turn.assignments) {
    for (const placed of assignment.meeples) if (placed.id === meeple) return assignment.place;
  }
  return undefined;
}

export function checkPlacement(
  cards: Cards,
  state: GameState,
  seat: Seat,
  meeple: MeepleId,
  to: PlaceId,
): Refusal | undefined {
  const ref = readPlace(to);
  if (ref === undefined) return refuse('unknownPlace', { place: to }, 'T2', 'T3');
  const from = draftPlaceOf(state, meeple);
  const player = playerOf(state, seat);
  if (from === to) return refuse('alreadyThere', { meeple, place: to }, 'T6');
  if (from === undefined && !player.tavern.includes(meeple)) {
    const refusal = checkCalled(state, player, meeple, to);
    if (refusal !== undefined) return refusal;
  }
  if (from !== undefined && isCalled(state, from, meeple) && !hasWarrior(state, to))
    return refuse('calledPeasantNeedsWarrior', { place: to }, 'C5');
  return (
    checkPhase(state, ref, to) ??
    checkOpen(cards, state, seat, ref, to) ??
    checkKind(cards, state, player, meeple, ref, to)
  );
}

/** C5: the only way out of the Lodgings is a level 3 Warrior's call, once a turn, to the Monster it stands on. */
function checkCalled(state: GameState, player: PlayerState, meeple: MeepleId, to: PlaceId): Refusal | undefined {
  if (!player.lodgings.includes(meeple)) {
    const code = isOwn(state, player, meeple) ? 'meepleNotInTavern' : 'meepleNotYours';
    return refuse(code, { meeple }, 'T2', 'T3');
  }
  if (kindOf(meeple) !== 'peasant' || player.levels.warrior < 3)
    return refuse('meepleNotInTavern', { meeple }, 'T3', 'C5');
  if (!hasWarrior(state, to)) return refuse('calledPeasantNeedsWarrior', { place: to }, 'C5');
  const used = state.turn.assignments.some((assignment) => assignment.meeples.some((placed) => placed.called));
  return used ? refuse('warriorPowerUsed', {}, 'C3', 'C5') : undefined;
}

function isCalled(state: GameState, place: PlaceId, meeple: MeepleId): boolean {
  return assignmentAt(state, place)?.meeples.some(({ id, called }) => id === meeple && called) ?? false;
}

/** The player's own, but out of reach: in the bag, on a hill, or waiting for clean up. */
function isOwn(state: GameState, player: PlayerState, meeple: MeepleId): boolean {
  const { seat, gained, comingBack } = state.turn;
  if (player.bag.includes(meeple) || gained.includes(meeple) || comingBack.includes(meeple)) return true;
  return state.locations.some(({ hill }) => hill?.seat === seat && hill.meeples.some(({ id }) => id === meeple));
}

/** C4: a Shaman in a Warrior's place has none of the Warrior's Hero card. */
export function hasWarrior(state: GameState, place: PlaceId): boolean {
  const fights = place.startsWith('monster:') || place.startsWith('council:');
  return fights && (assignmentAt(state, place)?.meeples.some(({ id }) => kindOf(id) === 'warrior') ?? false);
}

function checkPhase(state: GameState, ref: PlaceRef, place: PlaceId): Refusal | undefined {
  const opensIn = ref.kind === 'construct' || ref.kind === 'levelUp' ? 'development' : 'main';
  const { phase } = state.turn;
  return phase === opensIn
    ? undefined
    : refuse('wrongPhase', { place, phase, opensIn }, opensIn === 'main' ? 'T3' : 'T2');
}

function checkOpen(cards: Cards, state: GameState, seat: Seat, ref: PlaceRef, place: PlaceId): Refusal | undefined {
  switch (ref.kind) {
    case 'construct':
      if (vacantSlots(cards, state).length === 0) return refuse('noVacantSlot', {}, 'D2');
      return state.market.length === 0 ? refuse('marketEmpty', {}, 'D2', 'W9') : undefined;
    case 'levelUp':
      return undefined;
    case 'location':
      return builtLocation(state, ref.id) === undefined ? refuse('placeNotOpen', { place }, 'T3', 'D2') : undefined;
    case 'monster':
      return inCity(districtOfMonster(state, ref.id)) ? undefined : refuse('placeNotOpen', { place }, 'T3');
    case 'room':
      return inCity(districtOfRoom(state, ref.id)) ? undefined : refuse('placeNotOpen', { place }, 'F1', 'F4a');
    case 'council': {
      const known = state.overlords.some((overlord) => overlord.id === ref.id);
      if (!known) return refuse('placeNotOpen', { place }, 'C8');
      if (!isFinalTurn(state)) return refuse('councilNotYet', { council: ref.id }, 'C8', 'E2');
      const fought = playerOf(state, seat).fought.includes(ref.id);
      return fought ? refuse('overlordAlreadyFought', { council: ref.id }, 'E3') : undefined;
    }
  }
}

const inCity = (district: District | undefined): boolean => district !== undefined;

function checkKind(
  cards: Cards,
  state: GameState,
  player: PlayerState,
  meeple: MeepleId,
  ref: PlaceRef,
  place: PlaceId,
): Refusal | undefined {
  const kind = kindOf(meeple);
  if (kind === 'corruption') return checkCorruption(cards, state, ref, place);
  if (ref.kind === 'construct') return checkConstruct(state, kind);
  if (ref.kind === 'levelUp') return checkLevelUp(cards, state, player, kind);
  return undefined;
}

/** T4: only a Room that asks for Corruption takes it, and no more than it asks for. */
function checkCorruption(cards: Cards, state: GameState, ref: PlaceRef, place: PlaceId): Refusal | undefined {
  const wanted = ref.kind === 'room' ? cards.room(ref.id).needs.corruption : undefined;
  if (wanted === undefined || ref.kind !== 'room') return refuse('corruptionNotAssignable', { place }, 'T4');
  const there = assignmentAt(state, place)?.meeples.filter(({ id }) => kindOf(id) === 'corruption').length ?? 0;
  if (!wanted.anyNumber && there >= wanted.min)
    return refuse('corruptionEnough', { room: ref.id, takes: wanted.min }, 'T4', 'F4');
  return undefined;
}

/** D1: 1 or 2 Peasants; a Shaman can be one of them (L7). */
function checkConstruct(state: GameState, kind: Kind): Refusal | undefined {
  if (kind !== 'peasant' && kind !== 'shaman') return refuse('constructNeedsPeasants', { kind }, 'D1');
  const there = assignmentAt(state, 'capitol:construct')?.meeples.length ?? 0;
  return there >= 2 ? refuse('constructFull', {}, 'D1') : undefined;
}

/** D4: exactly one Unit, of a class that can rise and that the player can pay for. */
function checkLevelUp(cards: Cards, state: GameState, player: PlayerState, kind: Kind): Refusal | undefined {
  if (kind === 'peasant') return refuse('peasantHasNoLevels', {}, 'D4');
  if ((assignmentAt(state, 'capitol:levelUp')?.meeples.length ?? 0) > 0) return refuse('levelUpTaken', {}, 'D4');
  if (kind === 'shaman') {
    return classesToLevelUp(cards, player).length > 0
      ? undefined
      : refuse('noClassToLevelUp', { has: player.score }, 'D4', 'L7');
  }
  if (!isHeroClass(kind)) return refuse('prestigeCannotLevelUp', { kind }, 'D4', 'C6');
  const level = player.levels[kind];
  if (level === 3) return refuse('heroAtTopLevel', { hero: kind }, 'D4');
  const { cost } = cards.heroLevel(kind, (level + 1) as Level);
  return cost > player.score ? refuse('notEnoughVp', { hero: kind, needs: cost, has: player.score }, 'D4') : undefined;
}

/** Classes with a next level that the player can pay for. */
export function classesToLevelUp(cards: Cards, player: PlayerState): HeroClass[] {
  return CLASSES.filter((c) => {
    const level = player.levels[c];
    return level < 3 && cards.heroLevel(c, (level + 1) as Level).cost <= player.score;
  });
}
