/** Plays greedy games on all cores and reports what they were like: npm run -s lab -- --games 200 --seats 4 --towers */
import { isMainThread } from 'node:worker_threads';
import type { MatchOptions } from '../src/engine/index.ts';
import { argsOrExit } from './lib/args.ts';
import { type Batch, playJob, runBatches } from './lib/batch.ts';
import { failWith } from './lib/fail.ts';
import { LAB, type LabArgs, refuseLab } from './lib/labArgs.ts';
import { serveJobs } from './lib/pool.ts';
import { labReport } from './lib/report.ts';
import { summarize } from './lib/summary.ts';
import { tallyOf } from './lib/tally.ts';

if (isMainThread) await main().catch(failWith('lab'));
else serveJobs(playJob);

async function main(): Promise<void> {
  const args = argsOrExit(LAB, process.argv.slice(2), refuseLab);
  const batch: Batch = {
    games: args.games,
    seed: args.seed,
    options: optionsOf(args),
    profiles: args.profiles.length > 0 ? args.profiles : ['mixed'],
  };
  const [records = []] = await runBatches([batch], { label: 'games', workers: args.workers });
  const summary = summarize(batch, tallyOf(records));
  process.stdout.write(args.json ? `${JSON.stringify(summary)}\n` : labReport(summary));
}

function optionsOf({ seats, towers, solo, hired, advanced }: LabArgs): Omit<MatchOptions, 'seed'> {
  if (solo) return { seats: 1, towers: true, solo: { hiredHelp: hired, advanced } };
  return { seats: (seats ?? 4) as 2 | 3 | 4, towers };
}
