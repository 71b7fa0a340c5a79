/** Candles in brass dishes; the first two also light the table. */
import { type ReactNode, useEffect, useMemo } from 'react';
import type { BufferGeometry } from 'three';
import type { Mood } from '../lights/mood.ts';
import { type CandleMaterials, createCandleMaterials, disposeCandleMaterials } from '../materials/candleMaterials.ts';
import { useGeometries } from '../materials/models.ts';

export type Candle = { readonly x: number; readonly z: number; readonly height: number };

const foot = 0.12;
const lightsCast = 2;
const haloSize = 6.5;

export function Candles({ candles, mood }: { readonly candles: readonly Candle[]; readonly mood: Mood }) {
  const parts = useGeometries('candle.glb');
  const materials = useMemo(() => createCandleMaterials(mood), [mood]);
  useEffect(() => () => disposeCandleMaterials(materials), [materials]);
  const [wax, dish, flame] = [parts.get('wax'), parts.get('dish'), parts.get('flame')];
  if (!wax || !dish || !flame) throw new Error('candle.glb lacks a part');
  return candles.map((candle, i) => (
    <CandleParts key={`${candle.x},${candle.z}`} candle={candle} geometry={{ wax, dish, flame }} materials={materials}>
      {i < lightsCast && (
        <pointLight
          color={mood.candle.color}
          intensity={mood.candle.intensity * 0.55}
          distance={16}
          decay={1.7}
          position-y={candle.height + 1.1}
        />
      )}
    </CandleParts>
  ));
}

type PartsProps = {
  readonly candle: Candle;
  readonly geometry: Readonly<Record<'wax' | 'dish' | 'flame', BufferGeometry>>;
  readonly materials: CandleMaterials;
  readonly children: ReactNode;
};

function CandleParts({ candle: { x, z, height }, geometry, materials, children }: PartsProps) {
  return (
    <group position={[x, 0, z]} rotation-y={x}>
      <mesh geometry={geometry.wax} material={materials.wax} position-y={foot} scale-y={height} />
      <mesh geometry={geometry.dish} material={materials.brass} castShadow receiveShadow />
      <mesh geometry={geometry.flame} material={materials.flame} position-y={height + foot + 0.02} />
      <sprite material={materials.halo} position-y={height + 0.42} scale={haloSize} renderOrder={5} />
      {children}
    </group>
  );
}
