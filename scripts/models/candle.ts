/** A candle in three parts, as an upright of height 1: dripping wax, brass dish, flame. */
import { type BufferAttribute, type BufferGeometry, CylinderGeometry, LatheGeometry, Vector2 } from 'three';

const lathe = (profile: readonly (readonly [number, number])[], segments: number) =>
  new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    segments,
  );

/** The wax is stretched to its candle's height, so its foot stands on 0 and its rim on 1. */
export function wax(phase: number): BufferGeometry {
  const geometry = new CylinderGeometry(0.46, 0.5, 1, 32, 14).translate(0, 0.5, 0);
  const position = geometry.getAttribute('position') as BufferAttribute;
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const angle = Math.atan2(z, x);
    const drips = 0.06 * Math.sin(angle * 5 + phase + y * 2) * y;
    const runs = 0.05 * Math.sin(angle * 9 + phase * 3) * Math.max(0, y - 0.35);
    const swell = 1 + drips + runs;
    const isWell = Math.hypot(x, z) < 0.1 && y > 0.9;
    const rim = isWell ? -0.06 : y > 0.95 ? 0.03 * Math.sin(angle * 3 + phase) : 0;
    position.setXYZ(i, x * swell, y + rim, z * swell);
  }
  geometry.computeVertexNormals();
  return geometry;
}

export function dish(): BufferGeometry {
  const profile = [
    [0, 0.02],
    [0.72, 0.02],
    [0.98, 0.14],
    [1.04, 0.24],
    [1, 0.26],
    [0.72, 0.12],
    [0.55, 0.14],
    [0, 0.14],
  ] as const;
  return lathe(profile, 48);
}

export function flame(): BufferGeometry {
  const profile = [
    [0, 0],
    [0.07, 0.06],
    [0.1, 0.16],
    [0.075, 0.3],
    [0.035, 0.44],
    [0, 0.54],
  ] as const;
  return lathe(profile, 16);
}
