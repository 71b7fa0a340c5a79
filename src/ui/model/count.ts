/** The count at the end: where points come from, one after another, and who stands where. */
import type {
  EventOf,
  FinalScore,
  GameEvent,
  Outcome,
  QuestId,
  RoomId,
  RoomSetId,
  Seat,
  VpLedger,
  VpSource,
} from '../../engine/index.ts';

export type Scorer = Seat | 'guard';

export const COUNT_GROUPS = [
  'monsters',
  'locations',
  'quests',
  'rooms',
  'council',
  'orders',
  'levels',
  'penalties',
] as const;
export type CountGroup = (typeof COUNT_GROUPS)[number];

/** What the bars put together. */
export const GROUP_SOURCES = {
  monsters: ['monsters', 'ranger'],
  locations: ['locations', 'hill', 'slots'],
  quests: ['quests', 'endQuests'],
  rooms: ['rooms', 'roomSets'],
  council: ['overlords', 'henchman', 'tokens'],
  orders: ['orders', 'impossible'],
  levels: ['levels'],
  penalties: ['penalties'],
} as const satisfies Record<CountGroup, readonly VpSource[]>;

export type GroupVp = Readonly<Partial<Record<CountGroup, number>>>;

export function groupVp(ledger: VpLedger): GroupVp {
  const vp: Partial<Record<CountGroup, number>> = {};
  for (const group of COUNT_GROUPS) {
    const sum = GROUP_SOURCES[group].reduce((n, source) => n + (ledger[source] ?? 0), 0);
    if (sum !== 0) vp[group] = sum;
  }
  return vp;
}

/** Groups in which anybody has won or lost something. */
export function usedGroups(ledgers: readonly VpLedger[]): readonly CountGroup[] {
  const each = ledgers.map(groupVp);
  return COUNT_GROUPS.filter((group) => each.some((vp) => vp[group] !== undefined));
}

export interface Turned {
  readonly who: Scorer;
  readonly quest: QuestId;
  readonly isDone: boolean;
  readonly vp: number;
}

/** F4: the Rooms of one set, which lay open. */
export interface TurnedSet {
  readonly who: Scorer;
  readonly set: RoomSetId;
  readonly rooms: number;
  readonly vp: number;
}

/** G11: a Room of the Guard, turned face up after the others of its set: these come first, it comes last. */
export interface TurnedRoom {
  readonly who: 'guard';
  readonly rooms: readonly RoomId[];
  readonly set: RoomSetId;
  /** What it adds to the set. */
  readonly vp: number;
  readonly setVp: number;
}

export interface CountStep {
  readonly group: CountGroup;
  /** The Quest that is turned face up. */
  readonly turned: Turned | undefined;
  readonly turnedSet: TurnedSet | undefined;
  readonly turnedRoom: TurnedRoom | undefined;
  /** What everybody has in the count once this is counted. */
  readonly sums: ReadonlyMap<Scorer, GroupVp>;
}

type Shown = Pick<CountStep, 'turned' | 'turnedSet' | 'turnedRoom'>;
const NOTHING: Shown = { turned: undefined, turnedSet: undefined, turnedRoom: undefined };

