/** The page on which tests print: any face, by the worker or in idle slices. */
import { createFaceAtlas } from '../../src/scene/print/atlas/faceAtlas.ts';
import { contextOf } from '../../src/scene/print/canvas/surface.ts';
import { ALL_FACES, type FaceId, sizeOf } from '../../src/scene/print/faces/ids.ts';
import { createIdlePrinter, createWorkerPrinter } from '../../src/scene/print/queue/printers.ts';
import { createPrintQueue, type PrintQueue } from '../../src/scene/print/queue/printQueue.ts';
import type { TextEntry } from '../../src/scene/print/text/report.ts';

export type PrintReport = {
  readonly face: FaceId;
  readonly width: number;
  readonly height: number;
  readonly ms: number;
  readonly texts: readonly TextEntry[];
  /** Spread of brightness, and the share of pixels that are nearly ink. */
  readonly contrast: number;
  readonly inked: number;
  readonly colors: number;
};

export type PrintHandle = {
  readonly faces: readonly FaceId[];
  print(face: FaceId, scale: number, by?: 'worker' | 'idle'): Promise<PrintReport>;
  /** The face as a PNG data URL. */
  picture(face: FaceId, scale: number): Promise<string>;
  /** Fills an atlas; for each cell whether it is blank and whether its gutter repeats its edge. */
  atlas(faces: readonly FaceId[]): Promise<readonly { face: FaceId; isBlank: boolean; isBled: boolean }[]>;
  /** The longest task of the page while it prints a face in idle slices. */
  longestTask(face: FaceId, scale: number): Promise<number>;
};

declare global {
  interface Window {
    rowanPrint?: PrintHandle;
  }
}

const queues: Readonly<Record<'worker' | 'idle', PrintQueue>> = {
  worker: createPrintQueue(createWorkerPrinter()),
  idle: createPrintQueue(createIdlePrinter()),
};

function look(bitmap: ImageBitmap): Pick<PrintReport, 'contrast' | 'inked' | 'colors'> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const count = data.length / 4;
  const colors = new Set<number>();
  let sum = 0;
  let squares = 0;
  let dark = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
    const light = (red + green + blue) / 3;
    sum += light;
    squares += light * light;
    if (light < 70) dark++;
    colors.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
  }
  return { contrast: Math.sqrt(squares / count - (sum / count) ** 2), inked: dark / count, colors: colors.size };
}

const request = (face: FaceId, scale: number, by: 'worker' | 'idle') =>
  queues[by].request({ face, pixelHeight: sizeOf(face).height * scale });

window.rowanPrint = {
  faces: ALL_FACES,
  async print(face, scale, by = 'worker') {
    const { bitmap, texts, ms } = await request(face, scale, by);
    queues[by].forget(face, sizeOf(face).height * scale);
    return { face, width: bitmap.width, height: bitmap.height, ms, texts, ...look(bitmap) };
  },
  async picture(face, scale) {
    const { bitmap } = await request(face, scale, 'worker');
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return canvas.toDataURL('image/png');
  },
  async atlas(faces) {
    const seen: FaceId[] = [];
    const atlas = createFaceAtlas(queues.worker, faces, { onCell: ({ face }) => seen.push(face) });
    await atlas.complete;
    return [...atlas.plan.cells.values()].map(({ face, page, x, y, w, h }) => {
      const surface = atlas.pages[page];
      if (!surface) throw new Error(`no page ${page}`);
      const context = contextOf(surface);
      const row = context.getImageData(x - atlas.plan.gutter, y + (h >> 1), w + atlas.plan.gutter, 1).data;
      const edge = [...row.subarray(atlas.plan.gutter * 4, atlas.plan.gutter * 4 + 4)];
      const gutter = [...row.subarray(0, atlas.plan.gutter * 4)];
      return {
        face,
        isBlank: !seen.includes(face) || new Set(row).size < 20,
        isBled: gutter.every((value, i) => value === edge[i % 4]),
      };
    });
  },
  async longestTask(face, scale) {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ entryTypes: ['longtask'] });
    await request(face, scale, 'idle');
    await new Promise((resolve) => setTimeout(resolve, 100));
    observer.disconnect();
    return longest;
  },
};
document.body.dataset.ready = 'true';
