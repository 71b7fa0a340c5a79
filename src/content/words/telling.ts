/** Names for what events, choices and refusals point at: players, cards, places, causes, groups of meeples. */
import type { Catalog } from '../../engine/catalog.ts';
import type { Cause } from '../../engine/model/causes.ts';
import type { MeepleId, Seat } from '../../engine/model/ids.ts';
import { isMeepleId, type Kind, kindOf } from '../../engine/model/meeples.ts';
import { readPlace } from '../../engine/model/places.ts';
import { ruleOf } from '../rules/reference.ts';
import { article, count, listAnd } from './grammar.ts';
import { KIND_NOUNS } from './names.ts';

export interface Telling {
  readonly catalog: Catalog;
  /** Players' names by seat. */
  readonly names: readonly string[];
}

export const GUARD_NAME = 'the Royal Guard';

export function playerName(seat: Seat | 'guard', { names }: Telling): string {
  return seat === 'guard' ? GUARD_NAME : (names[seat] ?? `player ${seat + 1}`);
}

export function playersName(seat: Seat | 'guard', telling: Telling): string {
  const name = playerName(seat, telling);
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

/** Card names in running text: "The Splinter Yard" becomes "the Splinter Yard". */
function inText(name: string): string {
  return name.replace(/^The /, 'the ');
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function named(cards: readonly Named[], id: string): string {
  return inText(cards.find((card) => card.id === id)?.name ?? id);
}

export const monsterName = (id: string, { catalog }: Telling): string => named(catalog.monsters, id);
export const councilName = (id: string, { catalog }: Telling): string => named(catalog.council, id);
export const tokenName = (id: string, { catalog }: Telling): string => named(catalog.tokens, id);
export const questName = (id: string, { catalog }: Telling): string => named(catalog.quests, id);
export const locationName = (id: string, { catalog }: Telling): string => named(catalog.locations, id);
export const slotName = (id: string, { catalog }: Telling): string => named(catalog.slots, id);
export const roomName = (id: string, { catalog }: Telling): string => named(catalog.rooms, id);
export const orderName = (id: string, { catalog }: Telling): string => named(catalog.orders, id);
export const setName = (id: string, { catalog }: Telling): string => named(catalog.roomSets, id);

export function heroLevelName(kind: string, level: number, { catalog }: Telling): string {
  const hero = catalog.heroes.find((candidate) => candidate.kind === kind);
  return hero?.levels.find((candidate) => candidate.level === level)?.name ?? kind;
}

/** A place's name: "the Splinter Yard", "Level up", "Tree Beast". */
export function placeName(place: string, telling: Telling): string {
  const ref = readPlace(place);
  switch (ref?.kind) {
    case 'construct':
      return 'Construct';
    case 'levelUp':
      return 'Level up';
    case 'location':
      return locationName(ref.id, telling);
    case 'monster':
      return monsterName(ref.id, telling);
    case 'room':
      return roomName(ref.id, telling);
    case 'council':
      return councilName(ref.id, telling);
    default:
      return place;
  }
}

/** "on Tree Beast", "at the Splinter Yard". */
export function atPlace(place: string, telling: Telling): string {
  const kind = readPlace(place)?.kind;
  return `${kind === 'monster' || kind === 'council' ? 'on' : 'at'} ${placeName(place, telling)}`;
}

const SPOT_NAMES: Readonly<Record<string, string>> = {
  supply: 'the supply',
  bag: 'the bag',
  tavern: 'the Tavern',
  lodgings: 'the Lodgings',
  guardBag: "the Guard's bag",
  guardBoard: "the Guard's board",
};

/** Anywhere a meeple can be: "the Tavern", "Moat Lane", "the Oath Oak". */
export function spotName(spot: string, telling: Telling): string {
  const known = SPOT_NAMES[spot];
  if (known !== undefined) return known;
  if (spot.startsWith('quest:')) return questName(spot.slice('quest:'.length), telling);
  if (spot.startsWith('slot:')) return slotName(spot.slice('slot:'.length), telling);
  return placeName(spot, telling);
}

type CauseTable = { readonly [By in Cause['by']]: (id: string, telling: Telling) => string };

const CAUSE_NAMES: CauseTable = {
  monster: monsterName,
  council: councilName,
  token: tokenName,
  quest: questName,
  location: locationName,
  slot: slotName,
  room: roomName,
  hero: (id) => `${kindName(id)} Hero card`,
  order: orderName,
  spot: (id) => `Guard spot ${id}`,
  rule: () => '',
};

/** The card behind it, or the rule with its title: "Termite", "L2 Overrun districts". */
export function causeName(cause: Cause, telling: Telling): string {
  if (cause.by === 'rule') return `${cause.id} ${ruleOf(cause.id).title}`;
  return CAUSE_NAMES[cause.by](cause.id, telling);
}

export function kindName(kind: string): string {
  return (KIND_NOUNS as Readonly<Record<string, { readonly one: string }>>)[kind]?.one ?? kind;
}

/** "a Knight", "a Corruption". */
export function aKind(kind: string): string {
  return article(kindName(kind));
}

/** A refused intent may name a meeple that does not exist. */
export function meepleName(meeple: number): string {
  return isMeepleId(meeple) ? kindName(kindOf(meeple)) : 'meeple';
}

/** "2 Peasants and 1 Mage", in the order in which kinds first appear. */
export function meeplesWords(meeples: readonly MeepleId[]): string {
  if (meeples.length === 0) return 'nobody';
  const counts = new Map<Kind, number>();
  for (const id of meeples) counts.set(kindOf(id), (counts.get(kindOf(id)) ?? 0) + 1);
  return listAnd([...counts].map(([kind, n]) => count(n, KIND_NOUNS[kind])));
}
