/** Candles in brass dishes; the first two also light the table around them. */
import { useFrame } from '@react-three/fiber';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, PointLight } from 'three';
import { FRAME_ORDER } from '../frameOrder.ts';
import { LANES } from '../lights/moodLanes.ts';
import type { MoodLight } from '../lights/moodLight.ts';
import {
  type CandleMaterials,
  createCandleMaterials,
  disposeCandleMaterials,
  warmCandles,
} from '../materials/candleMaterials.ts';
import { useGeometries } from '../materials/models.ts';

export type Candle = { readonly x: number; readonly z: number; readonly height: number };

const foot = 0.12;
const lightsCast = 2;
const lampShare = 0.55;
/** High enough above the flame that it does not bleach its own wax. */
const lampAbove = 2.1;
const haloSize = 6.5;

export function Candles({ candles, mood }: { readonly candles: readonly Candle[]; readonly mood: MoodLight }) {
  const parts = useGeometries('candle.glb');
  const materials = useMemo(createCandleMaterials, []);
  const lamps = useMemo(() => Array.from({ length: lightsCast }, () => new PointLight('#fff', 1, 16, 1.7)), []);
  const shown = useRef(0);
  useEffect(() => () => disposeCandleMaterials(materials), [materials]);
  useFrame(() => {
    if (shown.current === mood.version()) return;
    shown.current = mood.version();
    warmCandles(materials, mood.lanes);
    for (const lamp of lamps) {
      lamp.color.fromArray(mood.lanes, LANES.candleColor);
      lamp.intensity = (mood.lanes[LANES.candleIntensity] ?? 0) * lampShare;
    }
  }, FRAME_ORDER.candles);
  const [wax, dish, flame] = [parts.get('wax'), parts.get('dish'), parts.get('flame')];
  if (!wax || !dish || !flame) throw new Error('candle.glb lacks a part');
  return candles.map((candle, i) => (
    <CandleParts key={`${candle.x},${candle.z}`} candle={candle} geometry={{ wax, dish, flame }} materials={materials}>
      {lamps[i] && <primitive object={lamps[i]} position-y={candle.height + lampAbove} />}
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
