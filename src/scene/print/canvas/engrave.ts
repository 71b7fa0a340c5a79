/** Engraves a path onto a plate of a sheet. */
import { type Carving, carve, coarseness, PLAIN_CARVING } from '../maths/engraving.ts';
import type { Box } from '../maths/strokes.ts';
import type { Sheet, Target } from './sheet.ts';
import { contextOf, makeSurface, type Surface } from './surface.ts';

const MARGIN = 4;

type Mask = { readonly surface: Surface; readonly x: number; readonly y: number };

function engravedMask(path: Path2D, box: Box, scale: number, carving: Carving): Mask {
  const width = Math.ceil(box.w * scale) + MARGIN * 2;
  const height = Math.ceil(box.h * scale) + MARGIN * 2;
  const x = Math.floor(box.x * scale) - MARGIN;
  const y = Math.floor(box.y * scale) - MARGIN;
  const surface = makeSurface(width, height);
  const context = contextOf(surface);
  context.setTransform(scale, 0, 0, scale, -x, -y);
  context.fill(path);
  const coarse = coarseness(width, height);
  const lowWidth = Math.ceil(width / coarse) + 1;
  const lowHeight = Math.ceil(height / coarse) + 1;
  const low = contextOf(makeSurface(lowWidth, lowHeight));
  low.imageSmoothingQuality = 'high';
  low.drawImage(surface, 0, 0, width / coarse, height / coarse);
  const image = context.getImageData(0, 0, width, height);
  const lowData = low.getImageData(0, 0, lowWidth, lowHeight).data;
  carve(image.data, { width, height, scale }, { data: lowData, width: lowWidth }, carving);
  context.putImageData(image, 0, 0);
  return { surface, x, y };
}

export type CarvingOptions = Partial<Carving>;

/** `target` may be a colour: the lines are then painted by hand. */
export function engrave(sheet: Sheet, target: Target, path: Path2D, box: Box, options: CarvingOptions = {}): void {
  const mask = engravedMask(path, box, sheet.scale, { ...PLAIN_CARVING, ...options });
  if (target.startsWith('#')) tint(mask.surface, target);
  const context = sheet.on(target);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(mask.surface, mask.x, mask.y);
  context.restore();
}

function tint(surface: Surface, hex: string): void {
  const context = contextOf(surface);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = hex;
  context.fillRect(0, 0, surface.width, surface.height);
}
