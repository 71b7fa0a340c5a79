/** The fixed places of the city and the scoreboard in table units, and how meeples stand at each. */
import { CATALOG } from '../../content/catalog.ts';
import { type BuiltLocation, DISTRICTS, type District, type SlotId } from '../../engine/index.ts';
import { ranks } from './formation.ts';
import { type Area, type Rect, rect, toTable } from './geometry.ts';
import { CAPITOL, CARD, CITY, COUNCIL_CARD, onCity, onScoreboard, ROOM, type TablePoint, TILE } from './measures.ts';
import { CITY_PRINT, CITY_SPOTS, type PrintPoint, SCORE_PRINT } from './printSpots.ts';

/** A spot that takes meeples: what is printed or lies there, and the slots for those who stand on it. */
export interface Site {
  readonly area: Rect;
  readonly slots: readonly TablePoint[];
}

interface Size {
  readonly width: number;
  readonly depth: number;
}

/** `front`: from the middle of the site to its foremost rank. */
function site(middle: TablePoint, { width, depth }: Size, rows: number, front: number): Site {
  return { area: rect(middle.x, middle.z, width, depth), slots: ranks(middle, 2, rows, front) };
}

const capitolSite = (point: PrintPoint): Site => site(onCity(point), CAPITOL, 3, 0.58);
const tileSite = (point: PrintPoint): Site => site(onCity(point), TILE, 3, 0.55);

export interface DistrictSites {
  readonly prebuilt: Site;
  readonly inner: Site;
  readonly outer: Site;
  readonly room: Site;
  readonly tower: TablePoint;
  readonly monsters: readonly Site[];
  /** The quarter of the board that it is. */
  readonly area: Rect;
}

function districtSites(district: District): DistrictSites {
  const { prebuilt, inner, outer, tower, room, monsters } = CITY_SPOTS[district];
  const middle = onCity(tower);
  const quarter = CITY.width / 4;
  return {
    prebuilt: tileSite(prebuilt),
    inner: tileSite(inner),
    outer: tileSite(outer),
    room: site(onCity(room), ROOM, 3, 0.38),
    tower: middle,
    monsters: monsters.map((point) => site(onCity(point), CARD, 6, 1.15)),
    area: rect(Math.sign(middle.x) * quarter, Math.sign(middle.z) * quarter, 2 * quarter, 2 * quarter),
  };
}

export const DISTRICT_SITES = Object.fromEntries(
  DISTRICTS.map((district) => [district, districtSites(district)]),
) as unknown as Readonly<Record<District, DistrictSites>>;

export const CAPITOL_SITES = {
  construct: capitolSite(CITY_PRINT.construct),
  levelUp: capitolSite(CITY_PRINT.levelUp),
  fountain: onCity(CITY_PRINT.fountain),
} as const;

const SLOT_SITES: ReadonlyMap<SlotId, Site> = new Map(
  CATALOG.slots.map(({ id, district, ring }) => [id, DISTRICT_SITES[district][ring]]),
);

export function slotSite(slot: SlotId): Site | undefined {
  return SLOT_SITES.get(slot);
}

export function locationSite({ slot, district }: Pick<BuiltLocation, 'slot' | 'district'>): Site {
  const built = slot === undefined ? undefined : SLOT_SITES.get(slot);
  return built ?? DISTRICT_SITES[district].prebuilt;
}

export interface CouncilSite extends Site {
  readonly token: TablePoint;
  /** Where a seat's marker lies once it has fought here (E3). */
  readonly marks: readonly TablePoint[];
}

/** Overlords from the left, then the Henchman. The board is never turned, so its ranks face the near edge. */
export function councilSites(scoreboard: Area): CouncilSite[] {
  return SCORE_PRINT.council.map((point, i) => {
    const middle = toTable(scoreboard, onScoreboard(point));
    const token = toTable(scoreboard, onScoreboard(SCORE_PRINT.tokens[i] ?? point));
    const top = middle.z - COUNCIL_CARD.depth / 2 + 0.12;
    return {
      ...site(middle, COUNCIL_CARD, 5, 0.82),
      token,
      marks: [0, 1, 2, 3].map((seat) => ({ x: middle.x + (seat - 1.5) * 0.38, z: top })),
    };
  });
}
