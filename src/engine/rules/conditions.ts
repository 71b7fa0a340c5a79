/** Are a Quest's or a token's conditions met (Q8, E4)? */
import type { Cards } from '../cards.ts';
import type { Condition, ConditionOf, Minimums, TokenCondition } from '../effects/conditions.ts';
import type { Fighter } from '../model/fights.ts';
import { type MeepleId, MONSTER_TYPES, type Seat } from '../model/ids.ts';
import { CLASSES, isHeroClass, isPrestige, KINDS, type Kind, kindOf, type UnitKind } from '../model/meeples.ts';
import { type PlaceId, readPlace } from '../model/places.ts';
import type { GameState, PlayerState } from '../model/state.ts';
import type { QuestMoment } from '../tasks.ts';
import { districtOfMonster } from './city.ts';
import { foeOf } from './combat.ts';

/** Can this Quest be completed at this moment? End of Game Quests never are (see scoring). */
export function isMetAt(
  cards: Cards,
  state: GameState,
  seat: Seat,
  condition: Condition,
  moment: QuestMoment,
): boolean {
  const player = state.players[seat] as PlayerState;
  switch (moment.at) {
    case 'defeat':
      return condition.kind === 'defeat' && isDefeatMet(cards, state, condition, moment.place, moment.party);
    case 'afterDefeats':
      return condition.kind === 'defeatInOneTurn' && state.turn.defeated >= condition.n;
    case 'afterActivations':
      return condition.kind === 'activateInOneTurn' && state.turn.activated >= condition.n;
    case 'construct':
      return condition.kind === 'construct' && moment.crowd >= condition.overrun;
    case 'levels':
      return condition.kind === 'heroLevels' && hasLevels(player, condition);
    case 'tavern':
      return condition.kind === 'tavern' && isTavernMet(moment.meeples, condition);
  }
}

function isDefeatMet(
  cards: Cards,
  state: GameState,
  condition: ConditionOf<'defeat'>,
  place: PlaceId,
  party: readonly Fighter[],
): boolean {
  const ref = readPlace(place);
  if (ref?.kind !== 'monster' && ref?.kind !== 'council') return false;
  const foe = foeOf(cards, ref.kind, ref.id);
  const wanted = condition.monster ?? {};
  if (wanted.type !== undefined && foe.type !== wanted.type) return false;
  if (wanted.minLevel !== undefined && foe.level < wanted.minLevel) return false;
  if (wanted.crowd !== undefined) {
    const district = ref.kind === 'monster' ? districtOfMonster(state, ref.id) : undefined;
    if (district === undefined || state.monsters[district].length < wanted.crowd) return false;
  }
  return (
    partyHas(party, condition.with ?? {}) && countTypes(party.map((f) => f.role)) >= (condition.differentTypes ?? 0)
  );
}

function isTavernMet(meeples: readonly MeepleId[], condition: ConditionOf<'tavern'>): boolean {
  const kinds = meeples.map(kindOf);
  return hasAtLeast(kinds, condition.has ?? {}) && countTypes(kinds) >= (condition.differentTypes ?? 0);
}

export function hasAtLeast(kinds: readonly Kind[], minimums: Minimums): boolean {
  for (const kind of [...KINDS, 'prestige'] as const) {
    const n = minimums[kind];
    if (n === undefined) continue;
    let has = 0;
    for (const k of kinds) if (kind === 'prestige' ? isPrestige(k) : k === kind) has++;
    if (has < n) return false;
  }
  return true;
}

/** Different Unit types; Corruption is none. */
export function countTypes(kinds: readonly Kind[]): number {
  return new Set(kinds.filter((kind) => kind !== 'corruption')).size;
}

function hasLevels(player: PlayerState, condition: ConditionOf<'heroLevels'>): boolean {
  if ('class' in condition) return player.levels[condition.class] >= condition.minLevel;
  return CLASSES.filter((c) => player.levels[c] >= condition.minLevel).length >= condition.classes;
}

/** VP of the Quests in hand that defeating this Monster with these roles completes; guides the reading of Shamans. */
export function defeatQuestVp(
  cards: Cards,
  state: GameState,
  player: PlayerState,
  place: PlaceId,
  read: readonly Fighter[],
): number {
  let vp = 0;
  for (const id of player.hand) {
    const quest = cards.quest(id);
    if (quest.condition.kind === 'defeat' && isDefeatMet(cards, state, quest.condition, place, read)) vp += quest.vp;
  }
  return vp;
}

