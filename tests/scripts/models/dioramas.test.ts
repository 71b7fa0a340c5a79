import { describe, expect, it } from 'vitest';
import type { Part } from '../../../scripts/models/carving/part.ts';
import { DIORAMA_NAMES, diorama } from '../../../scripts/models/dioramas/dioramas.ts';
import { DIORAMA } from '../../../src/scene/layout/measures.ts';

const [columns, rows] = [36, 26];

/** What of the front view is covered, as a grid over the whole plot. */
function silhouette(parts: readonly Part[]): Uint8Array {
  const grid = new Uint8Array(columns * rows);
  const across = (x: number) => ((x + DIORAMA.width / 2) / DIORAMA.width) * columns;
  const up = (y: number) => (y / DIORAMA.height) * rows;
  for (const { wood } of parts) {
    for (let i = 0; i < wood.points.length; i += 3) {
      const corners = wood.points.slice(i, i + 3).map(([x, y]) => [across(x), up(y)] as const);
      const [a, b, c] = corners;
      if (!a || !b || !c) continue;
      const span = (axis: 0 | 1, most: number) => [
        Math.max(0, Math.floor(Math.min(a[axis], b[axis], c[axis]))),
        Math.min(most - 1, Math.ceil(Math.max(a[axis], b[axis], c[axis]))),
      ];
      const [left = 0, right = 0] = span(0, columns);
      const [low = 0, high = 0] = span(1, rows);
      for (let row = low; row <= high; row++) {
        for (let column = left; column <= right; column++) {
          const point = [column + 0.5, row + 0.5] as const;
          const side = (p: typeof a, q: typeof a) =>
            (q[0] - p[0]) * (point[1] - p[1]) - (q[1] - p[1]) * (point[0] - p[0]);
          const turns = [side(a, b), side(b, c), side(c, a)];
          if (turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0)) grid[row * columns + column] = 1;
        }
      }
    }
  }
  return grid;
}

describe('dioramas', () => {
  const views = new Map(DIORAMA_NAMES.map((name) => [name, silhouette(diorama(name))]));

  it('are told apart by their outlines alone', () => {
    const alike: string[] = [];
    const names = [...views.keys()];
    names.forEach((one, i) => {
      for (const other of names.slice(i + 1)) {
        const [a, b] = [views.get(one), views.get(other)];
        const differing = a?.reduce((sum, cell, at) => sum + Math.abs(cell - (b?.[at] ?? 0)), 0) ?? 0;
        if (differing < columns * rows * 0.08) alike.push(`${one} and ${other}: ${differing}`);
      }
    });
    expect(alike).toEqual([]);
  });

  it.each(DIORAMA_NAMES)('show something that takes the colour of its district: %s', (name) => {
    const tinted = diorama(name).filter(({ paint }) => (paint.tint ?? 0) > 0);
    expect(tinted.length).toBeGreaterThan(0);
  });
});
