/** The supply tray: nine compartments, each wide enough that its whole stock stays below three layers and a bit. */
import { KINDS, type Kind, type MeepleId } from '../../engine/index.ts';
import { lying } from './formation.ts';
import { type Area, chance, type Rect, span, toTable, wobble } from './geometry.ts';
import { MEEPLE, PITCH, type TablePoint, WOBBLE } from './measures.ts';
import { meepleKey, type Pose, type PosesInMaking } from './pieces.ts';

export const TRAY_WALL = 0.16;
export const TRAY_FLOOR = 0.14;
export const TRAY_WALL_HEIGHT = 0.62;

/** In cells of one lying meeple: where a compartment begins, how many cells it has. */
interface Cells {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** The half of the Peasants is two compartments wide; the rare prestige Units share a column. */
const CELLS: Readonly<Record<Kind, Cells>> = {
  peasant: { column: 0, row: 0, columns: 4, rows: 3 },
  corruption: { column: 4, row: 0, columns: 2, rows: 3 },
  ranger: { column: 6, row: 0, columns: 2, rows: 1 },
  paladin: { column: 6, row: 1, columns: 2, rows: 1 },
  shaman: { column: 6, row: 2, columns: 2, rows: 1 },
  mage: { column: 0, row: 3, columns: 2, rows: 3 },
  cleric: { column: 2, row: 3, columns: 2, rows: 3 },
  knight: { column: 4, row: 3, columns: 2, rows: 3 },
  warrior: { column: 6, row: 3, columns: 2, rows: 3 },
};

/** Walls stand after these numbers of cells; each makes everything beyond it begin a wall further on. */
const WALLS_ACROSS = [2, 4, 6];
const WALLS_DOWN = [1, 2, 3];

/** Where the first `cells` cells end, and where the next one begins. */
function endAfter(cells: number, walls: readonly number[]): number {
  return cells * PITCH.lying + TRAY_WALL * (1 + walls.filter((wall) => wall < cells).length);
}

function startAfter(cells: number, walls: readonly number[]): number {
  return endAfter(cells, walls) + (walls.includes(cells) ? TRAY_WALL : 0);
}

export const TRAY = {
  width: endAfter(8, WALLS_ACROSS) + TRAY_WALL,
  depth: endAfter(6, WALLS_DOWN) + TRAY_WALL,
  height: TRAY_WALL_HEIGHT,
} as const;

/** A compartment's inside, from the tray's middle. */
export const COMPARTMENTS = Object.fromEntries(KINDS.map((kind) => [kind, inside(CELLS[kind])])) as unknown as Readonly<
  Record<Kind, Rect>
>;

function inside({ column, row, columns, rows }: Cells): Rect {
  const { x, z, ...size } = span(
    startAfter(column, WALLS_ACROSS),
    endAfter(column + columns, WALLS_ACROSS),
    startAfter(row, WALLS_DOWN),
    endAfter(row + rows, WALLS_DOWN),
  );
  return { x: x - TRAY.width / 2, z: z - TRAY.depth / 2, ...size };
}

/** One kind's pile: the last of the list lies on top, for that is where the game takes from and puts to. */
export function layPile(poses: PosesInMaking, tray: Area, kind: Kind, ids: readonly MeepleId[]): void {
  ids.forEach((id, i) => {
    poses.set(meepleKey(id), pilePose(tray, kind, id, i));
  });
}

/** Where a meeple lies that has `below` others of its kind in the pile before it. */
export function pilePose(tray: Area, kind: Kind, id: MeepleId, below: number): Pose {
  const { columns, rows } = CELLS[kind];
  const cells = columns * rows;
  const layer = Math.floor(below / cells);
  // Each layer begins elsewhere, so that a half-filled one does not look like a grid with a missing end.
  const cell = (below + layer * 5) % cells;
  const { x, z, halfWidth, halfDepth } = COMPARTMENTS[kind];
  const local: TablePoint = {
    x: x + ((cell % columns) - (columns - 1) / 2) * ((2 * halfWidth) / columns),
    z: z + (Math.floor(cell / columns) - (rows - 1) / 2) * ((2 * halfDepth) / rows),
  };
  const turn = tray.turn + Math.floor(chance(id, 2) * 4) * (Math.PI / 2) + wobble(WOBBLE.lying, id, 3);
  return lying(id, toTable(tray, local), TRAY_FLOOR + layer * MEEPLE.thickness, turn);
}
