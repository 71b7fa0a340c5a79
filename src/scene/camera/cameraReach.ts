/** What there is to look at and how far the camera may go: it can be turned and moved, never lost. */
import type { ViewName, ViewSubject } from '../layout/bounds.ts';
import { type FreeArea, fitStand, type Screen, type Stand } from './cameraGeometry.ts';

/** The part of the table top the camera may look at. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly far: number;
  readonly near: number;
}

/** Everything the camera must know of a table. */
export interface CameraTable {
  readonly views: Readonly<Record<ViewName, ViewSubject>>;
  readonly bounds: Bounds;
}

export interface Limits {
  readonly bounds: Bounds;
  readonly minPitch: number;
  readonly maxPitch: number;
  readonly maxYaw: number;
  readonly minDistance: number;
  readonly maxDistance: number;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const MIN_PITCH = radians(18);
export const MAX_PITCH = radians(75);
/** Seats at the sides can be read; behind the table there is no room to see. */
export const MAX_YAW = radians(75);
export const MIN_DISTANCE = 7;
/** A little further than the farthest view. */
const slack = 1.1;

/** Phones in landscape: pixels of height below which a view shows only what is played with. */
const SHORT_PX = 480;

export function standFor(subject: ViewSubject, free: FreeArea, screen: Screen): Stand {
  const { points, pointsIfShort = points, pitchDegrees } = subject;
  const shown = screen.height < SHORT_PX ? pointsIfShort : points;
  return fitStand(shown, { yaw: 0, pitch: radians(pitchDegrees) }, free, screen, MIN_DISTANCE);
}

export function limitsOf({ views, bounds }: CameraTable, free: FreeArea, screen: Screen): Limits {
  let farthest = MIN_DISTANCE;
  for (const subject of Object.values(views)) farthest = Math.max(farthest, standFor(subject, free, screen).distance);
  return {
    bounds,
    minPitch: MIN_PITCH,
    maxPitch: MAX_PITCH,
    maxYaw: MAX_YAW,
    minDistance: MIN_DISTANCE,
    maxDistance: farthest * slack,
  };
}
