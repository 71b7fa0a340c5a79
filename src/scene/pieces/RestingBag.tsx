/** A bag that nobody touches: settled cloth and cord out of a file. */
import { useEffect, useMemo } from 'react';
import { createCordMaterial, createNap, createVelvet, type VelvetColour } from '../bag/velvet.ts';
import { useGeometries } from '../materials/models.ts';
import type { QualitySettings } from '../quality.ts';

type Props = {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly colour: VelvetColour;
  readonly settings: QualitySettings;
};

export function RestingBag({ x, z, turn, colour, settings: { hasClearcoat } }: Props) {
  const parts = useGeometries('bag.glb');
  const materials = useMemo(() => {
    const nap = createNap();
    return { nap, velvet: createVelvet(colour, nap, { hasSheen: hasClearcoat }), cord: createCordMaterial() };
  }, [colour, hasClearcoat]);
  useEffect(
    () => () => {
      for (const part of Object.values(materials)) part.dispose();
    },
    [materials],
  );
  const [cloth, cord] = [parts.get('cloth'), parts.get('cord')];
  if (!cloth || !cord) throw new Error('bag.glb lacks a part');
  return (
    <group position={[x, 0, z]} rotation-y={turn}>
      <mesh geometry={cloth} material={materials.velvet} castShadow receiveShadow />
      <mesh geometry={cord} material={materials.cord} castShadow receiveShadow />
    </group>
  );
}
