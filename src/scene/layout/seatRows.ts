/** The rows in which a player's meeples stand and lie on the board, told from its middle. */
import type { MeepleId } from '../../engine/index.ts';
import type { Rect } from './geometry.ts';
import { MEEPLE, PITCH, type TablePoint } from './measures.ts';
import { SEAT_PLAN } from './seatPlan.ts';

/**
 * Meeples face whoever looks at the table. On a board that is turned to the side they therefore stand one behind the
 * other along it, and not beside each other.
 */
export interface Facing {
  readonly isSideways: boolean;
}

const { tavern, tavernFront, lodgings, waiting } = SEAT_PLAN;
const WIDEST_FILE_PITCH = 0.56;

/** How many stand in the Tavern before they climb onto shoulders. */
export function tavernCapacity({ isSideways }: Facing): number {
  return isSideways ? fileLength(tavern) : rowLength(tavern) * 3;
}

/** Slots for n meeples: full rows from the rug backwards, each about the middle of the board. */
export function tavernSlots(n: number, facing: Facing): TablePoint[] {
  if (facing.isSideways) return file(tavern, Math.min(n, fileLength(tavern)));
  const length = rowLength(tavern);
  return Array.from({ length: Math.min(n, length * 3) }, (_, i) => {
    const row = Math.floor(i / length);
    const inRow = Math.min(length, n - row * length);
    return {
      x: tavern.x + ((i % length) - (inRow - 1) / 2) * PITCH.standingAcross,
      z: tavernFront - row * PITCH.standingBehind,
    };
  });
}

/** Slots between board and city for those who wait for clean up; fixed, so that nobody moves when others come. */
export function waitingSlots({ isSideways }: Facing): TablePoint[] {
  if (isSideways) return file(waiting, fileLength(waiting));
  const length = rowLength(waiting);
  return Array.from({ length: length * 2 }, (_, i) => ({
    x: waiting.x + ((i % length) - (length - 1) / 2) * PITCH.standingAcross,
    z: waiting.z + (0.5 - Math.floor(i / length)) * PITCH.standingBehind,
  }));
}

const rowLength = ({ halfWidth }: Rect): number => Math.floor((2 * halfWidth) / PITCH.standingAcross);
const fileLength = ({ halfWidth }: Rect): number => Math.floor((2 * halfWidth) / PITCH.standingBehind);

function file({ x, z, halfWidth }: Rect, n: number): TablePoint[] {
  const pitch = n < 2 ? 0 : Math.min(WIDEST_FILE_PITCH, (2 * halfWidth - MEEPLE.thickness - 0.06) / (n - 1));
  return Array.from({ length: n }, (_, i) => ({ x: x + (i - (n - 1) / 2) * pitch, z }));
}

const BED_COLUMNS = Math.floor((2 * lodgings.halfWidth) / PITCH.lying);
const BED_ROWS = 2;
const BEDS = Array.from({ length: BED_COLUMNS * BED_ROWS }, (_, i): TablePoint => {
  const column = fromTheMiddle(i % BED_COLUMNS);
  const row = Math.floor(i / BED_COLUMNS);
  const pitch = Math.min(PITCH.lying, lodgings.halfDepth);
  return { x: lodgings.x + column * PITCH.lying, z: lodgings.z + (0.5 - row) * pitch };
});

/** 0 is the left of the two middle columns: then right, left, right … */
function fromTheMiddle(i: number): number {
  return (i % 2 === 0 ? -1 : 1) * (Math.floor(i / 2) + 0.5);
}

/** Where the i-th in the Lodgings lies: first on the rug, then towards the walls, then on those who came earlier. */
export function bed(i: number): { readonly middle: TablePoint; readonly layer: number } {
  return { middle: BEDS[i % BEDS.length] as TablePoint, layer: Math.floor(i / BEDS.length) };
}

/** The Tavern's row by kind, with a place kept for each who is out: nobody moves while a draft is made. */
export function tavernRow(inside: readonly MeepleId[], out: readonly MeepleId[]): MeepleId[] {
  return [...inside, ...out].sort((a, b) => a - b);
}
