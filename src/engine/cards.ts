/** The catalog indexed by id, with what the rules ask of it all the time. */
import type {
  ArrivalCard,
  Catalog,
  CouncilCard,
  HeroCard,
  HeroLevel,
  LocationCard,
  MonsterCard,
  OrderCard,
  QuestCard,
  RoomCard,
  RoomSet,
  SlotCard,
  TokenCard,
} from './catalog.ts';
import type { HeroClass, UnitKind } from './model/meeples.ts';
import type { Level } from './model/state.ts';

export interface Cards {
  readonly catalog: Catalog;
  monster(id: string): MonsterCard;
  council(id: string): CouncilCard;
  arrival(id: string): ArrivalCard | undefined;
  token(id: string): TokenCard;
  quest(id: string): QuestCard;
  location(id: string): LocationCard;
  slot(id: string): SlotCard;
  room(id: string): RoomCard;
  roomSet(id: string): RoomSet;
  order(id: string): OrderCard;
  hero(kind: UnitKind): HeroCard;
  heroLevel(kind: HeroClass, level: Level): HeroLevel;
  isMonster(id: string): boolean;
  isRoom(id: string): boolean;
  isLocation(id: string): boolean;
  isCouncil(id: string): boolean;
}

export function indexCards(catalog: Catalog): Cards {
  const monsters = byId(catalog.monsters);
  const council = byId(catalog.council);
  const arrivals = byId(catalog.arrivals);
  const locations = byId(catalog.locations);
  const rooms = byId(catalog.rooms);
  const heroes = new Map(catalog.heroes.map((hero) => [hero.kind, hero]));
  return {
    catalog,
    monster: found(monsters, 'Monster'),
    council: found(council, 'Dark Council card'),
    arrival: (id) => arrivals.get(id),
    token: found(byId(catalog.tokens), 'token'),
    quest: found(byId(catalog.quests), 'Quest'),
    location: found(locations, 'Location'),
    slot: found(byId(catalog.slots), 'slot'),
    room: found(rooms, 'Room'),
    roomSet: found(byId(catalog.roomSets), 'Room set'),
    order: found(byId(catalog.orders), 'Order'),
    hero: found<HeroCard>(heroes, 'Hero') as (kind: UnitKind) => HeroCard,
    heroLevel: (kind, level) => heroes.get(kind)?.levels[level - 1] as HeroLevel,
    isMonster: (id) => monsters.has(id),
    isRoom: (id) => rooms.has(id),
    isLocation: (id) => locations.has(id),
    isCouncil: (id) => council.has(id),
  };
}

function byId<T extends { readonly id: string }>(cards: readonly T[]): Map<string, T> {
  return new Map(cards.map((card) => [card.id, card]));
}

function found<T>(cards: ReadonlyMap<string, T>, what: string): (id: string) => T {
  return (id) => {
    const card = cards.get(id);
    if (card === undefined) throw new Error(`No ${what} is called ${id}`);
    return card;
  };
}
