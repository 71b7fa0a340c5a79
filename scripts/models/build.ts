/** Makes every model and texture of the table and writes them to public/models. */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BufferGeometry } from 'three';
import { meepleAtlas } from './atlas.ts';
import { backdrop } from './backdrop.ts';
import { bag } from './bag.ts';
import { dish, flame, wax } from './candle.ts';
import { carve } from './carving/carve.ts';
import { DIORAMA_NAMES, diorama } from './dioramas/dioramas.ts';
import { saveGlb } from './glb.ts';
import { grain } from './grain.ts';
import { MEEPLE_KINDS } from './meepleDrawings.ts';
import { meepleGeometry } from './meepleGeometry.ts';
import { saveSvg, saveWebp } from './picture.ts';
import { PIECE_NAMES, PIECES } from './pieces/pieces.ts';
import { walnut } from './walnut.ts';

const folder = join('public', 'models');
const file = (name: string) => join(folder, name);

mkdirSync(folder, { recursive: true });

type Models = Readonly<Record<string, BufferGeometry>>;
const named = <Name extends string>(names: readonly Name[], make: (name: Name) => BufferGeometry): Models =>
  Object.fromEntries(names.map((name) => [name, make(name)]));

const meeples: Models = {
  ...named(MEEPLE_KINDS, (kind) => meepleGeometry(kind)),
  ...Object.fromEntries(MEEPLE_KINDS.map((kind) => [`${kind}-tray`, meepleGeometry(kind, 'tray')])),
};
const dioramas = named(DIORAMA_NAMES, (name) => carve(diorama(name)));
const pieces = named(PIECE_NAMES, (name) => carve(PIECES[name].parts(), PIECES[name].finish));
const models = {
  'meeples.glb': meeples,
  'candle.glb': { wax: wax(0), dish: dish(), flame: flame() },
  'dioramas.glb': dioramas,
  'pieces.glb': pieces,
  'bag.glb': await bag(),
} satisfies Readonly<Record<string, Models>>;
for (const [name, geometries] of Object.entries(models)) await saveGlb(file(name), geometries);

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
for (const [name, { index }] of Object.values(models).flatMap((each) => Object.entries<BufferGeometry>(each))) {
  process.stdout.write(`${String((index?.count ?? 0) / 3).padStart(8)} triangles  ${name}\n`);
}
