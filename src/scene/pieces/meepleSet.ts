/** The meeples in two draws: those in play, and those that lie in the supply, plainer and without a shadow of their own. */
import { type BufferGeometry, type Color, Group, type Material, Matrix4 } from 'three';
import { KINDS, type Kind } from '../../engine/index.ts';
import { createPieceBatch, type PieceBatch } from './pieceBatch.ts';

export interface MeepleSet extends Omit<PieceBatch<Kind>, 'object'> {
  readonly object: Group;
  /** In the supply its neighbours hide it: it is drawn with less. */
  setHeaped: (index: number, isHeaped: boolean) => void;
}

export interface MeepleSetParts {
  /** As in meeples.glb: a kind's name, and `-tray` after it for the plainer shape. */
  readonly geometries: ReadonlyMap<string, BufferGeometry>;
  readonly material: Material;
  readonly capacity: number;
  /** Everything plain, for low quality. */
  readonly isPlain?: boolean;
}

function modelsFor(geometries: ReadonlyMap<string, BufferGeometry>, { isPlain }: { isPlain: boolean }) {
  return new Map(
    KINDS.map((kind) => {
      const name = isPlain ? `${kind}-tray` : kind;
      const geometry = geometries.get(name);
      if (geometry === undefined) throw new Error(`meeples.glb has no ${name}`);
      return [kind, geometry] as const;
    }),
  );
}

export function createMeepleSet({ geometries, material, capacity, isPlain = false }: MeepleSetParts): MeepleSet {
  const inPlay = createPieceBatch<Kind>({
    name: 'meeples in play',
    models: modelsFor(geometries, { isPlain }),
    material,
    capacity,
  });
  const heaped = createPieceBatch<Kind>({
    name: 'meeples in the supply',
    models: modelsFor(geometries, { isPlain: true }),
    material,
    capacity,
    castsShadow: false,
  });
  const isHeaped = new Uint8Array(capacity);
  const isVisible = new Uint8Array(capacity);
  const both = [inPlay, heaped] as const;
  const matrix = new Matrix4();
  const batchOf = (index: number) => (isHeaped[index] === 1 ? heaped : inPlay);
  const object = new Group();
  object.add(inPlay.object, heaped.object);
  return {
    object,
    capacity,
    setMatrix: (index, to) => batchOf(index).setMatrix(index, to),
    setVisible: (index, visible) => {
      isVisible[index] = visible ? 1 : 0;
      batchOf(index).setVisible(index, visible);
    },
    setTint: (index, tint: Color) => {
      for (const batch of both) batch.setTint(index, tint);
    },
    setShine: (index, shine) => {
      for (const batch of both) batch.setShine(index, shine);
    },
    setModel: (index, kind) => {
      for (const batch of both) batch.setModel(index, kind);
    },
    setHeaped: (index, heap) => {
      if ((isHeaped[index] === 1) === heap) return;
      const from = batchOf(index);
      isHeaped[index] = heap ? 1 : 0;
      const to = batchOf(index);
      from.object.getMatrixAt(index, matrix);
      from.setVisible(index, false);
      to.setMatrix(index, matrix);
      to.setVisible(index, isVisible[index] === 1);
    },
    dispose: () => {
      for (const batch of both) batch.dispose();
    },
  };
}
