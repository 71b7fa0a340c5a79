/** The log and the recap: what happened, by turn, without what the table shows anyway. */
import { eventWords } from '../../content/words/events.ts';
import type { Catalog, EventOf, EventType, GameEvent, Seat } from '../../engine/index.ts';
import type { LogEntry } from '../../store/selectors/log.ts';
import type { IconName } from '../kit/icons.ts';

/** Events without an icon are no lines of their own: the table shows them, or another line says it. */
const ICONS: Partial<Record<EventType, IconName>> = {
  matchStarted: 'play-button',
  heroPowerUsed: 'spark',
  locationBuilt: 'hammer-nails',
  heroLevelledUp: 'upgrade',
  locationActivated: 'wood-cabin',
  hillTaken: 'crown',
  hillLost: 'crown',
  hillPaid: 'crown',
  roomCompleted: 'tower-flag',
  roomRevealed: 'white-tower',
  monsterDefeated: 'broadsword',
  boostGained: 'upgrade',
  councilFought: 'broadsword',
  tokenEarned: 'trophy-cup',
  vpChanged: 'laurels',
  meeplesGained: 'meeple',
  gainLost: 'meeple',
  meeplesReturned: 'meeple',
  meeplesBagged: 'swap-bag',
  meeplesDrawn: 'swap-bag',
  bagRefilled: 'swap-bag',
  drawIncreased: 'swap-bag',
  questsDrawn: 'tied-scroll',
  questDiscarded: 'card-discard',
  questCompleted: 'laurels',
  questDeclined: 'tied-scroll',
  monsterRevealed: 'death-skull',
  councilArrived: 'eye',
  finalTurnsSet: 'hourglass',
  tileRevealed: 'wood-cabin',
  guardArrived: 'broadsword',
  guardBagFilled: 'swap-bag',
  helpHired: 'upgrade',
  guardMeeplesDrawn: 'swap-bag',
  guardMeepleDeployed: 'meeple',
  guardOrderPerformed: 'tied-scroll',
  guardMonsterDefeated: 'broadsword',
  guardRoomTaken: 'tower-flag',
  guardTributeTaken: 'laurels',
  guardUnitGained: 'meeple',
  guardQuestKept: 'tied-scroll',
  guardQuestScored: 'laurels',
  guardFellBack: 'spyglass',
  guardFoundNothing: 'laurels',
  guardBoardReturned: 'swap-bag',
  swordTurned: 'broadsword',
  guardTurnEnded: 'hourglass',
  endQuestScored: 'laurels',
  endRoomTurned: 'tower-flag',
  roomSetScored: 'tower-flag',
  matchEnded: 'trophy-cup',
};

/** Worth telling somebody who has been away. */
const NEWS: ReadonlySet<EventType> = new Set<EventType>([
  'locationBuilt',
  'heroLevelledUp',
  'hillTaken',
  'hillLost',
  'roomCompleted',
  'monsterDefeated',
  'councilFought',
  'tokenEarned',
  'questCompleted',
  'councilArrived',
  'finalTurnsSet',
  'guardOrderPerformed',
  'guardMonsterDefeated',
  'guardRoomTaken',
]);

export interface LogLine {
  readonly index: number;
  readonly icon: IconName;
  readonly words: string;
  readonly who: Seat | 'guard' | undefined;
  /** VP that came with it. */
  readonly vp: number | undefined;
  readonly event: GameEvent;
}

export interface LogTurn {
  readonly index: number;
  /** Undefined: the set-up, or the Guard. */
  readonly seat: Seat | undefined;
  readonly round: number;
  readonly lines: readonly LogLine[];
}

const whoOf = (event: GameEvent): Seat | 'guard' | undefined => {
  if ('seat' in event) return event.seat;
  if ('who' in event) return event.who;
  return event.type.startsWith('guard') ? 'guard' : undefined;
};

export function lineOf({ index, event }: LogEntry, catalog: Catalog, names: readonly string[]): LogLine | undefined {
  const icon = ICONS[event.type];
  if (icon === undefined) return undefined;
  const vp = event.type === 'vpChanged' ? event.n : undefined;
  return { index, icon, words: eventWords(event, catalog, names), who: whoOf(event), vp, event };
}

/** Newest turn first, lines in the order in which they happened. */
export function logTurns(entries: readonly LogEntry[], catalog: Catalog, names: readonly string[]): LogTurn[] {
  const turns: { index: number; seat: Seat | undefined; round: number; lines: LogLine[] }[] = [];
  let turn = { index: -1, seat: undefined as Seat | undefined, round: 0, lines: [] as LogLine[] };
  turns.push(turn);
  for (const entry of entries) {
    const { event, index } = entry;
    if (event.type === 'turnStarted' || event.type === 'guardTurnStarted') {
      turn = { index, seat: event.type === 'turnStarted' ? event.seat : undefined, round: event.round, lines: [] };
      turns.push(turn);
    }
    const line = lineOf(entry, catalog, names);
    if (line !== undefined) turn.lines.push(line);
  }
  return turns.filter(({ lines }) => lines.length > 0).reverse();
}

export interface Recap {
  readonly lines: readonly LogLine[];
  /** News that found no room. */
  readonly left: number;
  /** VP by seat since then. */
  readonly gained: ReadonlyMap<Seat | 'guard', number>;
}

const RECAP_LINES = 6;

/** Undefined where nothing worth a word has happened. */
export function recapOf(entries: readonly LogEntry[], catalog: Catalog, names: readonly string[]): Recap | undefined {
  const gained = new Map<Seat | 'guard', number>();
  const lines: LogLine[] = [];
  entries.forEach((entry, at) => {
    const { event } = entry;
    if (event.type === 'vpChanged') gained.set(event.who, (gained.get(event.who) ?? 0) + event.n);
    if (!NEWS.has(event.type)) return;
    const line = lineOf(entry, catalog, names);
    if (line !== undefined) lines.push({ ...line, vp: vpAfter(entries, at) });
  });
  if (lines.length === 0) return undefined;
  return { lines: lines.slice(-RECAP_LINES), left: Math.max(0, lines.length - RECAP_LINES), gained };
}

/** VP changes that follow a deed before the next one does. */
function vpAfter(entries: readonly LogEntry[], at: number): number | undefined {
  let sum: number | undefined;
  for (const { event } of entries.slice(at + 1)) {
    if (NEWS.has(event.type) || event.type === 'turnEnded') break;
    if (event.type === 'vpChanged') sum = (sum ?? 0) + (event as EventOf<'vpChanged'>).n;
  }
  return sum === 0 ? undefined : sum;
}
