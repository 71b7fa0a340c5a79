/** The two ways to print: in a worker, or in idle moments of the page where a worker has no canvas. */
import type { FaceId } from '../faces/ids.ts';
import type { Printer } from './printQueue.ts';
import type { PrintAnswer, PrintedFace, PrintOrder } from './protocol.ts';

export function createWorkerPrinter(): Printer {
  const worker = new Worker(new URL('./print.worker.ts', import.meta.url), { type: 'module', name: 'print' });
  type Pending = { resolve: (face: PrintedFace) => void; reject: (reason: unknown) => void };
  const pending = new Map<number, Pending>();
  let jobs = 0;
  worker.onmessage = ({ data }: MessageEvent<PrintAnswer>) => {
    const waiting = pending.get(data.job);
    pending.delete(data.job);
    if (data.ok) waiting?.resolve(data);
    else waiting?.reject(new Error(data.message));
  };
  worker.onerror = (event) => {
    for (const { reject } of pending.values()) reject(new Error(event.message));
    pending.clear();
  };
  return {
    print(face, scale) {
      const job = jobs++;
      const order: PrintOrder = { job, face, scale };
      return new Promise((resolve, reject) => {
        pending.set(job, { resolve, reject });
        worker.postMessage(order);
      });
    },
    dispose() {
      worker.terminate();
      pending.clear();
    },
  };
}

const SLICE_MS = 8;

/** Until the page has a moment; how much of it is left, counted down. */
function idle(): Promise<() => number> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback((deadline) => resolve(() => deadline.timeRemaining()), { timeout: 500 });
      return;
    }
    setTimeout(() => {
      const end = performance.now() + SLICE_MS;
      resolve(() => end - performance.now());
    }, 30);
  });
}

async function inSlices<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const left = await idle();
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (left() > SLICE_MS);
  }
}

/** The drawing code is fetched only if it is needed on the page at all. */
export function createIdlePrinter(): Printer {
  let isClosed = false;
  async function print(face: FaceId, scale: number): Promise<PrintedFace> {
    const [{ drawFace }, { loadFonts }] = await Promise.all([import('../faces/drawFace.ts'), import('./fonts.ts')]);
    await loadFonts(document.fonts);
    const start = performance.now();
    const sheet = await inSlices(drawFace(face, scale));
    const surface = await inSlices(sheet.press());
    if (isClosed) throw new Error('the printer is closed');
    return { bitmap: await createImageBitmap(surface), texts: sheet.texts, ms: performance.now() - start };
  }
  return {
    print,
    dispose() {
      isClosed = true;
    },
  };
}

const canWorkersPrint = (): boolean =>
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  new OffscreenCanvas(1, 1).getContext('2d') !== null;

export const createPrinter = (): Printer => (canWorkersPrint() ? createWorkerPrinter() : createIdlePrinter());
