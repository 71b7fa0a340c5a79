import { BufferGeometry, Float32BufferAttribute } from 'three';
import { describe, expect, it } from 'vitest';
import { carve } from '../../../scripts/models/carving/carve.ts';
import { OAK, TINTED } from '../../../scripts/models/carving/paint.ts';
import { part, placed } from '../../../scripts/models/carving/part.ts';
import { bakeShade, withoutHidden } from '../../../scripts/models/carving/shade.ts';
import { ball, block, chip, pipe, sawn, turned } from '../../../scripts/models/carving/shapes.ts';
import { type Vec3, WEAR, type Wood } from '../../../scripts/models/carving/wood.ts';
import { symmetric } from '../../../scripts/models/dioramas/vocabulary.ts';

/** Positive for a solid whose faces all look outwards. */
function volumeOf({ points }: Wood): number {
  let sum = 0;
  for (let i = 0; i < points.length; i += 3) {
    const [a, b, c] = points.slice(i, i + 3) as [Vec3, Vec3, Vec3];
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum / 6;
}

describe('cuts', () => {
  it.each([
    ['a hanging block', block(1, 0.5, 0.8, { hangs: true, bevel: 0 }), 0.4],
    ['a chamfered block', block(1, 0.5, 0.8, { hangs: true, bevel: 0.02 }), 0.396],
    ['a chip', chip(0.2, 0.1, 0.1, { hangs: true }), 0.002],
    ['a board', sawn([0, 0, 1, 0, 1, 1, 0, 1], 0.2, { bevel: 0 }), 0.2],
    ['a ball', ball(1, { detail: 3, rough: 0 }), 4.1],
  ])('%s is closed, looks outwards and has its volume', (_, wood, volume) => {
    expect(volumeOf(wood)).toBeGreaterThan(volume * 0.97);
    expect(volumeOf(wood)).toBeLessThan(volume * 1.03);
  });

  it('turn a profile about the upright', () => {
    const { points } = turned([0.5, 0, 0.5, 1], 12);
    for (const [x, , z] of points) expect(Math.hypot(x, z)).toBeLessThanOrEqual(0.5 + 1e-9);
    expect(Math.max(...points.map(([, y]) => y))).toBe(1);
  });

  it('bend a pipe through its stations', () => {
    const { points } = pipe([0, 0, 0, 0, 1, 0], 0.1, { sides: 4, steps: 2 });
    expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(1, 5);
  });

  it('wear chamfers and leave faces painted', () => {
    const { wear } = block(1, 1, 1);
    expect(wear).toContain(WEAR.edge);
    expect(wear).toContain(WEAR.face);
  });

  it('mirror half an outline without doubling its middle', () => {
    expect(symmetric([0.5, 0, 0.3, 1, 0, 2])).toEqual([0.5, 0, 0.3, 1, 0, 2, -0.3, 1, -0.5, 0]);
  });
});

describe('a carving', () => {
  const scene = [part(block(1, 0.4, 1), OAK), part(block(0.3, 0.2, 0.3), TINTED, { y: 0.1 })];

  it('leaves out what nobody can see', () => {
    expect(withoutHidden(scene)).toHaveLength(1);
    expect(withoutHidden([...scene.slice(0, 1), ...placed(scene.slice(1), { y: 0.3 })])).toHaveLength(2);
  });

  it('carries grain, wear, shade and where it takes a tint', () => {
    const geometry = carve([...scene.slice(0, 1), ...placed(scene.slice(1), { y: 0.3 })]);
    expect(Object.keys(geometry.attributes).sort()).toEqual(['_aux', 'color', 'normal', 'position', 'uv1']);
    const { color, _aux: aux, uv1 } = geometry.attributes;
    const tints = new Set(Array.from({ length: color?.count ?? 0 }, (_, i) => color?.getW(i)));
    expect([...tints].sort()).toEqual([0, 1]);
    expect(Math.min(...(aux?.array ?? []))).toBeGreaterThanOrEqual(0);
    expect(Math.min(...(uv1?.array ?? []))).toBeGreaterThan(0);
  });

  it('is dark where a wall meets the ground and light on top', () => {
    const wall = new BufferGeometry();
    const up = [0, 1, 0];
    const triangle = (y: number) => [0, y, 0, 0, y, 0.1, 0.1, y, 0];
    const side = [-0.01, 0, -1, -0.01, 0, 1, -0.01, 1, 0];
    wall.setAttribute('position', new Float32BufferAttribute([...triangle(0.01), ...triangle(2), ...side], 3));
    wall.setAttribute(
      'normal',
      new Float32BufferAttribute([...up, ...up, ...up, ...up, ...up, ...up, 1, 0, 0, 1, 0, 0, 1, 0, 0], 3),
    );
    wall.setAttribute('_aux', new Float32BufferAttribute(new Float32Array(18).fill(1), 2));
    bakeShade(wall);
    const aux = wall.getAttribute('_aux');
    expect(aux.getY(0)).toBeLessThan(0.85);
    expect(aux.getY(3)).toBe(1);
  });
});
