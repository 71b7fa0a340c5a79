/** Fills the far atlas as its faces come from the press. */
import { contextOf, makeSurface, type Surface } from '../canvas/surface.ts';
import type { FaceId } from '../faces/ids.ts';
import { isGivenUp, type PrintQueue } from '../queue/printQueue.ts';
import { type AtlasCell, type AtlasPlan, packAtlas } from './pack.ts';

export type FaceAtlas = {
  readonly plan: AtlasPlan;
  readonly pages: readonly Surface[];
  /** Resolves when every face lies on its page; a face that cannot be printed rejects. */
  readonly complete: Promise<void>;
  cancel(): void;
};

export type AtlasOptions = {
  readonly pageSize?: number;
  /** Higher is sooner: what lies on the table first. */
  readonly priorityOf?: (face: FaceId) => number;
  /** A face has been put on its page: the page's texture is stale. */
  readonly onCell?: (cell: AtlasCell) => void;
};

/** The picture, and its edges drawn out into the gutter, so that no mipmap bleeds a neighbour in. */
export function paintCell(page: Surface, bitmap: CanvasImageSource, cell: AtlasCell, gutter: number): void {
  const context = contextOf(page);
  const { x, y, w, h } = cell;
  const columns = [
    { from: 0, size: 1, to: x - gutter, span: gutter },
    { from: 0, size: w, to: x, span: w },
    { from: w - 1, size: 1, to: x + w, span: gutter },
  ];
  const rows = [
    { from: 0, size: 1, to: y - gutter, span: gutter },
    { from: 0, size: h, to: y, span: h },
    { from: h - 1, size: 1, to: y + h, span: gutter },
  ];
  context.imageSmoothingEnabled = false;
  for (const row of rows) {
    for (const column of columns) {
      context.drawImage(bitmap, column.from, row.from, column.size, row.size, column.to, row.to, column.span, row.span);
    }
  }
}

export function createFaceAtlas(queue: PrintQueue, faces: readonly FaceId[], options: AtlasOptions = {}): FaceAtlas {
  const plan = packAtlas(faces, options.pageSize);
  const pages = Array.from({ length: plan.pages }, () => makeSurface(plan.pageSize, plan.pageSize));
  const abort = new AbortController();
  async function put(cell: AtlasCell): Promise<void> {
    const { bitmap } = await queue.request({
      face: cell.face,
      pixelHeight: cell.h,
      priority: options.priorityOf?.(cell.face) ?? 0,
      signal: abort.signal,
    });
    const page = pages[cell.page];
    if (page) paintCell(page, bitmap, cell, plan.gutter);
    queue.forget(cell.face, cell.h);
    bitmap.close();
    options.onCell?.(cell);
  }
  const complete = Promise.all([...plan.cells.values()].map(put)).then(
    () => {},
    (error: unknown) => {
      if (!isGivenUp(error)) throw error;
    },
  );
  return { plan, pages, complete, cancel: () => abort.abort() };
}
