/** Everything that stands on the city board, placed without overlap and drawn from back to front. */
import { DISTRICTS, type District } from '../../../engine/index.ts';
import type { Steps } from '../canvas/drawing.ts';
import type { Hex, Sheet } from '../canvas/sheet.ts';
import type { SceneIcon } from '../icons/sceneIcons.ts';
import { noiseOf, type Rng } from '../maths/random.ts';
import type { Point } from '../maths/strokes.ts';
import { DISTRICT_TONES } from '../palette.ts';
import { drawStanding } from '../scenery/figures.ts';
import { drawBareTree, drawClump, drawFir } from '../scenery/trees.ts';
import { drawBridge, drawGate, drawHouse, drawMountain, drawTurret, drawWallStretch } from './houses.ts';
import { ROAD_POINTS } from './land.ts';
import {
  CENTRE,
  districtAt,
  ISLE,
  isSouth,
  isWithinWall,
  keepClear,
  mirrored,
  riverY,
  WALL_RX,
  WALL_RY,
  wallAt,
} from './layout.ts';

export const LEAVES: Hex = '#7d9a55';

/** Drawn in order of `depth`, the southernmost last. */
type Item = { readonly depth: number; readonly x: number; readonly isTree?: boolean; readonly draw: () => void };
type Claim = { readonly x: number; readonly y: number; readonly r: number };
type Standing = readonly [name: SceneIcon | 'mountain', x: number, y: number, size: number];

const LANDMARKS: Readonly<Record<District, readonly Standing[]>> = {
  castle: [
    ['medieval-gate', 880, 750, 130],
    ['white-tower', 612, 850, 84],
    ['white-tower', 962, 560, 60],
    ['knight-banner', 796, 700, 66],
  ],
  villages: [
    ['windmill', 880, 760, 136],
    ['barn', 612, 850, 84],
    ['well', 796, 706, 56],
    ['wood-cabin', 962, 560, 60],
  ],
  cathedral: [
    ['church', 880, 740, 140],
    ['viking-church', 612, 850, 88],
    ['graveyard', 790, 706, 62],
    ['hasty-grave', 962, 560, 46],
  ],
  university: [
    ['clock-tower', 884, 740, 142],
    ['elven-castle', 612, 850, 88],
    ['telescope', 790, 706, 62],
    ['bookshelf', 962, 560, 54],
  ],
};

const WILDS: Readonly<Record<District, readonly Standing[]>> = {
  castle: [
    ['mountain', 440, 200, 130],
    ['mountain', 330, 420, 120],
    ['mountain', 120, 448, 120],
    ['mountain', 890, 250, 100],
  ],
  villages: [
    ['barn', 430, 230, 90],
    ['scarecrow', 890, 260, 74],
    ['round-straw-bale', 130, 460, 60],
    ['wood-cabin', 330, 380, 80],
  ],
  cathedral: [
    ['graveyard', 430, 216, 96],
    ['tombstone', 890, 250, 60],
    ['hasty-grave', 130, 440, 70],
    ['raise-skeleton', 320, 380, 78],
  ],
  university: [
    ['ancient-ruins', 430, 226, 104],
    ['mushroom-house', 890, 256, 80],
    ['holy-oak', 130, 450, 92],
    ['stone-tower', 310, 400, 76],
  ],
};

const CLEAR = keepClear();

function isFree(x: number, y: number, r: number): boolean {
  for (const box of CLEAR) {
    if (x > box.x - r && x < box.x + box.w + r && y > box.y - r * 0.2 && y < box.y + box.h + r * 1.3) return false;
  }
  for (const [rx, ry, w] of ROAD_POINTS) {
    if (Math.abs(x - rx) < w / 2 + r * 0.8 && y - ry < w / 2 + r * 1.4 && ry - y < w / 2 + 2) return false;
  }
  const isByRiver = Math.abs(y - riverY(x) - r * 0.4) < 66 + r * 0.6 && Math.abs(x - CENTRE) > ISLE.rx - 40;
  const isle = ((x - CENTRE) / (ISLE.rx + 82 + r)) ** 2 + ((y - CENTRE - r * 0.4) / (ISLE.ry + 82 + r)) ** 2;
  return !isByRiver && isle > 1;
}

class Crowd {
  readonly items: Item[] = [];
  readonly #claims: Claim[] = [];

  add(depth: number, x: number, draw: () => void, isTree = false): void {
    this.items.push({ depth, x, draw, isTree });
  }

  take(x: number, y: number, r: number): void {
    this.#claims.push({ x, y, r });
  }

