/** The count at the end: where points come from, one after another, and who stands where. */
import type {
  EventOf,
  FinalScore,
  GameEvent,
  Outcome,
  QuestId,
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

/** F4, G11: the Rooms of one set, turned face up together. */
export interface TurnedSet {
  readonly who: Scorer;
  readonly set: RoomSetId;
  readonly rooms: number;
  readonly vp: number;
}

export interface CountStep {
  readonly group: CountGroup;
  /** The Quest that is turned face up. */
  readonly turned: Turned | undefined;
  readonly turnedSet: TurnedSet | undefined;
  /** What everybody has in the count once this is counted. */
  readonly sums: ReadonlyMap<Scorer, GroupVp>;
}

/** Q9, E5: first what was won in play, then every Quest that was still in a hand and every set of Rooms, one at a time. */
export function countSteps({ scores }: Pick<Outcome, 'scores'>, events: readonly GameEvent[]): readonly CountStep[] {
  const turned = events.filter((event) => event.type === 'endQuestScored').map(turnedOf);
  const steps: CountStep[] = [];
  let sums: ReadonlyMap<Scorer, GroupVp> = new Map(scores.map(({ seat }) => [seat, {}]));
  const add = (group: CountGroup, quest: Turned | undefined, gains: readonly (readonly [Scorer, number])[]): void => {
    sums = withGains(sums, group, gains);
    steps.push({ group, turned: quest, turnedSet: undefined, sums });
  };
  const addSet = (set: TurnedSet): void => {
    sums = withGains(sums, 'rooms', [[set.who, set.vp]]);
    steps.push({ group: 'rooms', turned: undefined, turnedSet: set, sums });
  };
  const sets = events.filter((event) => event.type === 'roomSetScored');
  for (const group of usedGroups(scores.map(({ ledger }) => ledger))) {
    const shown = turned.filter(({ isDone }) => (isDone ? group === 'quests' : group === 'penalties'));
    const laid = group === 'rooms' ? sets : [];
    const inPlay = scores.map(({ seat, ledger }): readonly [Scorer, number] => {
      const later = [...shown, ...laid].filter(({ who }) => who === seat).reduce((n, { vp }) => n + vp, 0);
      return [seat, (groupVp(ledger)[group] ?? 0) - later];
    });
    if (inPlay.some(([, n]) => n !== 0) || shown.length + laid.length === 0) add(group, undefined, inPlay);
    for (const quest of shown) add(group, quest, [[quest.who, quest.vp]]);
    for (const { who, set, rooms, vp } of laid) addSet({ who, set, rooms, vp });
  }
  return steps;
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
