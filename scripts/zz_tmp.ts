import { DIORAMA_NAMES, diorama } from './models/dioramas/dioramas.ts';
import { carve, triangleCount } from './models/carving/carve.ts';
import { saveGlb } from './models/glb.ts';
const all: Record<string, any> = {};
for (const n of DIORAMA_NAMES) {
  const parts = diorama(n); const t0=performance.now();
  const g = carve(parts, { isShaded: !process.argv.includes('--flat') }); g.computeBoundingBox(); const b=g.boundingBox!;
  console.log(n.padEnd(22), String(triangleCount(parts)).padStart(5), String(g.index!.count/3).padStart(5), String(g.attributes.position!.count).padStart(5), [b.min.x,b.max.x,b.min.y,b.max.y,b.min.z,b.max.z].map(v=>v.toFixed(2)).join(' '), (performance.now()-t0).toFixed(0)+'ms');
  all[n]=g;
}
await saveGlb('public/models/dioramas.glb', all);
import { statSync } from 'node:fs'; console.log(statSync('public/models/dioramas.glb').size/1024);
