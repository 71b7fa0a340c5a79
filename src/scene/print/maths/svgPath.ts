/** Reads SVG path data into absolute segments and writes it back, shorter or mirrored. */
import type { Point } from './strokes.ts';

export type Segment =
  | { readonly to: 'move' | 'line'; readonly points: readonly [Point] }
  | { readonly to: 'quadratic'; readonly points: readonly [Point, Point] }
  | { readonly to: 'cubic'; readonly points: readonly [Point, Point, Point] }
  | { readonly to: 'arc'; readonly arc: Arc; readonly points: readonly [Point] }
  | { readonly to: 'close'; readonly points: readonly [] };

type Arc = {
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
  readonly large: number;
  readonly sweep: number;
};

const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/iy;
const FLAG = /[01]/y;

type Command = { readonly letter: string; readonly numbers: readonly number[] };

/** Arc flags may be written without any space around them, so they are read one character at a time. */
function* commandsOf(path: string): Generator<Command> {
  let at = 0;
  let letter = 'M';
  const skip = () => {
    while (at < path.length && /[\s,]/.test(path[at] as string)) at++;
  };
  const read = (pattern: RegExp): number => {
    skip();
    pattern.lastIndex = at;
    const found = pattern.exec(path)?.[0];
    if (found === undefined) throw new Error(`not path data: ${path.slice(at, at + 20)}`);
    at += found.length;
    return Number(found);
  };
  for (skip(); at < path.length; skip()) {
    const isLetter = /[a-z]/i.test(path[at] as string);
    if (isLetter) letter = path[at++] as string;
    const kind = letter.toLowerCase();
    const arity = ARITY[kind] ?? 0;
    yield {
      letter,
      numbers: Array.from({ length: arity }, (_, i) => read(kind === 'a' && (i === 3 || i === 4) ? FLAG : NUMBER)),
    };
    if (letter === 'M') letter = 'L';
    if (letter === 'm') letter = 'l';
  }
}

export function readPath(path: string): Segment[] {
  const out: Segment[] = [];
  let here: Point = [0, 0];
  let start: Point = [0, 0];
  let handle: Point | undefined;
  let handleKind = '';
  for (const { letter, numbers } of commandsOf(path)) {
    const kind = letter.toLowerCase();
    const [ox, oy] = letter === kind ? here : [0, 0];
    const at = (i: number): Point => [(numbers[i] as number) + ox, (numbers[i + 1] as number) + oy];
    const mirrored = (of: string): Point =>
      handle && handleKind === of ? [2 * here[0] - handle[0], 2 * here[1] - handle[1]] : here;
    let next: Segment;
    let bent: Point | undefined;
    if (kind === 'm' || kind === 'l') next = { to: kind === 'm' ? 'move' : 'line', points: [at(0)] };
    else if (kind === 'h') next = { to: 'line', points: [[(numbers[0] as number) + ox, here[1]]] };
    else if (kind === 'v') next = { to: 'line', points: [[here[0], (numbers[0] as number) + oy]] };
    else if (kind === 'c') next = { to: 'cubic', points: [at(0), at(2), at(4)] };
    else if (kind === 's') next = { to: 'cubic', points: [mirrored('c'), at(0), at(2)] };
    else if (kind === 'q') next = { to: 'quadratic', points: [at(0), at(2)] };
    else if (kind === 't') next = { to: 'quadratic', points: [mirrored('q'), at(0)] };
    else if (kind === 'a') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = numbers;
      next = { to: 'arc', arc: { rx, ry, turn, large, sweep }, points: [at(5)] };
    } else next = { to: 'close', points: [] };
    if (next.to === 'cubic') bent = next.points[1];
    if (next.to === 'quadratic') bent = next.points[0];
    handle = bent;
    handleKind = next.to === 'cubic' ? 'c' : next.to === 'quadratic' ? 'q' : '';
    here = next.points.at(-1) ?? start;
    if (next.to === 'move') start = here;
    out.push(next);
  }
  return out;
}

const LETTERS = { move: 'm', line: 'l', quadratic: 'q', cubic: 'c', arc: 'a', close: 'z' } as const;

/** The same path in relative commands, each absolute point rounded first so that no error adds up. */
export function writePath(segments: readonly Segment[], decimals = 1): string {
  const unit = 10 ** decimals;
  const round = (value: number) => Math.round(value * unit) / unit;
  let here: Point = [0, 0];
  let start: Point = [0, 0];
  let out = '';
  let last = '';
  for (const segment of segments) {
    const points = segment.points.map(([x, y]): Point => [round(x), round(y)]);
    const arc = segment.to === 'arc' ? segment.arc : undefined;
    const numbers = [
      ...(arc ? [round(arc.rx), round(arc.ry), round(arc.turn), arc.large, arc.sweep] : []),
      ...points.flatMap(([x, y]) => [x - here[0], y - here[1]]),
    ].map((value) => shortNumber(value, decimals));
    const letter = LETTERS[segment.to];
    const joined = numbers.reduce(
      (text, number) => text + (text === '' || number.startsWith('-') ? '' : ' ') + number,
      '',
    );
    const isRepeat = letter === last && letter !== 'm' && letter !== 'z';
    out += isRepeat ? (joined.startsWith('-') ? joined : ` ${joined}`) : letter + joined;
    last = letter;
    here = points.at(-1) ?? start;
    if (segment.to === 'move') start = here;
  }
  return out;
}

const shortNumber = (value: number, decimals: number): string =>
  String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, '$1.');

/** A drawing given as its right half, from the foot to the top, closed by the same half mirrored at `axis`. */
export function mirrorHalf(half: string, axis: number): Segment[] {
  const right = readPath(half);
  const flip = ([x, y]: Point): Point => [2 * axis - x, y];
  const left: Segment[] = [];
  for (let i = right.length - 1; i > 0; i--) {
    const segment = right[i] as Segment;
    const end = flip((right[i - 1] as Segment).points.at(-1) ?? [axis, 0]);
    const [first, second] = segment.points;
    if (segment.to === 'line') left.push({ to: 'line', points: [end] });
    else if (segment.to === 'quadratic') left.push({ to: 'quadratic', points: [flip(first as Point), end] });
    else if (segment.to === 'cubic')
      left.push({ to: 'cubic', points: [flip(second as Point), flip(first as Point), end] });
  }
  return [...right, ...left, { to: 'close', points: [] }];
}
