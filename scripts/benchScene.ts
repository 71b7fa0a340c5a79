/** Measures the table in a real browser: npm run -s bench:scene -- --json */
import { argsOrExit, type Command, flag } from './lib/args.ts';
import { failWith } from './lib/fail.ts';
import { sceneReport } from './lib/sceneBench/report.ts';
import { benchScene } from './lib/sceneBench/run.ts';

const options = { json: flag('the figures as one JSON object') };

const BENCH_SCENE: Command<typeof options> = {
  name: 'bench:scene',
  about: 'Builds the game and measures its table in a browser: loading, draws, frames, sizes. It judges nothing.',
  options,
};

const args = argsOrExit(BENCH_SCENE, process.argv.slice(2));
const say = (what: string): void => void process.stderr.write(`${Math.round(performance.now() / 1000)} s: ${what}\n`);
benchScene(say)
  .then((result) => process.stdout.write(args.json ? `${JSON.stringify(result, undefined, 2)}\n` : sceneReport(result)))
  .catch(failWith('bench:scene'));
