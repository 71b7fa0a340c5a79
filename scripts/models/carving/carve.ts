/** Puts painted parts together into one geometry with grain, wear and baked shade. */
import { BufferAttribute, BufferGeometry, Color, Float32BufferAttribute } from 'three';
import { mergeGeometries, mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { seeded } from '../noise.ts';
import type { Part } from './part.ts';
import { bakeShade, withoutHidden } from './shade.ts';
import { type Vec3, WEAR } from './wood.ts';

const creaseAngle = 0.6;
/** Grain coordinates are kept positive. */
const middle = 8;
const toneSpread = 0.11;
/** By how much less one corner may be worn than another. */
const unevenWear = 0.5;
const axes = { x: 0, y: 1, z: 2 } as const;

/** Grain runs along the paint's axis; across it, along whichever axis the face does not look. */
function grainAt(point: Vec3, normal: Vec3, grain: 0 | 1 | 2): [across: number, along: number] {
  const steep = normal.map(Math.abs);
  const faces = steep.indexOf(Math.max(...steep));
  const [first = 0, second = 1] = [0, 1, 2].filter((axis) => axis !== faces);
  const along = faces === grain ? second : grain;
  const across = along === first ? second : first;
  return [point[across] ?? 0, point[along] ?? 0];
}

/** From 0 to 1, the same for all triangles that meet at a point. */
function chanceAt([x, y, z]: Vec3): number {
  const mixed =
    Math.sin(Math.round(x * 500) * 12.9898 + Math.round(y * 500) * 78.233 + Math.round(z * 500) * 37.719) * 43758.5453;
  return mixed - Math.floor(mixed);
}

function paintedGeometry({ wood, paint }: Part, random: () => number, grainScale: number): BufferGeometry {
  const bare = new BufferGeometry();
  bare.setAttribute('position', new Float32BufferAttribute(wood.points.flat(), 3));
  const geometry = toCreasedNormals(bare, creaseAngle);
  const { normal } = geometry.attributes;
  const { length } = wood.points;
  const color = new Color(paint.color).multiplyScalar(1 - random() * toneSpread);
  const offset = [random() * 2, random() * 2] as const;
  const colors = new Float32Array(length * 4);
  const uv1 = new Float32Array(length * 2);
  const aux = new Float32Array(length * 2);
  wood.points.forEach((point, i) => {
    const facing: Vec3 = [normal?.getX(i) ?? 0, normal?.getY(i) ?? 0, normal?.getZ(i) ?? 0];
    const [across, along] = grainAt(point, facing, axes[paint.grain ?? 'y']);
    colors.set([color.r, color.g, color.b, paint.tint ?? 0], i * 4);
    uv1.set([middle + offset[0] + across * grainScale, middle + offset[1] + along * grainScale], i * 2);
    const worn = wood.wear[Math.floor(i / 3)] ?? 0;
    aux.set([worn < WEAR.edge ? worn : worn * (1 - unevenWear * chanceAt(point)), 1], i * 2);
  });
  geometry.setAttribute('color', new BufferAttribute(colors, 4));
  geometry.setAttribute('uv1', new BufferAttribute(uv1, 2));
  geometry.setAttribute('_aux', new BufferAttribute(aux, 2));
  return geometry;
}

export type Finish = { readonly seed?: number; readonly grainScale?: number; readonly isShaded?: boolean };

export function carve(
  parts: readonly Part[],
  { seed = 31, grainScale = 0.8, isShaded = true }: Finish = {},
): BufferGeometry {
  const random = seeded(seed);
  const seen = isShaded ? withoutHidden(parts) : parts;
  const whole = mergeGeometries(seen.map((each) => paintedGeometry(each, random, grainScale)));
  if (isShaded) bakeShade(whole);
  return mergeVertices(whole, 1e-4);
}
