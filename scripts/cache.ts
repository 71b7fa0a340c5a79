/** Where the scripts keep what they found between runs. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

export const cacheDir = join(process.cwd(), 'node_modules', '.cache', 'rowan');

export function cacheFile(name: string): string {
  mkdirSync(cacheDir, { recursive: true });
  return join(cacheDir, name);
}
