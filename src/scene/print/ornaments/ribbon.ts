/** The ribbon with folded tails that carries a name. */
import { DISPLAY, setLine } from '../canvas/lettering.ts';
import { polygon, sliver } from '../canvas/paths.ts';
import type { Sheet, Target } from '../canvas/sheet.ts';

export type RibbonShape = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly size: number;
  readonly sag?: number;
  readonly fold?: number;
};

/** A ribbon centred on (x, y); the name shrinks until it fits. */
export function drawRibbon(sheet: Sheet, shape: RibbonShape, plate: Target, name: string): void {
  const { x, y, w, h, size, sag = 6, fold = 26 } = shape;
  for (const side of [-1, 1]) drawTail(sheet, x + (side * w) / 2, side, { y, h, sag, fold }, plate);
  const left = x - w / 2;
  const right = x + w / 2;
  const cloth = new Path2D();
  cloth.moveTo(left, y - h / 2);
  cloth.quadraticCurveTo(x, y - h / 2 - sag * 2, right, y - h / 2);
  cloth.lineTo(right, y + h / 2);
  cloth.quadraticCurveTo(x, y + h / 2 - sag * 2, left, y + h / 2);
  cloth.closePath();
  sheet.cut(cloth, 4);
  sheet.stroke('ink', cloth, 4);
  const ends = new Path2D();
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const at = x + side * (w / 2 - 4);
      const top = y - h * 0.34 + i * h * 0.17;
      sliver(ends, [
        [at, top, 2.4],
        [at - side * (10 + (i % 2) * 6), top - 1, 0.3],
      ]);
    }
  }
  sheet.fill('ink', ends);
  const box = { x: left + 22, y: y - h / 2 - sag * 0.7 + 2, w: w - 44, h: h - 4 };
  setLine(sheet, 'ink', name, box, { style: DISPLAY, size, minSize: Math.max(14, size * 0.45) });
}

function drawTail(
  sheet: Sheet,
  x: number,
  side: number,
  { y, h, sag, fold }: { y: number; h: number; sag: number; fold: number },
  plate: Target,
): void {
  const tail = polygon([
    [x - side * 4, y - h * 0.32 + sag],
    [x + side * fold, y - h * 0.3 + sag * 2],
    [x + side * fold * 0.62, y + h * 0.14 + sag * 2],
    [x + side * fold, y + h * 0.6 + sag * 2],
    [x - side * 30, y + h * 0.64 + sag],
    [x - side * 30, y - h * 0.3 + sag],
  ]);
  sheet.cut(tail, 4);
  sheet.fill(plate, tail);
  sheet.stroke('ink', tail, 3);
  const folds = new Path2D();
  for (let i = 0; i < 7; i++) {
    const top = y - h * 0.2 + i * h * 0.13 + sag;
    sliver(folds, [
      [x - side * 22, top, 3],
      [x + side * fold * (0.1 + (i % 2) * 0.2), top + sag, 0.4],
    ]);
  }
  sheet.fill('ink', folds);
}
