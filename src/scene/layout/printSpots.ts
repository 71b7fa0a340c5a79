/** Where things lie on the printed boards, in the design units of each face: print and layout both read it here. */
import { DISTRICTS, type District, GUARD_SPOTS, type GuardSpotId } from '../../engine/index.ts';

/** From the left and from the top. */
export interface PrintPoint {
  readonly x: number;
  readonly y: number;
}

export interface PrintBox extends PrintPoint {
  readonly width: number;
  readonly height: number;
}

const at = (x: number, y: number): PrintPoint => ({ x, y });

export const CITY_PRINT = {
  width: 2048,
  height: 2048,
  tile: { width: 218, height: 153 },
  card: { width: 212, height: 296 },
  capitol: { width: 232, height: 168 },
  tower: { width: 156, height: 116 },
  construct: at(818, 1026),
  levelUp: at(1230, 1026),
  fountain: at(1024, 1030),
} as const;

export interface DistrictSpots {
  readonly prebuilt: PrintPoint;
  /** The slot nearest the fountain, where an Order lies in solo play (G1). */
  readonly inner: PrintPoint;
  readonly outer: PrintPoint;
  readonly tower: PrintPoint;
  /** The Room stack, between tower and main street. */
  readonly room: PrintPoint;
  /** Slots 1 to 3. */
  readonly monsters: readonly [PrintPoint, PrintPoint, PrintPoint];
}

const CASTLE: DistrictSpots = {
  prebuilt: at(826, 520),
  inner: at(424, 772),
  outer: at(538, 540),
  tower: at(676, 752),
  room: at(868, 714),
  monsters: [at(666, 190), at(152, 190), at(152, 706)],
};

/** The southern wall hides what stands right behind it. */
const SOUTHERN_LIFT = 22;

function mirrored(district: District): DistrictSpots {
  const isEast = district === 'villages' || district === 'cathedral';
  const isSouth = district === 'cathedral' || district === 'university';
  const flip = ({ x, y }: PrintPoint, lift = 0) =>
    at(isEast ? CITY_PRINT.width - x : x, isSouth ? CITY_PRINT.height - y - lift : y);
  const [first, second, third] = CASTLE.monsters;
  return {
    prebuilt: flip(CASTLE.prebuilt, SOUTHERN_LIFT),
    inner: flip(CASTLE.inner),
    outer: flip(CASTLE.outer, SOUTHERN_LIFT),
    tower: flip(CASTLE.tower),
    room: flip(CASTLE.room),
    monsters: [flip(first), flip(second), flip(third)],
  };
}

export const CITY_SPOTS = Object.fromEntries(
  DISTRICTS.map((district) => [district, mirrored(district)]),
) as unknown as Readonly<Record<District, DistrictSpots>>;

export const PLAYER_PRINT = {
  width: 1400,
  height: 900,
  tavern: { x: 700, y: 522, width: 1340, height: 262 },
  /** The first row stands on the rug, further ones behind it. */
  tavernRug: at(700, 588),
  lodgings: { x: 700, y: 194, width: 1330, height: 328 },
  /** Mage, Cleric, Knight, Warrior. */
  heroes: [0, 1, 2, 3].map((i) => at(174 + 250 * i, 778)),
  hero: { width: 228, height: 176 },
} as const;

const TRACK_CELLS = 60;

export const SCORE_PRINT = {
  width: 1680,
  height: 920,
  cell: 76,
  card: { width: 226, height: 316 },
  /** Three Overlords and, rightmost, the Henchman (P3). */
  council: [302, 602, 1078, 1380].map((x) => at(x, 558)),
  tokenRadius: 46,
  tokenDrop: 192,
  /** Clockwise from the top left. */
  track: Array.from({ length: TRACK_CELLS }, (_, i) => {
    const [column, row] = trackCell(i);
    return at(80 + column * 76, 80 + row * 76);
  }),
} as const;

function trackCell(i: number): [column: number, row: number] {
  if (i <= 20) return [i, 0];
  if (i <= 30) return [20, i - 20];
  if (i <= 50) return [50 - i, 10];
  return [0, 60 - i];
}

const GUARD_COLUMN = 320;
const GUARD_ROW = 152;

export const GUARD_PRINT = {
  width: 1400,
  height: 1000,
  /** Where a meeple stands or lies on each spot. */
  spots: Object.fromEntries(
    GUARD_SPOTS.map((spot, i) => [spot, at(130 + GUARD_COLUMN * (i % 3), 216 + GUARD_ROW * Math.floor(i / 3))]),
  ) as unknown as Readonly<Record<GuardSpotId, PrintPoint>>,
  prestige: { x: 1194, y: 380, width: 330, height: 480 },
} as const;
