/** Where the cord holds the cloth: a pleated ring around the mouth, wherever it looks. */

import { POUCH } from './cloth/pouchMesh.ts';
import type { Sack } from './sack.ts';

/** Pleats in and out, none like its neighbour: folds per column, share, phase. */
const PLEATS = [
  [0.25, 0.5, 1],
  [0.18, 0.4, 2.1],
  [0.1, 0.3, 0.4],
] as const;
/** The cloth between two holes of the cord is longer than the way between them; so much of it goes into the pleat. */
const FULLNESS = 0.7;
const FLATTEN = 0.95;

export interface CordRing {
  /** Writes three numbers per column. */
  write(sack: Sack, out: Float64Array): void;
}

/** `cut` makes each bag's pleats its own. */
export function createCordRing(columns: number, cut: number): CordRing {
  const angles = Array.from({ length: columns }, (_, i) => (i / columns) * Math.PI * 2);
  const cos = Float64Array.from(angles, Math.cos);
  const sin = Float64Array.from(angles, Math.sin);
  const pleat = Float64Array.from(angles, (a) =>
    PLEATS.reduce(
      (sum, [folds, share, phase]) => sum + share * Math.sin(a * Math.round(folds * columns) + phase * (1 + cut)),
      0,
    ),
  );
  const cloth = (2 * Math.PI * POUCH.radius) / columns;
  return {
    write({ pouch: { mouth, mouthRadius }, facing }, out) {
      const nx = facing[0] as number;
      const ny = facing[1] as number;
      const nz = facing[2] as number;
      // The shortest turn from upright, so that the ring never twists against the cloth.
      const k = 1 / Math.max(0.05, 1 + ny);
      const ux = 1 - nx * nx * k;
      const uz = -nx * nz * k;
      const wz = 1 - nz * nz * k;
      const way = (2 * Math.PI * mouthRadius) / columns;
      const depth = (FULLNESS * Math.sqrt(Math.max(0, cloth * cloth - way * way))) / 2;
      for (let i = 0; i < columns; i++) {
        const r = mouthRadius + depth * (pleat[i] as number);
        const a = r * (cos[i] as number);
        const b = r * FLATTEN * (sin[i] as number);
        out[i * 3] = (mouth[0] as number) + a * ux + b * uz;
        out[i * 3 + 1] = (mouth[1] as number) - a * nx - b * nz;
        out[i * 3 + 2] = (mouth[2] as number) + a * uz + b * wz;
      }
    },
  };
}
