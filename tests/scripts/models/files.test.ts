import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { MEEPLE_KINDS } from '../../../scripts/models/meepleDrawings.ts';
import { CATALOG } from '../../../src/content/catalog.ts';
import { DISTRICTS, kindOf, MEEPLE_TOTAL, type MeepleId } from '../../../src/engine/index.ts';
import {
  BAG,
  DIORAMA,
  FOUNTAIN,
  MARK,
  MEEPLE,
  MEEPLE_HEIGHT,
  SCORE_MARKER,
  SWORD,
  TOWER,
} from '../../../src/scene/layout/measures.ts';
import { COMPARTMENTS, TRAY, TRAY_FLOOR } from '../../../src/scene/layout/tray.ts';
import { readGlb, trianglesOf } from './glbFile.ts';

const folder = join('public', 'models');
const files = {
  meeples: await readGlb(join(folder, 'meeples.glb')),
  dioramas: await readGlb(join(folder, 'dioramas.glb')),
  pieces: await readGlb(join(folder, 'pieces.glb')),
  bag: await readGlb(join(folder, 'bag.glb')),
};

function model(file: keyof typeof files, name: string): BufferGeometry {
  const geometry = files[file].get(name);
  if (!geometry) throw new Error(`${file}.glb has no ${name}`);
  return geometry;
}

function sizeOf(geometry: BufferGeometry) {
  const { min, max } = geometry.boundingBox ?? {};
  if (!min || !max) throw new Error('no size');
  return { min, max, width: max.x - min.x, height: max.y - min.y, depth: max.z - min.z };
}

const hair = 0.004;