/** VP of the token that these roles earn at this Overlord; guides the reading of Shamans too. */
export function tokenVp(
  cards: Cards,
  state: GameState,
  player: PlayerState,
  place: PlaceId,
  read: readonly Fighter[],
): number {
  const ref = readPlace(place);
  const id = ref?.kind === 'council' ? state.overlords.find((overlord) => overlord.id === ref.id)?.token : undefined;
  if (id === undefined) return 0;
  const token = cards.token(id);
  return isTokenEarned(cards, player, token.condition, read) ? token.vp : 0;
}

/** Is an End of Game Quest met now (E5, Q9)? */
export function isMetAtEnd(cards: Cards, state: GameState, seat: Seat, condition: Condition): boolean {
  const player = state.players[seat] as PlayerState;
  switch (condition.kind) {
    case 'pile':
      return (
        player.pile
          .map((id) => cards.monster(id))
          .filter(
            (m) =>
              (condition.type === undefined || m.type === condition.type) &&
              (condition.minLevel === undefined || m.level >= condition.minLevel),
          ).length >= condition.n
      );
    case 'pileEachType':
      return MONSTER_TYPES.every(
        (type) => player.pile.filter((id) => cards.monster(id).type === type).length >= condition.n,
      );
    case 'heroLevels':
      return hasLevels(player, condition);
    case 'own':
      return hasAtLeast(ownedKinds(state, seat), condition.units);
    case 'most':
      return hasMost(state, seat, condition.meeple, condition.atLeast);
    default:
      return false;
  }
}

/** Everything a player owns, wherever it is: bag, Tavern, Lodgings, hills, this turn's places. */
export function ownedKinds(state: GameState, seat: Seat): Kind[] {
  const player = state.players[seat] as PlayerState;
  const owned = [...player.bag, ...player.tavern, ...player.lodgings];
  for (const location of state.locations) {
    if (location.hill?.seat === seat) owned.push(...location.hill.meeples.map((placed) => placed.id));
  }
  if (state.turn.seat === seat) {
    for (const { meeples, joined } of state.turn.assignments)
      owned.push(...meeples.map((placed) => placed.id), ...joined);
    owned.push(...state.turn.gained, ...state.turn.comingBack);
  }
  // Units that take a hill are there and in the assignment until clean up.
  return [...new Set(owned)].map(kindOf);
}

/** Q8: ties are friendly. In solo the Guard's bag and board are the rival. */
function hasMost(state: GameState, seat: Seat, kind: UnitKind, atLeast: number): boolean {
  const count = (kinds: readonly Kind[]) => kinds.filter((k) => k === kind).length;
  const own = count(ownedKinds(state, seat));
  if (own < atLeast) return false;
  const rivals = state.players.map((_, other) => count(ownedKinds(state, other as Seat)));
  if (state.guard !== undefined) rivals.push(count(guardKinds(state)));
  return rivals.every((n) => n <= own);
}

export function guardKinds(state: GameState): Kind[] {
  const guard = state.guard;
  if (guard === undefined) return [];
  const { bag, summoned, board, prestigeArea, beside } = guard;
  return [...bag, ...summoned, ...board.map(({ meeple }) => meeple), ...prestigeArea, ...beside].map(kindOf);
}

/** E3, E4: does this party earn the token? Levels count once per Unit type; prestige Units are level 2. */
export function isTokenEarned(
  cards: Cards,
  player: PlayerState,
  condition: TokenCondition,
  party: readonly Fighter[],
): boolean {
  const kinds = party.map((fighter) => fighter.role);
  switch (condition.kind) {
    case 'assigned':
      return partyHas(party, condition.units);
    case 'assignedTypes':
      return countTypes(kinds) >= condition.types;
    case 'assignedTypesAtLevel': {
      const types = new Set(party.map((fighter) => kindOf(fighter.id)));
      return [...types].filter((kind) => levelOf(cards, player, kind) >= condition.minLevel).length >= condition.types;
    }
  }
}

/** A Shaman counts as the class it stands for, and stays a prestige Unit. */
function partyHas(party: readonly Fighter[], { prestige = 0, ...byRole }: Minimums): boolean {
  return (
    hasAtLeast(
      party.map((f) => f.role),
      byRole,
    ) && party.filter((f) => isPrestige(kindOf(f.id))).length >= prestige
  );
}

function levelOf(cards: Cards, player: PlayerState, kind: Kind): number {
  if (isHeroClass(kind)) return player.levels[kind];
  if (isPrestige(kind)) return cards.hero(kind).levels[0]?.level ?? 2;
  return 0;
}
