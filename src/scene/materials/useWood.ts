/** The two woods of the table, made once for whoever asks. */
import { useEffect, useMemo } from 'react';
import type { Material } from 'three';
import type { QualitySettings } from '../quality.ts';
import { COLOR, useModelTexture } from './models.ts';
import { createCarvedWood, createPaintedWood, type GrainMaps } from './paintedWood.ts';

const once = [1, 1] as const;

function useGrain(): GrainMaps {
  const grain = useModelTexture('grain.webp', { repeat: once });
  const relief = useModelTexture('grain-normal.webp', { repeat: once, channel: 1 });
  return useMemo(() => ({ grain, relief }), [grain, relief]);
}

export function usePaintedWood({ hasClearcoat, anisotropy }: QualitySettings): Material {
  const paint = useModelTexture('meeples.webp', { colorSpace: COLOR, flipY: false, anisotropy });
  const maps = useGrain();
  const material = useMemo(() => createPaintedWood({ ...maps, paint }, { hasClearcoat }), [maps, paint, hasClearcoat]);
  useEffect(() => () => material.dispose(), [material]);
  return material;
}

export function useCarvedWood(): Material {
  const maps = useGrain();
  const material = useMemo(() => createCarvedWood(maps), [maps]);
  useEffect(() => () => material.dispose(), [material]);
  return material;
}
