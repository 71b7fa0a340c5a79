/** Each rule has a test that is named after it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../src/content/rules/reference.ts';
import { RULING_IDS } from '../../../src/content/rules/rulingIds.ts';
import { RULE_IDS } from '../../../src/engine/index.ts';
import { titlesOf } from '../../support/titles.ts';

const TITLES = readdirSync('tests', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .flatMap((path) => titlesOf(path, readFileSync(path, 'utf8')));

const idOf = (title: string) => /^([A-Z]\d+[a-z]?)\b/.exec(title)?.[1];

describe('the rules and their tests', () => {
  it('name a test after each rule', () => {
    const untested = RULE_IDS.filter((id) => !TITLES.some((title) => title.startsWith(`${id} `)));
    expect(untested).toEqual([]);
  });

  it('name no test after a rule that does not exist', () => {
    const known: readonly string[] = [...RULE_IDS, ...RULING_IDS];
    const stray = TITLES.filter((title) => {
      const id = idOf(title);
      return id !== undefined && !known.includes(id);
    });
    expect(stray).toEqual([]);
  });

  it('stand in the reference: each rule once, then the rulings', () => {
    expect(RULES.map(({ id }) => id)).toEqual([...RULE_IDS, ...RULING_IDS]);
  });
});

describe('titles are read', () => {
  it('from tests of every form, not from groups, skipped tests or other calls', () => {
    const text = [
      "describe('L1 group', () => {",
      "  it('L2 plain', () => {});",
      "  it.each([['L3 row']])('L4 %s', () => {});",
      `  it.skipIf(false)(\`L5 at \${place}\`, () => {});`,
      "  test.only('L6 only', () => {});",
      "  it.skip('L7 skipped', () => {});",
      "  it.todo('L8 later');",
      "  say('P1 nothing');",
      '});',
    ].join('\n');
    expect(titlesOf('a.test.ts', text)).toEqual(['L2 plain', 'L4 %s', 'L5 at ', 'L6 only']);
  });
});
