/** What stands on the horizon and in the foreground of each district's landscape. */
import type { District } from '../../../engine/index.ts';
import { polygon, sliver } from '../canvas/paths.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { noiseOf, type Rng } from '../maths/random.ts';
import type { Box, Point } from '../maths/strokes.ts';
import { drawProp, drawStanding } from './figures.ts';
import type { Ridge } from './ground.ts';
import { drawBareTree, drawFir } from './trees.ts';

type Horizon = (sheet: Sheet, box: Box, random: Rng, ridge: Ridge) => void;

function drawCrag(sheet: Sheet, box: Box, random: Rng, x: number, top: number, seed: string): void {
  const noise = noiseOf(seed);
  const crest = Array.from(
    { length: 13 },
    (_, t): Point => [x - 70 + t * 12, top + Math.abs(t - 6) * 13 + noise(t) * 12],
  );
  const shape = polygon([...crest, [x + 90, box.y + box.h], [x - 80, box.y + box.h]]);
  sheet.cut(shape, 2);
  sheet.fill('a', shape);
  const lines = new Path2D();
  for (let j = 0; j < 13; j++) {
    const lx = x - 4 + j * 5.6;
    const ly = top + j * 5.4 + 6;
    sliver(lines, [
      [lx, ly, 3.4],
      [lx + 12, ly + 40 + random() * 30, 0.4],
    ]);
  }
  sheet.fill('ink', lines);
}

const HORIZONS: Readonly<Record<District, Horizon>> = {
  castle: (sheet, box, random, ridge) => {
    for (let i = 0; i < 4; i++) {
      const x = box.x + box.w * (i * 0.3 + random() * 0.1);
      drawCrag(sheet, box, random, x, ridge(x) - 30 - random() * 50, `crag${i}${random()}`);
    }
    const near = box.w * (random() < 0.5 ? 0.2 : 0.8);
    drawStanding(sheet, 'castle-ruins', box.x + near, ridge(box.x + near) + 6, 120, 'b');
    drawStanding(sheet, 'white-tower', box.x + box.w - near - 20, ridge(box.x + box.w - near) + 8, 66, 'b');
  },
  villages: (sheet, box, random, ridge) => {
    const at = (share: number) => box.x + box.w * share;
    for (let i = 0; i < 7; i++) {
      const x = at(0.06 + i * 0.15 + random() * 0.05);
      drawFir(sheet, x, ridge(x) + 8, 46 + random() * 30, random, 'a');
    }
    drawStanding(sheet, 'windmill', at(0.13), ridge(at(0.13)) + 8, 92, 'b');
    drawStanding(sheet, 'wood-cabin', at(0.86), ridge(at(0.86)) + 10, 84, 'b');
    drawStanding(sheet, 'barn', at(0.68), ridge(at(0.68)) + 10, 54, 'b');
    drawStanding(sheet, 'wood-cabin', at(0.33), ridge(at(0.33)) + 8, 50, 'b', { flip: true });
  },
  cathedral: (sheet, box, random, ridge) => {
    const at = (share: number) => box.x + box.w * share;
    drawStanding(sheet, 'church', at(0.8), ridge(at(0.8)) + 8, 136, 'b');
    drawStanding(sheet, 'viking-church', at(0.14), ridge(at(0.14)) + 8, 84, 'b');
    for (let i = 0; i < 4; i++) {
      const x = at(0.28 + i * 0.14 + random() * 0.06);
      drawBareTree(sheet, x, ridge(x) + 8, 44 + random() * 34, random, (random() - 0.5) * 0.3);
    }
  },
  university: (sheet, box, random, ridge) => {
    const at = (share: number) => box.x + box.w * share;
    drawStanding(sheet, 'clock-tower', at(0.17), ridge(at(0.17)) + 8, 138, 'b');
    drawStanding(sheet, 'elven-castle', at(0.84), ridge(at(0.84)) + 8, 120, 'b');
    drawStanding(sheet, 'telescope', at(0.64), ridge(at(0.64)) + 6, 52, 'b');
    for (let i = 0; i < 6; i++) {
      const x = at(0.28 + i * 0.11 + random() * 0.04);
      drawFir(sheet, x, ridge(x) + 8, 34 + random() * 26, random, 'a');
    }
  },
};

export function drawHorizon(sheet: Sheet, district: District, box: Box, random: Rng, ridge: Ridge): void {
  HORIZONS[district](sheet, box, random, ridge);
}

const FOREGROUNDS: Readonly<Record<District, (sheet: Sheet, box: Box) => void>> = {
  castle: (sheet, box) => drawProp(sheet, 'stone-wall', box.x + box.w * 0.88, box.y + box.h + 20, 84, 'b'),
  villages: (sheet, box) => drawProp(sheet, 'axe-in-stump', box.x + box.w * 0.87, box.y + box.h + 8, 92, 'b'),
  cathedral: (sheet, box) => {
    drawProp(sheet, 'graveyard', box.x + box.w * 0.13, box.y + box.h + 6, 88, 'b');
    drawProp(sheet, 'hasty-grave', box.x + box.w * 0.9, box.y + box.h + 2, 78, 'b');
  },
  university: (sheet, box) => drawProp(sheet, 'book-pile', box.x + box.w * 0.88, box.y + box.h + 8, 74, 'b'),
};

export function drawForeground(sheet: Sheet, district: District, box: Box): void {
  FOREGROUNDS[district](sheet, box);
}
