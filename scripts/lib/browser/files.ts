/** The files of a folder with their sizes as they are and as they travel. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltFile } from '../sceneBench/chunks.ts';

export function filesUnder(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => {
      const content = readFileSync(path);
      return {
        name: relative(folder, path).split(sep).join('/'),
        bytes: content.length,
        gzipBytes: gzipSync(content, { level: 9 }).length,
      };
    });
}
