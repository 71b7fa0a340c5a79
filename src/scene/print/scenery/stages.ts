/** Backdrops for Quests, Locations and Orders: open land, towns, halls. */
import { handRect, rect, sliver } from '../canvas/paths.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { noiseOf, type Rng } from '../maths/random.ts';
import { type Box, darkRuns, type Nib } from '../maths/strokes.ts';
import { drawProp, drawStanding } from './figures.ts';
import { drawHill, drawPlanks, type Ridge } from './ground.ts';
import { drawSky, type Sky } from './skies.ts';
import { drawBareTree, drawFir } from './trees.ts';

export const STAGES = ['field', 'forest', 'town', 'castle', 'graves', 'hall', 'tavern', 'study'] as const;
export type Stage = (typeof STAGES)[number];

type Part = () => void;
type Land = (sheet: Sheet, box: Box, random: Rng, ridge: Ridge) => void;

/** Sizes follow the window: 1 for a Quest's arch. */
const unit = (box: Box) => Math.min(box.w / 432, box.h / 332);

const LANDS: Readonly<Record<'field' | 'forest' | 'town' | 'castle' | 'graves', Land>> = {
  field: (sheet, box, random, ridge) => {
    const k = unit(box);
    for (const share of [0.04, 0.3, 0.66, 0.96]) {
      const x = box.x + box.w * share;
      drawFir(sheet, x, ridge(x) + 14 * k, (70 + random() * 50) * k, random, 'a', 0.6);
    }
    drawStanding(sheet, 'windmill', box.x + box.w * 0.86, ridge(box.x + box.w * 0.86) + 10, 76 * k, 'b');
    drawStanding(sheet, 'wood-cabin', box.x + box.w * 0.14, ridge(box.x + box.w * 0.14) + 10, 62 * k, 'b');
  },
  forest: (sheet, box, random, ridge) => {
    const k = unit(box);
    for (let i = 0; i < 9; i++) {
      const x = box.x + box.w * (0.02 + i * 0.12 + random() * 0.03);
      drawFir(sheet, x, ridge(x) + 12 * k, (90 + random() * 80) * k, random, 'a', 0.62);
    }
  },
  town: (sheet, box, _random, ridge) => {
    const k = unit(box);
    const row = [
      ['medieval-village-01', 0.1, 110],
      ['wood-cabin', 0.3, 70],
      ['church', 0.52, 92],
      ['wood-cabin', 0.7, 74],
      ['medieval-village-01', 0.9, 116],
    ] as const;
    for (const [name, share, size] of row) {
      const x = box.x + box.w * share;
      drawStanding(sheet, name, x, ridge(x) + 10, size * k, 'b', { flip: share > 0.6 });
    }
  },
  castle: (sheet, box, random, ridge) => {
    const k = unit(box);
    const at = (share: number) => box.x + box.w * share;
    drawStanding(sheet, 'castle-ruins', at(0.84), ridge(at(0.84)) + 10, 120 * k, 'b');
    drawStanding(sheet, 'medieval-gate', at(0.14), ridge(at(0.14)) + 10, 104 * k, 'b');
    for (const share of [0.34, 0.5, 0.64]) {
      drawFir(sheet, at(share), ridge(at(share)) + 8, (46 + random() * 30) * k, random, 'a');
    }
  },
  graves: (sheet, box, random, ridge) => {
    const k = unit(box);
    const at = (share: number) => box.x + box.w * share;
    drawStanding(sheet, 'viking-church', at(0.86), ridge(at(0.86)) + 8, 84 * k, 'b');
    for (const share of [0.05, 0.2, 0.72, 0.97]) {
      drawBareTree(sheet, at(share), ridge(at(share)) + 18, (120 + random() * 50) * k, random);
    }
    drawStanding(sheet, 'graveyard', at(0.46), ridge(at(0.46)) + 14, 66 * k, 'b');
  },
};

function outdoorParts(sheet: Sheet, stage: keyof typeof LANDS, box: Box, sky: Sky, seed: string, random: Rng): Part[] {
  const at = (share: number) => box.y + box.h * share;
  const mx = 0.3 + random() * 0.4;
  return [
    () => drawSky(sheet, sky, box, { seed, mx, my: 0.32, mr: Math.min(0.17, (box.h / box.w) * 0.2) }),
    () => {
      const ridge = drawHill(sheet, box, { y: at(0.66), amp: 16, seed, plate: 'a', density: 0.18 });
      LANDS[stage](sheet, box, random, ridge);
    },
    () => drawHill(sheet, box, { y: at(0.83), amp: 8, seed: `${seed}2`, plate: 'a', density: 0.48 }),
  ];
}

