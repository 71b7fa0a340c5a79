/** Reads a match out of a file, by playing it through: the rules are fetched only when somebody brings one. */
import { CATALOG } from '../content/catalog.ts';
import { createEngine } from '../engine/index.ts';
import type { Result } from '../shared/result.ts';
import { type FileRefusal, type GivenFile, type ReadMatch, readMatchFile } from '../store/saves/files.ts';

export function readFile(file: GivenFile): Promise<Result<ReadMatch, FileRefusal>> {
  return readMatchFile(createEngine(CATALOG), file);
}
