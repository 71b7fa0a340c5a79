import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { createBagShadows, shadowWidth } from '../../../src/scene/bag/bagShadows.ts';
import { givenBag, HOME, run, runToRest, upTo } from './support.ts';

describe('the dark under a bag', () => {
  it('is as wide as what stands there, and gone where nothing touches the table', () => {
    expect(shadowWidth(30, 0)).toBeGreaterThan(shadowWidth(3, 0));
    expect(shadowWidth(10, 0.5)).toBeLessThan(shadowWidth(10, 0));
    expect(shadowWidth(10, 4)).toBe(0);
  });

  it('goes with the bag that is carried away, and comes back with it', () => {
    const actor = givenBag(upTo(8));
    const shadows = createBagShadows([actor]);
    const matrix = new Matrix4();
    const read = () => {
      shadows.refresh();
      shadows.object.getMatrixAt(0, matrix);
      return { at: new Vector3().setFromMatrixPosition(matrix), width: new Vector3().setFromMatrixScale(matrix).x };
    };
    runToRest(actor);
    const home = read();
    expect(Math.hypot(home.at.x - HOME.x, home.at.z - HOME.z)).toBeLessThan(0.5);
    expect(home.width).toBeGreaterThan(3);
    actor.grab({ x: HOME.x, y: 1, z: HOME.z });
    actor.move({ x: HOME.x - 3, y: 6, z: HOME.z });
    run(actor, 60);
    expect(read().width).toBeLessThan(1);
    actor.release();
    runToRest(actor);
    expect(read().width).toBeCloseTo(home.width, 1);
    shadows.dispose();
  });
});
