/** Where things lie on the printed boards, in the design units of each face: what the print says, and what it leaves to the table. */
import { CLASSES, DISTRICTS, type District, GUARD_SPOTS, type GuardSpotId } from '../../engine/index.ts';
import { PRESTIGE_AREA, SPOT_BOXES } from '../print/boards/guardLayout.ts';
import { HERO_SLOTS, TAVERN } from '../print/boards/playerLayout.ts';
import { COUNCIL_PLACES, TOKEN_PLACES, TOKEN_RADIUS, trackCell } from '../print/boards/scoreLayout.ts';
import {
  CAPITOL,
  CAPITOL_SIZE,
  CITY_LAYOUT,
  FOUNTAIN,
  MONSTER_PLACE_SIZE,
  mirrored,
  SLOT_SIZE,
} from '../print/city/layout.ts';
import { FACE_SIZES } from '../print/faces/ids.ts';

/** From the left and from the top. */
export interface PrintPoint {
  readonly x: number;
  readonly y: number;
}

export interface PrintSize {
  readonly width: number;
  readonly height: number;
}

interface Box extends PrintPoint {
  readonly w: number;
  readonly h: number;
}

const at = ([x, y]: readonly [number, number]): PrintPoint => ({ x, y });
const sized = ({ w, h }: Pick<Box, 'w' | 'h'>): PrintSize => ({ width: w, height: h });
const middleOf = ({ x, y, w, h }: Box): PrintPoint => ({ x: x + w / 2, y: y + h / 2 });

export const CITY_PRINT = {
  ...FACE_SIZES.city,
  tile: sized(SLOT_SIZE),
  card: sized(MONSTER_PLACE_SIZE),
  capitol: sized(CAPITOL_SIZE),
  construct: at(CAPITOL.construct),
  levelUp: at(CAPITOL.levelUp),
  fountain: { x: FOUNTAIN.x, y: FOUNTAIN.y },
} as const;

export interface DistrictSpots {
  readonly prebuilt: PrintPoint;
  /** The slot nearest the fountain, where an Order lies in solo play (G1). */
  readonly inner: PrintPoint;
  readonly outer: PrintPoint;
  readonly tower: PrintPoint;
  readonly room: PrintPoint;
  /** Slots 1 to 3. */
  readonly monsters: readonly PrintPoint[];
}

/**
 * The Room stack of the Castle: nothing is printed for it. As near to the main street as its meeples leave room for
 * those across, since from the seat the southern pre-built Locations hide what lies right behind them.
 */
const ROOM_SPOT = [915, 726] as const;

export const CITY_SPOTS = Object.fromEntries(
  DISTRICTS.map((district): [District, DistrictSpots] => {
    const { prebuilt, inner, outer, tower, monsters } = CITY_LAYOUT[district];
    const spots = { prebuilt: at(prebuilt), inner: at(inner), outer: at(outer), tower: at(tower) };
    return [district, { ...spots, room: at(mirrored(district, ROOM_SPOT)), monsters: monsters.map(at) }];
  }),
) as Readonly<Record<District, DistrictSpots>>;

export const PLAYER_PRINT = {
  ...FACE_SIZES.player,
  /** The whole room: its first row stands on the rug, further ones behind it. */
  tavern: { x: 700, y: 522, width: 1340, height: 262 },
  tavernRug: middleOf(TAVERN),
  /** The attic down to its ribbon. */
  lodgings: { x: 700, y: 194, width: 1330, height: 328 },
  /** In the order of the classes. */
  heroes: CLASSES.map((hero) => middleOf(HERO_SLOTS[hero])),
  hero: sized(HERO_SLOTS.mage),
} as const;

export const SCORE_PRINT = {
  ...FACE_SIZES.score,
  /** From one cell of the track to the next. */
  cell: trackCell(1)[0] - trackCell(0)[0],
  card: sized(COUNCIL_PLACES[0] ?? { w: 1, h: 1 }),
  /** Three Overlords and, rightmost, the Henchman (P3). */
  council: COUNCIL_PLACES.map(middleOf),
  tokens: TOKEN_PLACES.map(at),
  tokenRadius: TOKEN_RADIUS,
} as const;

/** Laps begin anew after the last cell, and below zero they are counted backwards. */
export const trackPoint = (score: number): PrintPoint => at(trackCell(score));

export const GUARD_PRINT = {
  ...FACE_SIZES.guard,
  /** Where a meeple stands or lies on each spot. */
  spots: Object.fromEntries(
    GUARD_SPOTS.map((spot): [GuardSpotId, PrintPoint] => [spot, middleOf(SPOT_BOXES[spot])]),
  ) as Readonly<Record<GuardSpotId, PrintPoint>>,
  prestige: { ...middleOf(PRESTIGE_AREA), ...sized(PRESTIGE_AREA) },
} as const;
