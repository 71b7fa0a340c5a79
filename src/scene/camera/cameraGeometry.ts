/** The table's camera as numbers: where it stands, what it sees where on the screen, and how to stand to see all. */
import type { Point3 } from '../layout/perspective.ts';
import { clamp } from './motion.ts';

/** Turned about a point of the table top; angles in radians, `yaw` to the right of straight ahead. */
export interface Stand {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Pixels at each edge under which the HUD lies. */
export interface PixelInsets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: PixelInsets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The middle of what the HUD leaves free, as pixels right of and below the screen's middle, and its size. */
export interface FreeArea {
  readonly shiftX: number;
  readonly shiftY: number;
  readonly width: number;
  readonly height: number;
}

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

export const FIELD_OF_VIEW = 31;
const halfTangent = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);

/** However much the HUD covers, the table keeps this share of the screen each way. */
const leastFreeShare = 0.4;
/** Kept empty on every side of what is framed, as a share of the free area. */
const margin = 0.016;
/** Higher than every tower and candle: the camera never stands inside one. */
export const LOWEST_EYE = 4.3;

export function freeArea({ width, height }: Screen, insets: PixelInsets): FreeArea {
  const across = share(insets.left, insets.right, width);
  const down = share(insets.top, insets.bottom, height);
  return {
    shiftX: (across.before - across.after) / 2,
    shiftY: (down.before - down.after) / 2,
    width: width - across.before - across.after,
    height: height - down.before - down.after,
  };
}

function share(before: number, after: number, length: number): { before: number; after: number } {
  const taken = Math.max(0, before) + Math.max(0, after);
  const most = length * (1 - leastFreeShare);
  const scale = taken > most ? most / taken : 1;
  return { before: Math.max(0, before) * scale, after: Math.max(0, after) * scale };
}

/** Pixels for one unit of breadth at one unit of depth. */
export const focalPixels = ({ height }: Screen): number => height / 2 / halfTangent;

/** Close to the table one looks more from above. */
export const steepEnough = (pitch: number, distance: number): number =>
  Math.max(pitch, Math.asin(clamp(LOWEST_EYE / distance, 0, 1)));

export function eyeOf({ x, z, yaw, pitch, distance }: Stand): Point3 {
  const away = distance * Math.cos(pitch);
  return { x: x + away * Math.sin(yaw), y: distance * Math.sin(pitch), z: z + away * Math.cos(yaw) };
}

/** Along the camera's own axes, measured from the origin of the table. */
function inCamera({ x, y, z }: Point3, yaw: number, pitch: number): Point3 {
  const [sinY, cosY, sinP, cosP] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const towards = x * sinY + z * cosY;
  return { x: x * cosY - z * sinY, y: y * cosP - towards * sinP, z: -y * sinP - towards * cosP };
}

export function toScreen(stand: Stand, free: FreeArea, screen: Screen, point: Point3): ScreenPoint {
  const eye = inCamera(eyeOf(stand), stand.yaw, stand.pitch);
  const seen = inCamera(point, stand.yaw, stand.pitch);
  const depth = seen.z - eye.z;
  const scale = focalPixels(screen) / depth;
  return {
    x: screen.width / 2 + free.shiftX + (seen.x - eye.x) * scale,
    y: screen.height / 2 + free.shiftY - (seen.y - eye.y) * scale,
    depth,
  };
}

/** The point of the table top under a pixel, unless there is only the room. */
export function onTable(stand: Stand, free: FreeArea, screen: Screen, x: number, y: number): Point3 | undefined {
  const focal = focalPixels(screen);
  const right = (x - screen.width / 2 - free.shiftX) / focal;
  const up = -(y - screen.height / 2 - free.shiftY) / focal;
  const [sinY, cosY, sinP, cosP] = [
    Math.sin(stand.yaw),
    Math.cos(stand.yaw),
    Math.sin(stand.pitch),
    Math.cos(stand.pitch),
  ];
  const drop = sinP - up * cosP;
  if (!Number.isFinite(right) || !(drop > 1e-3)) return undefined;
  const eye = eyeOf(stand);
  const length = eye.y / drop;
  const ahead = cosP + up * sinP;
  return {
    x: eye.x + length * (right * cosY - ahead * sinY),
    y: 0,
    z: eye.z + length * (-right * sinY - ahead * cosY),
  };
}

/** The nearest stand with this look from which all points are in the free area, as centred as they can be. */
export function fitStand(
  points: readonly Point3[],
  look: { readonly yaw: number; readonly pitch: number },
  free: FreeArea,
  screen: Screen,
  minDistance: number,
): Stand {
  let stand = fitAt(points, look.yaw, look.pitch, free, screen);
  /** A close stand looks more from above, which changes what fits. */
  for (let i = 0; i < 6; i++) {
    const pitch = steepEnough(look.pitch, Math.max(minDistance, stand.distance));
    if (Math.abs(pitch - stand.pitch) < 1e-4) break;
    stand = fitAt(points, look.yaw, pitch, free, screen);
  }
  return { ...stand, distance: Math.max(minDistance, stand.distance) };
}

function fitAt(points: readonly Point3[], yaw: number, pitch: number, free: FreeArea, screen: Screen): Stand {
  const focal = focalPixels(screen);
  const across = ((free.width / 2) * (1 - 2 * margin)) / focal;
  const upright = ((free.height / 2) * (1 - 2 * margin)) / focal;
  let [right, left, top, bottom] = [-Infinity, -Infinity, -Infinity, -Infinity];
  for (const point of points) {
    const { x, y, z } = inCamera(point, yaw, pitch);
    right = Math.max(right, x - across * z);
    left = Math.max(left, -x - across * z);
    top = Math.max(top, y - upright * z);
    bottom = Math.max(bottom, -y - upright * z);
  }
  const eye = {
    x: (right - left) / 2,
    y: (top - bottom) / 2,
    z: Math.min(-(right + left) / (2 * across), -(top + bottom) / (2 * upright)),
  };
  return standOf(eye, yaw, pitch);
}

/** The eye is given along the camera's own axes. */
function standOf(eye: Point3, yaw: number, pitch: number): Stand {
  const [sinY, cosY, sinP, cosP] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const height = eye.y * cosP - eye.z * sinP;
  const towards = -eye.y * sinP - eye.z * cosP;
  const distance = height / sinP;
  const ahead = towards - distance * cosP;
  return { x: eye.x * cosY + ahead * sinY, z: -eye.x * sinY + ahead * cosY, yaw, pitch, distance };
}
