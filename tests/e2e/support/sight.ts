/** Runs in the page: looks for the pixel at which the hand sees just the piece or spot that is meant. */
import type { MeepleId } from '../../../src/engine/index.ts';
import type { DropSpot } from '../../../src/scene/drag/model.ts';

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export type Aim = { readonly piece: MeepleId } | { readonly spot: DropSpot };

/** Waits until the camera stands still; a string: what is there instead. Sent as text: uses nothing around it. */
export async function aimIn(aim: Aim): Promise<ScreenPoint | string> {
  const hand = window.rowan?.hand;
  if (hand === undefined) return 'no hand';
  const middle = () => ('piece' in aim ? hand.piecePoint(aim.piece) : hand.spotPoint(aim.spot));
  const isMeant = (x: number, y: number): boolean =>
    ('piece' in aim ? hand.pieceAt(x, y) === aim.piece : hand.spotAt(x, y) === aim.spot) &&
    document.elementFromPoint(x, y) instanceof HTMLCanvasElement;
  let at = middle();
  for (let still = 0; still < 2; ) {
    await new Promise(requestAnimationFrame);
    const now = middle();
    still = now?.x === at?.x && now?.y === at?.y ? still + 1 : 0;
    at = now;
  }
  if (at === undefined) return 'not in the picture';
  const [step, most] = 'piece' in aim ? [3, 12] : [6, 24];
  for (let ring = 0; ring <= most; ring++) {
    for (let turn = 0; turn < Math.max(1, ring * 6); turn++) {
      const angle = (turn / Math.max(1, ring * 6)) * 2 * Math.PI;
      const x = Math.round(at.x + Math.cos(angle) * ring * step);
      const y = Math.round(at.y + Math.sin(angle) * ring * step);
      if (isMeant(x, y)) return { x, y };
    }
  }
  const [x, y] = [Math.round(at.x), Math.round(at.y)];
  const under = document.elementFromPoint(x, y);
  return `at ${x}, ${y} there is ${hand.pieceAt(x, y)} or ${hand.spotAt(x, y)} under ${under?.outerHTML.slice(0, 120)}`;
}
