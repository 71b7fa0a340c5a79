/** The parts of the cord that never bend: the knot and the tassel. */
import { type BufferGeometry, LatheGeometry, TorusKnotGeometry, Vector2 } from 'three';

export interface CordPart {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly index: readonly number[];
}

/** From the end of the cord downwards: radius and height. */
const TASSEL = [
  [0, 0],
  [0.07, 0],
  [0.1, -0.05],
  [0.07, -0.11],
  [0.085, -0.13],
  [0.12, -0.3],
  [0.15, -0.58],
  [0.12, -0.6],
  [0, -0.58],
] as const;
const FRINGE_TOP = -0.13;
const FRINGE = { threads: 11, depth: 0.12 } as const;

export function createKnot(): CordPart {
  return partOf(new TorusKnotGeometry(0.085, 0.046, 32, 5, 2, 3));
}

export function createTassel(): CordPart {
  const outline = TASSEL.map(([x, y]) => new Vector2(x, y)).reverse();
  const geometry = new LatheGeometry(outline, 14);
  const { position } = geometry.attributes;
  if (position === undefined) throw new Error('a tassel without points');
  for (let i = 0; i < position.count; i++) {
    if (position.getY(i) >= FRINGE_TOP) continue;
    const angle = Math.atan2(position.getZ(i), position.getX(i));
    const frayed = 1 + FRINGE.depth * Math.sin(angle * FRINGE.threads);
    position.setX(i, position.getX(i) * frayed);
    position.setZ(i, position.getZ(i) * frayed);
  }
  geometry.computeVertexNormals();
  return partOf(geometry);
}

function partOf(geometry: BufferGeometry): CordPart {
  const { position, normal } = geometry.attributes;
  if (position === undefined || normal === undefined || geometry.index === null) throw new Error('not a closed part');
  const part = {
    position: Float32Array.from(position.array),
    normal: Float32Array.from(normal.array),
    index: Array.from(geometry.index.array),
  };
  geometry.dispose();
  return part;
}