describe('model files', () => {
  it('weigh no more than 700 KB together', () => {
    const weights = readdirSync(folder).filter((name) => name.endsWith('.glb'));
    expect(weights.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThan(700 * 1024);
  });

  it.each(Object.entries(files))('%s hold only sound numbers', (_, models) => {
    for (const [name, { attributes, index }] of models) {
      const count = attributes.position?.count ?? 0;
      for (const attribute of Object.values(attributes)) {
        expect(attribute.array.every(Number.isFinite), name).toBe(true);
        expect(attribute.count, name).toBe(count);
      }
      expect(
        index?.array.every((vertex) => vertex < count),
        name,
      ).toBe(true);
    }
  });

  it('hold a building for every Location and for both of the Capitol', () => {
    const names = [...CATALOG.locations.map(({ id }) => id), 'construct', 'level-up'];
    expect([...files.dioramas.keys()].sort()).toEqual([...names].sort());
  });

  it.each([...files.dioramas.keys()])('keep %s light and on its plot', (name) => {
    const geometry = model('dioramas', name);
    const { min, max, width, height, depth } = sizeOf(geometry);
    expect(trianglesOf(geometry)).toBeLessThanOrEqual(900);
    expect(width).toBeLessThanOrEqual(DIORAMA.width + hair);
    expect(depth).toBeLessThanOrEqual(DIORAMA.depth + hair);
    expect(height).toBeLessThanOrEqual(DIORAMA.height + hair);
    expect(min.y).toBeCloseTo(0, 2);
    expect(max.y).toBeGreaterThan(0.9);
  });

  it.each(MEEPLE_KINDS)('carry the %s in full and plainer for the supply', (kind) => {
    const [full, plain] = [model('meeples', kind), model('meeples', `${kind}-tray`)];
    expect(trianglesOf(plain)).toBeLessThan(trianglesOf(full) * 0.7);
    for (const { width, height, depth } of [sizeOf(full), sizeOf(plain)]) {
      expect(Math.abs(height - MEEPLE_HEIGHT[kind])).toBeLessThan(0.02);
      expect(width).toBeLessThanOrEqual(MEEPLE.width + 0.02);
      expect(depth).toBeCloseTo(MEEPLE.thickness, 2);
    }
  });

  it('stack storeys and roofs to the height the layout counts on', () => {
    const storey = sizeOf(model('pieces', 'storey'));
    expect(storey.min.y).toBeCloseTo(0, 3);
    expect(storey.height).toBeCloseTo(TOWER.storeyHeight, 3);
    for (const district of DISTRICTS) {
      const roof = sizeOf(model('pieces', `roof-${district}`));
      expect(roof.height).toBeCloseTo(TOWER.roofHeight, 2);
      expect(Math.max(roof.width, roof.depth)).toBeLessThanOrEqual(TOWER.radius * 2 + hair);
    }
    expect(Math.max(storey.width, storey.depth)).toBeLessThanOrEqual(TOWER.radius * 2 + hair);
  });

  it('fill the fountain to below its rim, and its rim bears the sword', () => {
    const [basin, water] = [sizeOf(model('pieces', 'fountain')), sizeOf(model('pieces', 'water'))];
    expect(basin.height).toBeCloseTo(FOUNTAIN.height, 3);
    expect(basin.width).toBeLessThanOrEqual(FOUNTAIN.radius * 2);
    expect(water.max.y).toBeLessThan(basin.max.y);
    expect(water.width).toBeLessThan(basin.width);
  });

  it('forge the sword to measure, its middle at the origin', () => {
    const { min, max, width, height, depth } = sizeOf(model('pieces', 'sword'));
    expect(height).toBeCloseTo(SWORD.length, 2);
    expect(width).toBeCloseTo(SWORD.width, 2);
    expect(depth).toBeCloseTo(SWORD.thickness, 2);
    expect(min.y + max.y).toBeCloseTo(0, 2);
  });

  it('cut the tray for nine compartments that are open and deep enough', () => {
    const geometry = model('pieces', 'tray');
    const { width, height, depth } = sizeOf(geometry);
    expect([width, depth, height].map((value) => value.toFixed(2))).toEqual(
      [TRAY.width, TRAY.depth, TRAY.height].map((value) => value.toFixed(2)),
    );
    const floors = Array.from({ length: geometry.getAttribute('position').count }, (_, i) => i)
      .map((i) => [0, 1, 2].map((axis) => geometry.getAttribute('position').getComponent(i, axis)))
      .filter(([, y = 0]) => Math.abs(y - TRAY_FLOOR) < hair);
    for (const { x, z, halfWidth, halfDepth } of Object.values(COMPARTMENTS)) {
      const inside = floors.filter(
        ([fx = 0, , fz = 0]) => Math.abs(fx - x) < halfWidth && Math.abs(fz - z) < halfDepth,
      );
      expect(inside.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('turn markers that fit their places', () => {
    const keep = sizeOf(model('pieces', 'score-keep'));
    expect(keep.height).toBeCloseTo(SCORE_MARKER.height, 2);
    expect(keep.width).toBeLessThanOrEqual(SCORE_MARKER.radius * 2);
    for (const leaf of ['rowan', 'oak', 'pine', 'acorn']) {
      const mark = sizeOf(model('pieces', `mark-${leaf}`));
      expect(Math.max(mark.width, mark.depth), leaf).toBeLessThanOrEqual(MARK.radius * 2 + hair);
      expect(mark.height, leaf).toBeLessThanOrEqual(MARK.thickness + hair);
      expect(mark.min.y + mark.max.y, leaf).toBeCloseTo(0, 1);
    }
  });

  it('settle a full bag on its ground', () => {
    const cloth = model('bag', 'cloth');
    const { min, max } = sizeOf(cloth);
    const points = cloth.getAttribute('position');
    const foot = Array.from({ length: points.count }, (_, i) => i).filter((i) => points.getY(i) < 0.4);
    expect(Math.max(...foot.map((i) => Math.hypot(points.getX(i), points.getZ(i))))).toBeLessThanOrEqual(
      BAG.radius + 0.2,
    );
    expect(min.y).toBeGreaterThanOrEqual(0);
    expect(max.y).toBeGreaterThan(1.5);
    expect(max.y).toBeLessThan(3.2);
    expect(trianglesOf(cloth) + trianglesOf(model('bag', 'cord'))).toBeLessThan(3600);
  });

  it('draw a whole table with less than 250,000 triangles', () => {
    const sum = (names: readonly BufferGeometry[]) => names.reduce((all, each) => all + trianglesOf(each), 0);
    const ids = Array.from({ length: MEEPLE_TOTAL }, (_, id) => id as MeepleId);
    const meeples = sum(ids.map((id) => model('meeples', kindOf(id))));
    const towers = DISTRICTS.reduce(
      (all, district) =>
        all + TOWER.storeys * trianglesOf(model('pieces', 'storey')) + trianglesOf(model('pieces', `roof-${district}`)),
      0,
    );
    const bags = 4 * sum([model('bag', 'cloth'), model('bag', 'cord')]);
    const furniture = sum(['fountain', 'water', 'tray', 'sword'].map((name) => model('pieces', name)));
    const whole = meeples + towers + bags + furniture + sum([...files.dioramas.values()]);
    expect(meeples).toBeLessThan(120_000);
    expect(whole).toBeLessThan(180_000);
  });
});
