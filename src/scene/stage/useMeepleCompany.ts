/** The 152 meeples as one batch, cast by their ids. */
import { useEffect, useMemo } from 'react';
import { Color } from 'three';
import { KINDS, type Kind, kindOf, MEEPLE_TOTAL, type MeepleId } from '../../engine/index.ts';
import { useGeometries } from '../materials/models.ts';
import { usePaintedWood } from '../materials/useWood.ts';
import { createPieceBatch, type PieceBatch } from '../pieces/pieceBatch.ts';
import type { QualitySettings } from '../quality.ts';
import { type CastPiece, roleIn } from './casting.ts';

export interface MeepleCompany {
  readonly batch: PieceBatch<Kind>;
  readonly cast: CastPiece;
}

export function useMeepleCompany(settings: QualitySettings): MeepleCompany {
  const geometries = useGeometries('meeples.glb');
  const material = usePaintedWood(settings);
  const company = useMemo((): MeepleCompany => {
    const models = new Map(
      KINDS.map((kind) => {
        const geometry = geometries.get(kind);
        if (geometry === undefined) throw new Error(`meeples.glb has no ${kind}`);
        return [kind, geometry];
      }),
    );
    const batch = createPieceBatch<Kind>({ name: 'meeples', models, material, capacity: MEEPLE_TOTAL });
    return {
      batch,
      cast: (key, piece) => {
        if (!key.startsWith('meeple:')) return undefined;
        return roleIn(batch, piece, kindOf(piece as MeepleId), paintOf(piece));
      },
    };
  }, [geometries, material]);
  useEffect(() => () => company.batch.dispose(), [company]);
  return company;
}

/** No two pieces of wood take paint alike. */
function paintOf(piece: number): Color {
  const chance = Math.abs(Math.sin((piece + 1) * 12.9898) * 43758.5453) % 1;
  return new Color().setHSL(0.08 + 0.03 * chance, 0.1 * chance, 0.92 + 0.08 * ((chance * 7) % 1));
}