  /** Takes a place unless somebody stands there already. */
  claim(x: number, y: number, r: number): boolean {
    if (this.#claims.some((one) => Math.hypot(x - one.x, (y - one.y) * 1.25) < (one.r + r) * 0.86)) return false;
    this.take(x, y, r);
    return true;
  }

  /** Fells the trees in front of and behind something large. */
  clearTrees(x: number, y: number, size: number): void {
    for (let i = this.items.length - 1; i >= 0; i--) {
      const item = this.items[i];
      if (!item?.isTree || Math.abs(item.x - x) >= size * 0.55) continue;
      if (item.depth > y - size * 0.75 && item.depth < y + 34) this.items.splice(i, 1);
    }
  }
}

const roofOf = (district: District): Hex => DISTRICT_TONES[district].hex;

function addLandmarks(crowd: Crowd, sheet: Sheet): void {
  for (const district of DISTRICTS) {
    for (const [name, cx, cy, size] of LANDMARKS[district]) {
      const [x, top] = mirrored(district, [cx, cy]);
      const y = isSouth(district) ? top + size * 0.62 : top;
      crowd.take(x, y - size * 0.4, size * 0.46);
      if (name === 'mountain') continue;
      crowd.add(y, x, () => drawStanding(sheet, name, x, y, size, roofOf(district), { flip: x > CENTRE }));
    }
  }
}

function* addHouses(crowd: Crowd, sheet: Sheet, random: Rng): Steps {
  for (let t = 0; t < 26000; t++) {
    if (t % 2000 === 0) yield;
    const x = 270 + random() * 1510;
    const y = 370 + random() * 1320;
    const w = 24 + random() * 16;
    if (!isWithinWall(x, y - 14, 0.94) || !isWithinWall(x, y + 4, 0.955)) continue;
    if (!isFree(x, y - w * 0.4, w * 0.42) || !crowd.claim(x, y - w * 0.4, w * 0.52)) continue;
    const district = districtAt(x, y);
    if (random() < (district === 'villages' ? 0.3 : 0.12)) {
      crowd.add(y, x, () => drawClump(sheet, x, y - 14, 15 + random() * 6, random, LEAVES, { halo: 2, pitch: 3.4 }));
    } else crowd.add(y, x, () => drawHouse(sheet, x, y, w, roofOf(district), random));
  }
}

function addForest(crowd: Crowd, sheet: Sheet, random: Rng): void {
  const noise = noiseOf('board');
  for (let t = 0; t < 9000; t++) {
    const x = 36 + random() * 1976;
    const y = 60 + random() * 1950;
    if (isWithinWall(x, y - 20, 1.13) || !isFree(x, y - 26, 15) || noise(x / 150, y / 150) < -0.5) continue;
    if (!crowd.claim(x, y - 24, 14)) continue;
    const h = 46 + random() * 40;
    const district = districtAt(x, y);
    const isOdd = random() < 0.4;
    if (district === 'cathedral' && isOdd) crowd.add(y, x, () => drawBareTree(sheet, x, y, h * 1.1, random), true);
    else if (district === 'villages' && isOdd) {
      crowd.add(
        y,
        x,
        () => drawClump(sheet, x, y - 20, 19 + random() * 6, random, LEAVES, { halo: 2, pitch: 3.6 }),
        true,
      );
    } else crowd.add(y, x, () => drawFir(sheet, x, y, h, random, LEAVES, 0.45), true);
  }
}

function addWilds(crowd: Crowd, sheet: Sheet): void {
  for (const district of DISTRICTS) {
    for (const [name, cx, cy, size] of WILDS[district]) {
      const [x, top] = mirrored(district, [cx, cy]);
      const y = top > CENTRE ? top + size * 0.7 : top;
      crowd.clearTrees(x, y, size);
      if (name === 'mountain') {
        crowd.add(y, x, () => drawMountain(sheet, x, y, size, `${district}${cx}`));
        crowd.add(y + 1, x, () => drawMountain(sheet, x + size * 0.55, y + 8, size * 0.62, `${district}${cx}b`));
      } else crowd.add(y, x, () => drawStanding(sheet, name, x, y, size, roofOf(district), { flip: x > CENTRE }));
    }
  }
}

const STRETCHES = 28;

function addWall(crowd: Crowd, sheet: Sheet, random: Rng): void {
  const corner = (i: number, share: number): Point => wallAt(((i + 0.5) / STRETCHES) * Math.PI * 2, share);
  for (let i = 0; i < STRETCHES; i++) {
    const outer = [corner(i, 1), corner(i + 1, 1)] as const;
    const inner = [corner(i, 0.968), corner(i + 1, 0.968)] as const;
    const isSouthern = (outer[0][1] + outer[1][1]) / 2 > CENTRE;
    const [a, b] = isSouthern ? outer : inner;
    crowd.add(Math.max(a[1], b[1]) - 4, a[0], () => drawWallStretch(sheet, outer, inner, isSouthern));
    const x = (outer[0][0] + inner[0][0]) / 2;
    const y = Math.max(outer[0][1], inner[0][1]);
    if (Math.abs(x - CENTRE) < 70 || Math.abs(y - riverY(x)) < 70) continue;
    const depth = y + (y > CENTRE ? 160 : Math.abs(x - CENTRE) > 420 ? 90 : 6);
    crowd.add(depth, x, () => drawTurret(sheet, x, y + 6, 36, 60, roofOf(districtAt(x, y)), random));
  }
  for (const y of [CENTRE - WALL_RY * 0.962, CENTRE + WALL_RY]) {
    crowd.add(y + 12, CENTRE, () => drawGate(sheet, CENTRE, y, random));
  }
  for (const side of [-1, 1]) {
    const x = CENTRE + side * (WALL_RX - 2);
    const y = riverY(x) + 48;
    crowd.add(CENTRE + 70, x, () => {
      for (const off of [-64, 52]) {
        const foot = y + off - (off < 0 ? 28 : 0);
        drawTurret(sheet, x, foot, 40, 66, roofOf(districtAt(x, CENTRE + off)), random);
      }
    });
    const bank = CENTRE + side * (ISLE.ry + 34);
    crowd.add(bank + 30, CENTRE, () => drawBridge(sheet, CENTRE, bank));
  }
}

const PER_STEP = 8;

export function* drawCrowd(sheet: Sheet, random: Rng): Steps {
  const crowd = new Crowd();
  addLandmarks(crowd, sheet);
  yield* addHouses(crowd, sheet, random);
  addForest(crowd, sheet, random);
  addWilds(crowd, sheet);
  addWall(crowd, sheet, random);
  yield;
  const items = crowd.items.toSorted((a, b) => a.depth - b.depth);
  for (let i = 0; i < items.length; i++) {
    items[i]?.draw();
    if (i % PER_STEP === 0) yield;
  }
}
