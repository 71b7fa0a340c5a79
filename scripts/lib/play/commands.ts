/** What a typed line means. */
import { CATALOG } from '../../../src/content/catalog.ts';
import { KIND_NOUNS } from '../../../src/content/words/names.ts';
import { placeName } from '../../../src/content/words/telling.ts';
import {
  type GameState,
  KINDS,
  type Kind,
  kindOf,
  type MeepleId,
  type PlaceId,
  type Seat,
} from '../../../src/engine/index.ts';
import { districtOf } from './words.ts';

export type Command =
  | { readonly do: 'numbers'; readonly numbers: readonly number[] }
  | { readonly do: 'confirm' }
  | { readonly do: 'place'; readonly kind: Kind; readonly place: string }
  | { readonly do: 'look'; readonly words: string }
  | { readonly do: 'rule'; readonly words: string }
  | { readonly do: 'undo' | 'board' | 'log' | 'help' | 'quit' | 'nothing' }
  | { readonly do: 'unknown'; readonly line: string };

export const HELP = [
  'Type the number of an action; several numbers in one line are done one after another.',
  '  c              confirm the step as it stands',
  '  u              undo, as far as nothing hidden has come to light',
  '  b              show the board again',
  '  l              show what has happened lately',
  '  mage termite   place a meeple by name (parts of the place and its district will do)',
  '  look WORDS     read a card        rule WORDS  read the rules',
  '  h              this help          q           leave the game',
] as const;

const SHORT: Readonly<Record<string, Extract<Command, { readonly do: string }>['do']>> = {
  c: 'confirm',
  confirm: 'confirm',
  u: 'undo',
  undo: 'undo',
  b: 'board',
  board: 'board',
  l: 'log',
  log: 'log',
  h: 'help',
  help: 'help',
  '?': 'help',
  q: 'quit',
  quit: 'quit',
};

export function readCommand(line: string): Command {
  const words = line.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const [first = '', ...rest] = words;
  if (words.length === 0 || first.startsWith('#')) return { do: 'nothing' };
  if (words.every((word) => /^\d{1,4}$/.test(word))) return { do: 'numbers', numbers: words.map(Number) };
  const short = words.length === 1 && Object.hasOwn(SHORT, first) ? SHORT[first] : undefined;
  if (short !== undefined) return { do: short } as Command;
  if (first === 'look' || first === 'rule') return { do: first, words: rest.join(' ') };
  const kind = KINDS.find((name) => name === first || KIND_NOUNS[name].many.toLowerCase() === first);
  if (kind !== undefined && rest.length > 0) return { do: 'place', kind, place: rest.join(' ') };
  return { do: 'unknown', line: line.trim() };
}

/** The one place whose name and district hold all these words; a full name wins over parts of others. */
export function findPlace(
  state: GameState,
  places: readonly PlaceId[],
  words: string,
  names: readonly string[],
): PlaceId | undefined {
  const called = (place: PlaceId): string => placeName(place, { catalog: CATALOG, names }).toLowerCase();
  const full = (place: PlaceId): string => `${called(place)} ${districtOf(state, place) ?? ''}`;
  const exact = places.filter((place) => called(place) === words || full(place) === words);
  const asked = words.split(' ');
  const found = exact.length > 0 ? exact : places.filter((place) => asked.every((word) => full(place).includes(word)));
  return found.length === 1 ? found[0] : undefined;
}

/** A meeple of this kind: from the Tavern if there is one, else anything the seat could lift, else any at all. */
export function findMeeple(
  state: GameState,
  seat: Seat,
  kind: Kind,
  liftable: readonly MeepleId[],
): MeepleId | undefined {
  const player = state.players[seat];
  const isKind = (id: MeepleId): boolean => kindOf(id) === kind;
  return (
    player?.tavern.find(isKind) ??
    liftable.find(isKind) ??
    player?.lodgings.find(isKind) ??
    player?.bag.find(isKind) ??
    state.supply[kind][0]
  );
}
