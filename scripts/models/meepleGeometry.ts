/** Carves a meeple out of a board: bevelled, with the maps its painted-wood material reads. */
import { BufferAttribute, type BufferGeometry, ExtrudeGeometry, Path, Shape, ShapeUtils, Vector2 } from 'three';
import { mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { atlasCell } from './atlasCell.ts';
import { MEEPLE_DRAWINGS, MEEPLE_KINDS, type MeepleKind } from './meepleDrawings.ts';
import { outlinePoints, type Point } from './outline.ts';

/** One unit is the height of a meeple, about 2 cm. */
const thickness = 0.3;
const bevel = 0.026;
const creaseAngle = 0.62;
const grainScale = 1.1;

/** `tray` is for the heaps of the supply: a plain chamfer and fewer points on the curves. */
export const MEEPLE_DETAILS = ['full', 'tray'] as const;
export type MeepleDetail = (typeof MEEPLE_DETAILS)[number];
const bevelSegments: Readonly<Record<MeepleDetail, number>> = { full: 2, tray: 1 };
const traySegments = { quadratic: 2, cubic: 4 };

const wear = { face: 0.1, edge: 1, chamfer: 0.8, side: 0.42 };

const toUnits = ([x, y]: Point) => new Vector2((x - 50) / 100, (100 - y) / 100);

function wound(points: Vector2[], { clockwise }: { clockwise: boolean }): Vector2[] {
  return ShapeUtils.area(points) < 0 === clockwise ? points : points.reverse();
}

function shapeOf(kind: MeepleKind, detail: MeepleDetail): Shape {
  const { outline, isHalf = false, hole, ...drawing } = MEEPLE_DRAWINGS[kind];
  const segments = detail === 'tray' ? traySegments : drawing.segments;
  const shape = new Shape(wound(outlinePoints(outline, { isHalf, segments }).map(toUnits), { clockwise: false }));
  if (hole) shape.holes.push(new Path(wound(outlinePoints(hole).map(toUnits), { clockwise: true })));
  return shape;
}

function extruded(shape: Shape, segments: number): BufferGeometry {
  const depth = thickness - 2 * bevel;
  const solid = new ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: segments,
    curveSegments: 1,
    steps: 1,
  });
  solid.translate(0, 0, -depth / 2).clearGroups();
  solid.deleteAttribute('uv');
  return toCreasedNormals(solid, creaseAngle);
}

const isFace = (z: number) => Math.abs(z) > thickness / 2 - 1e-4;

function wearAt(z: number): number {
  if (isFace(z)) return wear.face;
  return Math.abs(z) > thickness / 2 - bevel * 0.96 ? wear.edge : wear.side;
}

/** A plain chamfer has no middle to wear: it is worn as a whole. */
function chamferWear(corners: readonly number[]): number {
  const faces = corners.filter(isFace).length;
  if (faces === corners.length) return wear.face;
  return faces > 0 ? wear.chamfer : wear.side;
}

/** `uv` paints from the atlas, `uv1` runs the grain, `_aux` holds edge wear and the shade at the foot. */
export function meepleGeometry(kind: MeepleKind, detail: MeepleDetail = 'full'): BufferGeometry {
  const geometry = extruded(shapeOf(kind, detail), bevelSegments[detail]);
  const index = MEEPLE_KINDS.indexOf(kind);
  const { position, normal } = geometry.attributes;
  if (position === undefined || normal === undefined) throw new Error(`the ${kind} has no surface`);
  const uv = new Float32Array(position.count * 2);
  const uv1 = new Float32Array(position.count * 2);
  const aux = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const isFlat = Math.abs(normal.getZ(i)) > 0.7;
    const across = isFlat ? x : z + (x > 0 ? 1.7 : 0.9) + x * 0.5;
    uv.set(atlasCell(index, x, y), i * 2);
    const along = y * grainScale + index * 0.61 + (isFlat ? 0 : x * 0.7);
    uv1.set([1 + across * grainScale + index * 0.37, 1 + along], i * 2);
    const first = i - (i % 3);
    const worn =
      detail === 'full' ? wearAt(z) : chamferWear([first, first + 1, first + 2].map((k) => position.getZ(k)));
    aux.set([worn, 0.55 + 0.45 * Math.min(1, y / 0.34)], i * 2);
  }
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  geometry.setAttribute('uv1', new BufferAttribute(uv1, 2));
  geometry.setAttribute('_aux', new BufferAttribute(aux, 2));
  return mergeVertices(geometry, 1e-4);
}
