/** What the finish pass knows of the camera; its owner changes it in place. */
export interface Lens {
  /** Depth at which all is sharp, and how far around it nearly so. */
  focus: number;
  range: number;
  /** The widest blur, as a share of the picture's width. */
  blur: number;
  /** The middle of what the viewer looks at, 0 left or bottom to 1 right or top. */
  centerX: number;
  centerY: number;
}

/** Pixels of blur in the style frames, which are this wide. */
const frameWidth = 1600;
const seat = { distance: 33, pixels: 5 };
const close = { distance: 14, pixels: 9 };

/** The nearer, the less is sharp: as with an eye. */
export function blurAt(distance: number): number {
  const t = Math.min(1, Math.max(0, (seat.distance - distance) / (seat.distance - close.distance)));
  return (seat.pixels + (close.pixels - seat.pixels) * t) / frameWidth;
}
