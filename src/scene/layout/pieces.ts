/** Every loose thing on the table by name, and where it is: what layout gives and the stage moves. */
import type {
  CouncilId,
  District,
  HeroClass,
  LocationId,
  MeepleId,
  MonsterId,
  OrderId,
  QuestId,
  RoomId,
  Seat,
  TokenId,
} from '../../engine/index.ts';

export type PieceKey =
  | `meeple:${MeepleId}`
  | `monster:${MonsterId}`
  | `arrival:${string}`
  | `council:${CouncilId}`
  | `token:${TokenId}`
  | `location:${LocationId}`
  | `diorama:${LocationId}`
  | `room:${RoomId}`
  | `storey:${District}:${number}`
  | `roof:${District}`
  | `hero:${Seat}:${HeroClass}`
  /** A Quest in a hand: only its back is on the table, so only its position in the hand names it. */
  | `hand:${Seat}:${number}`
  | `quest:${QuestId}`
  | `order:${OrderId}`
  | `score:${Seat | 'guard'}`
  | `mark:${Seat}:${string}`
  | `bag:${Seat | 'guard'}`
  | 'sword';

/** Where a piece is: a point on or above the table, a turn about the upright, and how it lies. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Radians about the upright; 0 faces the near edge of the table. */
  readonly turn: number;
  readonly lies: 'standing' | 'onBack' | 'faceUp' | 'faceDown';
}

export type Poses = ReadonlyMap<PieceKey, Pose>;
