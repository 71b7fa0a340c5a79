/** The pouch as cut and sewn: a bottom disc and a side of threads, and what holds neighbouring points together. */

/** The cloth at rest, in table units. The cord runs through the side at `cordHeight`; what is above it is the ruffle. */
export const POUCH = { radius: 1.44, sideHeight: 3.1, cordHeight: 2.42 } as const;

export interface PouchGrid {
  readonly columns: number;
  /** Rings of points from the first around the middle of the bottom to the hem. */
  readonly rows: number;
}

/** Pairs of points and their distance at rest; `softness` is the compliance of the pair. */
export interface Threads {
  readonly count: number;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly rest: Float64Array;
  readonly softness: Float64Array;
  /** From here on they are warp and weft, which must not stretch and so have the last word. */
  readonly structural: number;
}

export interface PouchMesh extends PouchGrid {
  /** The middle of the bottom is point 0, then ring after ring. */
  readonly points: number;
  readonly cordRow: number;
  readonly threads: Threads;
  /** How far along the cloth each point is from the cord of its own column. */
  readonly reach: Float64Array;
}

const SHEAR_SOFTNESS = 8e-6;
const BEND_SOFTNESS = 2e-5;
const FLARE = 0.1;
const TOTAL = POUCH.radius + POUCH.sideHeight;

export const pointAt = ({ columns }: PouchGrid, column: number, row: number): number =>
  1 + row * columns + (((column % columns) + columns) % columns);

/** Distance along the cloth from the middle of the bottom. */
export const arcOf = ({ rows }: PouchGrid, row: number): number => ((row + 1) * TOTAL) / rows;

/** Distance from the axis while the cloth is a plain cylinder. */
export const radiusAt = (arc: number): number => Math.min(POUCH.radius, arc);

type Thread = readonly [a: number, b: number, rest: number, softness: number];

export function buildPouchMesh(grid: PouchGrid): PouchMesh {
  const cordRow = Math.round(((POUCH.radius + POUCH.cordHeight) * grid.rows) / TOTAL) - 1;
  const points = 1 + grid.columns * grid.rows;
  const reach = new Float64Array(points);
  reach[0] = arcOf(grid, cordRow);
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      reach[pointAt(grid, column, row)] = Math.abs(arcOf(grid, cordRow) - arcOf(grid, row));
    }
  }
  return { ...grid, points, cordRow, threads: sew(grid, cordRow), reach };
}

/** From the cord outwards, so that one pass carries the pull of the cord through the whole cloth. */
function sew(grid: PouchGrid, cordRow: number): Threads {
  const order = Array.from({ length: grid.rows }, (_, row) => row).sort(
    (p, q) => Math.abs(p - cordRow) - Math.abs(q - cordRow),
  );
  const structural = order.flatMap((row) => weave(grid, row));
  const soft = order.flatMap((row) => stiffen(grid, row));
  const all = [...soft, ...structural];
  return {
    count: all.length,
    a: Int32Array.from(all, ([a]) => a * 3),
    b: Int32Array.from(all, ([, b]) => b * 3),
    rest: Float64Array.from(all, ([, , rest]) => rest),
    softness: Float64Array.from(all, ([, , , softness]) => softness),
    structural: soft.length,
  };
}

/** Distance between points of a row; the ruffle is cut wider towards its hem, so that it falls outwards. */
function chord(grid: PouchGrid, row: number, columns = 1): number {
  const arc = arcOf(grid, row);
  const ruffle = Math.max(0, arc - POUCH.radius - POUCH.cordHeight) / (POUCH.sideHeight - POUCH.cordHeight);
  return 2 * radiusAt(arc) * (1 + FLARE * ruffle) * Math.sin((Math.PI * columns) / grid.columns);
}

function weave(grid: PouchGrid, row: number): Thread[] {
  const step = TOTAL / grid.rows;
  return Array.from({ length: grid.columns }, (_, column): Thread[] => {
    const here = pointAt(grid, column, row);
    const below = row === 0 ? 0 : pointAt(grid, column, row - 1);
    return [
      [here, below, step, 0],
      [here, pointAt(grid, column + 1, row), chord(grid, row), 0],
    ];
  }).flat();
}

function stiffen(grid: PouchGrid, row: number): Thread[] {
  const step = TOTAL / grid.rows;
  return Array.from({ length: grid.columns }, (_, column): Thread[] => {
    const at = (right: number, up: number) => pointAt(grid, column + right, row + up);
    const threads: Thread[] = [[at(0, 0), at(2, 0), chord(grid, row, 2), BEND_SOFTNESS]];
    if (row + 1 < grid.rows) {
      const diagonal = Math.hypot((chord(grid, row) + chord(grid, row + 1)) / 2, step);
      threads.push([at(0, 0), at(1, 1), diagonal, SHEAR_SOFTNESS], [at(1, 0), at(0, 1), diagonal, SHEAR_SOFTNESS]);
    }
    if (row + 2 < grid.rows) threads.push([at(0, 0), at(0, 2), step * 2, BEND_SOFTNESS]);
    return threads;
  }).flat();
}
