/** How near a Quest in hand is, as far as the table tells: counted, never guessed. */
import { KIND_NOUNS } from '../../content/words/names.ts';
import {
  type Cards,
  CLASSES,
  type Condition,
  type ConditionTable,
  DISTRICTS,
  type GameState,
  isMetAtEnd,
  isPrestige,
  type Kind,
  kindOf,
  type Minimums,
  MONSTER_TYPES,
  ownedKinds,
  playerOf,
  type QuestCard,
  readPlace,
  type Seat,
  vacantSlots,
} from '../../engine/index.ts';
import { PLAY } from '../words/play.ts';

export interface Progress {
  readonly has: number;
  readonly needs: number;
  readonly isReady: boolean;
  readonly words: string;
  /** The same in the room of a card's width. */
  readonly short: string;
}

interface Context {
  readonly cards: Cards;
  readonly state: GameState;
  readonly seat: Seat;
}

export function questProgress(cards: Cards, state: GameState, seat: Seat, { condition, type }: QuestCard): Progress {
  const context = { cards, state, seat };
  const { has, needs, noun = '', words: own } = read(condition, context);
  const isReady =
    type === 'end' ? isMetAtEnd(cards, state, seat, condition) : STANDING.has(condition.kind) && has >= needs;
  const counted = `${PLAY.ofMany(Math.min(has, needs), needs)}${noun === '' ? '' : ` ${noun}`}`;
  const words = isReady ? PLAY.ready : (own ?? counted);
  const short = isReady ? PLAY.ready : (own ?? PLAY.ofMany(Math.min(has, needs), needs));
  return { has, needs, isReady, words, short };
}

/** Conditions that are looked at as they stand; the others ask for a deed, so they are never ready beforehand. */
const STANDING: ReadonlySet<Condition['kind']> = new Set(['heroLevels', 'tavern']);

interface Count {
  readonly has: number;
  readonly needs: number;
  readonly noun?: string;
  /** Instead of the count. */
  readonly words?: string;
}

const COUNTS: ConditionTable<Count, Context> = {
  defeat: (condition, context) => {
    const { with: companions = {}, differentTypes } = condition;
    const present = atHand(context);
    if (Object.keys(companions).length > 0) return minimums(present, companions);
    if (differentTypes !== undefined) return { has: typesOf(present), needs: differentTypes, noun: 'types' };
    const prey = preyInCity(context, condition.monster ?? {});
    return { has: Math.min(1, prey), needs: 1, words: PLAY.inCity(prey) };
  },
  defeatInOneTurn: ({ n }, { state }) => ({
    has: Math.max(state.turn.defeated, placesOf(state, 'monster') + placesOf(state, 'council')),
    needs: n,
  }),
  activateInOneTurn: ({ n }, { state }) => ({
    has: Math.max(state.turn.activated, placesOf(state, 'location')),
    needs: n,
  }),
  tavern: ({ has = {}, differentTypes }, { state, seat }) => {
    const tavern = playerOf(state, seat).tavern.map(kindOf);
    return differentTypes === undefined
      ? minimums(tavern, has)
      : { has: typesOf(tavern), needs: differentTypes, noun: 'types' };
  },
  construct: ({ overrun }, { cards, state }) => {
    const free = new Set(vacantSlots(cards, state));
    const open = DISTRICTS.filter((district) =>
      cards.catalog.slots.some((slot) => slot.district === district && free.has(slot.id)),
    );
    return { has: Math.max(0, ...open.map((district) => state.monsters[district].length)), needs: overrun };
  },
  heroLevels: (condition, { state, seat }) => {
    const { levels } = playerOf(state, seat);
    if ('class' in condition) return { has: levels[condition.class], needs: condition.minLevel };
    return { has: CLASSES.filter((hero) => levels[hero] >= condition.minLevel).length, needs: condition.classes };
  },
  pile: ({ n, type, minLevel = 0 }, { cards, state, seat }) => {
    const pile = playerOf(state, seat).pile.map((id) => cards.monster(id));
    return { has: pile.filter((m) => (type === undefined || m.type === type) && m.level >= minLevel).length, needs: n };
  },
  pileEachType: ({ n }, { cards, state, seat }) => {
    const pile = playerOf(state, seat).pile.map((id) => cards.monster(id).type);
    const has = MONSTER_TYPES.map((type) => Math.min(n, pile.filter((each) => each === type).length));
    return { has: has.reduce((sum, each) => sum + each, 0), needs: n * MONSTER_TYPES.length };
  },
  most: ({ meeple, atLeast }, { state, seat }) => {
    const owned = (of: Seat): number => ownedKinds(state, of).filter((kind) => kind === meeple).length;
    const rivals = state.players.map((_, other) => owned(other as Seat));
    return { has: owned(seat), needs: Math.max(atLeast, ...rivals), noun: KIND_NOUNS[meeple].many };
  },
  own: ({ units }, { state, seat }) => minimums(ownedKinds(state, seat), units),
};

function read(condition: Condition, context: Context): Count {
  const entry = COUNTS[condition.kind] as (condition: Condition, context: Context) => Count;
  return entry(condition, context);
}

/** Units that could still fight this turn: in the Tavern or in the draft. */
function atHand({ state, seat }: Context): Kind[] {
  const placed =
    state.turn.seat === seat ? state.turn.assignments.flatMap(({ meeples }) => meeples.map(({ id }) => id)) : [];
  return [...playerOf(state, seat).tavern, ...placed].map(kindOf);
}

function minimums(kinds: readonly Kind[], wanted: Minimums): Count {
  const entries = Object.entries(wanted) as [Kind | 'prestige', number][];
  let has = 0;
  let needs = 0;
  for (const [kind, n] of entries) {
    const there = kinds.filter((each) => (kind === 'prestige' ? isPrestige(each) : each === kind)).length;
    has += Math.min(n, there);
    needs += n;
  }
  const [only] = entries;
  return entries.length === 1 && only !== undefined
    ? { has, needs, noun: needs === 1 ? KIND_NOUNS[only[0]].one : KIND_NOUNS[only[0]].many }
    : { has, needs };
}

const typesOf = (kinds: readonly Kind[]): number => new Set(kinds.filter((kind) => kind !== 'corruption')).size;

function preyInCity(
  { cards, state }: Context,
  wanted: NonNullable<Extract<Condition, { kind: 'defeat' }>['monster']>,
): number {
  return DISTRICTS.reduce((sum, district) => {
    const there = state.monsters[district];
    if (there.length < (wanted.crowd ?? 0)) return sum;
    const fits = there.filter(({ id }) => {
      const { type, level } = cards.monster(id);
      return (wanted.type === undefined || type === wanted.type) && level >= (wanted.minLevel ?? 0);
    });
    return sum + fits.length;
  }, 0);
}

const placesOf = (state: GameState, kind: 'monster' | 'council' | 'location'): number =>
  state.turn.assignments.filter(({ place, meeples }) => meeples.length > 0 && readPlace(place)?.kind === kind).length;
