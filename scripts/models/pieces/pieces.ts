/** Every carved piece that is not a building, by the name it has in the file. */
import type { Finish } from '../carving/carve.ts';
import type { Part } from '../carving/part.ts';
import { fountain, water } from './fountain.ts';
import { marks, scoreKeep } from './markers.ts';
import { sword } from './sword.ts';
import { roofs, storey } from './tower.ts';
import { tray } from './tray.ts';

type Piece = { readonly parts: () => Part[]; readonly finish?: Finish };

const pieces = {
  storey: { parts: storey },
  'roof-castle': { parts: roofs.castle },
  'roof-villages': { parts: roofs.villages },
  'roof-cathedral': { parts: roofs.cathedral },
  'roof-university': { parts: roofs.university },
  fountain: { parts: fountain },
  water: { parts: water, finish: { isShaded: false } },
  sword: { parts: sword, finish: { isShaded: false } },
  'score-keep': { parts: scoreKeep, finish: { grainScale: 2 } },
  'mark-rowan': { parts: marks.rowan, finish: { grainScale: 2, isShaded: false } },
  'mark-oak': { parts: marks.oak, finish: { grainScale: 2, isShaded: false } },
  'mark-pine': { parts: marks.pine, finish: { grainScale: 2, isShaded: false } },
  'mark-acorn': { parts: marks.acorn, finish: { grainScale: 2, isShaded: false } },
  tray: { parts: tray, finish: { grainScale: 0.5 } },
} as const satisfies Readonly<Record<string, Piece>>;

export type PieceName = keyof typeof pieces;
export const PIECES: Readonly<Record<PieceName, Piece>> = pieces;
export const PIECE_NAMES = Object.keys(pieces) as PieceName[];
