import { describe, expect, it } from 'vitest';
import { sceneReport } from '../../../../scripts/lib/sceneBench/report.ts';
import type { Drawn, FrameCost, SceneBench } from '../../../../scripts/lib/sceneBench/run.ts';

const drawn: Drawn = {
  drawCalls: 40,
  triangles: 90_000,
  moving: { drawCalls: 80, triangles: 180_440 },
  texturesMB: 120,
  targetsMB: 6,
  largest: [{ size: '2048×2048', MB: 16 }],
};
const cost: FrameCost = { frames: 90, own: { median: 1.5, p95: 2.5 }, whole: { median: 3, p95: 4 } };
const BENCH: SceneBench = {
  machine: { cores: 2, load: 0.5 },
  load: { titleUsableMs: 400, titleDrawnMs: 1800, tableUsableMs: 1700, tablePrintedMs: 9000, fromNavigationMs: 2100 },
  high: drawn,
  low: drawn,
  idle: cost,
  dragging: { ...cost, input: { median: 0.7, p95: 1.1 } },
  shaking: { ...cost, bodies: 34 },
  idleFrames: 0,
  weights: {
    titleJsKB: 72,
    tableJsKB: 400,
    printWorkerKB: 199,
    rapierKB: 0,
    distKB: 4100,
    unpackedKB: 9000,
    chunks: [{ name: 'TableScreen', gzipKB: 137 }],
  },
  complaints: [],
};

describe("the table's figures for people", () => {
  const lines = sceneReport(BENCH).split('\n');
  const lineOf = (what: string): string => lines.find((line) => line.startsWith(what)) ?? '';

  it('stand beside what was asked of them', () => {
    expect(lineOf('draw calls, high')).toMatch(/80 {2}40 at rest +≤ 120/);
    expect(lineOf('triangles, low')).toMatch(/180\.4k {2}90k at rest +≤ 120k/);
    expect(lineOf('script a frame, shaking 34 bodies')).toMatch(/1\.5 ms {2}p95 2\.5 ms over 90 frames +≤ 4 ms/);
    expect(lineOf('title scripts')).toMatch(/72 KB.*≤ 120 KB/);
  });

  it('name every chunk, and complaints only where there are any', () => {
    expect(lineOf('TableScreen')).toMatch(/137 KB/);
    expect(lines.join('\n')).not.toContain('complained');
    expect(sceneReport({ ...BENCH, complaints: ['page error: boo'] })).toContain('page error: boo');
  });
});
