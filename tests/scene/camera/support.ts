/** Cameras over real tables, and time that passes for them. */

import type { Screen } from '../../../src/scene/camera/cameraGeometry.ts';
import { type CameraModel, createCameraModel } from '../../../src/scene/camera/cameraModel.ts';
import { cameraTableOf } from '../../../src/scene/camera/cameraTable.ts';
import { VIEW_NAMES } from '../../../src/scene/layout/bounds.ts';
import { ALL_PLANS, type TablePlan } from '../../../src/scene/layout/tablePlan.ts';

export { ALL_PLANS, VIEW_NAMES };

export const LAPTOP: Screen = { width: 1280, height: 720 };
export const PHONE: Screen = { width: 844, height: 390 };
export const UPRIGHT_PHONE: Screen = { width: 390, height: 844 };
export const TABLET: Screen = { width: 1024, height: 768 };
export const HUD = { top: 76, bottom: 96, left: 0, right: 0 };

export const [TWO] = ALL_PLANS as readonly [TablePlan, ...TablePlan[]];

export const cameraOver = (plan: TablePlan = TWO, screen: Screen = LAPTOP): CameraModel =>
  createCameraModel(cameraTableOf(plan), screen);

/** Until it rests; gives the milliseconds that took. */
export function run(camera: CameraModel, mostMs = 20_000, frameMs = 16): number {
  let ms = 0;
  for (; ms < mostMs && camera.isMoving(); ms += frameMs) camera.step(frameMs);
  return ms;
}
