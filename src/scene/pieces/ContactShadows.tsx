/** A soft dark under everything that stands on the table: one instanced draw. */
import { useEffect, useMemo } from 'react';
import { InstancedMesh, MeshBasicMaterial, Object3D, PlaneGeometry } from 'three';
import type { Placement } from '../layout/placement.ts';
import { radialTexture } from '../materials/dataTexture.ts';

export type Contact = {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly size: readonly [number, number];
};

const height = 0.006;
const scratch = new Object3D();

/** A lying piece's shadow lies under its middle, not under its feet. */
export function contactOf({ x, z, turn, isLying = false }: Placement): Contact {
  const reach = isLying ? 0.45 : 0;
  return {
    x: x - Math.sin(turn) * reach,
    z: z - Math.cos(turn) * reach,
    turn,
    size: isLying ? [1.7, 1.8] : [1.6, 1.1],
  };
}

function softDisc() {
  return radialTexture(64, (radius) => [0, 0, 0, 255 * 0.95 * (1 - radius) ** 1.35]);
}

export function ContactShadows({ contacts }: { readonly contacts: readonly Contact[] }) {
  const mesh = useMemo(() => createContacts(contacts), [contacts]);
  useEffect(
    () => () => {
      mesh.dispose();
      mesh.geometry.dispose();
      mesh.material.map?.dispose();
      mesh.material.dispose();
    },
    [mesh],
  );
  return <primitive object={mesh} />;
}

function createContacts(contacts: readonly Contact[]): InstancedMesh<PlaneGeometry, MeshBasicMaterial> {
  const material = new MeshBasicMaterial({
    map: softDisc(),
    transparent: true,
    depthWrite: false,
    opacity: 0.85,
    polygonOffset: true,
    polygonOffsetFactor: -1,
  });
  const mesh = new InstancedMesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), material, contacts.length);
  contacts.forEach(({ x, z, turn, size: [width, depth] }, i) => {
    scratch.position.set(x, height, z);
    scratch.rotation.set(0, turn, 0);
    scratch.scale.set(width, 1, depth);
    scratch.updateMatrix();
    mesh.setMatrixAt(i, scratch.matrix);
  });
  return mesh;
}
