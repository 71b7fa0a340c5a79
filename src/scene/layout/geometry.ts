/** Plane geometry of the table: rectangles, areas that are turned towards their players, and repeatable irregularity. */
import type { TablePoint } from './measures.ts';

export interface Rect {
  readonly x: number;
  readonly z: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
  /** Radians about the upright. */
  readonly turn: number;
}

/** A part of the table with a middle and a direction: what lies in it is told in its own units. */
export interface Area extends TablePoint {
  readonly turn: number;
}

export const rect = (x: number, z: number, width: number, depth: number, turn = 0): Rect => ({
  x,
  z,
  halfWidth: width / 2,
  halfDepth: depth / 2,
  turn,
});

/** Between two corners. */
export const span = (left: number, right: number, far: number, near: number): Rect =>
  rect((left + right) / 2, (far + near) / 2, right - left, near - far);

/** Turns as three.js does: counter-clockwise from above. */
export function toTable({ x, z, turn }: Area, local: TablePoint): TablePoint {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: x + local.x * cos + local.z * sin, z: z - local.x * sin + local.z * cos };
}

export function rectToTable(area: Area, local: Rect): Rect {
  return { ...local, ...toTable(area, local), turn: area.turn + local.turn };
}

export function isInside({ x, z, halfWidth, halfDepth, turn }: Rect, point: TablePoint, margin = 0): boolean {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dz] = [point.x - x, point.z - z];
  return Math.abs(dx * cos - dz * sin) <= halfWidth + margin && Math.abs(dx * sin + dz * cos) <= halfDepth + margin;
}

export function cornersOf(box: Rect): TablePoint[] {
  const { halfWidth: w, halfDepth: d } = box;
  return [
    { x: -w, z: -d },
    { x: w, z: -d },
    { x: w, z: d },
    { x: -w, z: d },
  ].map((corner) => toTable(box, corner));
}

/** From 0 up to 1, always the same for the same numbers. */
export function chance(seed: number, salt: number): number {
  let h = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** From -limit to limit. */
export const wobble = (limit: number, seed: number, salt: number): number => (chance(seed, salt) * 2 - 1) * limit;

export function seedOf(name: string): number {
  let h = 0;
  for (let i = 0; i < name.length; i++) h = Math.imul(h, 31) + name.charCodeAt(i);
  return h;
}
