/** Canvases that work in a page and in a worker alike. */

export type Surface = OffscreenCanvas | HTMLCanvasElement;
export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

export function makeSurface(width: number, height: number): Surface {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** Every pixel is read back, so the canvas is kept in main memory: a read from the GPU would stall. */
export function contextOf(surface: Surface): Context {
  const context = surface.getContext('2d', { willReadFrequently: true }) as Context | null;
  if (!context) throw new Error('no 2D canvas');
  return context;
}
