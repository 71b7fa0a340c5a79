import { describe, expect, it } from 'vitest';
import { type AtlasCell, CELL_GRID, farHeight, packAtlas, uvOf } from '../../../src/scene/print/atlas/pack.ts';
import { ALL_FACES, partsOf } from '../../../src/scene/print/faces/ids.ts';

const boards = new Set(['city', 'player', 'score', 'guard']);
const faces = ALL_FACES.filter((face) => !boards.has(partsOf(face).family));
const plan = packAtlas(faces);
const cells = [...plan.cells.values()];

const overlap = (a: AtlasCell, b: AtlasCell, gap: number): boolean =>
  a.page === b.page && a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;

describe('the far atlas', () => {
  it('holds every card and tile on few pages', () => {
    expect(plan.cells.size).toBe(faces.length);
    expect(plan.pages).toBeLessThanOrEqual(3);
  });

  it('keeps two gutters between any two faces, and one at the edge', () => {
    cells.forEach((a, i) => {
      for (const b of cells.slice(i + 1)) expect(overlap(a, b, 2 * plan.gutter)).toBe(false);
      expect(a.x).toBeGreaterThanOrEqual(plan.gutter);
      expect(a.y).toBeGreaterThanOrEqual(plan.gutter);
      expect(a.x + a.w + plan.gutter).toBeLessThanOrEqual(plan.pageSize);
      expect(a.y + a.h + plan.gutter).toBeLessThanOrEqual(plan.pageSize);
    });
  });

  it('lies on a grid, so that halved pages keep faces apart', () => {
    for (const { x, y } of cells) expect([x % CELL_GRID, y % CELL_GRID]).toEqual([0, 0]);
  });

  it('prints cards 256 pixels high', () => {
    expect(farHeight('monster/termite')).toBe(256);
    expect(plan.cells.get('monster/termite')).toMatchObject({ w: 183, h: 256 });
  });

  it('gives texture coordinates with v up', () => {
    expect(uvOf({ face: 'city', page: 0, x: 0, y: 0, w: 512, h: 256 }, 1024)).toEqual([0, 0.75, 0.5, 0.25]);
  });

  it('opens a new page when one is full, and refuses what never fits', () => {
    expect(packAtlas(faces, 1024).pages).toBeGreaterThan(plan.pages);
    expect(() => packAtlas(['city'], 128)).toThrow('does not fit');
    expect(packAtlas([]).pages).toBe(0);
  });
});
