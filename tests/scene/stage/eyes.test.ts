import { PerspectiveCamera } from 'three';
import { describe, expect, it } from 'vitest';
import { createEyes } from '../../../src/scene/stage/eyes.ts';

const FRAME = { left: 100, top: 40, width: 800, height: 400 };

function givenEyes() {
  const camera = new PerspectiveCamera(30, FRAME.width / FRAME.height, 0.5, 200);
  camera.position.set(0, 20, 20);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  return createEyes({ camera: () => camera, frame: () => FRAME });
}

const nowhere = () => ({ x: 0, y: 0, z: 0 });

describe('eyes', () => {
  it('see what the camera looks at in the middle of the picture, wherever that is on the page', () => {
    const out = nowhere();
    expect(givenEyes().project(0, 0, 0, out)).toBe(true);
    expect(out.x).toBeCloseTo(FRAME.left + FRAME.width / 2, 3);
    expect(out.y).toBeCloseTo(FRAME.top + FRAME.height / 2, 3);
  });

  it('find the spot of the table that a pixel shows, at any height', () => {
    const eyes = givenEyes();
    for (const [x, y, z] of [
      [3, 0, -2],
      [-5, 0.4, 4],
      [0, 1.5, 0],
    ] as const) {
      const [pixel, found] = [nowhere(), nowhere()];
      eyes.project(x, y, z, pixel);
      expect(eyes.ground(pixel.x, pixel.y, y, found)).toBe(true);
      expect(Math.hypot(found.x - x, found.y - y, found.z - z)).toBeLessThan(1e-6);
    }
  });

  it('find no table in the sky, and do not see what is behind them', () => {
    const eyes = givenEyes();
    expect(eyes.ground(500, FRAME.top - 3000, 0, nowhere())).toBe(false);
    expect(eyes.project(0, 45, 45, nowhere())).toBe(false);
  });
});
