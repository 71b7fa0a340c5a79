/** What a whole match looks like afterwards: points by round and source, bags by round, deeds by seat. */
import {
  type Engine,
  type GameEvent,
  type GameState,
  KINDS,
  type Kind,
  kindOf,
  ownedKinds,
  type Seat,
  type Step,
  type VpLedger,
} from '../../engine/index.ts';
import { inSlices, playAgain, type ReplaySource, type Slicing } from './replay.ts';

export type Scorer = Seat | 'guard';
export type KindTally = Readonly<Record<Kind, number>>;

/** How everybody stood when a round was over; 0 is the set-up. */
export interface RoundSample {
  readonly round: number;
  /** After the last round: what the end of the game brought. */
  readonly isEnd: boolean;
  readonly scores: readonly { readonly who: Scorer; readonly score: number; readonly ledger: VpLedger }[];
  /** By seat: everything a player owns, wherever it is. */
  readonly bags: readonly KindTally[];
}

export const DEEDS = [
  'monsters',
  'council',
  'locationsBuilt',
  'activations',
  'rooms',
  'quests',
  'levels',
  'drawn',
  'corruptionDrawn',
] as const;
export type Deed = (typeof DEEDS)[number];
export type Deeds = Readonly<Record<Deed, number>>;

export interface Statistics {
  readonly rounds: number;
  readonly samples: readonly RoundSample[];
  /** In which round each Dark Council card arrived. */
  readonly arrivals: readonly number[];
  /** By seat. */
  readonly deeds: readonly Deeds[];
}

/** Undefined where the moves do not lead anywhere. */
export async function statisticsOf(
  engine: Engine,
  source: ReplaySource,
  slicing?: Slicing,
): Promise<Statistics | undefined> {
  const book = openBook(source.options.seats);
  const end = await inSlices(playAgain(engine, source), (steps) => note(book, steps), slicing);
  return end.ok ? closeBook(book) : undefined;
}

interface Book {
  last: GameState | undefined;
  readonly samples: RoundSample[];
  readonly arrivals: number[];
  readonly deeds: Record<Deed, number>[];
}

function openBook(seats: number): Book {
  const none = (): Record<Deed, number> => ({
    monsters: 0,
    council: 0,
    locationsBuilt: 0,
    activations: 0,
    rooms: 0,
    quests: 0,
    levels: 0,
    drawn: 0,
    corruptionDrawn: 0,
  });
  return { last: undefined, samples: [], arrivals: [], deeds: Array.from({ length: seats }, none) };
}

function note(book: Book, steps: readonly Step[]): void {
  for (const { event, state } of steps) {
    const { last } = book;
    if (last !== undefined && isRoundOver(last, state)) book.samples.push(sampleOf(last, last.turn.round));
    if (event.type === 'councilArrived') book.arrivals.push(state.turn.round);
    const done = deedOf(event);
    const deeds = done === undefined ? undefined : book.deeds[done.seat];
    if (done !== undefined && deeds !== undefined) deeds[done.deed] += 1;
    if (event.type === 'meeplesDrawn') noteDraw(book, event.seat, event.meeples.map(kindOf));
    book.last = state;
  }
  if (book.samples.length === 0 && book.last !== undefined) book.samples.push(sampleOf(book.last, 0));
}

/** The next round begins, or the count. */
function isRoundOver(before: GameState, after: GameState): boolean {
  return (
    before.turn.round !== after.turn.round || (after.turn.phase === 'over' && before.turn.phase !== after.turn.phase)
  );
}

function noteDraw({ deeds }: Book, seat: Seat, kinds: readonly Kind[]): void {
  const own = deeds[seat];
  if (own === undefined) return;
  own.drawn += kinds.length;
  own.corruptionDrawn += kinds.filter((kind) => kind === 'corruption').length;
}

const DEED_OF: Readonly<Partial<Record<GameEvent['type'], Deed>>> = {
  monsterDefeated: 'monsters',
  councilFought: 'council',
  locationBuilt: 'locationsBuilt',
  locationActivated: 'activations',
  roomCompleted: 'rooms',
  questCompleted: 'quests',
  heroLevelledUp: 'levels',
};

function deedOf(event: GameEvent): { readonly seat: Seat; readonly deed: Deed } | undefined {
  if (event.type === 'endQuestScored' && event.completed && event.who !== 'guard') {
    return { seat: event.who, deed: 'quests' };
  }
  const deed = DEED_OF[event.type];
  return deed === undefined || !('seat' in event) ? undefined : { seat: event.seat, deed };
}

function closeBook({ last, samples, arrivals, deeds }: Book): Statistics | undefined {
  if (last === undefined) return undefined;
  const isEnd = last.outcome !== undefined;
  return { rounds: last.turn.round, samples: [...samples, sampleOf(last, last.turn.round, isEnd)], arrivals, deeds };
}

function sampleOf(state: GameState, round: number, isEnd = false): RoundSample {
  const guard = state.guard === undefined ? [] : [{ who: 'guard' as const, ...pointsOf(state.guard) }];
  return {
    round,
    isEnd,
    scores: [...state.players.map((player, seat) => ({ who: seat as Seat, ...pointsOf(player) })), ...guard],
    bags: state.players.map((_, seat) => tallyOf(ownedKinds(state, seat as Seat))),
  };
}

const pointsOf = ({ score, ledger }: { readonly score: number; readonly ledger: VpLedger }) => ({ score, ledger });

function tallyOf(kinds: readonly Kind[]): KindTally {
  const tally = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const kind of kinds) tally[kind] += 1;
  return tally;
}
