/** Lays out what the city and the scoreboard hold: Monsters, Locations and their buildings, towers, Orders, the Dark Council. */
import { DISTRICTS, type District, type GameState } from '../../engine/index.ts';
import { DISTRICT_SITES, locationSite } from './citySites.ts';
import { seedOf, wobble } from './geometry.ts';
import { lay, layStack } from './laid.ts';
import { CITY, COUNCIL_CARD, DIORAMA, ROOM, SCOREBOARD, TOWER } from './measures.ts';
import type { PosesInMaking } from './pieces.ts';
import { councilSitesOf } from './planSites.ts';
import type { TablePlan } from './tablePlan.ts';

const ON_CITY = { y: CITY.thickness };
const ON_SCOREBOARD = { y: SCOREBOARD.thickness };
/** A token lies half on its Overlord's card. */
const ON_COUNCIL_CARD = { y: SCOREBOARD.thickness + COUNCIL_CARD.thickness };

/** Southern pre-built Locations stand between the player and the Rooms: their buildings keep to the far end of the tile. */
const OFF_THE_ROOMS = 0.15;

export function layCity(poses: PosesInMaking, state: GameState): void {
  for (const district of DISTRICTS) {
    const { monsters, inner } = DISTRICT_SITES[district];
    for (const { id, slot } of state.monsters[district]) {
      const spot = monsters[slot - 1];
      if (spot !== undefined) lay(poses, `monster:${id}`, spot.area, ON_CITY);
    }
    const order = state.guard?.orders[district];
    if (order !== undefined) lay(poses, `order:${order}`, inner.area, ON_CITY);
    if (state.options.towers) layTower(poses, district, state.towers[district]);
  }
  for (const location of state.locations) {
    const { x, z } = locationSite(location).area;
    const aside = location.slot === undefined && z > 0 ? Math.sign(x) * OFF_THE_ROOMS : 0;
    // A pre-built Location is printed on the board: only its building is a piece.
    if (location.slot !== undefined) lay(poses, `location:${location.id}`, { x, z }, ON_CITY);
    // Its plinth stands on the board and takes in the back edge of the tile.
    poses.set(`diorama:${location.id}`, {
      x: x + aside,
      y: CITY.thickness,
      z: z - DIORAMA.back,
      turn: 0,
      lies: 'standing',
    });
  }
}

/** F1: as many storeys as Rooms are left; the Rooms lie beside it, the top one turned up. */
function layTower(poses: PosesInMaking, district: District, rooms: GameState['towers'][District]): void {
  const { tower, room } = DISTRICT_SITES[district];
  const [top] = rooms;
  layStack(poses, rooms, (id) => `room:${id}`, room.area, ROOM.thickness, { ...ON_CITY, lies: 'faceDown' });
  if (top !== undefined) {
    lay(poses, `room:${top}`, room.area, { y: CITY.thickness + (rooms.length - 1) * ROOM.thickness });
  }
  for (let storey = 0; storey <= rooms.length; storey++) {
    const isRoof = storey === rooms.length;
    poses.set(isRoof ? `roof:${district}` : `storey:${district}:${storey}`, {
      ...tower,
      y: CITY.thickness + storey * TOWER.storeyHeight,
      turn: isRoof ? 0 : wobble(0.3, seedOf(district) + storey, 5),
      lies: 'standing',
    });
  }
}

export function layCouncil(poses: PosesInMaking, { overlords }: GameState, plan: TablePlan): void {
  const sites = councilSitesOf(plan);
  overlords.forEach(({ id, token }, i) => {
    const place = sites[i];
    if (place === undefined) return;
    lay(poses, `council:${id}`, place.area, ON_SCOREBOARD);
    if (token !== undefined) lay(poses, `token:${token}`, place.token, ON_COUNCIL_CARD);
  });
}
