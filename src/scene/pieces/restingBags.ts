/** Bags that nobody touches: settled cloth and cord out of a file, in the colour of their owner. */
import { type BufferGeometry, Group, type Material, type Matrix4, Mesh } from 'three';
import { BAG_FILLS, type BagFill, bagFillFor } from './bagFills.ts';

export interface RestingBag {
  readonly object: Group;
  setMatrix: (matrix: Matrix4) => void;
  setVisible: (isVisible: boolean) => void;
  /** How many meeples are in it. */
  setCount: (meeples: number) => void;
}

export interface RestingBagParts {
  /** As in bags.glb. */
  readonly geometries: ReadonlyMap<string, BufferGeometry>;
  readonly velvet: Material;
  readonly cord: Material;
}

function part(geometries: ReadonlyMap<string, BufferGeometry>, name: string): BufferGeometry {
  const geometry = geometries.get(name);
  if (geometry === undefined) throw new Error(`bags.glb has no ${name}`);
  return geometry;
}

export function createRestingBag({ geometries, velvet, cord }: RestingBagParts): RestingBag {
  const shapes = new Map(
    (Object.keys(BAG_FILLS) as BagFill[]).map((fill) => [
      fill,
      { cloth: part(geometries, `cloth-${fill}`), cord: part(geometries, `cord-${fill}`) },
    ]),
  );
  const cloth = new Mesh(shapes.get('full')?.cloth, velvet);
  const rope = new Mesh(shapes.get('full')?.cord, cord);
  for (const mesh of [cloth, rope]) {
    mesh.castShadow = true;
    mesh.receiveShadow = true;
  }
  const object = new Group();
  object.name = 'resting bag';
  object.matrixAutoUpdate = false;
  object.add(cloth, rope);
  return {
    object,
    setMatrix: (matrix) => {
      object.matrix.copy(matrix);
      object.matrixWorldNeedsUpdate = true;
    },
    setVisible: (isVisible) => {
      object.visible = isVisible;
    },
    setCount: (meeples) => {
      const shape = shapes.get(bagFillFor(meeples));
      if (shape === undefined) return;
      cloth.geometry = shape.cloth;
      rope.geometry = shape.cord;
    },
  };
}
