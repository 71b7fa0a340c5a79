/** The table's figures for people, beside what was asked of them. */
import { section, table } from '../table.ts';
import type { Drawn, FrameCost, SceneBench, Timing } from './run.ts';

export function sceneReport(bench: SceneBench): string {
  const { machine, load, weights, shaking, idle, dragging, complaints } = bench;
  const rows = [
    ...drawnRows('high', bench.high, { calls: '≤ 120', triangles: '≤ 250k' }),
    ...drawnRows('low', bench.low, { calls: '≤ 60', triangles: '≤ 120k' }),
    ...frameRows('nothing moves', idle, ''),
    ...frameRows('dragging', dragging, ''),
    ...frameRows(`shaking ${shaking.bodies} bodies`, shaking, '≤ 4 ms'),
    inputRow(dragging.input),
    ['frames in 2 idle seconds', `${bench.idleFrames}`, '', '0'],
    ['title usable', `${load.titleUsableMs} ms`, `drawn ${load.titleDrawnMs} ms`, 'before 3D arrives'],
    ['table usable after a click', `${load.tableUsableMs} ms`, `all printed ${load.tablePrintedMs} ms`, ''],
    ['table usable after navigation', `${load.fromNavigationMs} ms`, 'without the time to click', ''],
    ['title scripts', `${weights.titleJsKB} KB`, 'gzip', '≤ 120 KB'],
    ['table scripts', `${weights.tableJsKB} KB`, 'gzip, beyond the title', ''],
    ['press worker', `${weights.printWorkerKB} KB`, 'gzip', ''],
    ['physics', `${weights.rapierKB} KB`, 'gzip', ''],
    ['whole game', `${weights.distKB} KB`, `as it travels, ${weights.unpackedKB} KB unpacked`, '≤ 5120 KB'],
  ];
  const columns = [
    { title: 'what' },
    { title: 'figure', align: 'right' as const },
    { title: 'more' },
    { title: 'asked' },
  ];
  const chunks = weights.chunks.map(({ name, gzipKB }) => [name, `${gzipKB} KB`]);
  const parts = [
    section(`The table on ${machine.cores} cores, load ${machine.load}`, table(columns, rows)),
    section(
      'The largest textures, high',
      table(
        [{ title: 'size' }, { title: 'MB', align: 'right' }],
        bench.high.largest.map(({ size, MB }) => [size, `${MB}`]),
      ),
    ),
    section('Scripts, gzip', table([{ title: 'chunk' }, { title: 'size', align: 'right' }], chunks)),
    ...(complaints.length === 0 ? [] : [section('The page complained', complaints)]),
  ];
  return parts.join('\n');
}

function drawnRows(name: string, drawn: Drawn, asked: { readonly calls: string; readonly triangles: string }) {
  const { drawCalls, triangles, moving, texturesMB, targetsMB } = drawn;
  return [
    [`draw calls, ${name}`, `${moving.drawCalls}`, `${drawCalls} at rest`, asked.calls],
    [`triangles, ${name}`, thousands(moving.triangles), `${thousands(triangles)} at rest`, asked.triangles],
    [`textures, ${name}`, `${texturesMB} MB`, `and ${targetsMB} MB to draw into`, ''],
  ];
}

function frameRows(name: string, { own, whole, frames }: FrameCost, asked: string): string[][] {
  return [
    [`script a frame, ${name}`, `${own.median} ms`, `p95 ${own.p95} ms over ${frames} frames`, asked],
    ["… with three's walk", `${whole.median} ms`, `p95 ${whole.p95} ms`, ''],
  ];
}

function inputRow(input: Timing | undefined): string[] {
  if (input === undefined) return ['pointer event', '–', '', '≤ 50 ms'];
  return ['pointer event', `${input.median} ms`, `p95 ${input.p95} ms`, '≤ 50 ms'];
}

const thousands = (count: number): string => `${Math.round(count / 100) / 10}k`;
