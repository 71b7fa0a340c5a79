/** Packs faces into square pages for the far view, with gutters wide enough for their mipmaps. */
import { type FaceFamily, type FaceId, partsOf, sizeOf } from '../faces/ids.ts';

export type AtlasCell = {
  readonly face: FaceId;
  readonly page: number;
  /** In pixels, without the gutter. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

export type AtlasPlan = {
  readonly pageSize: number;
  readonly pages: number;
  readonly gutter: number;
  readonly cells: ReadonlyMap<FaceId, AtlasCell>;
};

/** Cells lie on multiples of this, so that three halvings of the page keep them apart. */
export const CELL_GRID = 8;

/** Pixel heights in the far view: one density for all that lies side by side. */
const FAR_HEIGHTS: Readonly<Partial<Record<FaceFamily, number>>> = {
  location: 192,
  locationBack: 192,
  order: 192,
  orderBack: 192,
  room: 192,
  roomBack: 192,
  hero: 192,
  token: 96,
  tokenBack: 96,
};
const CARD_HEIGHT = 256;

export const farHeight = (face: FaceId): number => FAR_HEIGHTS[partsOf(face).family] ?? CARD_HEIGHT;

const onGrid = (value: number): number => Math.ceil(value / CELL_GRID) * CELL_GRID;

type Item = { readonly face: FaceId; readonly w: number; readonly h: number };

function itemOf(face: FaceId): Item {
  const { width, height } = sizeOf(face);
  const h = farHeight(face);
  return { face, w: Math.round((width / height) * h), h };
}

/** Row by row, the tallest first; equal heights keep their order. */
export function packAtlas(faces: readonly FaceId[], pageSize = 2048, gutter = CELL_GRID): AtlasPlan {
  const cells = new Map<FaceId, AtlasCell>();
  const items = faces.map(itemOf).toSorted((a, b) => b.h - a.h);
  let page = 0;
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  for (const { face, w, h } of items) {
    const wide = onGrid(w + 2 * gutter);
    const tall = onGrid(h + 2 * gutter);
    if (wide > pageSize || tall > pageSize) throw new Error(`${face} does not fit on a page`);
    if (x + wide > pageSize) {
      x = 0;
      y += rowHeight;
      rowHeight = 0;
    }
    if (y + tall > pageSize) {
      page++;
      x = 0;
      y = 0;
      rowHeight = 0;
    }
    cells.set(face, { face, page, x: x + gutter, y: y + gutter, w, h });
    x += wide;
    rowHeight = Math.max(rowHeight, tall);
  }
  return { pageSize, pages: items.length === 0 ? 0 : page + 1, gutter, cells };
}

/** Offset and size of a cell in texture coordinates, v up as textures have it. */
export function uvOf(
  { x, y, w, h }: AtlasCell,
  pageSize: number,
): readonly [u: number, v: number, w: number, h: number] {
  return [x / pageSize, 1 - (y + h) / pageSize, w / pageSize, h / pageSize];
}
