/** Numbers for pieces, given as they are first seen and kept for good; meeples have their own ids. */
import { MEEPLE_TOTAL } from '../../engine/index.ts';
import { CARD, COUNCIL_CARD, HERO_CARD, MARK, MEEPLE, ORDER, ROOM, SWORD, TILE, TOKEN } from '../layout/measures.ts';
import type { PieceKey } from '../layout/pieces.ts';

/** 152 meeples and every card, tile, marker and building, with room to spare. */
export const PIECE_CAPACITY = 640;

export type Family = PieceKey extends infer Key ? (Key extends `${infer First}:${string}` ? First : Key) : never;

/** Upright models stand on their origin and need no thickness. */
const THICKNESS: Readonly<Record<Family, number>> = {
  meeple: MEEPLE.thickness,
  monster: CARD.thickness,
  arrival: CARD.thickness,
  council: COUNCIL_CARD.thickness,
  token: TOKEN.thickness,
  location: TILE.thickness,
  diorama: 0,
  room: ROOM.thickness,
  storey: 0,
  roof: 0,
  hero: HERO_CARD.thickness,
  hand: CARD.thickness,
  quest: CARD.thickness,
  order: ORDER.thickness,
  score: 0,
  mark: MARK.thickness,
  bag: 0,
  sword: SWORD.thickness,
};

export const familyOf = (key: PieceKey): Family => {
  const colon = key.indexOf(':');
  return (colon < 0 ? key : key.slice(0, colon)) as Family;
};

export const thicknessOf = (key: PieceKey): number => THICKNESS[familyOf(key)];

export interface PieceIndex {
  of(key: PieceKey): number;
  /** Undefined if it has never been seen. */
  find(key: PieceKey): number | undefined;
  keyOf(piece: number): PieceKey | undefined;
  count(): number;
}

export function createPieceIndex(capacity = PIECE_CAPACITY): PieceIndex {
  const keys: PieceKey[] = Array.from({ length: MEEPLE_TOTAL }, (_, id): PieceKey => `meeple:${id}` as PieceKey);
  const numbers = new Map<PieceKey, number>(keys.map((key, i) => [key, i]));
  return {
    of: (key) => {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const piece = keys.length;
      if (piece >= capacity) throw new Error(`there is no room for ${key} on the stage`);
      keys.push(key);
      numbers.set(key, piece);
      return piece;
    },
    find: (key) => numbers.get(key),
    keyOf: (piece) => keys[piece],
    count: () => keys.length,
  };
}
