/** What a seat must not know, and the same position with all of that dealt anew. */
import {
  DISTRICTS,
  type District,
  type GameState,
  type QuestId,
  type Rng,
  type RngState,
  type RoomId,
  type Seat,
  shuffled,
} from '../../src/engine/index.ts';

/** Quests that this seat cannot see: the deck, other hands, what the Guard keeps. At the end all but the deck are open. */
export function secretQuests(state: GameState, seat: Seat | undefined): QuestId[] {
  if (state.turn.phase === 'over') return [...state.questDeck];
  const hands = state.players.flatMap(({ hand }, owner) => (owner === seat ? [] : hand));
  return [...state.questDeck, ...hands, ...(state.guard?.keptQuests ?? [])];
}

/** Another position that looks the same to this seat. */
export function dealtAnew(state: GameState, seat: Seat | undefined, rng: Rng): GameState {
  const secret = secretQuests(state, seat);
  const dealt = shuffled(secret, rng);
  const instead = new Map<string, string>(secret.map((id, i) => [id, dealt[i] ?? id]));
  const swap = <T>(value: T): T => swapped(value, instead) as T;
  const below = shuffled(
    DISTRICTS.flatMap((district) => state.towers[district].slice(1)),
    rng,
  );
  const towers = Object.fromEntries(
    DISTRICTS.map((district): [District, RoomId[]] => {
      const [top, ...rest] = state.towers[district];
      return [district, top === undefined ? [] : [top, ...below.splice(0, rest.length)]];
    }),
  ) as Record<District, RoomId[]>;
  return {
    ...state,
    options: { ...state.options, seed: `not ${state.options.seed}` },
    rng: [0, 0, 0, 0].map(() => rng.int(0x1_0000_0000)) as unknown as RngState,
    players: state.players.map((player) => ({ ...player, bag: shuffled(player.bag, rng), hand: swap(player.hand) })),
    monsterDeck: shuffled(state.monsterDeck, rng),
    locationStack: shuffled(state.locationStack, rng),
    towers,
    questDeck: swap(state.questDeck),
    guard: state.guard && {
      ...state.guard,
      bag: shuffled(state.guard.bag, rng),
      keptQuests: swap(state.guard.keptQuests),
    },
    agenda: swap(state.agenda),
    choice: swap(state.choice),
  };
}

function swapped(value: unknown, instead: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return instead.get(value) ?? value;
  if (Array.isArray(value)) return value.map((part) => swapped(part, instead));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, swapped(part, instead)]));
}

/** Every text in a piece of plain data, also what follows a colon: `quest:gazette` names a Quest too. */
export function textsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') {
    found.add(value);
    found.add(value.slice(value.lastIndexOf(':') + 1));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      found.add(key);
      textsIn(part, found);
    }
  }
  return found;
}
