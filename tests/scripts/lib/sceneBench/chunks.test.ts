import { describe, expect, it } from 'vitest';
import { type BuiltFile, plainName, weigh } from '../../../../scripts/lib/sceneBench/chunks.ts';

const file = (name: string, kilobytes: number, rest: Partial<BuiltFile> = {}): BuiltFile => ({
  name,
  bytes: kilobytes * 2048,
  gzipBytes: kilobytes * 1024,
  ...rest,
});

const BUILD: readonly BuiltFile[] = [
  file('index.html', 1),
  file('assets/index-AAAAAAAA.js', 70, {
    isEntry: true,
    imports: ['assets/react-AAAAAAAA.js'],
    importsLater: ['assets/TableScreen-AAAAAAAA.js'],
  }),
  file('assets/react-AAAAAAAA.js', 20, { imports: ['assets/index-AAAAAAAA.js'] }),
  file('assets/TableScreen-AAAAAAAA.js', 100, {
    imports: ['assets/react-AAAAAAAA.js', 'assets/three-AAAAAAAA.js', 'assets/gone-AAAAAAAA.js'],
    importsLater: ['assets/rapier-AAAAAAAA.js'],
  }),
  file('assets/three-AAAAAAAA.js', 200),
  file('assets/rapier-AAAAAAAA.js', 600),
  file('assets/print.worker-AAAAAAAA.js', 90),
  file('models/meeples.glb', 50, { bytes: 49 * 1024 }),
];

describe('the weight of a build', () => {
  const weights = weigh(BUILD);

  it('the title weighs what its entry cannot run without, even in a circle', () => {
    expect(weights.titleJsKB).toBe(90);
  });

  it('the table weighs what it adds to the title', () => {
    expect(weights.tableJsKB).toBe(300);
  });

  it('the press and physics are told apart', () => {
    expect(weights).toMatchObject({ printWorkerKB: 90, rapierKB: 600 });
  });

  it('the whole game is every file as it travels', () => {
    expect(weights.distKB).toBe(1 + 70 + 20 + 100 + 200 + 600 + 90 + 49);
    expect(weights.unpackedKB).toBe(2 * (1 + 70 + 20 + 100 + 200 + 600 + 90) + 49);
  });

  it('scripts are listed by their plain names, the heaviest first', () => {
    expect(weights.chunks.map(({ name }) => name)).toEqual([
      'rapier',
      'three',
      'TableScreen',
      'print.worker',
      'index',
      'react',
    ]);
    expect(plainName('assets/use-wood-B1_9zQ-a.js')).toBe('use-wood');
  });
});
