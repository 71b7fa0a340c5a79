/** Places that take meeples in an assignment step (T2, T3). */
import type { CouncilId, LocationId, MonsterId, RoomId } from './ids.ts';

export const CAPITOL_PLACES = ['capitol:construct', 'capitol:levelUp'] as const;
export type CapitolPlace = (typeof CAPITOL_PLACES)[number];
export type PlaceId =
  | CapitolPlace
  | `location:${string}`
  | `monster:${string}`
  | `room:${string}`
  | `council:${string}`;

export type PlaceRef =
  | { readonly kind: 'construct' }
  | { readonly kind: 'levelUp' }
  | { readonly kind: 'location'; readonly id: LocationId }
  | { readonly kind: 'monster'; readonly id: MonsterId }
  | { readonly kind: 'room'; readonly id: RoomId }
  | { readonly kind: 'council'; readonly id: CouncilId };

/** Place names are made over and over: one string per place keeps comparing and looking up fast. */
function naming<Id extends string>(prefix: 'location' | 'monster' | 'room' | 'council'): (id: Id) => PlaceId {
  const names = new Map<string, PlaceId>();
  return (id) => {
    let name = names.get(id);
    if (name === undefined) {
      name = `${prefix}:${id}`;
      names.set(id, name);
    }
    return name;
  };
}

export const locationPlace = naming<LocationId>('location');
export const monsterPlace = naming<MonsterId>('monster');
export const roomPlace = naming<RoomId>('room');
export const councilPlace = naming<CouncilId>('council');

const cache = new Map<string, PlaceRef | undefined>();

/** Reads a place's name; undefined if it is no place's name at all. Names are few, so readings are kept. */
export function readPlace(place: string): PlaceRef | undefined {
  if (cache.has(place)) return cache.get(place);
  const ref = parse(place);
  if (cache.size < 500) cache.set(place, ref);
  return ref;
}

function parse(place: string): PlaceRef | undefined {
  if (place === 'capitol:construct') return { kind: 'construct' };
  if (place === 'capitol:levelUp') return { kind: 'levelUp' };
  const colon = place.indexOf(':');
  const id = place.slice(colon + 1);
  if (colon < 1 || id === '') return undefined;
  switch (place.slice(0, colon)) {
    case 'location':
      return { kind: 'location', id: id as LocationId };
    case 'monster':
      return { kind: 'monster', id: id as MonsterId };
    case 'room':
      return { kind: 'room', id: id as RoomId };
    case 'council':
      return { kind: 'council', id: id as CouncilId };
    default:
      return undefined;
  }
}
