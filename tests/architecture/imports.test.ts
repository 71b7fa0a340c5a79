import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import { IMPORT_RULES } from './importRules.ts';
import { importsOf } from './syntax.ts';

type Sources = Readonly<Record<string, string>>;
const roots = ['src', 'scripts', 'tests'];

function readSources(): Sources {
  const files = roots.flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }));
  const code = files.filter((file) => file.isFile() && /\.tsx?$/.test(file.name));
  return Object.fromEntries(
    code.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );
}

/** dependency-cruiser cannot read TSX without TypeScript's old API: it is shown each file's imports and nothing else. */
function writeSkeleton(folder: string, sources: Sources): void {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(sources)) {
    const imports = importsOf(path, text).filter((specifier) => !/\.(css|webp|svg)$/.test(specifier));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), imports.map((specifier) => `import '${specifier}';\n`).join(''));
  }
}

async function violations(sources: Sources): Promise<{ rule: string; edge: string }[]> {
  const baseDir = mkdtempSync(join(tmpdir(), 'rowan-imports-'));
  try {
    writeSkeleton(baseDir, sources);
    const { output } = await cruise(
      roots.filter((root) => existsSync(join(baseDir, root))),
      {
        baseDir,
        ruleSet: { forbidden: [...IMPORT_RULES] },
        validate: true,
        parser: 'swc',
        tsPreCompilationDeps: true,
        doNotFollow: { path: 'node_modules' },
      },
      {
        extensions: ['.ts', '.tsx', '.mjs', '.js'],
        conditionNames: ['import', 'types', 'default'],
        exportsFields: ['exports'],
      },
    );
    return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => {
      return { rule: rule.name, edge: `${from} → ${to}` };
    });
  } finally {
    rmSync(baseDir, { recursive: true, force: true });
  }
}

/** One file per way to break a rule. */
const offenders: Sources = {
  'src/shared/a.ts': "import '../engine/index.ts';",
  'src/engine/index.ts': "import '../content/catalog.ts'; import 'zustand';",
  'src/engine/inner.ts': "import { readFileSync } from 'node:fs'; export const read = readFileSync;",
  'src/content/catalog.ts': "import type { Bot } from '../bots/a.ts'; export type Catalog = Bot;",
  'src/bots/a.ts': "import '../store/a.ts'; import '../engine/inner.ts'; export type Bot = 1;",
  'src/store/a.ts': "import '../director/a.ts'; import 'react';",
  'src/director/a.ts': "import '../scene/a.tsx';",
  'src/scene/a.tsx': "const lazy = () => import('../ui/a.ts'); export const A = () => <a href={String(lazy)} />;",
  'src/ui/a.ts': "import '../audio/a.ts'; import 'three'; import './gone.ts';",
  'src/audio/a.ts': "export { a } from '../tutorial/a.ts'; import '../../scripts/a.ts';",
  'src/tutorial/a.ts': "import '../app/a.ts'; export const a = 1;",
  'src/app/a.ts': "import '../main.tsx';",
  'src/main.tsx': "import './store/a.ts';",
  'scripts/a.ts': 'export {};',
};

const found = await violations(readSources());

describe('imports', () => {
  for (const { name = '' } of IMPORT_RULES) {
    it(`keeps ${name}`, () => {
      expect(found.filter(({ rule }) => rule === name).map(({ edge }) => edge)).toEqual([]);
    });
  }
});

describe('import rules', () => {
  it('each catch an offender', async () => {
    const caught = new Set((await violations(offenders)).map(({ rule }) => rule));
    expect(IMPORT_RULES.map(({ name }) => name ?? '').filter((name) => !caught.has(name))).toEqual([]);
  });
});
