import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SourceFile, TEXT_RULES } from './textRules.ts';

function filesUnder(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(process.cwd(), path), text: readFileSync(path, 'utf8') }));
}

describe('source text', () => {
  const files = filesUnder('src');
  for (const rule of TEXT_RULES) {
    it(rule.name, () => {
      const offenders = files.filter((file) => rule.covers(file.path) && rule.isBroken(file)).map(({ path }) => path);
      expect(offenders).toEqual([]);
    });
    it(`${rule.name}: catches an offender`, () => {
      expect(rule.covers(rule.offender.path) && rule.isBroken(rule.offender)).toBe(true);
    });
  }
});
