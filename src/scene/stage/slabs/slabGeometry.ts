/** Cards, tiles and tokens: a rounded outline with a front, a back and the cut edge between them. */
import { BufferGeometry, Float32BufferAttribute } from 'three';
import { CARD, COUNCIL_CARD, HERO_CARD, ORDER, ROOM, type Slab, TILE, TOKEN } from '../../layout/measures.ts';

export const SHAPES = ['card', 'council', 'tile', 'order', 'room', 'hero', 'token'] as const;
export type Shape = (typeof SHAPES)[number];

type Outline = readonly (readonly [x: number, z: number])[];

const CORNER_STEPS = { fine: 3, plain: 1 } as const;
type Cut = keyof typeof CORNER_STEPS;
/** Cards are too thin to show one. */
const BEVEL = 0.02;
const TOKEN_STEPS = { fine: 22, plain: 12 } as const;

/** Clockwise from above. */
function rounded({ width, depth }: Slab, radius: number, cut: Cut): Outline {
  const steps = CORNER_STEPS[cut];
  const [w, d] = [width / 2 - radius, depth / 2 - radius];
  const corners = [
    [w, d],
    [-w, d],
    [-w, -d],
    [w, -d],
  ] as const;
  return corners.flatMap(([x, z], corner) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = (corner + i / steps) * (Math.PI / 2);
      return [x + radius * Math.cos(angle), z + radius * Math.sin(angle)] as const;
    }),
  );
}

function round(radius: number, cut: Cut): Outline {
  const steps = TOKEN_STEPS[cut];
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** Which part of a slab a corner belongs to, for the shader. */
const SIDE = { front: 0, back: 1, edge: 2 } as const;

/** Its origin is in the middle of its thickness. Turned over about its depth, the back reads upright. */
function slabOf(outline: Outline, { width, depth, thickness }: Slab, bevel: number): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const sides: number[] = [];
  const indices: number[] = [];
  const n = outline.length;
  const half = thickness / 2;
  const corner = (x: number, y: number, z: number, normal: readonly [number, number, number], side: number): void => {
    positions.push(x, y, z);
    normals.push(...normal);
    uvs.push((side === SIDE.back ? -x : x) / width + 0.5, 0.5 - z / depth);
    sides.push(side);
  };
  const inner = outline.map(([x, z]) => [x * (1 - (2 * bevel) / width), z * (1 - (2 * bevel) / depth)] as const);
  for (const [x, z] of inner) corner(x, half, z, [0, 1, 0], SIDE.front);
  for (const [x, z] of inner) corner(x, -half, z, [0, -1, 0], SIDE.back);
  for (let i = 1; i < n - 1; i++) {
    indices.push(0, i + 1, i);
    indices.push(n, n + i, n + i + 1);
  }
  const band = (upper: Outline, upperY: number, lower: Outline, lowerY: number, rise: number): void => {
    const first = positions.length / 3;
    for (const [ring, y] of [
      [upper, upperY],
      [lower, lowerY],
    ] as const) {
      for (const [x, z] of ring) {
        const out = Math.sqrt(1 - rise * rise) / Math.hypot(x, z);
        corner(x, y, z, [x * out, rise, z * out], SIDE.edge);
      }
    }
    for (let i = 0; i < n; i++) {
      const [a, b] = [first + i, first + ((i + 1) % n)];
      indices.push(a, b, b + n, a, b + n, a + n);
    }
  };
  if (bevel > 0) band(inner, half, outline, half - bevel, Math.SQRT1_2);
  band(outline, half - bevel, outline, bevel - half, 0);
  if (bevel > 0) band(outline, bevel - half, inner, -half, -Math.SQRT1_2);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('faceUv', new Float32BufferAttribute(uvs, 2));
  geometry.setAttribute('side', new Float32BufferAttribute(sides, 1));
  geometry.setIndex(indices);
  return geometry;
}

const tokenSlab: Slab = { width: TOKEN.radius * 2, depth: TOKEN.radius * 2, thickness: TOKEN.thickness };

/** Plain ones have hardly a corner and no bevel, for low quality. */
export function slabGeometries({ isPlain }: { readonly isPlain: boolean }): ReadonlyMap<Shape, BufferGeometry> {
  const cut: Cut = isPlain ? 'plain' : 'fine';
  const bevel = isPlain ? 0 : BEVEL;
  const sheet = (slab: Slab, radius: number): BufferGeometry => slabOf(rounded(slab, radius, cut), slab, 0);
  const block = (slab: Slab, radius: number): BufferGeometry => slabOf(rounded(slab, radius, cut), slab, bevel);
  return new Map<Shape, BufferGeometry>([
    ['card', sheet(CARD, 0.1)],
    ['council', sheet(COUNCIL_CARD, 0.08)],
    ['tile', block(TILE, 0.05)],
    ['order', block(ORDER, 0.05)],
    ['room', block(ROOM, 0.05)],
    ['hero', sheet(HERO_CARD, 0.07)],
    ['token', slabOf(round(TOKEN.radius, cut), tokenSlab, bevel)],
  ]);
}
