/** What one finished match leaves behind for statistics: figures and how often each card was seen and used. */
import {
  type Cause,
  CLASSES,
  DISTRICTS,
  type EventOf,
  type EventType,
  type GameEvent,
  type GameState,
  type Kind,
  type Seat,
} from '../../src/engine/index.ts';
import type { Observer, Played } from './match.ts';
import { add, type Counts } from './stats.ts';

export const USES = [
  'monsterSeen',
  'monsterDefeated',
  'monsterByGuard',
  'questSeen',
  'questDiscarded',
  'questCompleted',
  'questFailed',
  'questByGuard',
  'locationOffered',
  'locationBuilt',
  'locationUsed',
  'slotBuilt',
  'hillPaid',
  'hillLost',
  'roomSeen',
  'roomCompleted',
  'roomByGuard',
  'councilFought',
  'tokenSeen',
  'tokenEarned',
  'orderSeen',
  'orderPerformed',
  'levelReached',
  'powerUsed',
  'guardSpot',
  'handout',
  'lostGain',
] as const;
export type Use = (typeof USES)[number];
export type Uses = Record<Use, Counts>;

export interface GameRecord {
  readonly rounds: number;
  readonly intents: number;
  readonly firstSeat: number;
  readonly profiles: readonly string[];
  readonly scores: readonly number[];
  /** Only what was gained: penalties and prices of levels are left out. */
  readonly gained: readonly Counts[];
  readonly guard: { readonly score: number; readonly gained: Counts } | undefined;
  readonly winners: readonly (number | 'guard')[];
  readonly uses: Uses;
}

/** Who could not get what from where, as one key. */
export interface Lost {
  readonly who: 'player' | 'guard';
  readonly kind: Kind;
  readonly cause: Cause;
}

const lostKey = ({ who, kind, cause }: Lost): string => [who, kind, cause.by, cause.id].join('|');

export function readLost(key: string): Lost {
  const [who, kind, by, id] = key.split('|');
  return { who, kind, cause: { by, id } } as Lost;
}

export function noUses(): Uses {
  return Object.fromEntries(USES.map((use) => [use, {}])) as Uses;
}

export interface Recorder extends Observer {
  readonly finish: (played: Played, profiles: readonly string[]) => GameRecord;
}

interface Book {
  readonly uses: Uses;
  readonly gained: Map<Seat | 'guard', Counts>;
}

export function createRecorder(): Recorder {
  const book: Book = { uses: noUses(), gained: new Map() };
  return {
    begin: (state) => noteSetup(book.uses, state),
    step: ({ event }) => noteEvent(book, event),
    finish: ({ state, intents }, profiles) => ({
      rounds: state.turn.round,
      intents: intents.length,
      firstSeat: state.firstSeat,
      profiles,
      scores: state.players.map((player) => player.score),
      gained: state.players.map((_, seat) => book.gained.get(seat as Seat) ?? {}),
      guard: state.guard && { score: state.guard.score, gained: book.gained.get('guard') ?? {} },
      winners: state.outcome?.winners ?? [],
      uses: book.uses,
    }),
  };
}

function noteSetup(uses: Uses, state: GameState): void {
  for (const { hand, levels } of state.players) {
    for (const quest of hand) add(uses.questSeen, quest);
    for (const hero of CLASSES) if (levels[hero] > 1) add(uses.levelReached, `${hero} ${levels[hero]}`);
  }
  for (const tile of state.market) add(uses.locationOffered, tile);
  for (const { token } of state.overlords) if (token !== undefined) add(uses.tokenSeen, token);
  for (const district of DISTRICTS) {
    for (const monster of state.monsters[district]) add(uses.monsterSeen, monster.id);
    const [room] = state.towers[district];
    if (room !== undefined) add(uses.roomSeen, room);
    if (state.guard !== undefined) add(uses.orderSeen, state.guard.orders[district]);
  }
}

type Notes = { readonly [T in EventType]?: (event: EventOf<T>, book: Book) => void };

const NOTES: Notes = {
  vpChanged: ({ who, n, source }, { gained }) => {
    if (n <= 0) return;
    const ledger = gained.get(who) ?? {};
    gained.set(who, ledger);
    add(ledger, source, n);
  },
  monsterRevealed: ({ monster }, { uses }) => add(uses.monsterSeen, monster),
  monsterDefeated: ({ monster }, { uses }) => add(uses.monsterDefeated, monster),
  guardMonsterDefeated: ({ monster }, { uses }) => add(uses.monsterByGuard, monster),
  questsDrawn: ({ quests }, { uses }) => {
    for (const quest of quests) add(uses.questSeen, quest);
  },
  questDiscarded: ({ quest }, { uses }) => add(uses.questDiscarded, quest),
  questCompleted: ({ quest }, { uses }) => add(uses.questCompleted, quest),
  endQuestScored: ({ who, quest, completed }, { uses }) =>
    add(who === 'guard' ? uses.questByGuard : completed ? uses.questCompleted : uses.questFailed, quest),
  guardQuestScored: ({ quest }, { uses }) => add(uses.questByGuard, quest),
  tileRevealed: ({ location }, { uses }) => add(uses.locationOffered, location),
  locationBuilt: ({ location, slot }, { uses }) => {
    add(uses.locationBuilt, location);
    add(uses.slotBuilt, slot);
  },
  locationActivated: ({ location }, { uses }) => add(uses.locationUsed, location),
  hillPaid: ({ location, tier }, { uses }) => add(uses.hillPaid, `${location}#${tier}`),
  hillLost: ({ location }, { uses }) => add(uses.hillLost, location),
  roomRevealed: ({ room }, { uses }) => add(uses.roomSeen, room),
  roomCompleted: ({ room }, { uses }) => add(uses.roomCompleted, room),
  guardRoomTaken: ({ room }, { uses }) => add(uses.roomByGuard, room),
  councilFought: ({ council }, { uses }) => add(uses.councilFought, council),
  tokenEarned: ({ token }, { uses }) => add(uses.tokenEarned, token),
  guardOrderPerformed: ({ order }, { uses }) => add(uses.orderPerformed, order),
  heroLevelledUp: ({ hero, level }, { uses }) => add(uses.levelReached, `${hero} ${level}`),
  heroPowerUsed: ({ hero, level }, { uses }) => add(uses.powerUsed, `${hero} ${level}`),
  guardMeepleDeployed: ({ spot }, { uses }) => add(uses.guardSpot, spot),
  meeplesGained: ({ cause }, { uses }) => {
    if (cause.by === 'rule' && cause.id === 'W3') add(uses.handout, 'given');
  },
  gainLost: ({ who, kind, n, cause }, { uses }) => {
    if (cause.by === 'rule' && cause.id === 'W3') add(uses.handout, 'lost');
    else add(uses.lostGain, lostKey({ who: who === 'guard' ? 'guard' : 'player', kind, cause }), n);
  },
};

function noteEvent(book: Book, event: GameEvent): void {
  (NOTES[event.type] as ((event: GameEvent, book: Book) => void) | undefined)?.(event, book);
}
