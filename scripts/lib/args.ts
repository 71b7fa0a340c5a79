/** Command-line options: described once, then read, checked and explained. */
import { err, ok, type Result } from '../../src/shared/result.ts';

export interface Option<T> {
  /** What stands for the value in the help; a flag has none. */
  readonly placeholder?: string;
  readonly help: string;
  /** `undefined`: the option was not given. */
  readonly read: (text: string | undefined) => Result<T, string>;
}

export type Spec = Readonly<Record<string, Option<unknown>>>;
export type Values<S extends Spec> = { readonly [K in keyof S]: S[K] extends Option<infer T> ? T : never };

export function flag(help: string): Option<boolean> {
  return { help, read: (text) => ok(text !== undefined) };
}

export function whole<F extends number | undefined>(
  help: string,
  { min, max, fallback }: { readonly min: number; readonly max: number; readonly fallback: F },
): Option<number | F> {
  return {
    placeholder: 'N',
    help: fallback === undefined ? help : `${help} (${fallback})`,
    read: (text) => {
      if (text === undefined) return ok(fallback);
      const n = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      return n >= min && n <= max ? ok(n) : err(`takes a whole number from ${min} to ${max}, not "${text}"`);
    },
  };
}

/** Short enough that a seed made from it still fits into a save. */
export function word<F extends string | undefined>(help: string, fallback: F): Option<string | F> {
  return {
    placeholder: 'TEXT',
    help: fallback === undefined ? help : `${help} (${fallback})`,
    read: (text) => {
      if (text === undefined) return ok(fallback);
      return text.length >= 1 && text.length <= 40 ? ok(text) : err('takes 1 to 40 characters');
    },
  };
}

/** Names out of a closed list, separated by commas. */
export function listOf<T extends string>(help: string, allowed: readonly T[]): Option<readonly T[]> {
  return {
    placeholder: 'A,B',
    help: `${help}: ${allowed.join(', ')}`,
    read: (text) => {
      const names = text === undefined ? [] : text.split(',').map((name) => name.trim());
      const stranger = names.find((name) => !(allowed as readonly string[]).includes(name));
      return stranger === undefined
        ? ok(names as T[])
        : err(`does not know "${stranger}"; choose from ${allowed.join(', ')}`);
    },
  };
}

/** Reads `--name value` and `--name=value`; the message names the option at fault. */
export function readArgs<S extends Spec>(spec: S, argv: readonly string[]): Result<Values<S> | 'help', string> {
  if (argv.includes('--help') || argv.includes('-h')) return ok('help');
  const given = collect(spec, argv);
  if (!given.ok) return given;
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(spec)) {
    const read = option.read(given.value.get(name));
    if (!read.ok) return err(`--${name} ${read.error}`);
    values[name] = read.value;
  }
  return ok(values as Values<S>);
}

function collect(spec: Spec, argv: readonly string[]): Result<ReadonlyMap<string, string>, string> {
  const given = new Map<string, string>();
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] ?? '';
    if (!arg.startsWith('--')) return err(`"${arg}" stands alone; options begin with --`);
    const [name = '', ...inline] = arg.slice(2).split('=');
    const option = Object.hasOwn(spec, name) ? spec[name] : undefined;
    if (option === undefined) return err(`there is no option --${name}`);
    if (given.has(name)) return err(`--${name} is given twice`);
    if (option.placeholder === undefined) {
      if (inline.length > 0) return err(`--${name} takes no value`);
      given.set(name, '');
      continue;
    }
    const next = argv[i + 1];
    if (inline.length === 0 && (next === undefined || next.startsWith('--'))) return err(`--${name} needs a value`);
    given.set(name, inline.length > 0 ? inline.join('=') : (argv[++i] ?? ''));
  }
  return ok(given);
}

export interface Command<S extends Spec> {
  readonly name: string;
  readonly about: string;
  readonly options: S;
}

export function helpText<S extends Spec>({ name, about, options }: Command<S>): string {
  const rows = Object.entries(options).map(([option, { placeholder, help }]) => ({
    left: placeholder === undefined ? `--${option}` : `--${option} ${placeholder}`,
    help,
  }));
  const width = Math.max(...rows.map((row) => row.left.length), '--help'.length);
  const lines = [...rows, { left: '--help', help: 'show this' }].map(
    (row) => `  ${row.left.padEnd(width)}  ${row.help}`,
  );
  return `npm run -s ${name} -- [options]\n${about}\n\n${lines.join('\n')}\n`;
}

/** The values, or the end of the process: help with exit code 0, a clear message with exit code 2. */
export function argsOrExit<S extends Spec>(
  command: Command<S>,
  argv: readonly string[],
  refuse: (values: Values<S>) => string | undefined = () => undefined,
): Values<S> {
  const read = readArgs(command.options, argv);
  if (read.ok && read.value === 'help') {
    process.stdout.write(helpText(command));
    process.exit(0);
  }
  const problem = read.ok ? refuse(read.value as Values<S>) : read.error;
  if (read.ok && problem === undefined) return read.value as Values<S>;
  process.stderr.write(`${command.name}: ${problem}\nSee npm run -s ${command.name} -- --help\n`);
  process.exit(2);
}
