/** Every place that takes meeples as it is now: its ground, who stands there, and who has none to stand on. */
import {
  type Assignment,
  type BuiltLocation,
  councilPlace,
  DISTRICTS,
  type GameState,
  locationPlace,
  type MeepleId,
  monsterPlace,
  type PlaceId,
  roomPlace,
} from '../../engine/index.ts';
import { CAPITOL_SITES, DISTRICT_SITES, locationSite, type Site } from './citySites.ts';
import type { Ground } from './formation.ts';
import type { Rect } from './geometry.ts';
import { CARD, CITY, COUNCIL_CARD, ROOM, SCOREBOARD, TILE } from './measures.ts';
import { councilSitesOf } from './planSites.ts';
import type { TablePlan } from './tablePlan.ts';

export interface Place {
  readonly id: PlaceId;
  readonly area: Rect;
  readonly ground: Ground;
  readonly inFront: readonly MeepleId[];
  readonly behind: readonly MeepleId[];
}

const NOBODY: readonly MeepleId[] = [];

export function assigned({ meeples, joined }: Pick<Assignment, 'meeples' | 'joined'>): MeepleId[] {
  const ids: MeepleId[] = [];
  for (const { id } of meeples) ids.push(id);
  for (const id of joined) ids.push(id);
  return ids;
}

/** Goes through all places in the order of the engine's own list. */
export function placesOf(state: GameState, plan: TablePlan): Place[] {
  const parties = new Map<PlaceId, readonly MeepleId[]>();
  for (const assignment of state.turn.assignments) parties.set(assignment.place, assigned(assignment));
  const places: Place[] = [];
  const add = (id: PlaceId, { area, slots }: Site, y: number, behind = NOBODY): void => {
    places.push({ id, area, ground: { slots, y }, inFront: parties.get(id) ?? NOBODY, behind });
  };
  add('capitol:construct', CAPITOL_SITES.construct, CITY.thickness);
  add('capitol:levelUp', CAPITOL_SITES.levelUp, CITY.thickness);
  for (const location of state.locations) {
    const id = locationPlace(location.id);
    const y = CITY.thickness + (location.slot === undefined ? 0 : TILE.thickness);
    add(id, locationSite(location), y, residents(location, parties.get(id) ?? NOBODY));
  }
  for (const district of DISTRICTS) {
    const sites = DISTRICT_SITES[district];
    for (const { id, slot } of state.monsters[district]) {
      add(monsterPlace(id), sites.monsters[slot - 1] as Site, CITY.thickness + CARD.thickness);
    }
    const rooms = state.towers[district];
    const [top] = rooms;
    if (top !== undefined) add(roomPlace(top), sites.room, CITY.thickness + rooms.length * ROOM.thickness);
  }
  const sites = councilSitesOf(plan);
  state.overlords.forEach(({ id }, i) => {
    add(councilPlace(id), sites[i] as Site, SCOREBOARD.thickness + COUNCIL_CARD.thickness);
  });
  return places;
}

/** D3, L8: those who were there before; Units that have just taken a hill are in both lists of the state. */
function residents({ stock, hill }: BuiltLocation, party: readonly MeepleId[]): readonly MeepleId[] {
  if (hill === undefined) return stock;
  return [...stock, ...hill.meeples.map(({ id }) => id).filter((id) => !party.includes(id))];
}

/** F1: a completed Room leaves with its player while its party still waits for clean up. */
export function strays(state: GameState): MeepleId[] {
  const lost: MeepleId[] = [];
  for (const assignment of state.turn.assignments) {
    if (!assignment.place.startsWith('room:')) continue;
    const isStanding = DISTRICTS.some((district) => {
      const [top] = state.towers[district];
      return top !== undefined && roomPlace(top) === assignment.place;
    });
    if (!isStanding) lost.push(...assigned(assignment));
  }
  return lost;
}
