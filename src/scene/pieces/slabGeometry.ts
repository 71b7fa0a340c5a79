/** Cut card with rounded corners and chamfered edges, its middle at the origin; discs are slabs that are all corner. */
import { BufferAttribute, BufferGeometry } from 'three';
import type { Slab } from '../layout/measures.ts';

export interface SlabCut extends Slab {
  /** Radius of the corners. */
  readonly corner: number;
  readonly cornerSteps?: number;
}

const mostBevel = 0.02;

type Ring = readonly (readonly [x: number, z: number])[];

/** Counter-clockwise from above. */
function outline({ width, depth, corner, cornerSteps = 3 }: SlabCut): Ring {
  const [x, z] = [width / 2 - corner, depth / 2 - corner];
  const quarters = [
    [x, z, 0],
    [x, -z, 1],
    [-x, -z, 2],
    [-x, z, 3],
  ] as const;
  return quarters.flatMap(([cx, cz, quarter]) =>
    Array.from({ length: cornerSteps + 1 }, (_, step) => {
      const angle = (quarter + step / cornerSteps) * (Math.PI / 2);
      return [cx + Math.sin(angle) * corner, cz + Math.cos(angle) * corner] as const;
    }),
  );
}

/** Which surface a corner belongs to: front and back are printed, the edge shows the core. */
const SIDE = { front: 1, edge: 0, back: -1 } as const;

/** `uv` runs over each printed side, upright to whoever looks at it; a slab is turned over about its depth. */
export function createSlabGeometry(cut: SlabCut): BufferGeometry {
  const { width, depth, thickness } = cut;
  const ring = outline(cut);
  const n = ring.length;
  const bevel = Math.min(mostBevel, thickness * 0.3);
  const inset = ([x, z]: readonly [number, number]): readonly [number, number] => [
    x * (1 - (2 * bevel) / width),
    z * (1 - (2 * bevel) / depth),
  ];
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const sides: number[] = [];
  const indices: number[] = [];

  function face(side: 1 | -1): void {
    const first = positions.length / 3;
    for (const point of ring) {
      const [x, z] = inset(point);
      positions.push(x, (side * thickness) / 2, z);
      normals.push(0, side, 0);
      uvs.push(0.5 + (side * x) / width, 0.5 - z / depth);
      sides.push(side);
    }
    for (let i = 1; i < n - 1; i++)
      indices.push(first, ...(side > 0 ? [first + i, first + i + 1] : [first + i + 1, first + i]));
  }

  function band(lower: Ring, lowerY: number, upper: Ring, upperY: number, rise: number): void {
    const first = positions.length / 3;
    ring.forEach((_, i) => {
      const [ax, az] = ring[(i + n - 1) % n] ?? [0, 0];
      const [bx, bz] = ring[(i + 1) % n] ?? [0, 0];
      const length = Math.hypot(bx - ax, bz - az) || 1;
      const flat = Math.sqrt(1 - rise * rise);
      for (const [points, y] of [
        [lower, lowerY],
        [upper, upperY],
      ] as const) {
        const [x, z] = points[i] ?? [0, 0];
        positions.push(x, y, z);
        normals.push(((az - bz) / length) * -flat, rise, ((bx - ax) / length) * flat);
        uvs.push(0, 0);
        sides.push(SIDE.edge);
      }
    });
    for (let i = 0; i < n; i++) {
      const [a, b] = [first + i * 2, first + ((i + 1) % n) * 2];
      indices.push(a, b, b + 1, a, b + 1, a + 1);
    }
  }

  const inner = ring.map(inset);
  const half = thickness / 2;
  face(SIDE.front);
  face(SIDE.back);
  band(ring, half - bevel, inner, half, Math.SQRT1_2);
  band(ring, bevel - half, ring, half - bevel, 0);
  band(inner, -half, ring, bevel - half, -Math.SQRT1_2);

  const geometry = new BufferGeometry();
  geometry.setIndex(indices);
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setAttribute('side', new BufferAttribute(new Float32Array(sides), 1));
  return geometry;
}
