/** Crisp faces for the interface: printed when somebody looks, kept as pictures for as long as the table is open. */
import type { FaceId } from '../scene/print/faces/ids.ts';
import type { PrintQueue } from '../scene/print/queue/printQueue.ts';
import type { Faces } from '../ui/ports.ts';

/** Before everything that only lies on the table. */
const AT_ONCE = 200;

export function createFaces(queue: PrintQueue): Faces & { dispose(): void } {
  const pictures = new Map<string, Promise<string>>();
  const urls: string[] = [];

  async function print(face: FaceId, pixelHeight: number): Promise<string> {
    const { bitmap } = await queue.request({ face, pixelHeight, priority: AT_ONCE });
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    queue.forget(face, pixelHeight);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const url = blob === null ? '' : URL.createObjectURL(blob);
    urls.push(url);
    return url;
  }

  return {
    watch: (face, pixelHeight, listener) => {
      let isHeard = true;
      const key = `${face}@${pixelHeight}`;
      const picture = pictures.get(key) ?? print(face, pixelHeight);
      pictures.set(key, picture);
      picture.then(
        (url) => {
          if (isHeard) listener(url);
        },
        // A table that is being closed prints no more; its words are there without the picture.
        () => pictures.delete(key),
      );
      return () => {
        isHeard = false;
      };
    },
    dispose: () => {
      for (const url of urls) URL.revokeObjectURL(url);
      pictures.clear();
    },
  };
}
