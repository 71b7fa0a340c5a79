/** A camera as plain numbers: what it sees where, and how to stand so that it sees all it should. */

export interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface View {
  readonly position: Point3;
  readonly target: Point3;
  /** Upright angle of view. */
  readonly fovDegrees: number;
}

/** On the screen: -1 to 1 from left to right and from bottom to top; `depth` in front of the camera. */
export interface Projected {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function project({ position, target, fovDegrees }: View, aspect: number, point: Point3): Projected {
  const back = normal(minus(position, target));
  const right = normal({ x: back.z, y: 0, z: -back.x });
  const up = {
    x: back.y * right.z - back.z * right.y,
    y: back.z * right.x - back.x * right.z,
    z: back.x * right.y - back.y * right.x,
  };
  const seen = minus(point, position);
  const depth = -dot(seen, back);
  const half = Math.tan(radians(fovDegrees) / 2) * depth;
  return { x: dot(seen, right) / (half * aspect), y: dot(seen, up) / half, depth };
}

const minus = (a: Point3, b: Point3): Point3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
const dot = (a: Point3, b: Point3): number => a.x * b.x + a.y * b.y + a.z * b.z;
const normal = (a: Point3): Point3 => {
  const length = Math.hypot(a.x, a.y, a.z);
  return { x: a.x / length, y: a.y / length, z: a.z / length };
};

/** Parts of the screen, from 0 to 1, that something else covers or that should stay empty. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Framing {
  readonly pitchDegrees: number;
  readonly fovDegrees: number;
  readonly aspect: number;
  readonly insets: Insets;
}

interface Range {
  readonly low: number;
  readonly high: number;
}

/** The nearest stand, looking straight ahead and down, from which every point is inside the free part of the screen. */
export function frame(points: readonly Point3[], framing: Framing): View {
  let near = 0;
  let far = 400;
  for (let i = 0; i < 48; i++) {
    const distance = (near + far) / 2;
    if (fits(points, framing, distance)) far = distance;
    else near = distance;
  }
  const z = middle(depthRange(points, framing, far));
  const x = middle(acrossRange(points, framing, far, z));
  const pitch = radians(framing.pitchDegrees);
  return {
    position: { x, y: far * Math.sin(pitch), z: z + far * Math.cos(pitch) },
    target: { x, y: 0, z },
    fovDegrees: framing.fovDegrees,
  };
}

const middle = ({ low, high }: Range): number => (low + high) / 2;

function fits(points: readonly Point3[], framing: Framing, distance: number): boolean {
  const deep = depthRange(points, framing, distance);
  if (!(deep.low <= deep.high)) return false;
  const across = acrossRange(points, framing, distance, middle(deep));
  return across.low <= across.high;
}

/** Targets along z from which all points are neither too high nor too low on the screen. */
function depthRange(points: readonly Point3[], framing: Framing, distance: number): Range {
  const pitch = radians(framing.pitchDegrees);
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  const tan = Math.tan(radians(framing.fovDegrees) / 2);
  const top = tan * (1 - 2 * framing.insets.top);
  const bottom = tan * (1 - 2 * framing.insets.bottom);
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  for (const { y, z } of points) {
    const height = y * cos - z * sin;
    const reach = distance - y * sin - z * cos;
    high = Math.min(high, (top * reach - height) / (sin - top * cos));
    low = Math.max(low, (-bottom * reach - height) / (sin + bottom * cos));
    if (reach + low * cos < 0.5) low = Number.POSITIVE_INFINITY;
  }
  return { low, high };
}

function acrossRange(points: readonly Point3[], framing: Framing, distance: number, targetZ: number): Range {
  const pitch = radians(framing.pitchDegrees);
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  const tan = Math.tan(radians(framing.fovDegrees) / 2) * framing.aspect;
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  for (const { x, y, z } of points) {
    const depth = distance - y * sin - (z - targetZ) * cos;
    low = Math.max(low, x - tan * (1 - 2 * framing.insets.right) * depth);
    high = Math.min(high, x + tan * (1 - 2 * framing.insets.left) * depth);
  }
  return { low, high };
}
