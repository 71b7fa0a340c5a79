/** What tests may ask of the picture and the table, on `window.rowan`. */
import type { GameState, Intent, MeepleId, Seat } from '../engine/index.ts';
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
  readonly startFrom: (state: GameState) => void;
  /** Everything that has happened has been shown. */
  readonly isAtRest: () => boolean;
  /** Neither story nor camera moves anything. */
  readonly isStill: () => boolean;
  /** A piece, place or landmark in pixels of the page. */
  readonly project: (name: AnchorName) => Readonly<ScreenSpot>;
  /** False: refused. */
  readonly submit: (intent: Intent) => boolean;
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
  readonly over: () => DropSpot | undefined;
  /** How far from its place on the table a piece is drawn, in its own height; undefined: it is not drawn or has no place. */
  readonly strayed: (piece: MeepleId) => number | undefined;
};

export type BagsHandle = {
  readonly inside: (seat: Seat) => readonly MeepleId[];
  readonly phase: (seat: Seat) => string | undefined;
  /** A draw waits for somebody to pull. */
  readonly isInviting: (seat: Seat) => boolean;
};

declare global {
  interface Window {
    rowan?: { scene?: SceneHandle; table?: TableHandle; hand?: HandHandle; bags?: BagsHandle };
  }
}

export function publishScene(handle: SceneHandle): () => void {
  window.rowan = { ...window.rowan, scene: handle };
  return () => {
    if (window.rowan?.scene === handle) delete window.rowan.scene;
  };
}

export function publishTable(handle: TableHandle): () => void {
  window.rowan = { ...window.rowan, table: handle };
  return () => {
    if (window.rowan?.table === handle) delete window.rowan.table;
  };
}

export function publishHand(handle: HandHandle): () => void {
  window.rowan = { ...window.rowan, hand: handle };
  return () => {
    if (window.rowan?.hand === handle) delete window.rowan.hand;
  };
}

export function publishBags(handle: BagsHandle): () => void {
  window.rowan = { ...window.rowan, bags: handle };
  return () => {
    if (window.rowan?.bags === handle) delete window.rowan.bags;
  };
}
