/** What the text of a source file must not contain, each rule with a file that breaks it. */
import { hasEnumOrAny } from './syntax.ts';

export type SourceFile = { readonly path: string; readonly text: string };

export type TextRule = {
  readonly name: string;
  readonly covers: (path: string) => boolean;
  readonly isBroken: (file: SourceFile) => boolean;
  readonly offender: SourceFile;
};

const everywhere = () => true;
const inCode = (path: string) => /\.tsx?$/.test(path);
const inRules = (path: string) => /^src\/(engine|content|bots)\//.test(path);
const hasNoDoor = (path: string) => inCode(path) && path !== 'src/engine/index.ts';

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/.*$/gm, '$1');
const withoutStrings = (text: string) => text.replace(/'(\\.|[^'\\\n])*'|"(\\.|[^"\\\n])*"/g, "''");
const bare = ({ text }: SourceFile) => withoutStrings(withoutComments(text));

const code = (path: string, text: string): SourceFile => ({ path, text });

export const TEXT_RULES: readonly TextRule[] = [
  {
    name: 'rules use no clock, no chance of their own, no console',
    covers: inRules,
    isBroken: (file) =>
      /\bMath\.random\b|\bDate\b|\bperformance\b|\bconsole\b|\bsetTimeout\b|\bcrypto\b/.test(bare(file)),
    offender: code('src/engine/a.ts', 'export const roll = () => Math.random();'),
  },
  {
    name: 'no file is longer than 350 lines',
    covers: everywhere,
    isBroken: ({ text }) => text.trimEnd().split('\n').length > 350,
    offender: code('src/engine/a.ts', 'export {};\n'.repeat(351)),
  },
  {
    name: 'no enum and no any',
    covers: inCode,
    isBroken: ({ path, text }) => hasEnumOrAny(path, text),
    offender: code('src/engine/a.ts', 'export const a = (b: any) => b;'),
  },
  {
    name: 'nothing is left for later',
    covers: everywhere,
    isBroken: ({ text }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(text),
    offender: code('src/ui/a.ts', '// TODO'),
  },
  {
    name: 'no address outside the game is ever asked',
    covers: everywhere,
    isBroken: ({ text }) =>
      /(fetch|import|url|src|XMLHttpRequest|WebSocket|EventSource|sendBeacon|load|open)\s*[=(:]*\s*["'`(]*(https?|wss?):\/\//i.test(
        text,
      ),
    offender: code('src/ui/a.ts', "await fetch('https://example.org/a.json');"),
  },
  {
    name: 'the engine has the only barrel',
    covers: hasNoDoor,
    isBroken: (file) =>
      /(^|\/)index\.tsx?$/.test(file.path) ||
      /^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\b/m.test(file.text),
    offender: code('src/store/a.ts', "export * from './b.ts';"),
  },
];
