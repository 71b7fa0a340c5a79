/** Measures the cards with thousands of greedy games and says whether they keep their promises: npm run -s audit */
import { isMainThread } from 'node:worker_threads';
import { argsOrExit, type Command, whole, word } from './lib/args.ts';
import { auditOf, batchesFor } from './lib/auditPlan.ts';
import { playJob, runBatches } from './lib/batch.ts';
import { failWith } from './lib/fail.ts';
import { serveJobs } from './lib/pool.ts';
import { tallyOf } from './lib/tally.ts';

const options = {
  games: whole('4-player games with towers; solo and 2-player games follow in proportion', {
    min: 10,
    max: 1_000_000,
    fallback: 2000,
  }),
  seed: word('seed of the whole run', 'audit'),
  workers: whole('worker threads, one per core unless told', { min: 1, max: 64, fallback: undefined }),
};

const AUDIT: Command<typeof options> = {
  name: 'audit',
  about: 'Prints one JSON object: what is in the box, how often each card was used, and whether the balance holds.',
  options,
};

if (isMainThread) await main().catch(failWith('audit'));
else serveJobs(playJob);

async function main(): Promise<void> {
  const { games, seed, workers } = argsOrExit(AUDIT, process.argv.slice(2));
  const batches = batchesFor(games, seed);
  const records = await runBatches(batches, { label: 'audit', workers });
  const audit = auditOf(batches, records.map(tallyOf));
  process.stdout.write(`${JSON.stringify(audit, undefined, 2)}\n`);
  process.exitCode = audit.pass ? 0 : 1;
}
