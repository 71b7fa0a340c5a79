/** The 152 meeples, cast by their ids; those that lie in the supply are drawn with less. */
import { useEffect, useMemo } from 'react';
import { Color } from 'three';
import { type GameState, KINDS, type Kind, kindOf, MEEPLE_TOTAL, type MeepleId } from '../../engine/index.ts';
import { PITCH } from '../layout/measures.ts';
import { COMPARTMENTS } from '../layout/tray.ts';
import { useGeometries } from '../materials/models.ts';
import { usePaintedWood } from '../materials/useWood.ts';
import { createMeepleSet, type MeepleSet } from '../pieces/meepleSet.ts';
import type { QualitySettings } from '../quality.ts';
import { type CastPiece, roleIn } from './casting.ts';
import type { TableStage } from './createStage.ts';

export interface MeepleCompany {
  readonly set: MeepleSet;
  readonly cast: CastPiece;
  /** Call when pieces have moved: a meeple in flight is never heaped. */
  heap(stage: TableStage): void;
}

export function useMeepleCompany(settings: QualitySettings): MeepleCompany {
  const geometries = useGeometries('meeples.glb');
  const material = usePaintedWood(settings);
  const isPlain = !settings.hasFinish;
  const company = useMemo((): MeepleCompany => {
    const set = createMeepleSet({ geometries, material, capacity: MEEPLE_TOTAL, isPlain });
    return { set, cast: castMeeples(set), heap: createHeaping(set) };
  }, [geometries, material, isPlain]);
  useEffect(() => () => company.set.dispose(), [company]);
  return company;
}

const castMeeples =
  (set: MeepleSet): CastPiece =>
  (key, piece) =>
    key.startsWith('meeple:') ? roleIn<Kind>(set, piece, kindOf(piece as MeepleId), paintOf(piece)) : undefined;

const HEAPED = 1;
const BURIED = 2;
/** Two layers hide what is below them. */
const COVER = 2;

function cellsOf(kind: Kind): number {
  const { halfWidth, halfDepth } = COMPARTMENTS[kind];
  return Math.round((2 * halfWidth) / PITCH.lying) * Math.round((2 * halfDepth) / PITCH.lying);
}

function createHeaping(set: MeepleSet): MeepleCompany['heap'] {
  const depth = new Uint8Array(MEEPLE_TOTAL);
  let known: GameState['supply'] | undefined;

  function measure(supply: GameState['supply']): void {
    depth.fill(0);
    for (const kind of KINDS) {
      const ids = supply[kind];
      const covered = ids.length - COVER * cellsOf(kind);
      ids.forEach((id, i) => {
        depth[id] = i < covered ? BURIED : HEAPED;
      });
    }
  }

  return ({ book, laid }) => {
    const { supply } = laid().state;
    if (supply !== known) measure(supply);
    known = supply;
    for (let piece = 0; piece < MEEPLE_TOTAL; piece++) {
      const isStill = !book.isMoving(piece) && !book.owners.isHeld(piece);
      set.setHeaped(piece, isStill && (depth[piece] ?? 0) >= HEAPED);
      set.setVisible(piece, book.isVisible[piece] === 1 && !(isStill && depth[piece] === BURIED));
    }
  };
}

/** No two pieces of wood take paint alike. */
function paintOf(piece: number): Color {
  const chance = Math.abs(Math.sin((piece + 1) * 12.9898) * 43758.5453) % 1;
  return new Color().setHSL(0.08 + 0.03 * chance, 0.1 * chance, 0.92 + 0.08 * ((chance * 7) % 1));
}
