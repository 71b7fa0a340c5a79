/** The bench's figures as a table, beside what was asked of them. */
import type { BenchResult } from './benchRun.ts';
import type { CallCost } from './measure.ts';
import { section, table } from './table.ts';

export function benchReport(result: BenchResult): string {
  const { randomGames, applyOnly, targetsMs, legalMs, applyUs, viewUs, cloneUs } = result;
  const perCall = (name: string, { p50, p99, calls }: CallCost, unit: string, bar: string): string[] => [
    name,
    `${p50} ${unit}`,
    `p99 ${p99} ${unit} over ${calls} calls`,
    bar,
  ];
  const rows = [
    [
      'random 4-player games',
      `${randomGames.gamesPerSecond} /s`,
      `samples ${randomGames.samples.join(', ')}`,
      '≥ 300, aim 1000',
    ],
    ['… by processor time', `${randomGames.gamesPerCpuSecond} /s`, 'time spent waiting for a core left out', ''],
    ['intents in them', `${randomGames.intentsPerSecond} /s`, `${randomGames.intentsPerGame} a game`, 'aim 200000'],
    ['intents applied again', `${applyOnly.intentsPerSecond} /s`, 'without a policy', ''],
    perCall('legal targets of a meeple', targetsMs, 'ms', 'p99 ≤ 0.2 ms'),
    perCall('all legal intents', legalMs, 'ms', ''),
    perCall('apply', applyUs, 'µs', ''),
    perCall('view', viewUs, 'µs', ''),
    perCall('structuredClone of a state', cloneUs, 'µs', ''),
    ['restore of a greedy game', `${result.restoreMs} ms`, `${result.savedIntents} intents`, '≤ 50 ms'],
    ['its save', `${result.saveBytes} bytes`, '', '≤ 30 KB'],
    ['a greedy 4-player game', `${result.greedyGameMs} ms`, '', ''],
  ];
  const columns = [
    { title: 'what' },
    { title: 'median', align: 'right' as const },
    { title: 'more' },
    { title: 'asked' },
  ];
  return section(`Bench on ${result.node}, one thread`, table(columns, rows));
}
