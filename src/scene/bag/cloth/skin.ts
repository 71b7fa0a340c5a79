/** The cloth as it is drawn: finer, smooth and pleated at the cord, with normals and the dark of its folds, in arrays made once. */
import { arcOf, POUCH, type PouchMesh } from './pouchMesh.ts';

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
  /** Over the same points, as coarse as the cloth that is moved: nobody counts the pleats of a shadow. */
  readonly shadowIndex: Uint16Array;
  /** Row of the cord. */
  readonly cordRow: number;
  update(position: Float64Array, mouthRadius: number): void;
}

/** How much finer than the cloth that is moved. */
export interface Fineness {
  readonly columns: number;
  readonly rows: number;
}

export const FINE: Fineness = { columns: 3, rows: 2 };

/**
 * The cord gathers more cloth than the moved points can show: so many pleats, so deep, so far up and down.
 * They stand out more than in, for inside there are meeples.
 */
const PLEATS = { folds: 15, unevenness: 0.4, deep: 0.17, proud: 0.35, below: 0.62, above: 0.55 } as const;
/** Share of a round, to either side, that tells whether a vertex lies in a fold. */
const FOLD = { near: 0.02, far: 0.06, dark: 6.5, light: 1.6, least: 0.22, most: 1.12 } as const;
const FLOOR = { dark: 0.45, reach: 0.55 } as const;

