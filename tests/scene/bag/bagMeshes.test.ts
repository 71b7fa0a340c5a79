import { MeshBasicMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { createBagMeshes } from '../../../src/scene/bag/bagMeshes.ts';
import { givenBag, runToRest, upTo } from './support.ts';

function drawnBag() {
  const actor = givenBag(upTo(6));
  const material = new MeshBasicMaterial();
  const meshes = createBagMeshes(actor, material, material);
  const range = () => {
    const { start, count } = meshes.cloth.geometry.drawRange;
    return { start, count };
  };
  const hook = (name: 'onBeforeShadow' | 'onAfterShadow') => (meshes.cloth[name] as () => void).call(meshes.cloth);
  return { actor, meshes, range, hook };
}

describe('a bag as it is drawn', () => {
  it('casts a coarser shadow than itself, over the same points', () => {
    const { actor, meshes, range, hook } = drawnBag();
    const whole = range();
    hook('onBeforeShadow');
    const cast = range();
    expect(cast.start).toBe(whole.count);
    expect(cast.count).toBeLessThan(whole.count / 4);
    const index = meshes.cloth.geometry.getIndex();
    for (let i = cast.start; i < cast.start + cast.count; i++) {
      expect(index?.getX(i)).toBeLessThan(actor.skin.position.length / 3);
    }
    hook('onAfterShadow');
    expect(range()).toEqual(whole);
  });

  it('is handed over only after it has moved', () => {
    const { actor, meshes } = drawnBag();
    expect(meshes.object.visible).toBe(false);
    runToRest(actor);
    expect(meshes.refresh(actor)).toBe(true);
    expect(meshes.object.visible).toBe(true);
    expect(meshes.refresh(actor)).toBe(false);
    meshes.dispose();
  });
});
