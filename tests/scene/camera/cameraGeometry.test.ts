import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import {
  eyeOf,
  FIELD_OF_VIEW,
  fitStand,
  freeArea,
  NO_INSETS,
  onTable,
  type Stand,
  toScreen,
} from '../../../src/scene/camera/cameraGeometry.ts';
import { HUD, LAPTOP, UPRIGHT_PHONE } from './support.ts';

const stand: Stand = { x: 3, z: -2, yaw: 0.6, pitch: 0.7, distance: 25 };
const hud = { ...HUD, left: 150 };

function threeCamera({ x, z, ...rest }: Stand, shiftX: number, shiftY: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, LAPTOP.width / LAPTOP.height, 1, 140);
  const eye = eyeOf({ x, z, ...rest });
  camera.position.set(eye.x, eye.y, eye.z);
  camera.lookAt(x, 0, z);
  camera.setViewOffset(LAPTOP.width, LAPTOP.height, -shiftX, -shiftY, LAPTOP.width, LAPTOP.height);
  camera.updateMatrixWorld();
  return camera;
}

describe('the free area', () => {
  it('lies between the insets', () => {
    expect(freeArea(LAPTOP, hud)).toEqual({ shiftX: 75, shiftY: -10, width: 1130, height: 548 });
  });

  it('never shrinks to nothing', () => {
    const free = freeArea(LAPTOP, { top: 600, bottom: 600, left: 9999, right: 1 });
    expect(free.width).toBeGreaterThanOrEqual(LAPTOP.width * 0.4 - 1e-6);
    expect(free.height).toBeGreaterThanOrEqual(LAPTOP.height * 0.4 - 1e-6);
  });
});

describe('projection', () => {
  it('is the one three.js draws with', () => {
    const free = freeArea(LAPTOP, hud);
    const camera = threeCamera(stand, free.shiftX, free.shiftY);
    for (const [x, y, z] of [
      [0, 0, 0],
      [8, 2, -5],
      [-3, 1, 6],
    ] as const) {
      const drawn = new Vector3(x, y, z).project(camera);
      const mine = toScreen(stand, free, LAPTOP, { x, y, z });
      expect(mine.x).toBeCloseTo(((drawn.x + 1) / 2) * LAPTOP.width, 3);
      expect(mine.y).toBeCloseTo(((1 - drawn.y) / 2) * LAPTOP.height, 3);
    }
  });

  it('finds the point of the table under a pixel', () => {
    const free = freeArea(LAPTOP, hud);
    const point = { x: -4.2, y: 0, z: 5.5 };
    const { x, y } = toScreen(stand, free, LAPTOP, point);
    const found = onTable(stand, free, LAPTOP, x, y);
    expect(found?.x).toBeCloseTo(point.x, 6);
    expect(found?.z).toBeCloseTo(point.z, 6);
  });

  it('finds no table above the horizon', () => {
    expect(onTable({ ...stand, pitch: 0.32 }, freeArea(LAPTOP, NO_INSETS), LAPTOP, 640, -300)).toBeUndefined();
  });
});

describe('fitting', () => {
  const corners = [-9, 9].flatMap((x) => [-6, 11].flatMap((z) => [0, 2].map((y) => ({ x, y, z }))));

  it.each([
    ['a laptop', LAPTOP, HUD],
    ['an upright phone', UPRIGHT_PHONE, NO_INSETS],
  ])('brings all points into the free area of %s, and no further away than it must', (_, screen, insets) => {
    const free = freeArea(screen, insets);
    const fit = fitStand(corners, { yaw: 0.3, pitch: 0.7 }, free, screen, 7);
    const reach = corners.map((corner) => {
      const { x, y } = toScreen(fit, free, screen, corner);
      const across = Math.abs(x - screen.width / 2 - free.shiftX) / (free.width / 2);
      const down = Math.abs(y - screen.height / 2 - free.shiftY) / (free.height / 2);
      return Math.max(across, down);
    });
    expect(Math.max(...reach)).toBeLessThan(1);
    expect(Math.max(...reach)).toBeGreaterThan(0.92);
  });

  it('stays above the towers, however small the subject', () => {
    const fit = fitStand([{ x: 1, y: 0, z: 1 }], { yaw: 0, pitch: 0.35 }, freeArea(LAPTOP, NO_INSETS), LAPTOP, 7);
    expect(fit.distance).toBe(7);
    expect(eyeOf(fit).y).toBeGreaterThan(4.2);
  });
});
