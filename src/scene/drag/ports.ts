/** What the hand asks of others: the rules for what is allowed, and its eyes for what lies where. */
import type { Intent, MeepleId, PlaceId, PlaceStatus, Refusal } from '../../engine/index.ts';
import type { DragCommand, DropSpot, Rect, Stand } from './model.ts';

/** Answers of the truth; several pieces are always asked about as one move. */
export interface DragRules {
  /** Undefined: it may be lifted. */
  liftRefusal(piece: MeepleId): Refusal | undefined;
  liftable(): readonly MeepleId[];
  standsAt(piece: MeepleId): Stand | undefined;
  /** Every place of the table, legal or not. */
  places(): readonly PlaceId[];
  /** Spots that take all of them. */
  targets(pieces: readonly MeepleId[]): readonly DropSpot[];
  refusal(pieces: readonly MeepleId[], spot: DropSpot): Refusal | undefined;
  /** What the spot would have with all of them; undefined where that means nothing. */
  preview(pieces: readonly MeepleId[], spot: DropSpot): PlaceStatus | undefined;
  intents(pieces: readonly MeepleId[], spot: DropSpot): readonly Intent[];
  /** Where they are most likely meant to go; undefined: nowhere in particular. */
  sensible(pieces: readonly MeepleId[]): DropSpot | undefined;
}

/** As the viewer sees it: x to the right, y towards the viewer, in any scale. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Screen positions are in pixels, the same as those of the inputs. */
export interface DragSight {
  /** `ignoring`: pieces that hang at the pointer, and are in its way. */
  pieceAt(x: number, y: number, ignoring: readonly MeepleId[]): MeepleId | undefined;
  spotAt(x: number, y: number): DropSpot | undefined;
  /** Bare ground on which a rectangle may be drawn around pieces. */
  canLasso(x: number, y: number): boolean;
  piecesIn(rect: Rect): readonly MeepleId[];
  spotPoint(spot: DropSpot): Point | undefined;
  piecePoint(piece: MeepleId): Point | undefined;
}

export interface DragPorts {
  readonly rules: DragRules;
  readonly sight: DragSight;
}

/** The ports, and where commands go in the order they are given. */
export interface Hand extends DragPorts {
  readonly say: (command: DragCommand) => void;
}
