/** Saved matches as files: what one is called, what can be wrong with it, and how much of a damaged one still plays. */
import { type Engine, SAVE_FORMAT, SAVE_LIMIT, type SaveProblem } from '../../engine/index.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { createMatch } from '../match.ts';
import type { SlotSummary } from './slots.ts';
import { summaryOf } from './summary.ts';

export type FileProblem =
  | SaveProblem
  /** The device does not hand it over. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'empty' }
  /** A picture, a programme, an archive. */
  | { readonly kind: 'notText' }
  /** It begins as a saved match and breaks off. */
  | { readonly kind: 'cutShort' };

/** As much of a browser's `File` as is needed. */
export interface GivenFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A match out of a file, fit for a slot. */
export interface ReadMatch {
  readonly text: string;
  readonly summary: SlotSummary;
}

export interface Salvaged extends ReadMatch {
  /** So many moves could be played. */
  readonly moves: number;
}

export interface FileRefusal {
  readonly problem: FileProblem;
  readonly salvaged?: Salvaged;
}

/** A character takes up to four bytes. */
const BYTES_LIMIT = SAVE_LIMIT * 4;

export async function readMatchFile(engine: Engine, file: GivenFile): Promise<Result<ReadMatch, FileRefusal>> {
  const text = await textOf(file);
  return text.ok ? readMatchText(engine, text.value) : err({ problem: text.error });
}

export function readMatchText(engine: Engine, text: string): Result<ReadMatch, FileRefusal> {
  const match = createMatch(engine);
  const loaded = match.load(text);
  if (loaded.ok) return ok({ text: match.toSave() ?? text, summary: summaryOf(match.store.getState()) });
  const isBroken = loaded.error.kind === 'notJson' && text.trimStart().startsWith(HEAD);
  const problem: FileProblem = isBroken ? { kind: 'cutShort' } : loaded.error;
  const salvaged = SALVAGEABLE.includes(problem.kind) ? salvage(engine, text) : undefined;
  return err(salvaged === undefined ? { problem } : { problem, salvaged });
}

async function textOf(file: GivenFile): Promise<Result<string, FileProblem>> {
  const { size } = file;
  if (size > BYTES_LIMIT) {
    return err({ kind: 'tooLarge', detail: 'The file is far too large for a saved match.', size, limit: SAVE_LIMIT });
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes.length === 0) return err({ kind: 'empty' });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.trim() === '') return err({ kind: 'empty' });
    return text.includes('\u0000') ? err({ kind: 'notText' }) : ok(text);
  } catch (error) {
    return err({ kind: error instanceof TypeError ? 'notText' : 'unreadable' });
  }
}

const HEAD = `{"format":"${SAVE_FORMAT}"`;
/** What stands before the damage may still be a match. */
const SALVAGEABLE: readonly FileProblem['kind'][] = ['cutShort', 'badMove', 'illegalMove', 'unplayable'];

/** The longest beginning that the rules accept; undefined where that is no move at all. */
function salvage(engine: Engine, text: string): Salvaged | undefined {
  const parts = wholeParts(text) ?? firstParts(text);
  if (parts === undefined) return undefined;
  let { moves } = parts;
  while (moves.length > 0) {
    const match = createMatch(engine);
    const loaded = match.load(JSON.stringify({ ...parts, moves: moves.join(' ') }));
    if (loaded.ok) {
      return { text: match.toSave() ?? text, summary: summaryOf(match.store.getState()), moves: moves.length };
    }
    const index = 'index' in loaded.error ? loaded.error.index : 0;
    if (index >= moves.length) return undefined;
    moves = moves.slice(0, index);
  }
  return undefined;
}

interface Parts {
  readonly format: string;
  readonly version: unknown;
  readonly options: unknown;
  readonly moves: readonly string[];
  readonly meta?: unknown;
}

/** Without its check, which holds for all the moves only. */
function wholeParts(text: string): Parts | undefined {
  const save = parse(text);
  if (typeof save !== 'object' || save === null || !('moves' in save) || typeof save.moves !== 'string')
    return undefined;
  const { version, options, meta } = save as Readonly<Record<string, unknown>>;
  return {
    format: SAVE_FORMAT,
    version,
    options,
    moves: save.moves.split(' '),
    ...(meta === undefined ? {} : { meta }),
  };
}

/** Of a file that breaks off in the middle of its moves, the last of which may be half a one. */
function firstParts(text: string): Parts | undefined {
  const cut = /^\s*\{"format":"[^"]*","version":(\d+),"options":(\{.*?\})(?:,"meta":(\{.*?\}))?,"moves":"([^"]*)/.exec(
    text,
  );
  const options = parse(cut?.[2] ?? '');
  if (cut === null || options === undefined) return undefined;
  const meta = cut[3] === undefined ? undefined : parse(cut[3]);
  const moves = (cut[4] ?? '').split(' ');
  const isWhole = text.length > cut[0].length;
  return {
    format: SAVE_FORMAT,
    version: Number(cut[1]),
    options,
    moves: isWhole ? moves : moves.slice(0, -1),
    ...(meta === undefined ? {} : { meta }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