/** Q9, E5, G11: first what was won in play, then every Quest that was still in a hand and all Rooms, one at a time. */
export function countSteps({ scores }: Pick<Outcome, 'scores'>, events: readonly GameEvent[]): readonly CountStep[] {
  const turned = events.filter((event) => event.type === 'endQuestScored').map(turnedOf);
  const rooms = turnedRooms(events);
  const sets = events
    .filter((event) => event.type === 'roomSetScored')
    .filter(({ who, set }) => !rooms.some((room) => room.who === who && room.set === set));
  const steps: CountStep[] = [];
  let sums: ReadonlyMap<Scorer, GroupVp> = new Map(scores.map(({ seat }) => [seat, {}]));
  const add = (group: CountGroup, shown: Partial<Shown>, gains: readonly (readonly [Scorer, number])[]): void => {
    sums = withGains(sums, group, gains);
    steps.push({ group, ...NOTHING, ...shown, sums });
  };
  for (const group of usedGroups(scores.map(({ ledger }) => ledger))) {
    const quests = turned.filter(({ isDone }) => (isDone ? group === 'quests' : group === 'penalties'));
    const [laid, opened] = group === 'rooms' ? [sets, rooms] : [[], []];
    const later = [...quests, ...laid, ...opened];
    const inPlay = scores.map(({ seat, ledger }): readonly [Scorer, number] => [
      seat,
      later.filter(({ who }) => who === seat).reduce((n, { vp }) => n - vp, groupVp(ledger)[group] ?? 0),
    ]);
    if (inPlay.some(([, n]) => n !== 0) || later.length === 0) add(group, {}, inPlay);
    for (const quest of quests) add(group, { turned: quest }, [[quest.who, quest.vp]]);
    for (const { who, set, rooms: n, vp } of laid) add(group, { turnedSet: { who, set, rooms: n, vp } }, [[who, vp]]);
    for (const room of opened) add(group, { turnedRoom: room }, [[room.who, room.vp]]);
  }
  return steps;
}

function turnedRooms(events: readonly GameEvent[]): readonly TurnedRoom[] {
  const open: TurnedRoom[] = [];
  for (const event of events) {
    if (event.type !== 'endRoomTurned') continue;
    const { room, set, setVp } = event;
    const before = open.findLast((each) => each.set === set);
    const rooms = [...(before?.rooms ?? []), room];
    open.push({ who: 'guard', rooms, set, vp: setVp - (before?.setVp ?? 0), setVp });
  }
  return open;
}

const turnedOf = ({ who, quest, completed, vp }: EventOf<'endQuestScored'>): Turned => ({
  who,
  quest,
  isDone: completed,
  vp,
});

function withGains(
  sums: ReadonlyMap<Scorer, GroupVp>,
  group: CountGroup,
  gains: readonly (readonly [Scorer, number])[],
): ReadonlyMap<Scorer, GroupVp> {
  const next = new Map(sums);
  for (const [who, n] of gains) {
    const before = next.get(who) ?? {};
    if (n !== 0) next.set(who, { ...before, [group]: (before[group] ?? 0) + n });
  }
  return next;
}

export const totalOf = (vp: GroupVp): number => COUNT_GROUPS.reduce((sum, group) => sum + (vp[group] ?? 0), 0);

export interface Ranked extends FinalScore {
  /** Equal for those who share a place. */
  readonly place: number;
}

/** E6: most VP, then fewest Peasants; G11: a tie with the Guard is the Guard's. */
export function ranking({ scores }: Pick<Outcome, 'scores'>): readonly Ranked[] {
  const isGuard = ({ seat }: FinalScore): number => (seat === 'guard' ? 1 : 0);
  const sorted = [...scores].sort((a, b) => b.score - a.score || isGuard(b) - isGuard(a) || a.peasants - b.peasants);
  const ranked: Ranked[] = [];
  for (const [at, score] of sorted.entries()) {
    const before = ranked[at - 1];
    const isShared =
      before !== undefined &&
      before.score === score.score &&
      before.peasants === score.peasants &&
      before.seat !== 'guard';
    ranked.push({ ...score, place: isShared ? before.place : at + 1 });
  }
  return ranked;
}

export interface Tie {
  readonly rule: 'E6' | 'G11';
  /** In the order in which they end up. */
  readonly seats: readonly Ranked[];
}

/** Everybody who has as many VP as somebody else, and what decides between them. */
export function tiesOf(outcome: Pick<Outcome, 'scores'>): readonly Tie[] {
  const byScore = new Map<number, Ranked[]>();
  for (const score of ranking(outcome)) byScore.set(score.score, [...(byScore.get(score.score) ?? []), score]);
  return [...byScore.values()]
    .filter((seats) => seats.length > 1)
    .map((seats) => ({ rule: seats.some(({ seat }) => seat === 'guard') ? 'G11' : 'E6', seats }));
}
