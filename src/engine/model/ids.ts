/** Names of every thing the game can point at. */
import type { Brand } from '../../shared/brand.ts';

export type Seat = Brand<number, 'Seat'>;
export type MeepleId = Brand<number, 'MeepleId'>;
export type MonsterId = Brand<string, 'MonsterId'>;
export type CouncilId = Brand<string, 'CouncilId'>;
export type ArrivalId = Brand<string, 'ArrivalId'>;
export type TokenId = Brand<string, 'TokenId'>;
export type QuestId = Brand<string, 'QuestId'>;
export type LocationId = Brand<string, 'LocationId'>;
export type SlotId = Brand<string, 'SlotId'>;
export type RoomId = Brand<string, 'RoomId'>;
export type OrderId = Brand<string, 'OrderId'>;

export const DISTRICTS = ['castle', 'villages', 'cathedral', 'university'] as const;
export type District = (typeof DISTRICTS)[number];

export const MONSTER_TYPES = ['humanoid', 'monstrous', 'undead'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];

export const ROOM_SETS = ['rod-of-ruin', 'face-the-darkness', 'battle-corruption'] as const;
export type RoomSetId = (typeof ROOM_SETS)[number];

export const GUARD_SPOTS = [
  '1-1',
  '1-2',
  '1-3',
  '2-1',
  '2-2',
  '2-3',
  '3-1',
  '3-2',
  '3-3',
  '4-1',
  '4-2',
  '4-3',
  '5-1',
  '5-2',
  '5-3',
] as const;
export type GuardSpotId = (typeof GUARD_SPOTS)[number];

/** The district `steps` further clockwise (P2: Castle, Villages, Cathedral, University). */
export function clockwise(from: District, steps = 1): District {
  const at = DISTRICTS.indexOf(from);
  return DISTRICTS[(((at + steps) % 4) + 4) % 4] as District;
}
