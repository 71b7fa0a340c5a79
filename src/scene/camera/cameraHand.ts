/** What a hand can do with the camera: turn it, move it, come closer, and let it go. */
import type { CameraBody, Side } from './cameraBody.ts';
import { type FreeArea, focalPixels, onTable, type Screen, type Stand } from './cameraGeometry.ts';
import { clamp } from './motion.ts';

/** Pixels are those of the canvas; `atMs` is the event's time. */
export interface CameraHand {
  orbit(dx: number, dy: number, atMs: number): void;
  pan(dx: number, dy: number, atMs: number): void;
  /** By two fingers: at once, about a point of the screen. */
  pinch(factor: number, x: number, y: number, atMs: number): void;
  twist(angle: number, atMs: number): void;
  /** By the wheel: smoothly, about a point of the screen. */
  zoom(factor: number, x: number, y: number, atMs: number): void;
  release(atMs: number): void;
}

/** Radians for a drag over the height of the screen. */
const turnPerScreen = 2.6;
const wheelStiffness = 15;

interface Surroundings {
  readonly screen: () => Screen;
  readonly free: () => FreeArea;
  readonly onUse: (atMs: number) => void;
}

export function createCameraHand(body: CameraBody, { screen, free, onUse }: Surroundings): CameraHand {
  function take(atMs: number): number {
    onUse(atMs);
    return body.hold(atMs);
  }

  /** Everything keeps its place under the given pixel. */
  function scaled(px: number, py: number, factor: number, from: Side): Stand {
    const { minDistance, maxDistance, bounds } = body.limits();
    const { pose } = body;
    const origin = body.stand(from);
    const picture = { ...free(), shiftX: pose.shiftX, shiftY: pose.shiftY };
    const fixed = onTable(body.stand('value'), picture, screen(), px, py);
    const distance = clamp(origin.distance * factor, minDistance, maxDistance);
    const scale = distance / origin.distance;
    const x = clamp(fixed?.x ?? origin.x, bounds.left, bounds.right);
    const z = clamp(fixed?.z ?? origin.z, bounds.far, bounds.near);
    return {
      x: x + (origin.x - x) * scale,
      z: z + (origin.z - z) * scale,
      yaw: origin.yaw,
      pitch: body.pitch(from),
      distance,
    };
  }

  return {
    orbit(dx, dy, atMs) {
      const seconds = take(atMs);
      const turn = turnPerScreen / screen().height;
      body.drag('yaw', -dx * turn, seconds);
      body.drag('pitch', dy * turn, seconds);
      body.settle();
    },
    pan(dx, dy, atMs) {
      const seconds = take(atMs);
      const { yaw, pitch, distance } = body.stand('value');
      const unit = distance / focalPixels(screen());
      const [across, ahead] = [-dx * unit, (dy * unit) / Math.sin(pitch)];
      body.drag('x', across * Math.cos(yaw) - ahead * Math.sin(yaw), seconds);
      body.drag('z', -across * Math.sin(yaw) - ahead * Math.cos(yaw), seconds);
      body.settle();
    },
    pinch(factor, x, y, atMs) {
      if (!isUsable(factor)) return;
      const seconds = take(atMs);
      const from = body.stand('value');
      const to = scaled(x, y, factor, 'value');
      body.drag('x', to.x - from.x, seconds);
      body.drag('z', to.z - from.z, seconds);
      body.drag('distance', to.distance - from.distance, seconds);
      body.settle();
    },
    twist(angle, atMs) {
      body.drag('yaw', angle, take(atMs));
      body.settle();
    },
    zoom(factor, x, y, atMs) {
      if (!isUsable(factor)) return;
      const isWheeling = body.mode() === 'travelling' && body.speed() === wheelStiffness;
      const to = scaled(x, y, factor, isWheeling ? 'goal' : 'value');
      onUse(atMs);
      body.travelTo(to, wheelStiffness);
    },
    release(atMs) {
      if (body.mode() !== 'held') return;
      onUse(atMs);
      body.release(atMs);
    },
  };
}

const isUsable = (factor: number): boolean => Number.isFinite(factor) && factor > 0;
