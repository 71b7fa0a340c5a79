/** Plays thousands of random games of every mode and checks the engine's promises at each step: npm run soak */
import { isMainThread } from 'node:worker_threads';
import { argsOrExit, type Command, flag, whole, word } from './lib/args.ts';
import { failWith } from './lib/fail.ts';
import { modeName, modeOf } from './lib/modes.ts';
import { countWorkers, runJobs, serveJobs } from './lib/pool.ts';
import { createProgress } from './lib/progress.ts';
import { type SoakJob, type SoakResult, soakJob } from './lib/soakGame.ts';
import { sum } from './lib/stats.ts';

const options = {
  games: whole('games to play', { min: 1, max: 10_000_000, fallback: 10_000 }),
  from: whole('number of the first game', { min: 0, max: 100_000_000, fallback: 0 }),
  seed: word('seed of the whole run', 'soak'),
  minutes: whole('stop handing out games after so many minutes', { min: 1, max: 10_000, fallback: undefined }),
  workers: whole('worker threads, one per core unless told', { min: 1, max: 64, fallback: undefined }),
  json: flag('the result as one JSON object'),
};

const SOAK: Command<typeof options> = {
  name: 'soak',
  about: 'Plays random games of every mode on all cores and checks at each step what must always hold.',
  options,
};

const noticeEveryMs = 30_000;

if (isMainThread) await main().catch(failWith('soak'));
else serveJobs(soakJob);

async function main(): Promise<void> {
  const args = argsOrExit(SOAK, process.argv.slice(2));
  const startedMs = performance.now();
  const size = Math.max(1, Math.min(20, Math.ceil(args.games / (countWorkers(args.workers, args.games) * 8))));
  const jobs: SoakJob[] = Array.from({ length: Math.ceil(args.games / size) }, (_, i) => ({
    seed: args.seed,
    from: args.from + i * size,
    to: args.from + Math.min(args.games, (i + 1) * size),
  }));
  const progress = createProgress('games', args.games);
  const told = { games: 0, failed: 0, atMs: startedMs };
  const results = await runJobs<SoakJob, SoakResult>(jobs, {
    workers: args.workers,
    mayStart: () => args.minutes === undefined || performance.now() - startedMs < args.minutes * 60_000,
    onDone: ({ games, failures }) => {
      told.games += games;
      told.failed += failures.length;
      progress.advance(games, told.failed === 0 ? '' : `${told.failed} failed`);
      for (const failure of failures) report(failure, args.seed);
      if (process.stderr.isTTY || performance.now() - told.atMs < noticeEveryMs) return;
      told.atMs = performance.now();
      process.stderr.write(`${told.games} of ${args.games} games, ${told.failed} failed\n`);
    },
  });
  progress.done();
  const games = sum(results.map((result) => result.games));
  const failures = results.flatMap((result) => result.failures);
  const intents = sum(results.map((result) => result.intents));
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  const passed = games - failures.length;
  process.stdout.write(
    args.json
      ? `${JSON.stringify({ passed, failed: failures.length, intents, seconds, failures })}\n`
      : `${games} random games of every mode, ${intents} intents, ${seconds} s\n${passed} passed, ${failures.length} failed\n`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
}

function report({ game, reason }: SoakResult['failures'][number], seed: string): void {
  const again = `npm run soak -- --seed ${/^[\w.-]+$/.test(seed) ? seed : JSON.stringify(seed)} --from ${game} --games 1`;
  process.stderr.write(`\ngame ${game} (${modeName(modeOf(game))}): ${reason}\n  again: ${again}\n`);
}
