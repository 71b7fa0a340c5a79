/** A board of grey-board: a printed top with a rounded edge, its core showing at the sides. */
import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Slab } from '../layout/measures.ts';

const BEVEL = 0.03;
/** Warm and dark: the cut core, not the print. */
const EDGE: readonly [number, number, number] = [0.4, 0.31, 0.2];
const TOP: readonly [number, number, number] = [1, 1, 1];

interface Ring {
  readonly inset: number;
  readonly y: number;
  readonly color: readonly [number, number, number];
}

/** Its origin is the middle of its underside; v runs down, as pictures without a flip have it. */
export function boardGeometry({ width, depth, thickness }: Slab): BufferGeometry {
  const rings: readonly Ring[] = [
    { inset: BEVEL, y: thickness, color: TOP },
    { inset: BEVEL * 0.3, y: thickness - BEVEL * 0.35, color: TOP },
    { inset: BEVEL * 0.3, y: thickness - BEVEL * 0.35, color: EDGE },
    { inset: 0, y: thickness - BEVEL, color: EDGE },
    { inset: 0, y: 0, color: EDGE },
  ];
  const positions: number[] = [];
  const colors: number[] = [];
  const uvs: number[] = [];
  for (const { inset, y, color } of rings) {
    for (const [sx, sz] of [
      [-1, -1],
      [-1, 1],
      [1, 1],
      [1, -1],
    ] as const) {
      const [x, z] = [sx * (width / 2 - inset), sz * (depth / 2 - inset)];
      positions.push(x, y, z);
      colors.push(...color);
      uvs.push(x / width + 0.5, z / depth + 0.5);
    }
  }
  const indices = [0, 1, 2, 0, 2, 3];
  for (let ring = 0; ring < rings.length - 1; ring++) {
    for (let corner = 0; corner < 4; corner++) {
      const a = ring * 4 + corner;
      const b = ring * 4 + ((corner + 1) % 4);
      indices.push(a, a + 4, b + 4, a, b + 4, b);
    }
  }
  const shared = new BufferGeometry();
  shared.setAttribute('position', new Float32BufferAttribute(positions, 3));
  shared.setAttribute('color', new Float32BufferAttribute(colors, 3));
  shared.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  shared.setIndex(indices);
  const faceted = shared.toNonIndexed();
  faceted.computeVertexNormals();
  shared.dispose();
  return faceted;
}
