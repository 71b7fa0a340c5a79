/** Seals of Monster types, shields of districts, pennants of victory points. */
import { type IconName, icon } from '../canvas/icons.ts';
import { DISPLAY, LABEL, setLine } from '../canvas/lettering.ts';
import { disc, handDisc, polygon, rect, sliver } from '../canvas/paths.ts';
import type { Sheet, Target } from '../canvas/sheet.ts';
import { boxAround, type Point } from '../maths/strokes.ts';

/** A round seal with a toothed rim. */
export function drawSeal(sheet: Sheet, x: number, y: number, r: number, emblem: IconName, plate: Target): void {
  const rim = handDisc(x, y, r, r * 0.03, emblem);
  sheet.cut(rim, r * 0.08);
  sheet.fill('ink', rim);
  const teeth = 26;
  const star = polygon(
    Array.from({ length: teeth * 2 }, (_, i): Point => {
      const angle = (i / teeth) * Math.PI;
      const q = r * (i % 2 ? 0.9 : 0.8);
      return [x + Math.cos(angle) * q, y + Math.sin(angle) * q];
    }),
  );
  sheet.cut(star, 0, ['ink']);
  sheet.fill(plate, star);
  const shape = icon(emblem, x, y, r * 1.2);
  sheet.cut(shape, r * 0.05);
  sheet.fill('ink', shape);
}

function shieldPath(x: number, y: number, w: number, h: number): Path2D {
  const path = new Path2D();
  path.moveTo(x - w / 2, y - h / 2);
  path.quadraticCurveTo(x, y - h * 0.4, x + w / 2, y - h / 2);
  path.bezierCurveTo(x + w * 0.54, y + h * 0.2, x + w * 0.2, y + h * 0.42, x, y + h / 2);
  path.bezierCurveTo(x - w * 0.2, y + h * 0.42, x - w * 0.54, y + h * 0.2, x - w / 2, y - h / 2);
  path.closePath();
  return path;
}

export function drawShield(sheet: Sheet, x: number, y: number, h: number, emblem: IconName, plate: Target): void {
  const w = h * 0.84;
  const shape = shieldPath(x, y, w, h);
  sheet.cut(shape, h * 0.05);
  sheet.fill(plate, shape);
  sheet.stroke('ink', shape, h * 0.055);
  const shade = new Path2D();
  for (let i = 0; i < 8; i++) {
    const top = y - h * 0.38 + i * h * 0.1;
    sliver(shade, [
      [x + w * 0.48, top, h * 0.03],
      [x + w * (0.25 + (i % 2) * 0.05), top + h * 0.02, 0.3],
    ]);
  }
  sheet.within(shape, () => sheet.fill('ink', shade), ['ink']);
  const charge = icon(emblem, x, y - h * 0.03, h * 0.6);
  sheet.cut(charge, h * 0.025);
  sheet.fill('ink', charge);
}

/** A pennant hanging from a rod: what a card is worth. */
export function drawPennant(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  worth: number,
  plate: Target,
): void {
  const flag = (half: number, top: number, side: number, tip: number): Point[] => [
    [x - w * half, y + top],
    [x + w * half, y + top],
    [x + w * half, y + h * side],
    [x, y + h * tip],
    [x - w * half, y + h * side],
  ];
  const cloth = polygon(flag(0.5, 0, 0.82, 1));
  sheet.cut(cloth, 4);
  sheet.fill(plate, cloth);
  sheet.stroke('ink', cloth, 4.4);
  sheet.stroke('ink', polygon(flag(0.4, 5, 0.77, 0.91)), 1.5);
  const rod = rect({ x: x - w * 0.58, y: y - 6, w: w * 1.16, h: 8 });
  rod.addPath(disc(x - w * 0.6, y - 2, 7));
  rod.addPath(disc(x + w * 0.6, y - 2, 7));
  sheet.cut(rod, 3);
  sheet.fill('ink', rod);
  const middle = y + h * 0.43;
  sheet.fill('ink', icon('laurels', x, middle, w * 0.86));
  sheet.cut(handDisc(x, middle, w * 0.3, 1, 'vp'));
  setLine(sheet, 'ink', String(worth), boxAround(x, middle, w * 0.56, w * 0.56), { style: DISPLAY, size: w * 0.56 });
  setLine(sheet, 'fine', 'VP', boxAround(x, y + h * 0.79, w * 0.5, w * 0.2), { style: LABEL, size: w * 0.2 });
}
