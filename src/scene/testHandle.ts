/** What tests may ask of the picture and the table: a page that brings its own `window.rowan` finds it filled, any other page holds nothing. */
import type { EventType, GameState, Intent, MeepleId, Seat } from '../engine/index.ts';
import type { SeatMeta } from '../store/seats.ts';
import type { DragStateName, DropSpot } from './drag/model.ts';
import type { DragSight } from './drag/ports.ts';
import type { AnchorName, ScreenSpot } from './stage/anchors.ts';

export type SceneHandle = {
  /** Frames drawn since the scene began. */
  readonly frames: () => number;
  readonly drawCalls: () => number;
  readonly triangles: () => number;
  /** Milliseconds that the last frame took before anything was drawn: stage, hand, bags, physics, camera, light. */
  readonly scriptMs: () => number;
  /** Draws one frame at once. */
  readonly draw: () => void;
  /** Every face lies on its piece; a scene without print always is. */
  readonly isPrinted: () => boolean;
  /** Draws once and returns the picture, scaled down, as red, green, blue, alpha. */
  readonly picture: (width: number, height: number) => number[];
};

export type TableHandle = {
  readonly truth: () => GameState;
  readonly shown: () => GameState;
  /** Every intent of the match so far. */
  readonly intents: () => readonly Intent[];
  /** Another position of the same table: as many seats, the same parts. */
  readonly startFrom: (state: GameState, seats?: readonly Partial<SeatMeta>[]) => void;
  /** Everything that has happened has been shown. */
  readonly isAtRest: () => boolean;
  /** Neither story nor camera moves anything. */
  readonly isStill: () => boolean;
  /** A piece, place or landmark in pixels of the page. */
  readonly project: (name: AnchorName) => Readonly<ScreenSpot>;
  /** False: refused. */
  readonly submit: (intent: Intent) => boolean;
  /** What of the story is being shown. */
  readonly playing: () => EventType | undefined;
  readonly finishBeats: () => void;
  /** Why the last drop was refused; undefined once something is lifted again. */
  readonly refusal: () => string | undefined;
  /** The last move is on the device: a tab that is closed now loses nothing. */
  readonly isKept: () => boolean;
};

/** What the hand sees, in pixels of the page, and what it does. */
export type HandHandle = Pick<DragSight, 'piecePoint' | 'spotPoint' | 'spotAt'> & {
  readonly pieceAt: (x: number, y: number) => MeepleId | undefined;
  readonly doing: () => DragStateName;
  readonly held: () => readonly MeepleId[];
  /** The piece the keyboard is at. */
  readonly focus: () => MeepleId | undefined;
  readonly over: () => DropSpot | undefined;
  /** How far from its place on the table a piece is drawn, in its own height; undefined: it is not drawn or has no place. */
  readonly strayed: (piece: MeepleId) => number | undefined;
};

export type BagsHandle = {
  readonly inside: (seat: Seat) => readonly MeepleId[];
  readonly phase: (seat: Seat) => string | undefined;
  /** A draw waits for somebody to pull. */
  readonly isInviting: (seat: Seat) => boolean;
  /** Physics has been loaded and moves what is inside. */
  readonly hasPhysics: (seat: Seat) => boolean;
};

declare global {
  interface Window {
    rowan?: Handles;
  }
}

type Handles = { scene?: SceneHandle; table?: TableHandle; hand?: HandHandle; bags?: BagsHandle };

/** The truth holds every secret: only a test, whose script runs before the game's, can have asked for it. */
function publish<K extends keyof Handles>(name: K, handle: Handles[K]): () => void {
  const { rowan } = window;
  if (rowan === undefined) return () => {};
  rowan[name] = handle;
  return () => {
    if (rowan[name] === handle) delete rowan[name];
  };
}

export const publishScene = (handle: SceneHandle): (() => void) => publish('scene', handle);
export const publishTable = (handle: TableHandle): (() => void) => publish('table', handle);
export const publishHand = (handle: HandHandle): (() => void) => publish('hand', handle);
export const publishBags = (handle: BagsHandle): (() => void) => publish('bags', handle);
