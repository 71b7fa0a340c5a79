/** What tests may ask of the picture, on `window.rowan`. */
export type SceneHandle = {
  /** Frames drawn since the scene began. */
  readonly frames: () => number;
  readonly drawCalls: () => number;
  readonly triangles: () => number;
  /** Draws once and returns the picture, scaled down, as red, green, blue, alpha. */
  readonly picture: (width: number, height: number) => number[];
};

declare global {
  interface Window {
    rowan?: { scene?: SceneHandle };
  }
}

export function publishScene(handle: SceneHandle): () => void {
  window.rowan = { ...window.rowan, scene: handle };
  return () => {
    if (window.rowan?.scene === handle) window.rowan = {};
  };
}
