/** Runs every check of the project in turn and closes with one line: how many passed, how many failed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFile } from './cache.ts';

type Tally = { readonly passed: number; readonly failed: number };
type Stage = {
  readonly name: string;
  readonly commands: readonly string[][];
  readonly tally?: () => Tally | undefined;
};

const unitReport = cacheFile('unit.json');
const e2eReport = cacheFile('e2e.json');

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

function unitTally(): Tally | undefined {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(unitReport);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
}

function e2eTally(): Tally | undefined {
  const report = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(e2eReport);
  return report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}

const stages: readonly Stage[] = [
  { name: 'types', commands: [['tsc', '-b']] },
  { name: 'lint', commands: [['biome', 'check', '--error-on-warnings']] },
  {
    name: 'unit',
    commands: [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]],
    tally: unitTally,
  },
  {
    name: 'browser',
    commands: [
      ['vite', 'build', '--logLevel', 'warn'],
      ['playwright', 'test'],
    ],
    tally: e2eTally,
  },
];

/** A stage that breaks before it counts anything, or outside its tests, is one failure. */
function run(stage: Stage): Tally {
  process.stdout.write(`\n— ${stage.name}\n`);
  const ok = stage.commands.every(([tool = '', ...args]) => {
    return spawnSync(join('node_modules', '.bin', tool), args, { stdio: 'inherit' }).status === 0;
  });
  const counted = stage.tally?.() ?? { passed: ok ? 1 : 0, failed: 0 };
  return { passed: counted.passed, failed: ok ? counted.failed : Math.max(1, counted.failed) };
}

for (const report of [unitReport, e2eReport]) rmSync(report, { force: true });
const tallies = stages.map(run);
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
