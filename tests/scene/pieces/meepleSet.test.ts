import { type BatchedMesh, BoxGeometry, Matrix4, MeshBasicMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/engine/index.ts';
import { createMeepleSet } from '../../../src/scene/pieces/meepleSet.ts';

const geometries = new Map(
  KINDS.flatMap((kind) => [
    [kind, new BoxGeometry()],
    [`${kind}-tray`, new BoxGeometry()],
  ]),
);

function givenSet() {
  const set = createMeepleSet({ geometries, material: new MeshBasicMaterial(), capacity: 2 });
  const [inPlay, heaped] = set.object.children as [BatchedMesh, BatchedMesh];
  set.setModel(0, 'mage');
  set.setMatrix(0, new Matrix4().makeTranslation(1, 2, 3));
  set.setVisible(0, true);
  return { set, inPlay, heaped };
}

const placeIn = (batch: BatchedMesh) => {
  const matrix = new Matrix4();
  batch.getMatrixAt(0, matrix);
  return [...matrix.elements].slice(12, 15);
};

describe('a set of meeples', () => {
  it('draws a meeple in play once, with its shadow', () => {
    const { inPlay, heaped } = givenSet();
    expect([inPlay.getVisibleAt(0), heaped.getVisibleAt(0)]).toEqual([true, false]);
    expect([inPlay.castShadow, heaped.castShadow]).toEqual([true, false]);
  });

  it('takes a meeple into the heap and out again where it is', () => {
    const { set, inPlay, heaped } = givenSet();
    set.setHeaped(0, true);
    expect([inPlay.getVisibleAt(0), heaped.getVisibleAt(0)]).toEqual([false, true]);
    expect(placeIn(heaped)).toEqual([1, 2, 3]);
    set.setMatrix(0, new Matrix4().makeTranslation(4, 5, 6));
    set.setHeaped(0, false);
    expect([inPlay.getVisibleAt(0), heaped.getVisibleAt(0)]).toEqual([true, false]);
    expect(placeIn(inPlay)).toEqual([4, 5, 6]);
  });

  it('keeps a hidden meeple hidden in either', () => {
    const { set, inPlay, heaped } = givenSet();
    set.setVisible(0, false);
    set.setHeaped(0, true);
    expect([inPlay.getVisibleAt(0), heaped.getVisibleAt(0)]).toEqual([false, false]);
  });

  it('misses a shape that the file lacks', () => {
    const few = new Map([...geometries].filter(([name]) => name !== 'knight-tray'));
    expect(() => createMeepleSet({ geometries: few, material: new MeshBasicMaterial(), capacity: 1 })).toThrow(
      'knight-tray',
    );
  });
});
