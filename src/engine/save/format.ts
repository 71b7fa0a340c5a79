/** The saved match as text (options, moves, a check of where they lead) and back; whatever the text, reading never throws. */
import { err, ok, type Result } from '../../shared/result.ts';
import type { GameState, MatchOptions } from '../model/state.ts';
import { type Move, readMove, writeMove } from '../notation.ts';
import { isRecord, readOptions, strayKey } from '../options.ts';
import { fingerprint } from './fingerprint.ts';
import { metaProblem, type SaveMeta } from './meta.ts';
import { type SaveProblem, saveProblem } from './problems.ts';

export const SAVE_FORMAT = 'rowan-tabletop';
export const SAVE_VERSION = 1;
/** In characters. */
export const SAVE_LIMIT = 256 * 1024;
/** Long matches have a few thousand; more would only cost time and memory to play again. */
export const MOVES_LIMIT = 20_000;

export interface Save {
  readonly options: MatchOptions;
  readonly moves: readonly Move[];
  /** Of the position that the moves lead to. */
  readonly check?: string;
  readonly meta?: SaveMeta;
}

export interface SaveSource {
  readonly options: MatchOptions;
  /** Every intent since the set-up, in order. */
  readonly intents: readonly Move[];
  /** Where they have led; without it a changed rule or a tampered file may go unnoticed. */
  readonly state?: GameState;
  readonly meta?: SaveMeta;
}

export function writeSave({ options, intents, state, meta }: SaveSource): string {
  const problem = meta === undefined ? undefined : metaProblem(meta);
  if (problem !== undefined) throw new Error(problem);
  return JSON.stringify({
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    options,
    // Before the moves: a file that breaks off still knows who plays.
    ...(meta === undefined ? {} : { meta }),
    moves: intents.map(writeMove).join(' '),
    ...(state === undefined ? {} : { check: fingerprint(state) }),
  });
}

export function readSave(text: string): Result<Save, SaveProblem> {
  if (text.length > SAVE_LIMIT) {
    const facts = { size: text.length, limit: SAVE_LIMIT };
    return err(saveProblem('tooLarge', 'The file is far too large for a saved match.', facts));
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err(saveProblem('notJson', 'The file is damaged, or no saved match at all.', {}));
  }
  return readHead(value);
}

function readHead(value: unknown): Result<Save, SaveProblem> {
  if (!isRecord(value) || value.format !== SAVE_FORMAT)
    return err(saveProblem('notASave', 'The file is not a saved match of this game.', {}));
  const { version } = value;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return err(badField('version', 'The file does not tell its version.'));
  if (version > SAVE_VERSION) {
    const detail = `The file was written by a newer game (version ${version}; this one reads up to ${SAVE_VERSION}).`;
    return err(saveProblem('futureVersion', detail, { version }));
  }
  const stray = strayKey(value, ['format', 'version', 'options', 'moves', 'check', 'meta']);
  if (stray !== undefined) return err(badField(stray, `The file has an unknown field: ${stray}.`));
  return readBody(value);
}

function readBody({ options, moves, check, meta }: Readonly<Record<string, unknown>>): Result<Save, SaveProblem> {
  const read = readOptions(options);
  if (!read.ok) return err(saveProblem('badOptions', read.error.detail, { problem: read.error }));
  if (typeof moves !== 'string') return err(badField('moves', 'The file has no list of moves.'));
  const line = readMoves(moves);
  if (!line.ok) return line;
  if (check !== undefined && (typeof check !== 'string' || !/^[0-9a-f]{16}$/.test(check)))
    return err(badField('check', 'The check of the file is damaged.'));
  const wrongMeta = meta === undefined ? undefined : metaProblem(meta);
  if (wrongMeta !== undefined) return err(badField('meta', wrongMeta));
  return ok({
    options: read.value,
    moves: line.value,
    ...(check === undefined ? {} : { check }),
    ...(meta === undefined ? {} : { meta: meta as SaveMeta }),
  });
}

function readMoves(line: string): Result<Move[], SaveProblem> {
  const moves: Move[] = [];
  if (line === '') return ok(moves);
  const texts = line.split(' ');
  if (texts.length > MOVES_LIMIT) {
    const facts = { size: texts.length, limit: MOVES_LIMIT };
    return err(saveProblem('tooLarge', 'The file holds more moves than any match has.', facts));
  }
  for (const text of texts) {
    const move = readMove(text);
    if (!move.ok) {
      const facts = { index: moves.length, text: move.error.text };
      return err(saveProblem('badMove', `Move ${facts.index + 1} cannot be read: "${facts.text}".`, facts));
    }
    moves.push(move.value);
  }
  return ok(moves);
}

function badField(field: string, detail: string): SaveProblem {
  return saveProblem('badField', detail, { field });
}
