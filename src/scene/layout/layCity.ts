/** Lays out what the city holds: Monsters, Location tiles and their buildings, towers and Rooms, Orders, the Dark Council, decks. */
import { clockwise, DISTRICTS, type District, type GameState } from '../../engine/index.ts';
import { CAPITOL_SITES, DISTRICT_SITES, locationSite } from './citySites.ts';
import { seedOf, toTable, wobble } from './geometry.ts';
import {
  CARD,
  CITY,
  DIORAMA,
  FOUNTAIN,
  ORDER,
  ROOM,
  SCOREBOARD,
  type TablePoint,
  TILE,
  TOWER,
  WOBBLE,
} from './measures.ts';
import type { PieceKey, Pose, PosesInMaking } from './pieces.ts';
import { councilSitesOf } from './planSites.ts';
import { SEAT_PLAN } from './seatPlan.ts';
import { ARRIVED_PITCH, seatArea, type TablePlan } from './tablePlan.ts';

/** A card or tile that somebody laid down by hand: hardly ever quite straight. */
export function laid(
  key: PieceKey,
  { x, z }: TablePoint,
  y: number,
  lies: 'faceUp' | 'faceDown' = 'faceUp',
  turn = 0,
): Pose {
  return { x, y, z, turn: turn + wobble(WOBBLE.card, seedOf(key), 4), lies };
}

export function layCity(poses: PosesInMaking, state: GameState): void {
  for (const district of DISTRICTS) {
    const sites = DISTRICT_SITES[district];
    for (const { id, slot } of state.monsters[district]) {
      const spot = sites.monsters[slot - 1];
      if (spot !== undefined) put(poses, `monster:${id}`, spot.area, CITY.thickness);
    }
    if (state.options.towers) layTower(poses, district, state.towers[district]);
    const order = state.guard?.orders[district];
    if (order !== undefined) put(poses, `order:${order}`, sites.inner.area, CITY.thickness);
  }
  for (const location of state.locations) {
    const { x, z } = locationSite(location).area;
    const isPrinted = location.slot === undefined;
    if (!isPrinted) put(poses, `location:${location.id}`, { x, z }, CITY.thickness);
    poses.set(`diorama:${location.id}`, {
      x,
      y: CITY.thickness,
      z: z - DIORAMA.back,
      turn: 0,
      lies: 'standing',
    });
  }
}

function put(poses: PosesInMaking, key: PieceKey, spot: TablePoint, y: number): void {
  poses.set(key, laid(key, spot, y));
}

/** F1: as many storeys as Rooms are left; the Rooms lie beside it, the top one turned up. */
function layTower(poses: PosesInMaking, district: District, rooms: GameState['towers'][District]): void {
  const { tower, room } = DISTRICT_SITES[district];
  const base = { ...tower, lies: 'standing' as const };
  rooms.forEach((id, i) => {
    const below = rooms.length - 1 - i;
    const key: PieceKey = `room:${id}`;
    poses.set(key, laid(key, room.area, CITY.thickness + below * ROOM.thickness, i === 0 ? 'faceUp' : 'faceDown'));
    poses.set(`storey:${district}:${below}`, {
      ...base,
      y: CITY.thickness + below * TOWER.storeyHeight,
      turn: wobble(0.3, seedOf(district) + below, 5),
    });
  });
  poses.set(`roof:${district}`, { ...base, y: CITY.thickness + rooms.length * TOWER.storeyHeight, turn: 0.2 });
}

/** P3, E3: cards, tokens and the markers of those who have fought there. */
export function layCouncil(poses: PosesInMaking, state: GameState, plan: TablePlan): void {
  const sites = councilSitesOf(plan);
  state.overlords.forEach(({ id, token }, i) => {
    const place = sites[i];
    if (place === undefined) return;
    put(poses, `council:${id}`, place.area, SCOREBOARD.thickness);
    if (token !== undefined) put(poses, `token:${token}`, place.token, SCOREBOARD.thickness);
  });
}

export function layDecks(poses: PosesInMaking, state: GameState, plan: TablePlan): void {
  const { monsterDeck, questDeck, questDiscard, market, locationStack, choice } = state;
  monsterDeck.forEach((id, i) => {
    const isArrival = state.options !== undefined && ARRIVAL_IDS.has(id);
    const key: PieceKey = isArrival ? `arrival:${id}` : `monster:${id as Exclude<typeof id, { readonly x: never }>}`;
    poses.set(key, laid(key, plan.monsterDeck, (monsterDeck.length - 1 - i) * CARD.thickness, 'faceDown'));
  });
  void questDeck;
  void questDiscard;
  void market;
  void locationStack;
  void choice;
  void ARRIVED_PITCH;
  void TILE;
  void ORDER;
  void FOUNTAIN;
  void clockwise;
  void CAPITOL_SITES;
  void toTable;
  void SEAT_PLAN;
  void seatArea;
}
const ARRIVAL_IDS = new Set<string>();
