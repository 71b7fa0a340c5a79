/** The small language of the faces: arrows, tree slices, numerals, symbols, laurels. */
import { engrave } from '../canvas/engrave.ts';
import { type IconName, icon, iconBox } from '../canvas/icons.ts';
import { DISPLAY, setLine } from '../canvas/lettering.ts';
import { disc, handDisc, type Placing, polygon, sliver } from '../canvas/paths.ts';
import type { Sheet, Target } from '../canvas/sheet.ts';
import { noiseOf, rngOf } from '../maths/random.ts';
import { type Box, boxAround, type Nib } from '../maths/strokes.ts';

/** A chiselled arrow from needs to results; (x, y) is the middle of its left end. */
export function drawArrow(sheet: Sheet, x: number, y: number, w: number, h: number): void {
  const shape = polygon([
    [x, y - h * 0.2],
    [x + w * 0.55, y - h * 0.26],
    [x + w * 0.5, y - h * 0.5],
    [x + w, y],
    [x + w * 0.5, y + h * 0.5],
    [x + w * 0.55, y + h * 0.26],
    [x, y + h * 0.2],
    [x + w * 0.12, y],
  ]);
  sheet.cut(shape, 2);
  sheet.fill('ink', shape);
  const nicks = new Path2D();
  for (let i = 0; i < 5; i++) {
    const at = x + w * (0.16 + i * 0.1);
    sliver(nicks, [
      [at, y - h * 0.1, 0.5],
      [at + w * 0.04, y, h * 0.07],
      [at, y + h * 0.1, 0.5],
    ]);
  }
  sheet.cut(nicks, 0, ['ink']);
}

/** A medallion sawn from a branch: bark, rings, a blank middle. */
export function drawSlice(sheet: Sheet, x: number, y: number, r: number, seed: string): void {
  const bark = handDisc(x, y, r, r * 0.045, `${seed}b`);
  const wood = handDisc(x, y, r * 0.84, r * 0.02, `${seed}w`);
  const random = rngOf(seed);
  sheet.cut(bark, r * 0.07);
  sheet.fill('ink', bark);
  const notches = new Path2D();
  for (let i = 0; i < 44; i++) {
    const angle = (i / 44) * Math.PI * 2 + random() * 0.06;
    const reach = 0.94 + random() * 0.06;
    sliver(notches, [
      [x + Math.cos(angle) * r * 0.86, y + Math.sin(angle) * r * 0.86, r * 0.045],
      [x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach, 0.3],
    ]);
  }
  sheet.cut(notches, 0, ['ink']);
  sheet.cut(wood);
  drawRings(sheet, x, y, r, seed);
}

function drawRings(sheet: Sheet, x: number, y: number, r: number, seed: string): void {
  const noise = noiseOf(seed);
  const random = rngOf(`${seed}rings`);
  const rings = new Path2D();
  const count = 5;
  for (let k = 0; k < count; k++) {
    const radius = r * (0.79 - (k * 0.62) / count);
    const start = random() * 6.28;
    const span = 4.4 + random() * 1.6;
    const nibs = Array.from({ length: 41 }, (_, t): Nib => {
      const angle = start + (t / 40) * span;
      const q = radius + noise(Math.cos(angle) + k, Math.sin(angle)) * r * 0.028;
      return [x + Math.cos(angle) * q, y + Math.sin(angle) * q, Math.sin((t / 40) * Math.PI) * r * 0.022 + 0.25];
    });
    sliver(rings, nibs);
  }
  sheet.fill('ink', rings);
}

/** A number that reads on rings and hatching. */
export function drawNumeral(sheet: Sheet, text: string, box: Box, size: number): void {
  setLine(sheet, 'ink', text, box, { style: DISPLAY, size, halo: 0.09 });
}

const ENGRAVE_FROM = 46;

/** A small icon: spot colour under an engraved silhouette, flat where it is too small to be engraved. */
export function drawSymbol(
  sheet: Sheet,
  name: IconName,
  x: number,
  y: number,
  size: number,
  { plate, halo = 0.03, ...placing }: Placing & { readonly plate?: Target | undefined; readonly halo?: number } = {},
): void {
  const shape = icon(name, x, y, size, placing);
  sheet.cut(shape, Math.max(1.6, size * halo));
  if (plate) sheet.fill(plate, shape);
  if (size < ENGRAVE_FROM) {
    sheet.fill('ink', shape);
    return;
  }
  engrave(sheet, 'ink', shape, iconBox(x, y, size), {
    pitch: Math.max(2.6, size / 22),
    base: 0.2,
    gain: 1,
    angle: 0.6,
    bend: 1.4,
  });
}

/** Victory points: a number in a laurel wreath. */
export function drawLaurel(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  size: number,
  plate: Target | undefined,
): void {
  const wreath = icon('laurels', x, y, size);
  sheet.cut(wreath, size * 0.035);
  if (plate) sheet.fill(plate, wreath);
  if (size >= ENGRAVE_FROM) engrave(sheet, 'ink', wreath, iconBox(x, y, size), { pitch: 3, base: 0.3, gain: 1 });
  else sheet.fill('ink', wreath);
  sheet.cut(disc(x, y - size * 0.02, size * 0.29));
  setLine(sheet, 'ink', text, boxAround(x, y - size * 0.02, size * 0.6, size * 0.62), {
    style: DISPLAY,
    size: size * 0.5,
  });
}

/** Victory points lost: a number cut out of a black seal. */
export function drawPenalty(sheet: Sheet, text: string, x: number, y: number, r: number): void {
  const seal = handDisc(x, y, r, r * 0.04, 'penalty');
  sheet.cut(seal, 3);
  sheet.fill('ink', seal);
  const ticks = new Path2D();
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * Math.PI * 2;
    sliver(ticks, [
      [x + Math.cos(angle) * r * 0.83, y + Math.sin(angle) * r * 0.83, r * 0.07],
      [x + Math.cos(angle) * r * 0.95, y + Math.sin(angle) * r * 0.95, 1],
    ]);
  }
  sheet.cut(ticks, 0, ['ink']);
  setLine(sheet, 'ink', text, boxAround(x, y, r * 1.4, r * 1.3), { style: DISPLAY, size: r * 1.1, mode: 'cut' });
}
