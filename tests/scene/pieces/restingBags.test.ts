import { BufferGeometry, Matrix4, type Mesh, MeshBasicMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { bagFillFor } from '../../../src/scene/pieces/bagFills.ts';
import { createRestingBag } from '../../../src/scene/pieces/restingBags.ts';

const named = (name: string) => Object.assign(new BufferGeometry(), { name });
const geometries = new Map(
  ['few', 'half', 'full'].flatMap((fill) =>
    [`cloth-${fill}`, `cord-${fill}`].map((name): [string, BufferGeometry] => [name, named(name)]),
  ),
);

describe('a bag at rest', () => {
  it('looks as full as it is', () => {
    expect([0, 3, 7, 8, 17, 18, 40].map(bagFillFor)).toEqual(['few', 'few', 'few', 'half', 'half', 'full', 'full']);
  });

  it('changes cloth and cord together and keeps its place', () => {
    const bag = createRestingBag({ geometries, velvet: new MeshBasicMaterial(), cord: new MeshBasicMaterial() });
    bag.setMatrix(new Matrix4().makeTranslation(1, 0, 2));
    bag.setCount(10);
    expect(bag.object.children.map((child) => (child as Mesh).geometry.name)).toEqual(['cloth-half', 'cord-half']);
    expect([...bag.object.matrix.elements].slice(12, 15)).toEqual([1, 0, 2]);
    bag.setVisible(false);
    expect(bag.object.visible).toBe(false);
  });
});
