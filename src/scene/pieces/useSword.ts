/** The first player's sword as a mesh of its own, upright with its middle at the origin until somebody lays it down. */
import { useEffect, useMemo } from 'react';
import { Mesh } from 'three';
import { createBladeMetal } from '../materials/metal.ts';
import { useGeometries } from '../materials/models.ts';

export function useSword(): Mesh {
  const geometry = useGeometries('pieces.glb').get('sword');
  if (geometry === undefined) throw new Error('pieces.glb has no sword');
  const sword = useMemo(() => {
    const mesh = new Mesh(geometry, createBladeMetal());
    mesh.name = 'sword';
    mesh.matrixAutoUpdate = false;
    mesh.castShadow = true;
    mesh.visible = false;
    return mesh;
  }, [geometry]);
  useEffect(() => () => sword.material.dispose(), [sword]);
  return sword;
}
