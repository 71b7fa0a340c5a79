/** Measures the engine on one thread after a warm-up: npm run -s bench -- --json */
import { argsOrExit, type Command, flag, whole } from './lib/args.ts';
import { benchReport } from './lib/benchReport.ts';
import { benchRun } from './lib/benchRun.ts';

const options = {
  seconds: whole('seconds of random games in each sample', { min: 1, max: 60, fallback: 2 }),
  repeats: whole('samples of everything; medians are reported', { min: 1, max: 50, fallback: 5 }),
  json: flag('the figures as one JSON object'),
};

const BENCH: Command<typeof options> = {
  name: 'bench',
  about: 'Measures random games, legal targets, single calls, replays and saves on one thread. It never fails.',
  options,
};

const args = argsOrExit(BENCH, process.argv.slice(2));
const result = benchRun({ warmUpMs: 2000, sampleMs: args.seconds * 1000, repeats: args.repeats });
process.stdout.write(args.json ? `${JSON.stringify(result, undefined, 2)}\n` : benchReport(result));
