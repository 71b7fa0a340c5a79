/** Extracts exactly the icons the print uses from @iconify-json/game-icons: `node scripts/run.mjs scripts/icons.ts`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { creditsText, groupByBudget, pathOfBody, usedIcons } from './iconSet.ts';

const folder = 'src/scene/print/icons';
const pathsFolder = join(folder, 'paths');
const LINES_PER_FILE = 330;

const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8')) as {
  icons: Readonly<Record<string, { readonly body: string }>>;
};

const names = usedIcons();
const missing = names.filter((name) => !(name in icons));
if (missing.length > 0) throw new Error(`not in game-icons: ${missing.join(', ')}`);

const groups = groupByBudget(names, LINES_PER_FILE / 2);
rmSync(pathsFolder, { recursive: true, force: true });
mkdirSync(pathsFolder, { recursive: true });
groups.forEach((group, i) => {
  const lines = group.map((name) => `  '${name}':\n    '${pathOfBody(icons[name]?.body ?? '')}',\n`);
  const head = '/** Written by scripts/icons.ts: icons of game-icons.net contributors (CC BY 3.0). */\n\n';
  writeFileSync(
    join(pathsFolder, `icons${i + 1}.ts`),
    `${head}export const ICONS_${i + 1}: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`,
  );
});

const imports = groups.map((_, i) => `import { ICONS_${i + 1} } from './paths/icons${i + 1}.ts';\n`).join('');
const spread = groups.map((_, i) => `...ICONS_${i + 1}`).join(', ');
writeFileSync(
  join(folder, 'iconPaths.ts'),
  `/** Written by scripts/icons.ts: every icon of the print as path data in a box of 512 by 512. */\n${imports}\nexport const ICON_PATHS: Readonly<Record<string, string>> = { ${spread} };\n`,
);
writeFileSync('public/licences/game-icons.txt', creditsText(names));
process.stdout.write(`${names.length} icons in ${groups.length} files\n`);
