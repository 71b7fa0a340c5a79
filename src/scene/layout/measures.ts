/** The sizes of every piece in table units: one unit is a meeple's height, about two centimetres. */
import type { Kind } from '../../engine/index.ts';
import { FACE_SIZES } from '../print/faces/ids.ts';
import { CITY_PRINT, GUARD_PRINT, PLAYER_PRINT, type PrintPoint, type PrintSize, SCORE_PRINT } from './printSpots.ts';

/** A flat thing: its face upwards, its thickness under it. */
export interface Slab {
  readonly width: number;
  readonly depth: number;
  readonly thickness: number;
}

const slab = (width: number, { width: across, height: down }: PrintSize, thickness: number): Slab => ({
  width,
  depth: (width * down) / across,
  thickness,
});

/** As wide as in the style frames: two meeples stand side by side on a tile or a Monster card. */
export const CITY = slab(20, CITY_PRINT, 0.22);
export const PLAYER_BOARD = slab(8.8, PLAYER_PRINT, 0.14);
export const SCOREBOARD = slab(12, SCORE_PRINT, 0.14);
export const GUARD_BOARD = slab(9.8, GUARD_PRINT, 0.14);

const CITY_UNIT = CITY.width / CITY_PRINT.width;
const PLAYER_UNIT = PLAYER_BOARD.width / PLAYER_PRINT.width;
const SCORE_UNIT = SCOREBOARD.width / SCORE_PRINT.width;
const GUARD_UNIT = GUARD_BOARD.width / GUARD_PRINT.width;

/** Monsters, arrivals and Quests; a Monster card covers its slot on the board. */
export const CARD = slab(CITY_PRINT.card.width * CITY_UNIT, FACE_SIZES.monster, 0.03);
/** Overlords and Henchman never leave their places on the scoreboard, which set their size. */
export const COUNCIL_CARD = slab(SCORE_PRINT.card.width * SCORE_UNIT, FACE_SIZES.council, 0.03);
export const TILE = slab(CITY_PRINT.tile.width * CITY_UNIT, FACE_SIZES.location, 0.12);
export const ORDER = slab(CITY_PRINT.tile.width * CITY_UNIT, FACE_SIZES.order, 0.06);
export const ROOM = slab(1.3, FACE_SIZES.room, 0.08);
export const HERO_CARD = slab(PLAYER_PRINT.hero.width * PLAYER_UNIT, FACE_SIZES.hero, 0.03);
export const TOKEN = { radius: SCORE_PRINT.tokenRadius * SCORE_UNIT, thickness: 0.06 } as const;

export const CAPITOL = {
  width: CITY_PRINT.capitol.width * CITY_UNIT,
  depth: CITY_PRINT.capitol.height * CITY_UNIT,
} as const;

/** Every meeple fits this: as wide as the widest, as thick as all of them are. */
export const MEEPLE = { width: 1, thickness: 0.3, height: 1 } as const;

export const MEEPLE_HEIGHT: Readonly<Record<Kind, number>> = {
  peasant: 0.89,
  mage: 1,
  cleric: 1,
  knight: 1,
  warrior: 1,
  ranger: 0.95,
  paladin: 1,
  shaman: 1,
  corruption: 1,
};

/** Distances between the middles of neighbours, with room for a slight turn. */
export const PITCH = { standingAcross: 1.04, standingBehind: 0.38, lying: 1.04 } as const;
/** How far a standing or lying meeple may be turned out of its row, in radians. */
export const WOBBLE = { standing: 0.06, lying: 0.03, card: 0.02 } as const;

export const TOWER = { radius: 0.76, storeyHeight: 0.56, storeys: 5, roofHeight: 0.9 } as const;
export const FOUNTAIN = { radius: 0.85, height: 0.5 } as const;
export const SWORD = { length: 1.5, width: 0.45, thickness: 0.08 } as const;
/** A built Location's building: it stands on the back edge of its tile, behind the meeples. */
export const DIORAMA = { width: 1.8, depth: 0.6, height: 1.3, back: 0.7 } as const;
export const BAG = { radius: 1.65, height: 2.6, mouthHeight: 2.1 } as const;
export const SCORE_MARKER = { radius: 0.12, height: 0.3 } as const;
export const MARK = { radius: 0.15, thickness: 0.1 } as const;

export const TABLE_TOP = { left: -26, right: 26, far: -19, near: 20 } as const;

export interface TablePoint {
  readonly x: number;
  readonly z: number;
}

const onBoard = ({ x, y }: PrintPoint, { width, height }: PrintSize, unit: number): TablePoint => ({
  x: (x - width / 2) * unit,
  z: (y - height / 2) * unit,
});

/** From print on a board to units from that board's middle. */
export const onCity = (point: PrintPoint): TablePoint => onBoard(point, CITY_PRINT, CITY_UNIT);
export const onPlayerBoard = (point: PrintPoint): TablePoint => onBoard(point, PLAYER_PRINT, PLAYER_UNIT);
export const onScoreboard = (point: PrintPoint): TablePoint => onBoard(point, SCORE_PRINT, SCORE_UNIT);
export const onGuardBoard = (point: PrintPoint): TablePoint => onBoard(point, GUARD_PRINT, GUARD_UNIT);

export const PLAYER_PRINT_UNIT = PLAYER_UNIT;
export const SCORE_PRINT_UNIT = SCORE_UNIT;
export const GUARD_PRINT_UNIT = GUARD_UNIT;
