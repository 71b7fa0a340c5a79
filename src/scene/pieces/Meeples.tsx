/** Meeples on the table: one instanced draw for each kind. */
import { useEffect, useMemo } from 'react';
import { type BufferGeometry, Color, InstancedMesh, type Material, Object3D } from 'three';
import type { Kind } from '../../engine/index.ts';
import { LYING_HEIGHT, type Placement } from '../layout/placement.ts';
import { useGeometries } from '../materials/models.ts';
import { usePaintedWood } from '../materials/useWood.ts';
import type { QualitySettings } from '../quality.ts';

const scratch = new Object3D();
scratch.rotation.order = 'YXZ';
const tint = new Color();

type Props = {
  readonly group: Readonly<Record<Kind, readonly Placement[]>>;
  readonly settings: QualitySettings;
};

export function Meeples({ group, settings }: Props) {
  const geometries = useGeometries('meeples.glb');
  const material = usePaintedWood(settings);
  const meshes = useMemo(
    () =>
      Object.entries(group).flatMap(([kind, placements]) => {
        const geometry = geometries.get(kind);
        return geometry ? [instanced(kind, geometry, material, placements)] : [];
      }),
    [group, geometries, material],
  );
  useEffect(
    () => () => {
      for (const mesh of meshes) mesh.dispose();
    },
    [meshes],
  );
  return meshes.map((mesh) => <primitive key={mesh.name} object={mesh} />);
}

function instanced(
  kind: string,
  geometry: BufferGeometry,
  material: Material,
  placements: readonly Placement[],
): InstancedMesh {
  const mesh = new InstancedMesh(geometry, material, placements.length);
  mesh.name = kind;
  placements.forEach(({ x, y = 0, z, turn, isLying = false }, i) => {
    scratch.position.set(x, isLying ? y + LYING_HEIGHT : y, z);
    scratch.rotation.set(isLying ? -Math.PI / 2 : 0, turn, 0);
    scratch.updateMatrix();
    mesh.setMatrixAt(i, scratch.matrix);
    mesh.setColorAt(i, tint.setHSL(0.095, 0.05, 0.93 + 0.06 * Math.abs(Math.sin(x * 12.9 + z * 78.2))));
  });
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}
