/** Which way of pressing and moving means what to the camera: right drag turns, middle drag moves, two fingers do both. */
import type { CameraHand } from './cameraHand.ts';

export interface PointerFacts {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly button: number;
  readonly shiftKey: boolean;
  /** Pixels of the canvas. */
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

export interface PointerGestures {
  /** True if the camera has taken the pointer: nothing else should act on it. */
  down(pointer: PointerFacts): boolean;
  move(pointer: PointerFacts): boolean;
  up(pointer: PointerFacts): boolean;
  isActive(): boolean;
}

type Grip = 'turning' | 'moving';
interface Finger {
  x: number;
  y: number;
}

const MIDDLE = 1;
const RIGHT = 2;
/** Fingers closer than this give wild angles and factors. */
const leastSpan = 24;

export function createPointerGestures(hand: CameraHand): PointerGestures {
  let mouse: { readonly id: number; readonly grip: Grip; x: number; y: number } | undefined;
  const fingers = new Map<number, Finger>();
  const isTouching = () => fingers.size >= 2;

  function touchMove(finger: Finger, { x, y, atMs }: PointerFacts): void {
    const others = [...fingers.values()].filter((other) => other !== finger);
    const [dx, dy] = [x - finger.x, y - finger.y];
    if (others.length >= 2) hand.orbit(dx / fingers.size, dy / fingers.size, atMs);
    const [other] = others;
    if (others.length === 1 && other !== undefined) {
      hand.pan(dx / 2, dy / 2, atMs);
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(x - other.x, y - other.y);
      if (Math.min(before, after) >= leastSpan) {
        hand.pinch(before / after, (x + other.x) / 2, (y + other.y) / 2, atMs);
        const turn = Math.atan2(y - other.y, x - other.x) - Math.atan2(finger.y - other.y, finger.x - other.x);
        hand.twist(Math.atan2(Math.sin(turn), Math.cos(turn)), atMs);
      }
    }
    finger.x = x;
    finger.y = y;
  }

  return {
    down({ pointerId, pointerType, button, shiftKey, x, y }) {
      if (pointerType === 'touch') {
        fingers.set(pointerId, { x, y });
        return isTouching();
      }
      if (mouse !== undefined || (button !== MIDDLE && button !== RIGHT)) return false;
      mouse = { id: pointerId, grip: button === MIDDLE || shiftKey ? 'moving' : 'turning', x, y };
      return true;
    },
    move(pointer) {
      const { pointerId, x, y, atMs } = pointer;
      const finger = fingers.get(pointerId);
      if (finger !== undefined) {
        if (isTouching()) touchMove(finger, pointer);
        finger.x = x;
        finger.y = y;
        return isTouching();
      }
      if (mouse?.id !== pointerId) return false;
      const [dx, dy] = [x - mouse.x, y - mouse.y];
      if (mouse.grip === 'turning') hand.orbit(dx, dy, atMs);
      else hand.pan(dx, dy, atMs);
      mouse.x = x;
      mouse.y = y;
      return true;
    },
    up({ pointerId, atMs }) {
      if (fingers.has(pointerId)) {
        const wasTouching = isTouching();
        fingers.delete(pointerId);
        if (wasTouching && !isTouching()) hand.release(atMs);
        return wasTouching;
      }
      if (mouse?.id !== pointerId) return false;
      mouse = undefined;
      hand.release(atMs);
      return true;
    },
    isActive: () => mouse !== undefined || isTouching(),
  };
}

/** A wheel's step as a factor of the distance, whatever unit the browser counts in. */
export function wheelFactor({
  deltaY,
  deltaMode,
  isPinch,
}: {
  deltaY: number;
  deltaMode: number;
  isPinch: boolean;
}): number {
  const pixels = deltaY * (deltaMode === 1 ? 16 : deltaMode === 2 ? 400 : 1);
  const limited = Math.min(240, Math.max(-240, pixels));
  return Math.exp(limited * (isPinch ? 0.01 : 0.0012));
}
