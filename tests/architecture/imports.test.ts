import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, describe, expect, it } from 'vitest';
import { IMPORT_RULES } from './importRules.ts';

async function violations(baseDir: string): Promise<{ rule: string; edge: string }[]> {
  const roots = ['src', 'scripts', 'tests'].filter((root) => existsSync(join(baseDir, root)));
  const { output } = await cruise(roots, {
    baseDir,
    ruleSet: { forbidden: [...IMPORT_RULES] },
    validate: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import'],
    },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    edge: `${from} → ${to}`,
  }));
}

/** One file per way to break a rule; importing a file that is not there still counts as importing it. */
const offenders: Readonly<Record<string, string>> = {
  'src/shared/a.ts': "import '../engine/index.ts';",
  'src/engine/index.ts': "import '../content/catalog.ts'; import 'zustand';",
  'src/engine/inner.ts': "import { readFileSync } from 'node:fs'; export const read = readFileSync;",
  'src/content/catalog.ts': "import type { Bot } from '../bots/a.ts'; export type Catalog = Bot;",
  'src/bots/a.ts': "import '../store/a.ts'; import '../engine/inner.ts'; export type Bot = 1;",
  'src/store/a.ts': "import '../director/a.ts'; import 'react';",
  'src/director/a.ts': "import '../scene/a.ts';",
  'src/scene/a.ts': "import '../ui/a.ts';",
  'src/ui/a.ts': "import '../audio/a.ts'; import 'three'; import './gone.ts';",
  'src/audio/a.ts': "import '../tutorial/a.ts'; import '../../scripts/a.ts';",
  'src/tutorial/a.ts': "import '../app/a.ts';",
  'src/app/a.ts': "import '../main.tsx';",
  'src/main.tsx': "import './store/a.ts';",
  'scripts/a.ts': 'export {};',
};

const found = await violations(process.cwd());

describe('imports', () => {
  for (const { name = '' } of IMPORT_RULES) {
    it(`keeps ${name}`, () => {
      expect(found.filter(({ rule }) => rule === name).map(({ edge }) => edge)).toEqual([]);
    });
  }
});

describe('import rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rowan-imports-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('each catch an offender', async () => {
    for (const [path, text] of Object.entries(offenders)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const caught = new Set((await violations(folder)).map(({ rule }) => rule));
    expect(IMPORT_RULES.map(({ name }) => name ?? '').filter((name) => !caught.has(name))).toEqual([]);
  });
});