/** A panelled wall, dark under the ceiling, over floorboards. */
function drawRoom(sheet: Sheet, box: Box, seed: string): void {
  const noise = noiseOf(seed);
  const floor = box.y + box.h * 0.7;
  const wall = new Path2D();
  for (let x = box.x; x < box.x + box.w; x += 14) {
    sliver(wall, [
      [x, box.y - 6, 9 + noise(x) * 2],
      [x + noise(x / 9) * 3, box.y + box.h * 0.24, 4.2],
      [x + 2, box.y + box.h * (0.5 + noise(x / 30) * 0.08), 0.5],
    ]);
  }
  const light = new Path2D();
  for (let y = box.y + box.h * 0.52; y < floor; y += 9) {
    const nibs: (Nib | undefined)[] = [];
    for (let x = box.x - 6; x < box.x + box.w + 12; x += 14) {
      const tone = 0.22 + noise(x / 60, y / 16) * 0.4;
      nibs.push(tone < 0.1 ? undefined : [x, y + noise(x / 70, y) * 2, tone * 6]);
    }
    for (const run of darkRuns(nibs)) sliver(light, run);
  }
  sheet.fill('ink', wall);
  sheet.fill('ink', light);
  drawPlanks(sheet, { x: box.x - 4, y: floor, w: box.w + 8, h: box.y + box.h - floor + 4 }, 4, `${seed}floor`, 'a');
  sheet.fill('ink', handRect({ x: box.x - 4, y: floor - 3, w: box.w + 8, h: 6 }, 1, seed));
}

/** A window with the night or the day in it. */
function drawWindow(sheet: Sheet, box: Box, sky: Sky, seed: string): void {
  const pane = handRect(box, 1.4, seed);
  sheet.cut(pane, 6);
  sheet.fill('a', pane);
  sheet.within(pane, () => drawSky(sheet, sky, box, { seed, mx: 0.6, my: 0.4, mr: 0.22, clouds: 1 }));
  sheet.stroke('ink', pane, 7);
  sheet.fill('ink', rect({ x: box.x + box.w / 2 - 2.5, y: box.y, w: 5, h: box.h }));
  sheet.fill('ink', rect({ x: box.x, y: box.y + box.h / 2 - 2.5, w: box.w, h: 5 }));
}

function drawIndoors(sheet: Sheet, stage: 'hall' | 'tavern' | 'study', box: Box, sky: Sky, seed: string): void {
  const k = unit(box);
  const at = (share: number) => box.x + box.w * share;
  const foot = box.y + box.h * 0.76;
  drawRoom(sheet, box, seed);
  const windows = stage === 'hall' ? [0.16, 0.84] : [0.84];
  for (const share of windows) {
    drawWindow(sheet, { x: at(share) - 36 * k, y: box.y + box.h * 0.2, w: 72 * k, h: 84 * k }, sky, `${seed}${share}`);
  }
  if (stage === 'tavern') {
    drawProp(sheet, 'fireplace', at(0.13), foot, 100 * k, 'b');
    drawProp(sheet, 'barrel', at(0.92), foot + 6, 70 * k, 'b');
    drawProp(sheet, 'barrel', at(0.8), foot + 10, 70 * k, 'b');
  } else if (stage === 'study') {
    drawProp(sheet, 'bookshelf', at(0.12), foot - 66 * k, 84 * k, 'b');
    drawProp(sheet, 'book-pile', at(0.9), foot + 14, 62 * k, 'b');
    drawProp(sheet, 'candle-light', at(0.64), foot - 100 * k, 40 * k, 'b');
  } else {
    drawProp(sheet, 'deer-head', at(0.5), box.y + box.h * 0.3, 60 * k, 'b');
  }
}

/** The backdrop in parts, each short enough for an idle moment. */
export function stageParts(sheet: Sheet, stage: Stage, box: Box, sky: Sky, seed: string, random: Rng): Part[] {
  const wash = () => sheet.fill('tint', rect(box));
  if (stage === 'hall' || stage === 'tavern' || stage === 'study') {
    return [wash, () => drawIndoors(sheet, stage, box, sky, seed)];
  }
  return [wash, ...outdoorParts(sheet, stage, box, sky, seed, random)];
}
