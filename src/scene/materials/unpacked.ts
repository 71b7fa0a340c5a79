/** Takes one model out of a file whose models share their attributes, and gives its numbers their real size. */
import { BufferAttribute, BufferGeometry, type InterleavedBufferAttribute, type Matrix4 } from 'three';
import { GRAIN_STEPS, STRAND_STEPS } from './packing.ts';

/** Attributes that are called or measured otherwise once they are drawn. */
const UNPACKING: Readonly<Record<string, { readonly name: string; readonly scale: number }>> = {
  uv1: { name: 'uv1', scale: 1 / GRAIN_STEPS },
  _strand: { name: 'uv', scale: 1 / STRAND_STEPS },
  _shade: { name: 'shade', scale: 1 },
};

/** Old numbers of the vertices that the model uses, in the order of their first use. */
function usedBy(indices: ArrayLike<number>): { readonly used: number[]; readonly index: Uint16Array } {
  const places = new Map<number, number>();
  const index = new Uint16Array(indices.length);
  for (let i = 0; i < indices.length; i++) {
    const old = indices[i] ?? 0;
    const place = places.get(old) ?? places.size;
    places.set(old, place);
    index[i] = place;
  }
  return { used: [...places.keys()], index };
}

function picked(
  packed: BufferAttribute | InterleavedBufferAttribute,
  used: readonly number[],
  scale: number,
): BufferAttribute {
  const { itemSize } = packed;
  const values = new Float32Array(used.length * itemSize);
  used.forEach((old, i) => {
    for (let c = 0; c < itemSize; c++) values[i * itemSize + c] = packed.getComponent(old, c) * scale;
  });
  return new BufferAttribute(values, itemSize);
}

export function unpacked(shared: BufferGeometry, scale: Matrix4): BufferGeometry {
  if (shared.index === null) throw new Error('a model has no index');
  const { used, index } = usedBy(shared.index.array);
  const own = new BufferGeometry();
  own.setIndex(new BufferAttribute(index, 1));
  for (const [name, packed] of Object.entries(shared.attributes)) {
    const as = UNPACKING[name] ?? { name, scale: 1 };
    own.setAttribute(as.name, picked(packed, used, as.scale));
  }
  own.getAttribute('position').applyMatrix4(scale);
  own.computeBoundingBox();
  own.computeBoundingSphere();
  return own;
}
