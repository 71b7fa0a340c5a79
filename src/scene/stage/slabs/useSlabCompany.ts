/** Every card, tile and token in one draw; faces come in as the press delivers them. */
import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace } from 'three';
import type { GameState } from '../../../engine/index.ts';
import { createPieceBatch, type PieceBatch } from '../../pieces/pieceBatch.ts';
import { createFaceAtlas } from '../../print/atlas/faceAtlas.ts';
import { type AtlasCell, uvOf } from '../../print/atlas/pack.ts';
import type { FaceId } from '../../print/faces/ids.ts';
import type { PrintQueue } from '../../print/queue/printQueue.ts';
import type { QualitySettings } from '../../quality.ts';
import { type CastPiece, createSlots, roleIn } from '../casting.ts';
import { facesOfMatch, facesOfPiece, printOrder } from './slabFaces.ts';
import { type Shape, slabGeometries } from './slabGeometry.ts';
import { createFaceTable, createSlabMaterial } from './slabMaterial.ts';

const CAPACITY = 320;
/** Uploading a page costs a few milliseconds: faces that come close together share one. */
const GATHER_MS = 600;

export interface SlabCompany {
  readonly batch: PieceBatch<Shape>;
  readonly cast: CastPiece;
  /** Everything has been printed. */
  isPrinted(): boolean;
  dispose(): void;
}

/** Undefined until the first frame. */
export function useSlabCompany(
  table: GameState,
  queue: PrintQueue,
  { anisotropy, hasFinish }: QualitySettings,
): SlabCompany | undefined {
  const invalidate = useThree((three) => three.invalidate);
  const most = useThree((three) => three.gl.capabilities.getMaxAnisotropy());
  const [company, setCompany] = useState<SlabCompany>();
  useEffect(() => {
    const made = createSlabCompany(table, queue, {
      anisotropy: Math.min(anisotropy, most),
      isPlain: !hasFinish,
      onFresh: invalidate,
    });
    setCompany(made);
    return () => {
      setCompany(undefined);
      made.dispose();
    };
  }, [table, queue, anisotropy, hasFinish, most, invalidate]);
  return company;
}

interface SlabParts {
  readonly anisotropy: number;
  readonly isPlain: boolean;
  /** Faces have come in: a frame is wanted. */
  readonly onFresh: () => void;
}

function createSlabCompany(
  table: GameState,
  queue: PrintQueue,
  { anisotropy, isPlain, onFresh }: SlabParts,
): SlabCompany {
  const faces = createFaceTable(CAPACITY);
  const wanted = new Map<FaceId, { readonly slot: number; readonly side: 'front' | 'back' }[]>();
  const printed = new Map<FaceId, AtlasCell>();
  const waiting: AtlasCell[] = [];
  const atlas = createFaceAtlas(queue, facesOfMatch(table), {
    priorityOf: printOrder(table),
    onCell: (cell) => onCell(cell),
  });
  const pages = atlas.pages.map((page) => {
    const texture = new CanvasTexture(page as HTMLCanvasElement);
    texture.colorSpace = SRGBColorSpace;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.anisotropy = anisotropy;
    return texture;
  });
  const material = createSlabMaterial(faces, pages);
  const models = slabGeometries({ isPlain });
  const batch = createPieceBatch<Shape>({ name: 'slabs', models, material, capacity: CAPACITY });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slotOf = createSlots(CAPACITY);
  const cast = new Set<number>();

  function onCell(cell: AtlasCell): void {
    waiting.push(cell);
    timer ??= setTimeout(deliver, GATHER_MS);
  }

  function deliver(): void {
    timer = undefined;
    for (const cell of waiting.splice(0)) {
      printed.set(cell.face, cell);
      const page = pages[cell.page];
      if (page !== undefined) page.needsUpdate = true;
      for (const { slot, side } of wanted.get(cell.face) ?? []) show(slot, side, cell);
    }
    onFresh();
  }

  function show(slot: number, side: 'front' | 'back', cell: AtlasCell): void {
    faces.set(slot, side, { page: cell.page, uv: uvOf(cell, atlas.plan.pageSize) });
  }

  function wish(slot: number, side: 'front' | 'back', face: FaceId): void {
    wanted.set(face, [...(wanted.get(face) ?? []), { slot, side }]);
    const cell = printed.get(face);
    if (cell !== undefined) show(slot, side, cell);
  }

  return {
    batch,
    cast: (key) => {
      const piece = facesOfPiece(key);
      const slot = piece === undefined ? undefined : slotOf(key);
      if (piece === undefined || slot === undefined) return undefined;
      if (!cast.has(slot)) {
        cast.add(slot);
        wish(slot, 'front', piece.front);
        wish(slot, 'back', piece.back);
      }
      return roleIn(batch, slot, piece.shape);
    },
    isPrinted: () => printed.size === atlas.plan.cells.size,
    dispose: () => {
      clearTimeout(timer);
      atlas.cancel();
      batch.dispose();
      material.dispose();
      faces.texture.dispose();
      for (const page of pages) page.dispose();
      for (const geometry of models.values()) geometry.dispose();
    },
  };
}
