/** Batches of seeded matches: which games are played and by whom, whatever the number of workers. */
import { CATALOG } from '../../src/content/catalog.ts';
import { createEngine, type MatchOptions } from '../../src/engine/index.ts';
import { playMatch } from './match.ts';
import { type ProfileName, policyNamed } from './policies.ts';
import { countWorkers, runJobs } from './pool.ts';
import { createProgress } from './progress.ts';
import { createRecorder, type GameRecord } from './record.ts';

export interface Batch {
  readonly games: number;
  readonly seed: string;
  readonly options: Omit<MatchOptions, 'seed'>;
  /** Moves on by one seat each game, so that no profile owns a seat; repeated if there are more seats. */
  readonly profiles: readonly ProfileName[];
}

export interface BatchJob {
  readonly batch: number;
  readonly from: number;
  readonly to: number;
  readonly plan: Batch;
}

const engine = createEngine(CATALOG);

export function profilesAt({ profiles, options }: Pick<Batch, 'profiles' | 'options'>, game: number): ProfileName[] {
  return Array.from(
    { length: options.seats },
    (_, seat) => profiles[(seat + game) % profiles.length] ?? ('mixed' as const),
  );
}

export function gameSeed(batch: Pick<Batch, 'seed'>, game: number): string {
  return `${batch.seed}-${game}`;
}

export function playGame(batch: Batch, game: number): GameRecord {
  const profiles = profilesAt(batch, game);
  const recorder = createRecorder();
  const options: MatchOptions = { ...batch.options, seed: gameSeed(batch, game) };
  try {
    return recorder.finish(playMatch(engine, options, profiles.map(policyNamed), recorder), profiles);
  } catch (error) {
    const match = `${JSON.stringify(options)}, played by ${profiles.join(', ')}`;
    throw new Error(`the match ${match} broke: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function playJob({ plan, from, to }: BatchJob): GameRecord[] {
  return Array.from({ length: to - from }, (_, i) => playGame(plan, from + i));
}

/** Small jobs, so that no worker is left with a long tail. */
export function jobsOf(batches: readonly Batch[], workers: number): BatchJob[] {
  return batches.flatMap((plan, batch) => {
    const size = Math.max(1, Math.min(10, Math.ceil(plan.games / (workers * 4))));
    return Array.from({ length: Math.ceil(plan.games / size) }, (_, i) => ({
      batch,
      plan,
      from: i * size,
      to: Math.min(plan.games, (i + 1) * size),
    }));
  });
}

/** The records of each batch in the order of its games. */
export async function runBatches(
  batches: readonly Batch[],
  { label, workers }: { readonly label: string; readonly workers?: number | undefined },
): Promise<GameRecord[][]> {
  const games = batches.reduce((sum, batch) => sum + batch.games, 0);
  const jobs = jobsOf(batches, countWorkers(workers, games));
  const progress = createProgress(label, games);
  const done = await runJobs<BatchJob, GameRecord[]>(jobs, {
    workers,
    onDone: (records) => progress.advance(records.length),
  });
  progress.done();
  return batches.map((_, batch) => done.flatMap((records, i) => (jobs[i]?.batch === batch ? records : [])));
}
