/**
 * Moves as short text: `p12>m:skeleton`. A move is an intent without its seat, which the position implies.
 *
 *     p12>m:skeleton=mage   place meeple 12 at a Monster as a Mage (the role is optional)
 *     t12                   take it back
 *     s12=auto              name what a Shaman stands for
 *     b12@wormwood-still    give a Location's bonus to it
 *     hmage                 use a Hero power
 *     .                     confirm
 *     *                     resolve the rest
 *     ?accept               choose
 *
 * Places: C and L are the Capitol's Construct and Level up; l: m: r: k: are Locations, Monsters, Rooms, Dark Council.
 */
import { err, ok, type Result } from '../shared/result.ts';
import type { Intent, IntentOf, IntentType } from './intents.ts';
import type { LocationId, MeepleId, Seat } from './model/ids.ts';
import { BASIC_KINDS, type BasicKind, CLASSES, type HeroClass, isMeepleId } from './model/meeples.ts';
import type { PlaceId } from './model/places.ts';

type WithoutSeat<I> = I extends unknown ? Omit<I, 'seat'> : never;
export type Move = WithoutSeat<Intent>;
type MoveOf<T extends IntentType> = Omit<IntentOf<T>, 'seat'>;

export interface NotationProblem {
  readonly text: string;
  readonly detail: string;
}

const SHORT = { location: 'l', monster: 'm', room: 'r', council: 'k' } as const;
const LONG: Readonly<Record<string, keyof typeof SHORT>> = { l: 'location', m: 'monster', r: 'room', k: 'council' };

const WRITE: { readonly [T in IntentType]: (move: MoveOf<T>) => string } = {
  placeMeeple: ({ meeple, to, as }) => `p${meeple}>${writePlace(to)}${as === undefined ? '' : `=${as}`}`,
  takeBack: ({ meeple }) => `t${meeple}`,
  nameStandIn: ({ meeple, as }) => `s${meeple}=${as}`,
  chooseBonusUnit: ({ location, meeple }) => `b${meeple}@${encoded(location)}`,
  useHeroPower: ({ hero }) => `h${hero}`,
  confirm: () => '.',
  choose: ({ option }) => `?${encoded(option)}`,
  resolveRest: () => '*',
};

export function writeMove(move: Move): string {
  return (WRITE[move.type] as (move: Move) => string)(move);
}

/** Whatever the text, the answer is a move that writes back to the same text, or a problem. */
export function readMove(text: string): Result<Move, NotationProblem> {
  const move = text.length > LONGEST_MOVE ? undefined : parse(text);
  if (move !== undefined && writeMove(move) === text) return ok(move);
  return err({ text: text.slice(0, 40), detail: `"${text.slice(0, 40)}" is not a move.` });
}

const LONGEST_MOVE = 400;

function parse(text: string): Move | undefined {
  const rest = text.slice(1);
  switch (text[0]) {
    case 'p':
      return parsePlacement(rest);
    case 't': {
      const meeple = readMeeple(rest);
      return meeple === undefined ? undefined : { type: 'takeBack', meeple };
    }
    case 's':
      return parseStandIn(rest);
    case 'b': {
      const [meeple, location] = split(rest, '@');
      const id = readMeeple(meeple);
      const name = location === undefined ? undefined : decoded(location);
      if (id === undefined || !name) return undefined;
      return { type: 'chooseBonusUnit', location: name as LocationId, meeple: id };
    }
    case 'h':
      return isOneOf(CLASSES, rest) ? { type: 'useHeroPower', hero: rest satisfies HeroClass } : undefined;
    case '.':
      return { type: 'confirm' };
    case '*':
      return { type: 'resolveRest' };
    case '?': {
      const option = decoded(rest);
      return option === undefined ? undefined : { type: 'choose', option };
    }
    default:
      return undefined;
  }
}

function parsePlacement(text: string): Move | undefined {
  const [number, target = ''] = split(text, '>');
  const [place, as] = split(target, '=');
  const meeple = readMeeple(number);
  const to = readShortPlace(place);
  if (meeple === undefined || to === undefined) return undefined;
  if (as === undefined) return { type: 'placeMeeple', meeple, to };
  return isOneOf(BASIC_KINDS, as) ? { type: 'placeMeeple', meeple, to, as: as satisfies BasicKind } : undefined;
}

function parseStandIn(text: string): Move | undefined {
  const [number, as = ''] = split(text, '=');
  const meeple = readMeeple(number);
  if (meeple === undefined || (as !== 'auto' && !isOneOf(BASIC_KINDS, as))) return undefined;
  return { type: 'nameStandIn', meeple, as };
}

function readMeeple(text: string): MeepleId | undefined {
  const id = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return isMeepleId(id) ? id : undefined;
}

function writePlace(place: PlaceId): string {
  if (place === 'capitol:construct') return 'C';
  if (place === 'capitol:levelUp') return 'L';
  const [kind, id = ''] = split(place, ':');
  return `${SHORT[kind as keyof typeof SHORT]}:${encoded(id)}`;
}

function readShortPlace(text: string): PlaceId | undefined {
  if (text === 'C') return 'capitol:construct';
  if (text === 'L') return 'capitol:levelUp';
  const [short, name] = split(text, ':');
  const kind = Object.hasOwn(LONG, short) ? LONG[short] : undefined;
  const id = name === undefined ? undefined : decoded(name);
  return kind === undefined || !id ? undefined : `${kind}:${id}`;
}

/** At the first separator; the second part is undefined without one. */
function split(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function isOneOf<T extends string>(all: readonly T[], text: string): text is T {
  return (all as readonly string[]).includes(text);
}

/** Everything but plain characters as %XXXX, so that names of any kind survive and moves can stand in one line. */
function encoded(text: string): string {
  return text.replace(/[^A-Za-z0-9:@._-]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
}

function decoded(text: string): string | undefined {
  if (!/^([A-Za-z0-9:@._-]|%[0-9A-F]{4})*$/.test(text)) return undefined;
  return text.replace(/%([0-9A-F]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

export function withSeat(move: Move, seat: Seat): Intent {
  return { ...move, seat } as Intent;
}
