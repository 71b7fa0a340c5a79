/** Triangles before paint, and the ways to turn, move and join them. */
import { Euler, Matrix4, Quaternion, Vector3 } from 'three';

export type Vec3 = readonly [x: number, y: number, z: number];

/** A soup of triangles; `wear` has one value per triangle: how much an edge has been handled. */
export type Wood = { readonly points: readonly Vec3[]; readonly wear: readonly number[] };

export const WEAR = { face: 0.1, side: 0.3, edge: 0.86 } as const;

export type At = {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  /** Radians about the upright, then about the width, then about the depth. */
  readonly turn?: number;
  readonly tilt?: number;
  readonly roll?: number;
  readonly scale?: number | Vec3;
};

const smallestArea = 1e-7;

export function matrixOf({ x = 0, y = 0, z = 0, turn = 0, tilt = 0, roll = 0, scale = 1 }: At): Matrix4 {
  const [sx, sy, sz] = typeof scale === 'number' ? [scale, scale, scale] : scale;
  return new Matrix4().compose(
    new Vector3(x, y, z),
    new Quaternion().setFromEuler(new Euler(tilt, turn, roll, 'YXZ')),
    new Vector3(sx, sy, sz),
  );
}

export function moved(wood: Wood, at: At | Matrix4): Wood {
  const matrix = at instanceof Matrix4 ? at : matrixOf(at);
  const spot = new Vector3();
  return {
    wear: wood.wear,
    points: wood.points.map(
      (point): Vec3 =>
        spot
          .set(...point)
          .applyMatrix4(matrix)
          .toArray(),
    ),
  };
}

/** Moves every point by a rule: what the knife does after the saw. */
export const bent = ({ points, wear }: Wood, bend: (point: Vec3) => Vec3): Wood => ({ points: points.map(bend), wear });

export const joined = (...woods: readonly Wood[]): Wood => ({
  points: woods.flatMap(({ points }) => points),
  wear: woods.flatMap(({ wear }) => wear),
});

function areaOf(a: Vec3, b: Vec3, c: Vec3): number {
  const ab = new Vector3(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  return ab.cross(new Vector3(c[0] - a[0], c[1] - a[1], c[2] - a[2])).length() / 2;
}

/** Collects triangles and quads and leaves out those that have no area. */
export function createSoup() {
  const points: Vec3[] = [];
  const wear: number[] = [];
  const triangle = (a: Vec3, b: Vec3, c: Vec3, worn: number) => {
    if (areaOf(a, b, c) < smallestArea) return;
    points.push(a, b, c);
    wear.push(worn);
  };
  const quad = (a: Vec3, b: Vec3, c: Vec3, d: Vec3, worn: number) => {
    triangle(a, b, c, worn);
    triangle(a, c, d, worn);
  };
  const fan = (ring: readonly Vec3[], worn: number) => {
    const [first, ...rest] = ring;
    rest.slice(1).forEach((point, i) => {
      const before = rest[i];
      if (first && before) triangle(first, before, point, worn);
    });
  };
  return { triangle, quad, fan, wood: (): Wood => ({ points, wear }) };
}
