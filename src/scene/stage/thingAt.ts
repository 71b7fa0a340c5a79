/** What lies under a point of the table, by the name under which it can be looked at closely; never what lies face down. */
import { DISTRICTS, type GameState, type Seat } from '../../engine/index.ts';
import type { ThingName } from '../../store/ui.ts';
import { placeAnchors } from '../layout/anchors.ts';
import { isInside, rect } from '../layout/geometry.ts';
import { landmarkArea } from '../layout/landmarks.ts';
import {
  CARD,
  COUNCIL_CARD,
  HERO_CARD,
  ORDER,
  ROOM,
  SWORD,
  type TablePoint,
  TILE,
  TOKEN,
  TOWER,
} from '../layout/measures.ts';
import type { PieceKey, Poses } from '../layout/pieces.ts';

export interface ThingTable {
  readonly poses: Poses;
  readonly state: GameState;
  readonly viewer: Seat;
  /** Every slot of the city. */
  readonly slots: readonly string[];
}

const ROUND = TOKEN.radius * 2;
const SIZES: Readonly<Record<string, { readonly width: number; readonly depth: number }>> = {
  monster: CARD,
  arrival: CARD,
  quest: CARD,
  council: COUNCIL_CARD,
  token: { width: ROUND, depth: ROUND },
  location: TILE,
  order: ORDER,
  room: ROOM,
  hero: HERO_CARD,
  sword: { width: SWORD.length, depth: SWORD.length },
};

/** `groundAt`: where the look meets that height; undefined: the sky. */
export function thingAt(
  table: ThingTable,
  groundAt: (height: number) => TablePoint | undefined,
): ThingName | undefined {
  return flatAt(table, groundAt) ?? placeAt(table, groundAt) ?? furnitureAt(table, groundAt(0));
}

/** Of those that overlap the uppermost. */
function flatAt({ poses }: ThingTable, groundAt: (height: number) => TablePoint | undefined): ThingName | undefined {
  let best: PieceKey | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [key, { x, y, z, turn, lies, hidden }] of poses) {
    const family = key.split(':')[0] ?? '';
    const size = SIZES[family];
    if (size === undefined || hidden === true || y < highest) continue;
    // P5: a Hero's third level is the back of its card; any other back is a secret.
    if (lies === 'faceDown' && family !== 'hero') continue;
    const point = groundAt(y);
    if (point === undefined || !isInside(rect(x, z, size.width, size.depth, turn), point)) continue;
    best = key;
    highest = y;
  }
  return best as ThingName | undefined;
}

/** Locations that are printed on the board, and the Capitol's places. */
function placeAt({ state }: ThingTable, groundAt: (height: number) => TablePoint | undefined): ThingName | undefined {
  return placeAnchors(state).find(({ area, y }) => {
    const point = groundAt(y);
    return point !== undefined && isInside(area, point);
  })?.place;
}

function furnitureAt({ state, viewer, slots }: ThingTable, point: TablePoint | undefined): ThingName | undefined {
  if (point === undefined) return undefined;
  const isAt = (name: Parameters<typeof landmarkArea>[2]): boolean =>
    isInside(landmarkArea(state, viewer, name), point);
  const decks = (['monsterDeck', 'questDeck', 'supply', 'scoreTrack'] as const).find(isAt);
  if (decks !== undefined) return decks;
  const tower = DISTRICTS.find((district) => {
    const { x, z } = landmarkArea(state, viewer, `tower:${district}`);
    return state.options.towers && Math.hypot(point.x - x, point.z - z) <= TOWER.radius * 2;
  });
  if (tower !== undefined) return `tower:${tower}`;
  const slot = slots.find((id) => isAt(`slot:${id}` as Parameters<typeof landmarkArea>[2]));
  if (slot !== undefined) return `slot:${slot}`;
  // On one's own board a click that misses a meeple asks for nothing.
  const seat = state.players.findIndex((_, at) => at !== viewer && isAt(`board:${at as Seat}`));
  if (seat >= 0) return `board:${seat}`;
  if (state.guard !== undefined && isAt('board:guard')) return 'board:guard';
  return isAt('market') ? 'market' : undefined;
}
