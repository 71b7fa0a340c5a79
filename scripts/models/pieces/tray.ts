/** The supply tray: nine hollows in a walnut board. */
import { Path, Shape, ShapeUtils, Vector2 } from 'three';
import { COMPARTMENTS, TRAY, TRAY_FLOOR } from '../../../src/scene/layout/tray.ts';
import { along, WALNUT } from '../carving/paint.ts';
import { type Part, part } from '../carving/part.ts';
import { raise, rectangle } from '../carving/shapes.ts';
import { createSoup, type Vec3, WEAR, type Wood } from '../carving/wood.ts';

const bevel = 0.035;
/** Oiled, not painted: what wears off shows the same wood. */
const oiled = 0.34;
const { width, depth, height } = TRAY;
const hollows = Object.values(COMPARTMENTS);

/** The level tops of all walls: the board less its hollows and chamfers. */
function rims(): Wood {
  const corners = (x: number, z: number, halfWidth: number, halfDepth: number) =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([sx = 0, sz = 0]) => new Vector2(x + sx * halfWidth, z + sz * halfDepth));
  const shape = new Shape(corners(0, 0, width / 2 - bevel, depth / 2 - bevel));
  shape.holes = hollows.map(
    ({ x, z, halfWidth, halfDepth }) => new Path(corners(x, z, halfWidth + bevel, halfDepth + bevel).reverse()),
  );
  const { shape: outer, holes } = shape.extractPoints(1);
  const points = [outer, ...holes].flat().map(({ x, y }): Vec3 => [x, height, y]);
  const soup = createSoup();
  for (const [a = 0, b = 0, c = 0] of ShapeUtils.triangulateShape(outer, holes)) {
    const [first, second, third] = [points[a], points[b], points[c]];
    if (first && second && third) soup.triangle(first, third, second, WEAR.face);
  }
  return soup.wood();
}

function hollow(halfWidth: number, halfDepth: number): Wood {
  const soup = createSoup();
  const ring = (grow: number, y: number) =>
    [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ].map(([sx = 0, sz = 0]): Vec3 => [sx * (halfWidth + grow), y, sz * (halfDepth + grow)]);
  const [lip, edge, foot, floor] = [
    ring(bevel, height),
    ring(0, height - bevel),
    ring(0, TRAY_FLOOR + 0.1),
    ring(-0.1, TRAY_FLOOR),
  ];
  const band = (upper: Vec3[], lower: Vec3[], wear: number) =>
    upper.forEach((a, i) => {
      const [b, c, d] = [upper[(i + 1) % 4], lower[(i + 1) % 4], lower[i]];
      if (b && c && d) soup.quad(a, b, c, d, wear);
    });
  band(lip, edge, oiled);
  band(edge, foot, WEAR.face);
  band(foot, floor, WEAR.face);
  soup.fan(floor, WEAR.face);
  return soup.wood();
}

export function tray(): Part[] {
  const outside = raise(
    rectangle(width, depth, 0),
    [
      { y: 0 },
      { y: height - bevel },
      { y: height, scale: [1 - (2 * bevel) / width, 1 - (2 * bevel) / depth], wear: oiled },
    ],
    { hasTop: false },
  );
  return [
    part(outside, along(WALNUT, 'x')),
    part(rims(), along(WALNUT, 'x')),
    ...hollows.map(({ x, z, halfWidth, halfDepth }) =>
      part(hollow(halfWidth, halfDepth), along({ color: '#4c301b' }, 'x'), { x, z }),
    ),
  ];
}
