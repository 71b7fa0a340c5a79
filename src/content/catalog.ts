/** The whole game as data: every card of the box in one catalog, ready for an engine to be created over it. */
import type {
  ArrivalCard,
  Catalog,
  CouncilCard,
  LocationCard,
  MonsterCard,
  OrderCard,
  QuestCard,
  RoomCard,
  SlotCard,
  TokenCard,
} from '../engine/catalog.ts';
import { ARRIVALS, COUNCIL } from './council.ts';
import { GUARD } from './guard.ts';
import { BASIC_HEROES } from './heroes/basic.ts';
import { PRESTIGE_HEROES } from './heroes/prestige.ts';
import { PREBUILT } from './locations/prebuilt.ts';
import { TILES } from './locations/tiles.ts';
import { CASTLE_MONSTERS } from './monsters/castle.ts';
import { CATHEDRAL_MONSTERS } from './monsters/cathedral.ts';
import { UNIVERSITY_MONSTERS } from './monsters/university.ts';
import { VILLAGES_MONSTERS } from './monsters/villages.ts';
import { ORDERS } from './orders.ts';
import { branded } from './plain.ts';
import { END_OF_GAME } from './quests/endOfGame.ts';
import { ONGOING } from './quests/ongoing.ts';
import { TRIGGERED_BY_DEFEAT } from './quests/triggeredByDefeat.ts';
import { TRIGGERED_ELSEWHERE } from './quests/triggeredElsewhere.ts';
import { DEED_ROOMS } from './rooms/deeds.ts';
import { ROOM_SET_VALUES, SET_ROOMS } from './rooms/sets.ts';
import { SLOTS } from './slots.ts';
import { TOKENS } from './tokens.ts';

const monsters = [...CASTLE_MONSTERS, ...VILLAGES_MONSTERS, ...CATHEDRAL_MONSTERS, ...UNIVERSITY_MONSTERS];

export const CATALOG: Catalog = {
  monsters: branded<MonsterCard>(monsters.toSorted((a, b) => a.level - b.level)),
  council: branded<CouncilCard>(COUNCIL),
  arrivals: branded<ArrivalCard>(ARRIVALS),
  tokens: branded<TokenCard>(TOKENS),
  quests: branded<QuestCard>([...TRIGGERED_BY_DEFEAT, ...TRIGGERED_ELSEWHERE, ...ONGOING, ...END_OF_GAME]),
  locations: branded<LocationCard>([...PREBUILT, ...TILES]),
  slots: branded<SlotCard>(SLOTS),
  rooms: branded<RoomCard>([...SET_ROOMS, ...DEED_ROOMS]),
  roomSets: ROOM_SET_VALUES,
  heroes: [...BASIC_HEROES, ...PRESTIGE_HEROES],
  orders: branded<OrderCard>(ORDERS),
  guard: GUARD,
  districtUnit: { castle: 'knight', villages: 'warrior', cathedral: 'cleric', university: 'mage' },
  startingBag: { corruption: 3, peasant: 7 },
};
