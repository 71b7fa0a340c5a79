/** A soft dark under every piece that stands or lies still: one instanced draw, written only when something has moved. */
import { useEffect, useMemo } from 'react';
import { InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry, Quaternion, Vector3 } from 'three';
import { MEEPLE_TOTAL } from '../../engine/index.ts';
import { radialTexture } from '../materials/dataTexture.ts';
import type { TableStage } from './createStage.ts';
import { familyOf } from './pieceIndex.ts';
import type { PoseBook } from './poseBook.ts';
import { AT, CHANNELS } from './stance.ts';

const CAPACITY = 240;
const ABOVE = 0.008;
const TEXELS = 64;

interface Footprint {
  readonly width: number;
  readonly depth: number;
  /** From the foot towards the head of what lies on its back. */
  readonly back: number;
}

const STANDING: Footprint = { width: 1.45, depth: 0.95, back: 0 };
const LYING: Footprint = { width: 1.6, depth: 1.7, back: 0.45 };
const BUILDINGS: Readonly<Partial<Record<string, Footprint>>> = {
  diorama: { width: 2.6, depth: 1.5, back: 0 },
  score: { width: 0.5, depth: 0.5, back: 0 },
};
const TOWER: Footprint = { width: 2.7, depth: 2.7, back: 0 };

export interface StageContacts {
  readonly object: InstancedMesh;
  write(stage: TableStage): void;
}

export function useStageContacts(): StageContacts {
  const contacts = useMemo(createContacts, []);
  useEffect(
    () => () => {
      const { geometry, material } = contacts.object;
      geometry.dispose();
      if (material instanceof MeshBasicMaterial) {
        material.map?.dispose();
        material.dispose();
      }
      contacts.object.dispose();
    },
    [contacts],
  );
  return contacts;
}

const place = new Vector3();
const turned = new Quaternion();
const size = new Vector3();
const upright = new Vector3(0, 1, 0);
const matrix = new Matrix4();

function createContacts(): StageContacts {
  const material = new MeshBasicMaterial({
    map: radialTexture(TEXELS, (radius) => [0, 0, 0, 255 * 0.9 * (1 - radius) ** 1.5]),
    transparent: true,
    depthWrite: false,
    opacity: 0.8,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  });
  const object = new InstancedMesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), material, CAPACITY);
  object.frustumCulled = false;
  object.renderOrder = 1;

  function add({ now }: PoseBook, piece: number, { width, depth, back }: Footprint, lift: number): void {
    if (object.count >= CAPACITY) return;
    const at = piece * CHANNELS;
    const turn = now[at + AT.turn] ?? 0;
    const [x, y, z] = [now[at + AT.x] ?? 0, now[at + AT.y] ?? 0, now[at + AT.z] ?? 0];
    place.set(x - Math.sin(turn) * back, y - lift + ABOVE, z - Math.cos(turn) * back);
    matrix.compose(place, turned.setFromAxisAngle(upright, turn), size.set(width, 1, depth));
    object.setMatrixAt(object.count++, matrix);
  }

  return {
    object,
    write: ({ book, index }) => {
      object.count = 0;
      for (let piece = 0; piece < index.count(); piece++) {
        if (book.isVisible[piece] !== 1 || book.isMoving(piece) || book.owners.isHeld(piece)) continue;
        if (piece < MEEPLE_TOTAL) {
          const isLying = (book.now[piece * CHANNELS + AT.tilt] ?? 0) < -0.7;
          add(book, piece, isLying ? LYING : STANDING, isLying ? 0.15 : 0);
          continue;
        }
        const key = index.keyOf(piece);
        if (key === undefined) continue;
        const footprint = key.startsWith('storey:') && key.endsWith(':0') ? TOWER : BUILDINGS[familyOf(key)];
        if (footprint !== undefined) add(book, piece, footprint, 0);
      }
      object.instanceMatrix.needsUpdate = true;
    },
  };
}
