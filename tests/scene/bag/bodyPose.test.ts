import { describe, expect, it } from 'vitest';
import { bodyOf, createDrawnPose, drawnOf } from '../../../src/scene/bag/bodyPose.ts';
import { createEulers } from '../../../src/scene/bag/eulers.ts';
import type { Pose } from '../../../src/scene/layout/pieces.ts';
import { createBodies } from '../../../src/scene/physics/bodyArrays.ts';

const HOMES = [
  { x: 0, y: 0, z: 0, turn: 0 },
  { x: 6.5, y: 0.2, z: -3, turn: 2.1 },
] as const;

function thereAndBack(pose: Pose, home: (typeof HOMES)[number]) {
  const bodies = createBodies(1);
  const body = new Float64Array(7);
  bodyOf(pose, home, body);
  bodies.position.set(body.subarray(0, 3));
  bodies.rotation.set(body.subarray(3));
  const drawn = createDrawnPose();
  drawnOf(bodies, 0, home, drawn);
  const eulers = createEulers();
  eulers.read(drawn);
  return { drawn, eulers, body };
}

describe.each(HOMES)('from a bag at $x, $z turned by $turn', (home) => {
  it.each([-1.2, 0, 0.7])('a standing meeple turned by %f is where the layout has it', (turn) => {
    const { drawn, eulers, body } = thereAndBack({ x: 3, y: 0.14, z: 5, turn, lies: 'standing' }, home);
    expect(drawn).toMatchObject({ x: expect.closeTo(3), y: expect.closeTo(0.14), z: expect.closeTo(5) });
    expect(eulers).toMatchObject({ turn: expect.closeTo(turn), tilt: expect.closeTo(0), roll: expect.closeTo(0) });
    expect(body[1]).toBeGreaterThan(0.3);
  });

  it.each([-1.2, 0, 0.7])('a lying meeple turned by %f is where the layout has it', (turn) => {
    const { drawn, eulers } = thereAndBack({ x: -2, y: 0.14, z: 1, turn, lies: 'onBack' }, home);
    expect(drawn).toMatchObject({ x: expect.closeTo(-2), y: expect.closeTo(0.29), z: expect.closeTo(1) });
    expect(eulers.tilt).toBeCloseTo(-Math.PI / 2, 2);
    expect(Math.cos(eulers.turn - turn)).toBeCloseTo(1, 3);
  });
});

describe('turns', () => {
  it('read any quaternion as turn, tilt and roll', () => {
    const eulers = createEulers();
    for (const [turn, tilt, roll] of [
      [0.4, -0.9, 2.5],
      [-2.8, 1.1, -0.3],
      [3, 0.2, -3],
    ] as const) {
      const [cy, sy, cx, sx, cz, sz] = [turn, tilt, roll].flatMap((a) => [Math.cos(a / 2), Math.sin(a / 2)]) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      eulers.read({
        x: 0,
        y: 0,
        z: 0,
        qx: cy * sx * cz + sy * cx * sz,
        qy: sy * cx * cz - cy * sx * sz,
        qz: cy * cx * sz - sy * sx * cz,
        qw: cy * cx * cz + sy * sx * sz,
      });
      expect([eulers.turn, eulers.tilt, eulers.roll]).toEqual([turn, tilt, roll].map((a) => expect.closeTo(a)));
    }
  });
});
