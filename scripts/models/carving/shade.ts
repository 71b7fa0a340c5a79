/** What light reaches a carving: nooks are baked dark, and what nobody can see is left out. */
import { type BufferGeometry, Vector3 } from 'three';
import type { Part } from './part.ts';
import type { Vec3, Wood } from './wood.ts';

const rays = 48;
const reach = 0.75;
const lift = 0.012;
/** A table below takes less light away than a wall beside does: it throws some back. */
const groundOcclusion = 0.55;
const darkest = 0.36;
const strength = 1.15;

type Triangles = {
  readonly count: number;
  readonly a: Float32Array;
  readonly ab: Float32Array;
  readonly ac: Float32Array;
};

function trianglesOf(points: ArrayLike<number>): Triangles {
  const count = points.length / 9;
  const [a, ab, ac] = [new Float32Array(count * 3), new Float32Array(count * 3), new Float32Array(count * 3)];
  for (let t = 0; t < count; t++) {
    for (let q = 0; q < 3; q++) {
      const from = points[t * 9 + q] ?? 0;
      a[t * 3 + q] = from;
      ab[t * 3 + q] = (points[t * 9 + 3 + q] ?? 0) - from;
      ac[t * 3 + q] = (points[t * 9 + 6 + q] ?? 0) - from;
    }
  }
  return { count, a, ab, ac };
}

/** Spread evenly over the half-sphere, denser towards the normal. */
const fan = Array.from({ length: rays }, (_, i) => {
  const height = Math.sqrt(1 - (i + 0.5) / rays);
  const angle = i * 2.399963;
  const radius = Math.sqrt(1 - height * height);
  return [Math.cos(angle) * radius, Math.sin(angle) * radius, height] as const;
});

function isBlocked({ count, a, ab, ac }: Triangles, from: Vector3, to: Vector3, within: number): boolean {
  for (let t = 0; t < count * 3; t += 3) {
    const [e1x, e1y, e1z] = [ab[t] as number, ab[t + 1] as number, ab[t + 2] as number];
    const [e2x, e2y, e2z] = [ac[t] as number, ac[t + 1] as number, ac[t + 2] as number];
    const px = to.y * e2z - to.z * e2y;
    const py = to.z * e2x - to.x * e2z;
    const pz = to.x * e2y - to.y * e2x;
    const det = e1x * px + e1y * py + e1z * pz;
    if (Math.abs(det) < 1e-9) continue;
    const [sx, sy, sz] = [from.x - (a[t] as number), from.y - (a[t + 1] as number), from.z - (a[t + 2] as number)];
    const u = (sx * px + sy * py + sz * pz) / det;
    if (u < 0 || u > 1) continue;
    const qx = sy * e1z - sz * e1y;
    const qy = sz * e1x - sx * e1z;
    const qz = sx * e1y - sy * e1x;
    const v = (to.x * qx + to.y * qy + to.z * qz) / det;
    if (v < 0 || u + v > 1) continue;
    const distance = (e2x * qx + e2y * qy + e2z * qz) / det;
    if (distance > 1e-4 && distance < within) return true;
  }
  return false;
}

/** Calls with each direction of the half-sphere until one call says stop. */
function lookAround(normal: Vector3, isEnough: (to: Vector3) => boolean): void {
  const side = new Vector3(Math.abs(normal.y) < 0.9 ? 0 : 1, Math.abs(normal.y) < 0.9 ? 1 : 0, 0)
    .cross(normal)
    .normalize();
  const other = normal.clone().cross(side);
  const to = new Vector3();
  for (const [x, y, z] of fan) {
    to.set(0, 0, 0).addScaledVector(side, x).addScaledVector(other, y).addScaledVector(normal, z);
    if (isEnough(to)) return;
  }
}

function opennessAt(triangles: Triangles, point: Vector3, normal: Vector3): number {
  const from = point.clone().addScaledVector(normal, lift);
  let closed = 0;
  lookAround(normal, (to) => {
    if (isBlocked(triangles, from, to, reach)) closed += 1;
    else if (to.y < 0 && from.y / -to.y < reach) closed += groundOcclusion;
    return false;
  });
  return 1 - closed / rays;
}

const lowestLook = -0.05;

function isSeen(triangles: Triangles, corners: readonly [Vec3, Vec3, Vec3]): boolean {
  const [a, b, c] = corners.map((corner) => new Vector3(...corner)) as [Vector3, Vector3, Vector3];
  const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
  const middle = a.clone().add(b).add(c).divideScalar(3);
  return [middle, a, b, c].some((spot) => {
    const from = spot.lerp(middle, 0.12).addScaledVector(normal, 0.002);
    let isOpen = false;
    lookAround(normal, (to) => {
      isOpen = to.y > lowestLook && !isBlocked(triangles, from, to, Number.POSITIVE_INFINITY);
      return isOpen;
    });
    return isOpen;
  });
}

/** Nobody looks up from the table: only what is open to the side or above stays. */
export function withoutHidden(parts: readonly Part[]): Part[] {
  const triangles = trianglesOf(parts.flatMap(({ wood }) => wood.points.flat()));
  return parts.flatMap(({ wood: { points, wear }, paint }) => {
    const kept: { points: Vec3[]; wear: number[] } = { points: [], wear: [] };
    wear.forEach((worn, i) => {
      const [a, b, c] = points.slice(i * 3, i * 3 + 3);
      if (!a || !b || !c || !isSeen(triangles, [a, b, c])) return;
      kept.points.push(a, b, c);
      kept.wear.push(worn);
    });
    return kept.wear.length > 0 ? [{ wood: kept satisfies Wood, paint }] : [];
  });
}

/** Writes into the second value of `_aux`. Corners are looked at from a little inside their triangle: exact corners touch their neighbours. */
export function bakeShade(geometry: BufferGeometry): void {
  const { position, normal, _aux: aux } = geometry.attributes;
  if (!position || !normal || !aux) throw new Error('shade needs position, normal and _aux');
  const triangles = trianglesOf(position.array);
  const known = new Map<string, number>();
  const [point, facing, middle, corner] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  for (let i = 0; i < position.count; i++) {
    const first = i - (i % 3);
    middle.set(0, 0, 0);
    for (let k = first; k < first + 3; k++) middle.add(corner.fromBufferAttribute(position, k));
    point.fromBufferAttribute(position, i);
    facing.fromBufferAttribute(normal, i);
    const key = [point.x, point.y, point.z, facing.x, facing.y, facing.z].map((value) => value.toFixed(3)).join();
    point.lerp(middle.divideScalar(3), 0.06);
    const openness = known.get(key) ?? opennessAt(triangles, point, facing);
    known.set(key, openness);
    aux.setY(i, Math.max(darkest, Math.min(1, 1 - (1 - openness) * strength + 0.08)));
  }
}
