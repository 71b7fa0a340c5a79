/** Prints faces off the main thread, one after another. */
import { finish } from '../canvas/drawing.ts';
import { drawFace } from '../faces/drawFace.ts';
import { loadFonts } from './fonts.ts';
import type { PrintAnswer, PrintOrder } from './protocol.ts';

type WorkerScope = {
  readonly fonts: FontFaceSet;
  onmessage: ((event: MessageEvent<PrintOrder>) => void) | null;
  postMessage(message: PrintAnswer, transfer: Transferable[]): void;
};

const scope = self as unknown as WorkerScope;

async function print({ job, face, scale }: PrintOrder): Promise<void> {
  await loadFonts(scope.fonts);
  const start = performance.now();
  const sheet = finish(drawFace(face, scale));
  const surface = finish(sheet.press());
  if (!(surface instanceof OffscreenCanvas)) throw new Error('a worker prints on OffscreenCanvas only');
  const bitmap = surface.transferToImageBitmap();
  scope.postMessage({ job, ok: true, bitmap, texts: sheet.texts, ms: performance.now() - start }, [bitmap]);
}

scope.onmessage = ({ data }) => {
  print(data).catch((error: unknown) => {
    scope.postMessage({ job: data.job, ok: false, message: String(error) }, []);
  });
};