export function createSkin(mesh: PouchMesh, fineness: Fineness = FINE): Skin {
  const columns = mesh.columns * fineness.columns;
  const rows = mesh.rows * fineness.rows + 1;
  const perRow = columns + 1;
  const line = columns * 3;
  const vertices = rows * perRow;
  const position = new Float32Array(vertices * 3);
  const normal = new Float32Array(vertices * 3);
  const shade = new Float32Array(vertices).fill(1);
  const uv = layUv(columns, rows);
  const across = splineWeights(fineness.columns);
  const upwards = splineWeights(fineness.rows);
  const cordRow = (mesh.cordRow + 1) * fineness.rows;
  const pleatAt = pleatsAround(columns);
  const pleatDepth = pleatsAlong(mesh, rows, fineness.rows);
  const near = Math.max(1, Math.round(FOLD.near * columns));
  const far = Math.max(2, Math.round(FOLD.far * columns));
  /** Rows of the cloth with the pole, what lies beyond it and what lies beyond the hem; columns already finer. */
  const wide = new Float64Array((mesh.rows + 3) * line);

  function widen(P: Float64Array): void {
    const { columns: n } = mesh;
    for (let row = 0; row < mesh.rows; row++) {
      const from = (1 + row * n) * 3;
      let to = (row + 2) * line;
      for (let i = 0; i < n; i++) {
        const a = from + ((i + n - 1) % n) * 3;
        const b = from + i * 3;
        const c = from + ((i + 1) % n) * 3;
        const d = from + ((i + 2) % n) * 3;
        for (let k = 0; k < across.length; k += 4) {
          const wa = across[k] as number;
          const wb = across[k + 1] as number;
          const wc = across[k + 2] as number;
          const wd = across[k + 3] as number;
          for (let q = 0; q < 3; q++) {
            wide[to++] =
              wa * (P[a + q] as number) +
              wb * (P[b + q] as number) +
              wc * (P[c + q] as number) +
              wd * (P[d + q] as number);
          }
        }
      }
    }
    closePole(P);
    extendHem();
  }

  /** Beyond the middle of the bottom the cloth goes on at the other side. */
  function closePole(P: Float64Array): void {
    for (let i = 0; i < columns; i++) {
      const opposite = ((i + (columns >> 1)) % columns) * 3;
      for (let q = 0; q < 3; q++) {
        wide[i * 3 + q] = wide[2 * line + opposite + q] as number;
        wide[line + i * 3 + q] = P[q] as number;
      }
    }
  }

  function extendHem(): void {
    const hem = (mesh.rows + 1) * line;
    for (let k = 0; k < line; k++)
      wide[hem + line + k] = 2 * (wide[hem + k] as number) - (wide[hem - line + k] as number);
  }

  function lengthen(): void {
    const lastRow = mesh.rows + 2;
    for (let row = 0; row < rows; row++) {
      const at = 1 + Math.floor(row / fineness.rows);
      const k = (row % fineness.rows) * 4;
      const a = (at - 1) * line;
      const b = at * line;
      const c = Math.min(lastRow, at + 1) * line;
      const d = Math.min(lastRow, at + 2) * line;
      const wa = upwards[k] as number;
      const wb = upwards[k + 1] as number;
      const wc = upwards[k + 2] as number;
      const wd = upwards[k + 3] as number;
      const to = row * perRow * 3;
      for (let i = 0; i < line; i++) {
        position[to + i] =
          wa * (wide[a + i] as number) +
          wb * (wide[b + i] as number) +
          wc * (wide[c + i] as number) +
          wd * (wide[d + i] as number);
      }
      for (let q = 0; q < 3; q++) position[to + line + q] = position[to + q] as number;
    }
  }

  function pleat(mouthRadius: number): void {
    const gathered = Math.max(0, 1 - mouthRadius / POUCH.radius);
    for (let row = 1; row < rows; row++) {
      const depth = (pleatDepth[row] as number) * gathered;
      if (depth < 1e-4) continue;
      for (let column = 0; column <= columns; column++) {
        const v = (row * perRow + column) * 3;
        const out = depth * (pleatAt[column] as number);
        for (let q = v; q < v + 3; q++) position[q] = (position[q] as number) + (normal[q] as number) * out;
      }
    }
  }

  function face(fromRow: number, toRow: number): void {
    for (let row = fromRow; row < toRow; row++) {
      const down = row === 0 ? 0 : row - 1;
      const up = row === rows - 1 ? row : row + 1;
      // At the pole its first ring stands in for neighbours that are all one point.
      const level = row === 0 ? 1 : row;
      for (let column = 0; column <= columns; column++) {
        const l = (level * perRow + (column === 0 ? columns - 1 : column - 1)) * 3;
        const r = (level * perRow + (column === columns ? 1 : column + 1)) * 3;
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
        const ahead = inFront(v * 3, base, column, near) * 1.6 + inFront(v * 3, base, column, far) * 0.6;
        const fold = ahead > 0 ? 1 - ahead * FOLD.dark : 1 - ahead * FOLD.light;
        const height = Math.min(1, (position[v * 3 + 1] as number) / FLOOR.reach);
        shade[v] = Math.min(FOLD.most, Math.max(FOLD.least, fold)) * (1 - FLOOR.dark + FLOOR.dark * height);
      }
    }
  }

  function inFront(v: number, base: number, column: number, reach: number): number {
    const a = (base + ((column + reach) % columns)) * 3;
    const b = (base + ((column - reach + columns) % columns)) * 3;
    let ahead = 0;
    for (let q = 0; q < 3; q++) {
      const mean = ((position[a + q] as number) + (position[b + q] as number)) / 2;
      ahead += (mean - (position[v + q] as number)) * (normal[v + q] as number);
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
    shadowIndex: tile(columns, rows, fineness),
    cordRow,
    update(P, mouthRadius) {
      widen(P);
      lengthen();
      face(0, rows);
      pleat(mouthRadius);
      face(0, rows);
      darken();
    },
  };
}

/** Four weights for each of the finer places between two points: a cubic spline that smooths as it goes. */
function splineWeights(finer: number): Float64Array {
  return Float64Array.from(
    Array.from({ length: finer }, (_, i) => {
      const t = i / finer;
      const s = 1 - t;
      return [s ** 3 / 6, (3 * t ** 3 - 6 * t ** 2 + 4) / 6, (3 * s ** 3 - 6 * s ** 2 + 4) / 6, t ** 3 / 6];
    }).flat(),
  );
}

function pleatsAround(columns: number): Float64Array {
  return Float64Array.from({ length: columns + 1 }, (_, i) => {
    const angle = (i / columns) * Math.PI * 2;
    const uneven = 1 + PLEATS.unevenness * Math.sin(angle * 4 + 1.3) * Math.cos(angle * 3 + 0.4);
    return PLEATS.proud + Math.sin(angle * PLEATS.folds + 0.9 * Math.sin(angle * 2 + 0.7)) * uneven;
  });
}

function pleatsAlong(mesh: PouchMesh, rows: number, finer: number): Float64Array {
  const cord = arcOf(mesh, mesh.cordRow);
  const step = arcOf(mesh, 0) / finer;
  return Float64Array.from({ length: rows }, (_, row) => {
    const away = row * step - cord;
    return PLEATS.deep * Math.exp(-((away / (away < 0 ? PLEATS.below : PLEATS.above)) ** 2));
  });
}

function layUv(columns: number, rows: number): Float32Array {
  const uv = new Float32Array(rows * (columns + 1) * 2);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const v = (row * (columns + 1) + column) * 2;
      uv[v] = column / columns;
      uv[v + 1] = row / (rows - 1);
    }
  }
  return uv;
}

function tile(
  columns: number,
  rows: number,
  { columns: across, rows: along }: Fineness = { columns: 1, rows: 1 },
): Uint16Array {
  const index: number[] = [];
  const perRow = columns + 1;
  for (let row = 0; row + 1 < rows; row += along) {
    const next = Math.min(rows - 1, row + along);
    for (let column = 0; column < columns; column += across) {
      const right = Math.min(columns, column + across);
      const [a, b] = [row * perRow + column, row * perRow + right];
      const [c, d] = [next * perRow + column, next * perRow + right];
      if (row > 0) index.push(a, c, b);
      index.push(b, c, d);
    }
  }
  return Uint16Array.from(index);
}
