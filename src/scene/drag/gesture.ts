/** When a press becomes a drag, two clicks a double-click, and how far above a finger the piece is held. */
import type { PointerKind, PointerSample, Press, Rect } from './model.ts';

export const SLOP_PX: Readonly<Record<PointerKind, number>> = { mouse: 6, touch: 10 };
export const DOUBLE_CLICK_MS = 350;
export const LONG_PRESS_MS = 450;
/** A fingertip covers about 9 mm. */
export const TOUCH_REACH_PX = 64;
/** Over the last pixels above the lower edge the reach shrinks to nothing, so that every spot stays within reach. */
const REACH_FADE_PX = 160;

export function isBeyondSlop({ kind, x, y }: Press, to: { readonly x: number; readonly y: number }): boolean {
  return Math.hypot(to.x - x, to.y - y) > SLOP_PX[kind];
}

/** How far above the pointer a dragged piece is, and the spot it is meant for. */
export function reachPx(kind: PointerKind, roomBelow: number): number {
  return kind === 'mouse' ? 0 : TOUCH_REACH_PX * Math.min(1, Math.max(0, roomBelow / REACH_FADE_PX));
}

export interface Click {
  readonly kind: PointerKind;
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

export function isDoubleClick(first: Click | undefined, second: Click): boolean {
  if (first === undefined || first.kind !== second.kind) return false;
  const distance = Math.hypot(second.x - first.x, second.y - first.y);
  const elapsedMs = second.atMs - first.atMs;
  return elapsedMs >= 0 && elapsedMs <= DOUBLE_CLICK_MS && distance <= 2 * SLOP_PX[second.kind];
}

export function rectBetween(press: Press, { x, y }: Pick<PointerSample, 'x' | 'y'>): Rect {
  return {
    left: Math.min(press.x, x),
    top: Math.min(press.y, y),
    right: Math.max(press.x, x),
    bottom: Math.max(press.y, y),
  };
}
