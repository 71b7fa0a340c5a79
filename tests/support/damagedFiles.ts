/** Files that are no saved match, or no longer one: each damaged in its own way, always the same. */
import { SAVE_FORMAT, SAVE_LIMIT, writeSave } from '../../src/engine/index.ts';
import type { FileProblem } from '../../src/store/saves/files.ts';
import { MODES, type Mode, optionsOf, play, wild } from './games.ts';

export interface DamagedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly kind: FileProblem['kind'];
}

const [duel] = MODES as [Mode];
const options = optionsOf(duel, 'damaged');
const { intents, end: state } = play(options, wild(), {}, 60);

/** A match as it should be. */
export const GOOD_FILE = writeSave({ options, intents, state, meta: { names: ['Ada', 'Bruno'] } });

export const GOOD_STATE = state;

const good = JSON.parse(GOOD_FILE) as Readonly<Record<string, unknown>> & { readonly moves: string };
const moves = good.moves.split(' ');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const changed = (patch: Readonly<Record<string, unknown>>): Uint8Array => utf8(JSON.stringify({ ...good, ...patch }));
const withMove = (at: number, move: string): Uint8Array =>
  changed({ moves: [...moves.slice(0, at), move, ...moves.slice(at + 1)].join(' ') });

/** One bit turned over, in the letter of a move. */
function flipped(): Uint8Array {
  const bytes = utf8(GOOD_FILE);
  const at = GOOD_FILE.indexOf(' p', GOOD_FILE.length / 2) + 1;
  bytes[at] = (bytes[at] ?? 0) ^ 8;
  return bytes;
}

export const DAMAGED_FILES: readonly DamagedFile[] = [
  { name: 'empty.json', kind: 'empty', bytes: utf8('') },
  { name: 'blank.json', kind: 'empty', bytes: utf8(' \n\t ') },
  { name: 'picture.png', kind: 'notText', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0) },
  { name: 'utf16.json', kind: 'notText', bytes: new Uint8Array(new Uint16Array([0xfeff, 0x7b, 0x7d]).buffer) },
  { name: 'letter.txt', kind: 'notJson', bytes: utf8('Dear Ada, it is your turn. Bruno') },
  { name: 'page.html', kind: 'notJson', bytes: utf8('<!doctype html><title>404</title>') },
  { name: 'half.json', kind: 'cutShort', bytes: utf8(GOOD_FILE.slice(0, GOOD_FILE.length / 2)) },
  { name: 'head.json', kind: 'cutShort', bytes: utf8(GOOD_FILE.slice(0, 40)) },
  { name: 'package.json', kind: 'notASave', bytes: utf8('{"name":"rowan-tabletop","version":"0.1.0"}') },
  { name: 'number.json', kind: 'notASave', bytes: utf8('42') },
  { name: 'chess.json', kind: 'notASave', bytes: changed({ format: 'chess' }) },
  { name: 'huge.json', kind: 'tooLarge', bytes: utf8(GOOD_FILE + ' '.repeat(SAVE_LIMIT)) },
  { name: 'endless.json', kind: 'tooLarge', bytes: changed({ moves: Array(20_001).fill('.').join(' ') }) },
  { name: 'future.json', kind: 'futureVersion', bytes: changed({ version: 9, weather: 'rain' }) },
  { name: 'timeless.json', kind: 'badField', bytes: changed({ version: undefined }) },
  { name: 'cheats.json', kind: 'badField', bytes: changed({ cheats: true }) },
  { name: 'crowd.json', kind: 'badOptions', bytes: changed({ options: { ...options, seats: 9 } }) },
  { name: 'garbled.json', kind: 'badMove', bytes: withMove(30, 'p9>nowhere') },
  { name: 'bit.json', kind: 'badMove', bytes: flipped() },
  { name: 'forged.json', kind: 'differentGame', bytes: changed({ check: '0123456789abcdef' }) },
  { name: 'illegal.json', kind: 'illegalMove', bytes: withMove(12, '?accept') },
  { name: 'unfit.json', kind: 'notASave', bytes: utf8(`[${JSON.stringify(SAVE_FORMAT)}]`) },
];
