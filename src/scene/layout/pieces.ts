/** Every loose thing on the table by name, and where it is: what layout gives and the stage moves. */
import {
  type CouncilId,
  type District,
  type HeroClass,
  type LocationId,
  MEEPLE_TOTAL,
  type MeepleId,
  type MonsterId,
  type OrderId,
  type QuestId,
  type RoomId,
  type Seat,
  type TokenId,
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
  /** A basic Hero card: level 2 lies face up, level 3 face down, for its back is the third level (P5). */
  | `hero:${Seat}:${HeroClass}`
  /** A Quest in a hand: only its back is on the table, so only its position in the hand names it. */
  | `hand:${Seat}:${number}`
  | `quest:${QuestId}`
  | `order:${OrderId}`
  | `score:${Seat | 'guard'}`
  /** A player's marker, named after the Overlord or the crown Location it is for. */
  | `mark:${Seat}:${string}`
  | `bag:${Seat | 'guard'}`
  /** First player marker; against the Guard it shows the favored district. */
  | 'sword';

export const LIES = ['standing', 'onBack', 'faceUp', 'faceDown'] as const;

/**
 * Where a piece is. `x` and `z` are its origin: the middle of a card, tile, marker or building, the foot of a meeple
 * whether it stands or lies, the middle of the sword. `y` is the height of what it rests on.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /**
   * Radians about the upright, counter-clockwise from above. At 0 a standing piece faces the near edge, print is
   * upright for whoever sits there, and head or tip of what lies on its back point to the far edge.
   */
  readonly turn: number;
  readonly lies: (typeof LIES)[number];
  /** Out of sight, as inside a bag: the pose is where it went in and will come out. */
  readonly hidden?: true;
}

export type Poses = ReadonlyMap<PieceKey, Pose>;
export type PosesInMaking = Map<PieceKey, Pose>;

const MEEPLE_KEYS: readonly PieceKey[] = Array.from(
  { length: MEEPLE_TOTAL },
  (_, id): PieceKey => `meeple:${id as MeepleId}`,
);

export const meepleKey = (id: MeepleId): PieceKey => MEEPLE_KEYS[id] as PieceKey;
