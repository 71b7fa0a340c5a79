/** Many records added up; the order of the records never changes the sums. */
import type { GameRecord, Uses } from './record.ts';
import { noUses, USES } from './record.ts';
import { add, addAll, type Counts } from './stats.ts';

export interface Tally {
  readonly games: number;
  /** Player seats over all games. */
  readonly seatings: number;
  readonly rounds: readonly number[];
  readonly intents: readonly number[];
  readonly scores: readonly number[];
  readonly bySeat: readonly Standing[];
  /** First player first. */
  readonly byTurnOrder: readonly Standing[];
  readonly byProfile: ReadonlyMap<string, Standing>;
  readonly gained: Counts;
  readonly guard: { readonly scores: readonly number[]; readonly gained: Counts; readonly wins: number } | undefined;
  readonly uses: Uses;
}

/** A shared victory counts as a fraction of a win for each winner. */
export interface Standing {
  wins: number;
  games: number;
  points: number;
}

const newStanding = (): Standing => ({ wins: 0, games: 0, points: 0 });

export function tallyOf(records: readonly GameRecord[]): Tally {
  const seats = records[0]?.scores.length ?? 0;
  const bySeat = Array.from({ length: seats }, newStanding);
  const byTurnOrder = Array.from({ length: seats }, newStanding);
  const byProfile = new Map<string, Standing>();
  const gained: Counts = {};
  const uses = noUses();
  const guard = { scores: [] as number[], gained: {} as Counts, wins: 0 };
  for (const record of records) {
    for (const use of USES) addAll(uses[use], record.uses[use]);
    for (const ledger of record.gained) addAll(gained, ledger);
    if (record.guard !== undefined) {
      guard.scores.push(record.guard.score);
      addAll(guard.gained, record.guard.gained);
      if (record.winners.includes('guard')) guard.wins++;
    }
    record.scores.forEach((score, seat) => {
      const name = record.profiles[seat] ?? '';
      const profile = byProfile.get(name) ?? newStanding();
      byProfile.set(name, profile);
      const wins = record.winners.includes(seat) ? 1 / record.winners.length : 0;
      const order = (seat - record.firstSeat + seats) % seats;
      for (const standing of [bySeat[seat], byTurnOrder[order], profile]) {
        if (standing === undefined) continue;
        standing.wins += wins;
        standing.games++;
        standing.points += score;
      }
    });
  }
  return {
    games: records.length,
    seatings: records.length * seats,
    rounds: records.map((record) => record.rounds),
    intents: records.map((record) => record.intents),
    scores: records.flatMap((record) => record.scores),
    bySeat,
    byTurnOrder,
    byProfile,
    gained,
    guard: records[0]?.guard === undefined ? undefined : guard,
    uses,
  };
}

export function total(counts: Readonly<Counts>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** Sums a count over keys that belong together. */
export function grouped(counts: Readonly<Counts>, groupOf: (key: string) => string): Counts {
  const groups: Counts = {};
  for (const [key, n] of Object.entries(counts)) add(groups, groupOf(key), n);
  return groups;
}
