import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atlasCell } from '../../../scripts/models/atlasCell.ts';
import { MEEPLE_KINDS } from '../../../scripts/models/meepleDrawings.ts';
import { meepleGeometry } from '../../../scripts/models/meepleGeometry.ts';
import { KINDS } from '../../../src/engine/index.ts';

describe('meeple models', () => {
  it('cover every kind of the game', () => {
    expect([...MEEPLE_KINDS].sort()).toEqual([...KINDS].sort());
  });

  it.each(MEEPLE_KINDS)('keep the %s light and at its size', (kind) => {
    const geometry = meepleGeometry(kind);
    expect((geometry.index?.count ?? 0) / 3).toBeLessThanOrEqual(1004);
    geometry.computeBoundingBox();
    const { min, max } = geometry.boundingBox ?? {};
    expect(min?.y).toBeCloseTo(0, 2);
    expect((max?.z ?? 0) - (min?.z ?? 0)).toBeCloseTo(0.3, 3);
    expect(max?.y).toBeGreaterThan(0.85);
    expect(max?.y).toBeLessThan(1.02);
  });

  it('paint each kind from its own cell', () => {
    const cells = MEEPLE_KINDS.map((_, index) => atlasCell(index, 0, 0.5));
    expect(new Set(cells.map(([u, v]) => `${Math.floor(u * 3)},${Math.floor(v * 3)}`)).size).toBe(MEEPLE_KINDS.length);
  });

  it('are shipped small', () => {
    for (const file of ['public/models/meeples.glb', 'public/models/candle.glb']) expect(existsSync(file)).toBe(true);
    expect(statSync('public/models/meeples.glb').size).toBeLessThan(160_000);
  });
});
