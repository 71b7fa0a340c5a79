import { BoxGeometry, Color, Matrix4, MeshBasicMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { createPieceBatch } from '../../../src/scene/pieces/pieceBatch.ts';

const batchOf = (capacity: number) =>
  createPieceBatch({
    name: 'blocks',
    models: new Map([
      ['low', new BoxGeometry(1, 1, 1)],
      ['high', new BoxGeometry(1, 2, 1)],
    ]),
    material: new MeshBasicMaterial(),
    capacity,
  });

describe('a batch of pieces', () => {
  it('begins with everything hidden', () => {
    const { object } = batchOf(3);
    expect([0, 1, 2].map((i) => object.getVisibleAt(i))).toEqual([false, false, false]);
  });

  it('gives every piece its own place, shape and colour', () => {
    const batch = batchOf(2);
    batch.setMatrix(1, new Matrix4().makeTranslation(3, 4, 5));
    batch.setModel(1, 'high');
    batch.setTint(1, new Color(0.5, 0.25, 1));
    batch.setVisible(1, true);
    const [matrix, color] = [new Matrix4(), new Color()];
    batch.object.getMatrixAt(1, matrix);
    expect([...matrix.elements].slice(12, 15)).toEqual([3, 4, 5]);
    batch.object.getColorAt(1, color);
    expect(color.toArray()).toEqual([0.5, 0.25, 1]);
    expect(batch.object.getGeometryIdAt(1)).not.toBe(batch.object.getGeometryIdAt(0));
    expect(batch.object.getVisibleAt(0)).toBe(false);
  });

  it('shines without losing its colour', () => {
    const batch = batchOf(1);
    batch.setTint(0, new Color(0.5, 0.25, 1));
    batch.setShine(0, 1.8);
    const color = new Color();
    batch.object.getColorAt(0, color);
    expect(color.toArray()).toEqual([0.5, 0.25, 1]);
  });

  it('can be put on the table again after it was taken off', () => {
    const batch = batchOf(1);
    batch.setMatrix(0, new Matrix4().makeTranslation(1, 2, 3));
    batch.dispose();
    batch.setVisible(0, true);
    batch.dispose();
    const matrix = new Matrix4();
    batch.object.getMatrixAt(0, matrix);
    expect([...matrix.elements].slice(12, 15)).toEqual([1, 2, 3]);
  });

  it('knows no shape that it was not given', () => {
    expect(() => batchOf(1).setModel(0, 'round' as 'low')).toThrow('blocks has no round');
  });
});
