/** Where everything lies on the city board, in units of 2048 by 2048; the table puts its pieces on the same places. */
import { DISTRICTS, type District, type SlotId } from '../../../engine/index.ts';
import { clamp, noiseOf } from '../maths/random.ts';
import { type Box, boxAround, type Point } from '../maths/strokes.ts';

export const BOARD_SIZE = 2048;
export const CENTRE = 1024;

export const SLOT_SIZE = { w: 218, h: 153 } as const;
export const MONSTER_PLACE_SIZE = { w: 212, h: 296 } as const;
export const CAPITOL_SIZE = { w: 232, h: 168 } as const;
export const TOWER_SIZE = { w: 156, h: 116 } as const;
export const FOUNTAIN = { x: CENTRE, y: CENTRE + 6, rx: 66, ry: 58 } as const;

/** Castle values; the other districts mirror them. */
const CASTLE = {
  /** As far from the main street as its neighbour allows: from the seat its building hides part of the Rooms behind it. */
  prebuilt: [798, 520],
  outer: [538, 540],
  inner: [424, 772],
  tower: [676, 752],
  monsters: [
    [666, 190],
    [152, 190],
    [152, 706],
  ],
  name: [414, 906],
} as const;

/** The southern wall hides what stands right behind it. */
const SOUTH_LIFT = 22;

export const isEast = (district: District): boolean => district === 'villages' || district === 'cathedral';
export const isSouth = (district: District): boolean => district === 'cathedral' || district === 'university';

export function mirrored(district: District, [x, y]: Point): Point {
  return [isEast(district) ? BOARD_SIZE - x : x, isSouth(district) ? BOARD_SIZE - y : y];
}

export function districtAt(x: number, y: number): District {
  if (y < CENTRE) return x < CENTRE ? 'castle' : 'villages';
  return x < CENTRE ? 'university' : 'cathedral';
}

export type DistrictLayout = {
  readonly prebuilt: Point;
  readonly inner: Point;
  readonly outer: Point;
  readonly tower: Point;
  readonly monsters: readonly [Point, Point, Point];
  readonly name: Point;
};

function layoutOf(district: District): DistrictLayout {
  const put = (point: Point) => mirrored(district, point);
  const lifted = (point: Point): Point => {
    const [x, y] = put(point);
    return [x, y > CENTRE ? y - SOUTH_LIFT : y];
  };
  const [first, second, third] = CASTLE.monsters;
  return {
    prebuilt: lifted(CASTLE.prebuilt),
    outer: lifted(CASTLE.outer),
    inner: put(CASTLE.inner),
    tower: put(CASTLE.tower),
    monsters: [put(first), put(second), put(third)],
    name: put(CASTLE.name),
  };
}

export const CITY_LAYOUT = Object.fromEntries(DISTRICTS.map((district) => [district, layoutOf(district)])) as Readonly<
  Record<District, DistrictLayout>
>;

export const CAPITOL = { construct: [CENTRE - 206, CENTRE + 2], levelUp: [CENTRE + 206, CENTRE + 2] } as const;

/** Middle of a vacant slot by its id. */
export function slotPlace(id: SlotId | string): Point {
  const [district, ring] = id.split('-') as [District, 'inner' | 'outer'];
  return CITY_LAYOUT[district][ring];
}

const WALL = { rx: 752, ry: 646, power: 4.4 } as const;
export const WALL_RX: number = WALL.rx;
export const WALL_RY: number = WALL.ry;
export const ISLE = { rx: 352, ry: 172 } as const;

/** A point of the wall, a superellipse. */
export function wallAt(angle: number, share = 1): Point {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const r = 1 / (Math.abs(c / WALL.rx) ** WALL.power + Math.abs(s / WALL.ry) ** WALL.power) ** (1 / WALL.power);
  return [CENTRE + c * r * share, CENTRE + s * r * share];
}

export function isWithinWall(x: number, y: number, share = 1): boolean {
  const u = Math.abs((x - CENTRE) / (WALL.rx * share)) ** WALL.power;
  const v = Math.abs((y - CENTRE) / (WALL.ry * share)) ** WALL.power;
  return u + v < 1;
}

const riverNoise = noiseOf('river');

/** Middle of the river at x. */
export function riverY(x: number): number {
  return CENTRE + Math.sin(x / 190) * 26 * clamp(Math.abs(x - CENTRE) / 500) + riverNoise(x / 140) * 16;
}

/** What is printed on the board and must stay clear of houses and trees. */
export function keepClear(): readonly Box[] {
  const places = DISTRICTS.flatMap((district): Box[] => {
    const { prebuilt, inner, outer, tower, monsters, name } = CITY_LAYOUT[district];
    return [
      ...[prebuilt, inner, outer].map(([x, y]) => boxAround(x, y, 224, 158)),
      boxAround(tower[0], tower[1] + 5, 160, 122),
      ...monsters.map(([x, y]) => boxAround(x, y, 244, 330)),
      boxAround(name[0], name[1] - 2, 240, 84),
    ];
  });
  return [...places, boxAround(CENTRE, 114, 500, 108), boxAround(CENTRE, CENTRE, 68, 2010)];
}
