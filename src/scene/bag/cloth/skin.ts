/** The cloth as it is drawn: twice as fine, smooth, with normals and the dark of its folds, in arrays made once. */
import type { PouchMesh } from './pouchMesh.ts';

export interface Skin {
  readonly columns: number;
  readonly rows: number;
  /** Vertices per row: the seam has both ends. */
  readonly perRow: number;
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly uv: Float32Array;
  /** Light that reaches each vertex, 0 to about 1. */
  readonly shade: Float32Array;
  readonly index: Uint16Array;
  /** Row of the cord. */
  readonly cordRow: number;
  update(position: Float64Array): void;
}

/** Columns to either side that tell whether a vertex lies in a fold. */
const FOLD_NEAR = 2;
const FOLD_FAR = 4;
const FOLD_DARK = 5.5;
const FOLD_LIGHT = 1.6;
const FLOOR_DARK = 0.45;
const FLOOR_REACH = 0.55;

export function createSkin(mesh: PouchMesh): Skin {
  const columns = mesh.columns * 2;
  const rows = mesh.rows * 2 + 1;
  const perRow = columns + 1;
  const vertices = rows * perRow;
  const position = new Float32Array(vertices * 3);
  const normal = new Float32Array(vertices * 3);
  const shade = new Float32Array(vertices).fill(1);
  const uv = new Float32Array(vertices * 2);
  /** Rows of the cloth with the pole, what lies beyond it and what lies beyond the hem; columns already doubled. */
  const wide = new Float64Array((mesh.rows + 3) * columns * 3);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < perRow; column++) {
      const v = row * perRow + column;
      uv[v * 2] = column / columns;
      uv[v * 2 + 1] = row / (rows - 1);
    }
  }

  function widen(P: Float64Array): void {
    const { columns: n } = mesh;
    for (let row = 0; row < mesh.rows; row++) {
      const from = (1 + row * n) * 3;
      const to = (row + 2) * columns * 3;
      for (let i = 0; i < n; i++) {
        const left = from + ((i + n - 1) % n) * 3;
        const here = from + i * 3;
        const right = from + ((i + 1) % n) * 3;
        for (let q = 0; q < 3; q++) {
          const p = P[here + q] as number;
          const next = P[right + q] as number;
          wide[to + i * 6 + q] = ((P[left + q] as number) + 6 * p + next) / 8;
          wide[to + i * 6 + 3 + q] = (p + next) / 2;
        }
      }
    }
    const last = (mesh.rows + 1) * columns * 3;
    for (let i = 0; i < columns; i++) {
      const opposite = ((i + columns / 2) % columns) * 3;
      for (let q = 0; q < 3; q++) {
        wide[i * 3 + q] = wide[2 * columns * 3 + opposite + q] as number;
        wide[(columns + i) * 3 + q] = P[q] as number;
        const hem = wide[last + i * 3 + q] as number;
        wide[last + (columns + i) * 3 + q] = 2 * hem - (wide[last - (columns - i) * 3 + q] as number);
      }
    }
  }

  function lengthen(): void {
    const line = columns * 3;
    for (let row = 0; row < rows; row++) {
      const at = (1 + (row >> 1)) * line;
      const isBetween = row % 2 === 1;
      const to = row * perRow * 3;
      for (let c = 0; c < line; c++) {
        const here = wide[at + c] as number;
        const above = wide[at + line + c] as number;
        position[to + c] = isBetween ? (here + above) / 2 : ((wide[at - line + c] as number) + 6 * here + above) / 8;
      }
      for (let q = 0; q < 3; q++) position[to + line + q] = position[to + q] as number;
    }
  }

  function face(): void {
    for (let row = 0; row < rows; row++) {
      const down = row === 0 ? 0 : row - 1;
      const up = row === rows - 1 ? row : row + 1;
      for (let column = 0; column <= columns; column++) {
        const left = column === 0 ? columns - 1 : column - 1;
        const right = column === columns ? 1 : column + 1;
        // At the pole its first ring stands in for neighbours that are all one point.
        const level = row === 0 ? 1 : row;
        const l = (level * perRow + left) * 3;
        const r = (level * perRow + right) * 3;
        const d = (down * perRow + column) * 3;
        const u = (up * perRow + column) * 3;
        const cx = (position[r] as number) - (position[l] as number);
        const cy = (position[r + 1] as number) - (position[l + 1] as number);
        const cz = (position[r + 2] as number) - (position[l + 2] as number);
        const rx = (position[u] as number) - (position[d] as number);
        const ry = (position[u + 1] as number) - (position[d + 1] as number);
        const rz = (position[u + 2] as number) - (position[d + 2] as number);
        const nx = ry * cz - rz * cy;
        const ny = rz * cx - rx * cz;
        const nz = rx * cy - ry * cx;
        const s = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-12);
        const v = (row * perRow + column) * 3;
        normal[v] = nx * s;
        normal[v + 1] = ny * s;
        normal[v + 2] = nz * s;
      }
    }
  }

  /** In a fold the neighbours stand before it. */
  function darken(): void {
    for (let row = 0; row < rows; row++) {
      const base = row * perRow;
      for (let column = 0; column <= columns; column++) {
        const v = base + column;
        const ahead = inFront(v, base, column);
        const fold = ahead > 0 ? 1 - ahead * FOLD_DARK : 1 - ahead * FOLD_LIGHT;
        const height = Math.min(1, (position[v * 3 + 1] as number) / FLOOR_REACH);
        shade[v] = Math.min(1.12, Math.max(0.25, fold)) * (1 - FLOOR_DARK + FLOOR_DARK * height);
      }
    }
  }

  function inFront(v: number, base: number, column: number): number {
    const a = (base + ((column + FOLD_NEAR) % columns)) * 3;
    const b = (base + ((column - FOLD_NEAR + columns) % columns)) * 3;
    const c = (base + ((column + FOLD_FAR) % columns)) * 3;
    const d = (base + ((column - FOLD_FAR + columns) % columns)) * 3;
    let ahead = 0;
    for (let q = 0; q < 3; q++) {
      const mean =
        ((position[a + q] as number) +
          (position[b + q] as number) +
          (position[c + q] as number) +
          (position[d + q] as number)) /
        4;
      ahead += (mean - (position[v * 3 + q] as number)) * (normal[v * 3 + q] as number);
    }
    return ahead;
  }

  return {
    columns,
    rows,
    perRow,
    position,
    normal,
    uv,
    shade,
    index: tile(columns, rows),
    cordRow: mesh.cordRow * 2 + 2,
    update(P) {
      widen(P);
      lengthen();
      face();
      darken();
    },
  };
}

function tile(columns: number, rows: number): Uint16Array {
  const index: number[] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column;
      const d = a + columns + 1;
      if (row > 0) index.push(a, d, a + 1);
      index.push(a + 1, d, d + 1);
    }
  }
  return Uint16Array.from(index);
}
