/** What is in the box, counted from the catalog, beside the figures of the rules (P1, P5, P6, P7). */
import { CATALOG } from '../../src/content/catalog.ts';
import { CLASSES, KIND_COUNT, MEEPLE_TOTAL, PRESTIGE_KINDS } from '../../src/engine/index.ts';
import { add, type Counts } from './stats.ts';

/** Every player has a Hero card of each class. */
const boxSeats = 4;

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Counts {
  const counts: Counts = {};
  for (const item of items) add(counts, keyOf(item));
  return counts;
}

export function componentCounts() {
  const { monsters, council, arrivals, tokens, quests, locations, slots, rooms, orders, heroes, guard } = CATALOG;
  const classes = heroes.filter(({ kind }) => (CLASSES as readonly string[]).includes(kind));
  const prestige = heroes.filter(({ kind }) => (PRESTIGE_KINDS as readonly string[]).includes(kind));
  return {
    meeples: { total: MEEPLE_TOTAL, ...KIND_COUNT },
    monsters: {
      total: monsters.length,
      byLevel: countBy(monsters, (card) => String(card.level)),
      byType: countBy(monsters, (card) => card.type),
      byDistrict: countBy(monsters, (card) => card.district),
      threePlus: monsters.filter((card) => card.threePlus).length,
    },
    overlords: council.filter((card) => card.role === 'overlord').length,
    henchmen: council.filter((card) => card.role === 'henchman').length,
    arrivals: arrivals.length,
    tokens: tokens.length,
    quests: { total: quests.length, byType: countBy(quests, (card) => card.type) },
    locationTiles: locations.filter((card) => card.district === undefined).length,
    prebuiltLocations: locations.filter((card) => card.district !== undefined).length,
    buildingSlots: slots.length,
    rooms: { total: rooms.length, byKind: countBy(rooms, (card) => card.kind) },
    orders: orders.length,
    guardSpots: guard.spots.length,
    basicHeroCards: classes.length * boxSeats,
    prestigeHeroCards: prestige.length * boxSeats,
  };
}

const BOX = {
  'meeples.total': 152,
  'monsters.byLevel.1': 12,
  'monsters.byLevel.2': 20,
  'monsters.byLevel.3': 8,
  overlords: 3,
  henchmen: 1,
  arrivals: 3,
  tokens: 6,
  'quests.total': 44,
  locationTiles: 15,
  prebuiltLocations: 4,
  buildingSlots: 8,
  'rooms.total': 20,
  'rooms.byKind.rod-of-ruin': 4,
  'rooms.byKind.face-the-darkness': 4,
  'rooms.byKind.battle-corruption': 3,
  'rooms.byKind.rescue': 3,
  'rooms.byKind.cleansing': 3,
  'rooms.byKind.hunt': 3,
  orders: 7,
  guardSpots: 15,
  basicHeroCards: 16,
  prestigeHeroCards: 12,
} as const;

/** Counts that differ from the box, as "name: have, not want". */
export function wrongCounts(counts: ReturnType<typeof componentCounts>): string[] {
  const read = (path: string): unknown =>
    path.split('.').reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], counts);
  return Object.entries(BOX).flatMap(([path, want]) =>
    read(path) === want ? [] : [`${path}: ${String(read(path))}, not ${want}`],
  );
}
