/** A seat's reading of the position: how much time is left, what it owns, what a Unit will be worth to it. */
import {
  type Cards,
  CLASSES,
  countDraw,
  type GameState,
  type HeroClass,
  KINDS,
  type Level,
  type PlayerState,
  playerOf,
  type Seat,
  type UnitKind,
} from '../../engine/index.ts';
import {
  addKinds,
  CORRUPTION,
  type Counts,
  countKinds,
  KIND_COUNT_TOTAL,
  kindNumber,
  kindNumberOf,
  PALADIN,
  PEASANT,
  UNIT_KIND_COUNT,
} from '../kinds.ts';
import { type Muster, musterOf } from '../muster.ts';
import { ownershipNudges } from './nudges.ts';
import type { Profile } from './profile.ts';

export interface Outlook {
  readonly cards: Cards;
  readonly profile: Profile;
  readonly state: GameState;
  readonly seat: Seat;
  readonly player: PlayerState;
  /** Own turns to come after the present one. */
  readonly turnsLeft: number;
  /** Defeats to expect of one player in a turn. */
  readonly kills: number;
  /** Meeples drawn for a turn, on average over those to come. */
  readonly draw: number;
  readonly owned: Counts;
  readonly size: number;
  readonly muster: Muster;
  /** How often a meeple that is in the Lodgings after this turn will be drawn again. */
  readonly uses: number;
  /** VP of having a meeple of a kind at hand once. */
  readonly worth: readonly number[];
  /** The same for one meeple out of all that are owned. */
  readonly average: number;
  /** VP of one more meeple of a kind for Quests in hand. */
  readonly nudges: readonly number[];
}

/** W5: a Dark Council card still to come adds a meeple to the draws after it. */
const DRAW_GROWTH = 0.6;

export function outlookOf(cards: Cards, profile: Profile, state: GameState, seat: Seat): Outlook {
  const player = playerOf(state, seat);
  const owned = countOwned(state, seat);
  const size = Math.max(1, sum(owned));
  const kills = profile.killsPerTurn - profile.killsLessPerSeat * state.players.length;
  const draw = countDraw(state) + DRAW_GROWTH * Math.max(0, 2 - state.arrived.length);
  const turnsLeft = countTurnsLeft(cards, state, profile, kills);
  const muster = musterOf(cards, player, state.turn.number + 1);
  const uses = Math.max(0, turnsLeft * draw - player.bag.length) / (size + 1);
  const basis = { cards, profile, player, owned, size, draw, turnsLeft, muster, uses };
  const worth = worths(basis);
  const rough = mean(owned, worth, size);
  for (const hero of CLASSES) {
    const kind = kindNumber(hero);
    worth[kind] = (worth[kind] as number) + powerUse(basis, hero, rough);
  }
  const average = mean(owned, worth, size);
  const nudges = ownershipNudges(cards, player, owned);
  return {
    cards,
    profile,
    state,
    seat,
    player,
    turnsLeft,
    kills,
    draw,
    owned,
    size,
    muster,
    uses,
    worth,
    average,
    nudges,
  };
}

/** VP of one more meeple of this kind in the Lodgings: better or worse than what it displaces. */
export function gainOf(outlook: Outlook, kind: number): number {
  return ((outlook.worth[kind] as number) - outlook.average) * outlook.uses + (outlook.nudges[kind] as number);
}

/** How many of a kind a turn's draw holds on average. */
export function perTurn({ draw, owned, size }: Pick<Outlook, 'draw' | 'owned' | 'size'>, kind: number): number {
  return (draw * (owned[kind] as number)) / size;
}

export function countOwned(state: GameState, seat: Seat): Counts {
  const player = playerOf(state, seat);
  const owned = countKinds(player.bag);
  addKinds(owned, player.tavern);
  addKinds(owned, player.lodgings);
  const addOne = (id: Parameters<typeof kindNumberOf>[0]) => {
    const kind = kindNumberOf(id);
    owned[kind] = (owned[kind] as number) + 1;
  };
  for (const { hill } of state.locations) if (hill?.seat === seat) for (const { id } of hill.meeples) addOne(id);
  if (state.turn.seat !== seat) return owned;
  const isOnHill = new Set(state.locations.flatMap(({ hill }) => hill?.meeples.map(({ id }) => id) ?? []));
  for (const { meeples, joined } of state.turn.assignments) {
    for (const { id } of meeples) if (!isOnHill.has(id)) addOne(id);
    addKinds(owned, joined);
  }
  addKinds(owned, state.turn.gained);
  addKinds(owned, state.turn.comingBack);
  return owned;
}

