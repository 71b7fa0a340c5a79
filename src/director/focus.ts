/** What a beat is about, by name: pieces, places that take meeples, and fixed spots of the table. */
import type {
  CouncilId,
  District,
  HeroClass,
  LocationId,
  MeepleId,
  MonsterId,
  OrderId,
  PlaceId,
  QuestId,
  RoomId,
  Seat,
  SlotId,
  Spot,
  TokenId,
} from '../engine/index.ts';

export type PieceName =
  | `meeple:${MeepleId}`
  | `monster:${MonsterId}`
  | `council:${CouncilId}`
  | `token:${TokenId}`
  | `location:${LocationId}`
  | `diorama:${LocationId}`
  | `room:${RoomId}`
  | `hero:${Seat}:${HeroClass}`
  | `quest:${QuestId}`
  | `order:${OrderId}`
  | `score:${Seat | 'guard'}`
  | `bag:${Seat | 'guard'}`
  | 'sword';

export type Landmark =
  | `board:${Seat | 'guard'}`
  | `tavern:${Seat}`
  | `lodgings:${Seat}`
  | `hand:${Seat | 'guard'}`
  | `pile:${Seat | 'guard'}`
  | 'rooms:guard'
  | `district:${District}`
  | `tower:${District}`
  | `slot:${SlotId}`
  | `monsterSlot:${District}:${number}`
  | `guardSpot:${string}`
  | 'capitol'
  | 'market'
  | 'monsterDeck'
  | 'questDeck'
  | 'scoreTrack'
  | 'council'
  | 'supply'
  | 'table';

export type FocusName = PieceName | PlaceId | Landmark;
export type Focus = readonly FocusName[];

export const meepleNames = (meeples: readonly MeepleId[]): Focus => meeples.map((id): FocusName => `meeple:${id}`);

/** Where a meeple came from or went to, as something a camera can look at. */
export function spotFocus(spot: Spot, seat: Seat): FocusName {
  switch (spot) {
    case 'supply':
      return 'supply';
    case 'bag':
      return `bag:${seat}`;
    case 'tavern':
      return `tavern:${seat}`;
    case 'lodgings':
      return `lodgings:${seat}`;
    case 'guardBag':
      return 'bag:guard';
    case 'guardBoard':
      return 'board:guard';
    default:
      return spot as FocusName;
  }
}
