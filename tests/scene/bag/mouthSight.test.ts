import { MeshStandardMaterial, ShaderLib, type Vector3, type Vector4, type WebGLRenderer } from 'three';
import { describe, expect, it } from 'vitest';
import { createDrawnPose, drawnOf } from '../../../src/scene/bag/bodyPose.ts';
import { seeThroughMouths } from '../../../src/scene/bag/mouthSight.ts';
import { createSack } from '../../../src/scene/bag/sack.ts';
import { createBodies } from '../../../src/scene/physics/bodyArrays.ts';
import { FOOT_TO_MIDDLE } from '../../../src/scene/physics/meepleShape.ts';

const HOME = { x: 6, y: 0.1, z: -2, turn: 0.7 } as const;

function compiled(material: MeshStandardMaterial) {
  const { vertexShader, fragmentShader } = ShaderLib.standard;
  const shader = { uniforms: {} as Record<string, { value: unknown }>, vertexShader, fragmentShader };
  material.onBeforeCompile(shader as never, {} as WebGLRenderer);
  const uniform = (name: string): unknown => shader.uniforms[name]?.value;
  return { fragmentShader: shader.fragmentShader, uniform };
}

describe('sight through the mouths', () => {
  it('is asked for once, before anything is coloured, however often the material is taken', () => {
    const material = new MeshStandardMaterial();
    expect(seeThroughMouths(material)).toBe(seeThroughMouths(material));
    const { fragmentShader } = compiled(material);
    expect(fragmentShader.split('isSeenThroughMouth(-vViewPosition)')).toHaveLength(2);
    expect(fragmentShader.indexOf('isSeenThroughMouth(-v')).toBeLessThan(fragmentShader.indexOf('<color_fragment>'));
    expect(material.customProgramCacheKey()).not.toBe(new MeshStandardMaterial().customProgramCacheKey());
  });

  it('knows where on the table each mouth is and where it looks', () => {
    const material = new MeshStandardMaterial();
    const sack = createSack();
    sack.pouch.mouth.set([0.4, 2, 0.3]);
    sack.facing.set([0, 0.8, 0.6]);
    seeThroughMouths(material).look(1, sack, HOME);
    const { uniform } = compiled(material);
    const [, mouth] = uniform('uMouths') as Vector4[];
    const [, facing] = uniform('uFacings') as Vector3[];
    const bodies = createBodies(1);
    bodies.position.set(sack.pouch.mouth);
    bodies.rotation.set([0, 0, 0, 1]);
    const drawn = createDrawnPose();
    drawnOf(bodies, 0, HOME, drawn);
    expect(mouth?.x).toBeCloseTo(drawn.x);
    expect(mouth?.y).toBeCloseTo(drawn.y + FOOT_TO_MIDDLE);
    expect(mouth?.z).toBeCloseTo(drawn.z);
    expect(facing?.toArray()).toEqual([
      expect.closeTo(0.6 * Math.sin(HOME.turn)),
      0.8,
      expect.closeTo(0.6 * Math.cos(HOME.turn)),
    ]);
  });
});