/** E1, S4: the third Dark Council card lies in the bottom half of level 3, on average in the middle of it. */
function countTurnsLeft(cards: Cards, state: GameState, profile: Profile, killsPerTurn: number): number {
  const { final, turn, options, monsterDeck, arrived, players, guard } = state;
  if (final !== undefined) return Math.max(0, final.lastRound - turn.round);
  const few = options.seats < 3;
  let top = 0;
  for (const { level, threePlus } of cards.catalog.monsters) if (level === 3 && !(few && threePlus)) top++;
  const kills = Math.max(0, monsterDeck.length - (3 - arrived.length) - top / 4);
  const perRound = players.length * killsPerTurn + (guard === undefined ? 0 : profile.guardKillsPerTurn);
  return kills / perRound + 2;
}

type Basis = Pick<
  Outlook,
  'cards' | 'profile' | 'player' | 'owned' | 'size' | 'draw' | 'turnsLeft' | 'muster' | 'uses'
>;

function mean(owned: Counts, worth: readonly number[], size: number): number {
  let total = 0;
  for (let kind = 0; kind < KIND_COUNT_TOTAL; kind++) total += (owned[kind] as number) * (worth[kind] as number);
  return total / size;
}

function worths(basis: Basis): number[] {
  const { profile, owned, muster } = basis;
  const worth: number[] = [];
  for (let kind = 0; kind < UNIT_KIND_COUNT; kind++) {
    const name = KINDS[kind] as UnitKind;
    const combat = (muster.perUnit[kind] as number) + (kind === PALADIN ? 2 : 0) + companyOf(basis, kind);
    const scarcity = 4 / (4 + (owned[kind] as number));
    worth.push(combat * profile.vpPerCombat + profile.doors[name] * scarcity);
  }
  worth[CORRUPTION] = profile.corruptionUse;
  for (const hero of CLASSES) {
    const kind = kindNumber(hero);
    worth[kind] = (worth[kind] as number) + profile.taste[hero] + promise(basis, hero) * profile.vpPerCombat;
  }
  return worth;
}

/** "X with Y" bonuses, as far as a Y is likely to be there. */
function companyOf(basis: Basis, kind: number): number {
  let value = 0;
  for (const { kind: k, companion, n } of basis.muster.together) {
    if (k === kind) value += n * (1 - Math.exp(-perTurn(basis, companion))) * basis.profile.boostUse;
  }
  return value;
}

/** Combat value that the class's next level adds, while there is time to reach it. */
function promise({ cards, player, turnsLeft, muster }: Basis, hero: HeroClass): number {
  const level = player.levels[hero];
  if (level === 3 || turnsLeft < 3) return 0;
  const now = cards.heroLevel(hero, level).combatValue;
  const next = cards.heroLevel(hero, (level + 1) as Level).combatValue;
  const called = hero === 'warrior' && level === 2 ? (muster.perUnit[PEASANT] as number) / 3 : 0;
  return 0.7 * (next - now + called);
}

/** A Unit's share in its class's power of the Development phase, half of it before the level is reached. */
function powerUse(basis: Basis, hero: HeroClass, average: number): number {
  const { cards, player, profile, turnsLeft, uses } = basis;
  const level = player.levels[hero];
  const isAhead = level === 1 && turnsLeft >= 4;
  const { power } = cards.heroLevel(hero, isAhead ? 2 : level);
  if (power?.phase !== 'development') return 0;
  let value = 0;
  for (const effect of power.effect) {
    if (effect.op === 'drawMeeples') value += effect.n * average;
    if (effect.op === 'drawQuests')
      value += (effect.draw - effect.discard / 2) * profile.questCard * Math.min(1, turnsLeft / 5);
  }
  if (power.pay === 'oneCorruptionToSupply') value += average * uses;
  if (power.pay === 'allMagesToLodgings') value -= profile.vpPerCombat;
  if (power.needs.corruption !== undefined) value *= 1 - Math.exp(-perTurn(basis, CORRUPTION));
  return (Math.max(0, value) * (isAhead ? 0.5 : 1)) / (1 + perTurn(basis, kindNumber(hero)));
}

function sum(counts: Counts): number {
  let total = 0;
  for (const n of counts) total += n;
  return total;
}
