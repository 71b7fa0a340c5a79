/** The city of Rowan: a walled wooden town seen from the south, as on a woodcut map. */
import { CATALOG } from '../../../content/catalog.ts';
import { DISTRICTS } from '../../../engine/index.ts';
import type { Drawing } from '../canvas/drawing.ts';
import { engrave } from '../canvas/engrave.ts';
import { icon, iconBox } from '../canvas/icons.ts';
import { Sheet } from '../canvas/sheet.ts';
import { rngOf } from '../maths/random.ts';
import { drawBand } from '../ornaments/band.ts';
import { drawRibbon } from '../ornaments/ribbon.ts';
import { BOARD_INKS, PAPER } from '../palette.ts';
import { drawClump } from '../scenery/trees.ts';
import { drawCrowd, LEAVES } from './crowd.ts';
import { drawGround, drawIsle, drawRiver, drawRoads } from './land.ts';
import { BOARD_SIZE, CENTRE } from './layout.ts';
import {
  drawCapitol,
  drawDistrictName,
  drawFountain,
  drawMonsterPlaces,
  drawPrebuilt,
  drawTowerSpace,
  drawVacantSlot,
} from './slots.ts';

const BUSHES = [
  [110, -128],
  [150, -122],
  [196, -112],
  [66, 138],
  [112, 132],
  [158, 124],
  [204, 112],
  [334, 6],
] as const;

function drawGarden(sheet: Sheet): void {
  const random = rngOf('garden');
  for (const side of [-1, 1]) {
    for (const [u, v] of BUSHES) {
      drawClump(sheet, CENTRE + side * u, CENTRE + v, 16 + (u % 5), random, LEAVES, { halo: 2, pitch: 3.4 });
    }
  }
  for (const [u, name, size] of [
    [-74, 'knight-banner', 52],
    [74, 'knight-banner', 52],
    [0, 'crown', 60],
  ] as const) {
    const y = CENTRE - 94;
    const shape = icon(name, CENTRE + u, y, size);
    sheet.cut(shape, 3);
    sheet.fill('#d99b1f', shape);
    engrave(sheet, 'ink', shape, iconBox(CENTRE + u, y, size), { pitch: 3.4, base: 0.4, gain: 1 });
  }
}

export function* drawCityBoard(_id: string, scale: number): Drawing {
  const size = { width: BOARD_SIZE, height: BOARD_SIZE };
  const sheet = new Sheet({ ...size, scale, inks: BOARD_INKS, seed: 'board', paper: PAPER.sheet });
  const random = rngOf('board');
  drawGround(sheet);
  yield;
  drawRiver(sheet);
  drawIsle(sheet);
  yield;
  drawRoads(sheet, random);
  yield;
  yield* drawCrowd(sheet, random);
  for (const district of DISTRICTS) {
    drawPrebuilt(sheet, district);
    drawTowerSpace(sheet, district);
    yield;
    drawMonsterPlaces(sheet, district);
    drawDistrictName(sheet, district);
    yield;
  }
  for (const slot of CATALOG.slots) {
    drawVacantSlot(sheet, slot);
    yield;
  }
  drawGarden(sheet);
  drawCapitol(sheet);
  drawFountain(sheet);
  yield;
  drawRibbon(sheet, { x: CENTRE, y: 108, w: 420, h: 76, size: 56, fold: 44 }, '#b5382b', 'Rowan');
  drawBand(sheet, { x: 8, y: 8, w: BOARD_SIZE - 16, h: BOARD_SIZE - 16 }, 24, 'leaves', 'board');
  return sheet;
}
