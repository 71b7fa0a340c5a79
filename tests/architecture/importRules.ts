/** Which way imports may go, as rules for dependency-cruiser. */
import type { IForbiddenRuleType } from 'dependency-cruiser';

const LAYERS = [
  ['shared'],
  ['engine'],
  ['content'],
  ['bots'],
  ['store'],
  ['director'],
  ['scene', 'ui', 'audio', 'tutorial'],
  ['app'],
] as const;

const packages = (...names: string[]) => `(^|/node_modules/)(@types/)?(${names.join('|')})(/|$)`;
const anyPackage = '(^|/)node_modules/|^[^./]*$|^@[^/]+/[^/]+$';

function oneWay(): IForbiddenRuleType[] {
  return LAYERS.flatMap((layer, depth) =>
    layer.map((folder) => {
      const allowed = [...LAYERS.slice(0, depth).flat(), folder].join('|');
      return { name: `one-way-${folder}`, from: { path: `^src/${folder}/` }, to: { path: `^src/(?!(${allowed})/)` } };
    }),
  );
}

export const IMPORT_RULES: readonly IForbiddenRuleType[] = [
  ...oneWay(),
  {
    name: 'engine-has-one-door',
    from: { path: '^(src|scripts)/', pathNot: '^src/(engine|content)/' },
    to: { path: '^src/engine/', pathNot: '^src/engine/index\\.ts$' },
  },
  {
    name: 'main-starts-the-app-only',
    from: { path: '^src/main\\.tsx$' },
    to: { path: '^src/', pathNot: '^src/(app|ui/styles)/' },
  },
  {
    name: 'three-stays-in-the-scene',
    from: { path: '^src/', pathNot: '^src/scene/' },
    to: { path: packages('three', '@react-three', '@dimforge', 'postprocessing', 'maath') },
  },
  {
    name: 'react-stays-in-the-views',
    from: { path: '^src/(shared|engine|content|bots|store|director)/' },
    to: { path: packages('react', 'react-dom') },
  },
  {
    name: 'rules-import-no-package',
    from: { path: '^src/(shared|engine|content|bots)/' },
    to: { path: anyPackage, pathNot: '^src/' },
  },
  {
    name: 'no-node-in-the-browser',
    from: { path: '^src/' },
    to: { dependencyTypes: ['core'] },
  },
  { name: 'no-cycles', from: { path: '^(src|scripts|tests)/' }, to: { circular: true } },
  { name: 'nothing-missing', from: { path: '^src/' }, to: { couldNotResolve: true } },
  { name: 'game-never-imports-its-tools', from: { path: '^src/' }, to: { path: '^(tests|scripts)/' } },
];
