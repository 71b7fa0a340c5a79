/** Where each meeple's paint lies in the atlas: three by three cells, each with a bleed round the drawing. */
export const ATLAS_CELLS = 3;
export const CELL_UNITS = 112;
export const BLEED_UNITS = 6;

/** The atlas position of a point on the meeple, v measured from the top as glTF does. */
export function atlasCell(index: number, x: number, y: number): [u: number, v: number] {
  const column = index % ATLAS_CELLS;
  const row = Math.floor(index / ATLAS_CELLS);
  const across = (x * 100 + 50 + BLEED_UNITS) / CELL_UNITS;
  const down = (100 - y * 100 + BLEED_UNITS) / CELL_UNITS;
  return [(column + across) / ATLAS_CELLS, (row + down) / ATLAS_CELLS];
}
