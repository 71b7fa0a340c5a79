/** Short words for the terminal: groups of meeples, districts, phases. */
import { DISTRICT_NAMES, KIND_NOUNS } from '../../../src/content/words/names.ts';
import {
  DISTRICTS,
  type District,
  type GameState,
  KINDS,
  kindOf,
  type MeepleId,
  type Phase,
  type PlaceId,
  readPlace,
} from '../../../src/engine/index.ts';

/** "3 Peasants, 1 Mage", always in the same order of kinds. */
export function crowd(ids: readonly MeepleId[]): string {
  const parts = KINDS.flatMap((kind) => {
    const n = ids.filter((id) => kindOf(id) === kind).length;
    return n === 0 ? [] : [`${n} ${n === 1 ? KIND_NOUNS[kind].one : KIND_NOUNS[kind].many}`];
  });
  return parts.length === 0 ? 'empty' : parts.join(', ');
}

export function districtTitle(district: District): string {
  return DISTRICT_NAMES[district].replace(/^the /, '');
}

export const PHASE_TITLES: Readonly<Record<Phase, string>> = {
  development: 'Development phase: Construct, Level up, Hero powers',
  main: 'Main phase: Monsters, Locations, Rooms',
  draw: 'Draw phase',
  guard: 'the Royal Guard acts',
  over: 'the game is over',
};

/** The district a place lies in; the Capitol and the Dark Council lie in none. */
export function districtOf(state: GameState, place: PlaceId): District | undefined {
  const ref = readPlace(place);
  if (ref?.kind === 'location') return state.locations.find(({ id }) => id === ref.id)?.district;
  if (ref?.kind === 'room') return DISTRICTS.find((district) => state.towers[district][0] === ref.id);
  if (ref?.kind !== 'monster') return undefined;
  return DISTRICTS.find((district) => state.monsters[district].some(({ id }) => id === ref.id));
}
