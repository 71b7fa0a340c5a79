/** What tests may ask of the picture and the table, on `window.rowan`. */
import type { GameState, Intent } from '../engine/index.ts';
import type { AnchorName, ScreenSpot } from './stage/anchors.ts';

export type SceneHandle = {
  /** Frames drawn since the scene began. */
  readonly frames: () => number;
  readonly drawCalls: () => number;
  readonly triangles: () => number;
  /** Draws once and returns the picture, scaled down, as red, green, blue, alpha. */
  readonly picture: (width: number, height: number) => number[];
};

export type TableHandle = {
  readonly truth: () => GameState;
  readonly shown: () => GameState;
  /** Everything that has happened has been shown. */
  readonly isAtRest: () => boolean;
  /** A piece, place or landmark in pixels of the page. */
  readonly project: (name: AnchorName) => Readonly<ScreenSpot>;
  /** False: refused. */
  readonly submit: (intent: Intent) => boolean;
  readonly finishBeats: () => void;
  /** The code of the last refusal of the match. */
  readonly refusal: () => string | undefined;
};

declare global {
  interface Window {
    rowan?: { scene?: SceneHandle; table?: TableHandle };
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
