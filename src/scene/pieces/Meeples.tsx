/** Meeples on the table: one instanced draw for each kind. */
import { useEffect, useMemo } from 'react';
import { type BufferGeometry, Color, InstancedMesh, type Material, Object3D } from 'three';
import type { Kind } from '../../engine/index.ts';
import { LYING_HEIGHT, type Placement } from '../layout/placement.ts';
import { COLOR, useGeometries, useModelTexture } from '../materials/models.ts';
import { createPaintedWood } from '../materials/paintedWood.ts';
import type { QualitySettings } from '../quality.ts';

const once = [1, 1] as const;
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

function usePaintedWood({ hasClearcoat, anisotropy }: QualitySettings): Material {
  const paint = useModelTexture('meeples.webp', { colorSpace: COLOR, flipY: false, anisotropy });
  const grain = useModelTexture('grain.webp', { repeat: once });
  const relief = useModelTexture('grain-normal.webp', { repeat: once, channel: 1 });
  const material = useMemo(
    () => createPaintedWood({ paint, grain, relief }, { hasClearcoat }),
    [paint, grain, relief, hasClearcoat],
  );
  useEffect(() => () => material.dispose(), [material]);
  return material;
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
