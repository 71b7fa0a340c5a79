/** The screen print of all nine meeples as one picture, each colour a hair out of register. */
import { ATLAS_CELLS, BLEED_UNITS, CELL_UNITS } from './atlasCell.ts';
import { MEEPLE_DRAWINGS, MEEPLE_KINDS } from './meepleDrawings.ts';
import { seeded } from './noise.ts';

const size = 1536;
const misregister = 0.5;

function cell(index: number): string {
  const kind = MEEPLE_KINDS[index];
  if (kind === undefined) return '';
  const { paint, print } = MEEPLE_DRAWINGS[kind];
  const random = seeded(index + 40);
  const shapes = print.map(({ color, path }) => {
    const [dx, dy] = [(random() - 0.5) * misregister, (random() - 0.5) * misregister];
    return `<path fill="${color}" transform="translate(${dx} ${dy})" d="${path}"/>`;
  });
  const x = (index % ATLAS_CELLS) * CELL_UNITS;
  const y = Math.floor(index / ATLAS_CELLS) * CELL_UNITS;
  return `<svg x="${x}" y="${y}" width="${CELL_UNITS}" height="${CELL_UNITS}" overflow="hidden">
    <rect width="${CELL_UNITS}" height="${CELL_UNITS}" fill="${paint}"/>
    <g transform="translate(${BLEED_UNITS} ${BLEED_UNITS})">${shapes.join('')}</g>
  </svg>`;
}

export function meepleAtlas(): string {
  const units = ATLAS_CELLS * CELL_UNITS;
  const cells = MEEPLE_KINDS.map((_, index) => cell(index));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${units} ${units}">${cells.join('')}</svg>`;
}
