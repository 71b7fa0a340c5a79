/** Questions about the city: where Monsters and Rooms are, and what overrun brings (L2). */
import type { Cards } from '../cards.ts';
import { DISTRICTS, type District, type MonsterId, type MonsterType, type RoomId } from '../model/ids.ts';
import { type PlaceId, readPlace } from '../model/places.ts';
import type { Assignment, BuiltLocation, GameState } from '../model/state.ts';

export function districtOfMonster(state: GameState, id: string): District | undefined {
  for (const district of DISTRICTS) {
    for (const monster of state.monsters[district]) if (monster.id === id) return district;
  }
  return undefined;
}

export function countMonsters(state: GameState): number {
  let n = 0;
  for (const district of DISTRICTS) n += state.monsters[district].length;
  return n;
}

/** The district whose tower shows this Room on top. */
export function districtOfRoom(state: GameState, id: string): District | undefined {
  for (const district of DISTRICTS) if (state.towers[district][0] === id) return district;
  return undefined;
}

export function builtLocation(state: GameState, id: string): BuiltLocation | undefined {
  for (const location of state.locations) if (location.id === id) return location;
  return undefined;
}

export function districtOfPlace(state: GameState, place: PlaceId): District | undefined {
  const ref = readPlace(place);
  if (ref?.kind === 'monster') return districtOfMonster(state, ref.id);
  if (ref?.kind === 'room') return districtOfRoom(state, ref.id);
  if (ref?.kind === 'location') return builtLocation(state, ref.id)?.district;
  return undefined;
}

/** Districts in which the player assigns to a Monster this turn. */
export function isDefended(state: GameState, district: District): boolean {
  return state.turn.assignments.some(
    ({ place, meeples }) =>
      meeples.length > 0 && place.startsWith('monster:') && districtOfPlace(state, place) === district,
  );
}

/** L2: Peasants that would join a Location or Room of this district. */
export function overrunPeasants(state: GameState, district: District): number {
  const monsters = state.monsters[district].length;
  if (monsters < 2 || isDefended(state, district)) return 0;
  return monsters - 1;
}

/** F3: is a Monster of this type assigned to in this step? */
export function isTypeAssigned(cards: Cards, assignments: readonly Assignment[], type: MonsterType): boolean {
  return assignments.some(({ place, meeples }) => {
    if (meeples.length === 0) return false;
    const ref = readPlace(place);
    if (ref?.kind === 'monster') return cards.monster(ref.id).type === type;
    return ref?.kind === 'council' && cards.council(ref.id).type === type;
  });
}

export function topRooms(state: GameState): RoomId[] {
  return DISTRICTS.flatMap((district) => state.towers[district].slice(0, 1));
}

export function cityMonsters(state: GameState): MonsterId[] {
  return DISTRICTS.flatMap((district) => state.monsters[district].map((monster) => monster.id));
}
