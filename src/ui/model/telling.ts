/** Who and what words are told about. */
import { capital } from '../../content/words/grammar.ts';
import { placeName, type Telling } from '../../content/words/telling.ts';
import type { Catalog, PlaceId } from '../../engine/index.ts';
import type { SeatMeta } from '../../store/seats.ts';

export function tellingOf(catalog: Catalog, seats: readonly SeatMeta[]): Telling {
  return { catalog, names: seats.map(({ name }) => name) };
}

/** As a heading has it: "The Splinter Yard". */
export const placeTitle = (place: PlaceId, telling: Telling): string => capital(placeName(place, telling));
