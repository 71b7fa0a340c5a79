/** Moves in one line of text: a name is written out once, later only its number in order of appearance, `~2`. */
import { err, ok, type Result } from '../../shared/result.ts';
import { LONGEST_MOVE, type Move, readMove, writeMove } from '../notation.ts';

const NAMES = /[A-Za-z][A-Za-z0-9-]{4,}/g;
const NAMES_AND_NUMBERS = /~([0-9a-z]+)|[A-Za-z][A-Za-z0-9-]{4,}/g;

export function packMoves(moves: readonly Move[]): string {
  const numbers = new Map<string, number>();
  const pack = (name: string): string => {
    const number = numbers.get(name);
    if (number !== undefined) return `~${number.toString(36)}`;
    numbers.set(name, numbers.size);
    return name;
  };
  return moves.map((move) => writeMove(move).replace(NAMES, pack)).join(' ');
}

export interface PackedProblem {
  readonly index: number;
  readonly text: string;
}

export function unpackMoves(packed: string): Result<Move[], PackedProblem> {
  if (packed === '') return ok([]);
  const names: string[] = [];
  const moves: Move[] = [];
  const unpack = (name: string, number: string | undefined): string => {
    if (number !== undefined) return names[Number.parseInt(number, 36)] ?? name;
    names.push(name);
    return name;
  };
  for (const text of packed.split(' ')) {
    // Checked before unpacking: a few long names, often repeated, would grow beyond all bounds.
    const move = text.length > LONGEST_MOVE ? undefined : readMove(text.replace(NAMES_AND_NUMBERS, unpack));
    if (!move?.ok) return err({ index: moves.length, text: text.slice(0, 40) });
    moves.push(move.value);
  }
  return ok(moves);
}
