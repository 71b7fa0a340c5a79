/** What of the build travels when: the scripts the title needs, what it fetches later, and everything together. */
import { round, sum } from '../stats.ts';

export interface BuiltFile {
  readonly name: string;
  readonly bytes: number;
  readonly gzipBytes: number;
  readonly isEntry?: boolean;
  /** Files it cannot run without. */
  readonly imports?: readonly string[];
  /** Files it asks for when they are wanted. */
  readonly importsLater?: readonly string[];
}

export interface Weights {
  /** The page's own scripts, before anything in 3D. */
  readonly titleJsKB: number;
  /** What opening the table fetches beyond that, without physics and the press. */
  readonly tableJsKB: number;
  readonly printWorkerKB: number;
  readonly rapierKB: number;
  /** Everything in the folder as it travels: packed, but for what is packed already. */
  readonly distKB: number;
  /** The same as it lies on the disk. */
  readonly unpackedKB: number;
  /** Gzip KB of every script, the heaviest first. */
  readonly chunks: readonly { readonly name: string; readonly gzipKB: number }[];
}

export function weigh(files: readonly BuiltFile[]): Weights {
  const scripts = files.filter(({ name }) => /\.m?js$/.test(name));
  const byName = new Map(files.map((file) => [file.name, file]));
  const title = reach(
    files.filter(({ isEntry }) => isEntry),
    byName,
  );
  const physics = scripts.filter(({ name }) => /rapier/i.test(name));
  const press = scripts.filter(({ name }) => /worker/i.test(name));
  const apart = new Set([...physics, ...press]);
  const table = reach(
    scripts.filter(({ name }) => /TableScreen/.test(name)),
    byName,
  );
  return {
    titleJsKB: gzipKB([...title]),
    tableJsKB: gzipKB([...table].filter((file) => !title.has(file) && !apart.has(file))),
    printWorkerKB: gzipKB(press),
    rapierKB: gzipKB(physics),
    distKB: round(sum(files.map(({ bytes, gzipBytes }) => Math.min(bytes, gzipBytes))) / 1024, 1),
    unpackedKB: round(sum(files.map(({ bytes }) => bytes)) / 1024, 1),
    chunks: scripts
      .map((file) => ({ name: plainName(file.name), gzipKB: gzipKB([file]) }))
      .sort((a, b) => b.gzipKB - a.gzipKB),
  };
}

/** The files and all that they import at once. */
function reach(from: readonly BuiltFile[], byName: ReadonlyMap<string, BuiltFile>): ReadonlySet<BuiltFile> {
  const found = new Set<BuiltFile>();
  const visit = (file: BuiltFile): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const name of file.imports ?? []) {
      const next = byName.get(name);
      if (next !== undefined) visit(next);
    }
  };
  for (const file of from) visit(file);
  return found;
}

const gzipKB = (files: readonly BuiltFile[]): number => round(sum(files.map(({ gzipBytes }) => gzipBytes)) / 1024, 1);

/** assets/TableScreen-B1x_9zQa.js is TableScreen. */
export function plainName(name: string): string {
  return name.replace(/^.*\//, '').replace(/(-[\w-]{8})?\.\w+$/, '');
}
