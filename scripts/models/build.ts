/** Makes every model and texture of the table and writes them to public/models. */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BufferGeometry } from 'three';
import { meepleAtlas } from './atlas.ts';
import { backdrop } from './backdrop.ts';
import { dish, flame, wax } from './candle.ts';
import { saveGlb } from './glb.ts';
import { grain } from './grain.ts';
import { MEEPLE_KINDS } from './meepleDrawings.ts';
import { meepleGeometry } from './meepleGeometry.ts';
import { saveSvg, saveWebp } from './picture.ts';
import { walnut } from './walnut.ts';

const folder = join('public', 'models');
const file = (name: string) => join(folder, name);

mkdirSync(folder, { recursive: true });

const meeples: Record<string, BufferGeometry> = {};
for (const kind of MEEPLE_KINDS) meeples[kind] = meepleGeometry(kind);
await saveGlb(file('meeples.glb'), meeples);
await saveGlb(file('candle.glb'), { wax: wax(0), dish: dish(), flame: flame() });

const wood = walnut();
const fibre = grain();
await Promise.all([
  saveSvg(file('meeples.webp'), meepleAtlas(), 92),
  saveSvg(file('backdrop.webp'), backdrop(), 82),
  saveWebp(file('walnut.webp'), wood.color, 82),
  saveWebp(file('walnut-normal.webp'), wood.normal, 72),
  saveWebp(file('walnut-roughness.webp'), wood.roughness, 60),
  saveWebp(file('grain.webp'), fibre.data, 88),
  saveWebp(file('grain-normal.webp'), fibre.normal, 86),
]);

for (const name of readdirSync(folder).sort()) {
  process.stdout.write(`${(statSync(file(name)).size / 1024).toFixed(1).padStart(8)} KB  ${name}\n`);
}
for (const [kind, { index }] of Object.entries(meeples)) {
  process.stdout.write(`${String((index?.count ?? 0) / 3).padStart(8)} triangles  ${kind}\n`);
}
