/** The water in the fountain's basin and bowl. */
import { useEffect, useMemo } from 'react';
import { createWater } from '../materials/metal.ts';
import { useGeometries } from '../materials/models.ts';

type Props = { readonly position: readonly [x: number, y: number, z: number] };

export function FountainWater({ position }: Props) {
  const geometry = useGeometries('pieces.glb').get('water');
  const material = useMemo(createWater, []);
  useEffect(() => () => material.dispose(), [material]);
  if (geometry === undefined) throw new Error('pieces.glb has no water');
  return <mesh geometry={geometry} material={material} position={[...position]} receiveShadow />;
}
