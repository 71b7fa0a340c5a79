/** How much memory pictures on the graphics card take. */
import { round } from '../stats.ts';

/** A picture's storage as the page asked for it. */
export interface StoredPicture {
  readonly width: number;
  readonly height: number;
  /** Layers, or slices; 6 for a cube. */
  readonly layers: number;
  /** GL's number for the internal format, or for the plain format where there is none. */
  readonly format: number;
  readonly levels: number;
  readonly samples: number;
}

const BYTES_BY_FORMAT: ReadonlyMap<number, number> = new Map([
  // R8, RED, ALPHA, LUMINANCE, STENCIL_INDEX8
  ...[0x8229, 0x1903, 0x1906, 0x1909, 0x8d48].map((format) => [format, 1] as const),
  // RG8, RG, R16F, DEPTH_COMPONENT16, LUMINANCE_ALPHA, RGB565, RGBA4
  ...[0x822b, 0x8227, 0x822d, 0x81a5, 0x190a, 0x8d62, 0x8056].map((format) => [format, 2] as const),
  // RGBA16F, RG32F, DEPTH32F_STENCIL8
  ...[0x881a, 0x8230, 0x8cad].map((format) => [format, 8] as const),
  // RGBA32F, RGBA32UI
  ...[0x8814, 0x8d70].map((format) => [format, 16] as const),
]);
/** RGBA8, sRGB8 with alpha, RGB (padded), R32F, 24-bit depth and packed formats. */
const USUAL_BYTES = 4;

export function pictureBytes({ width, height, layers, format, levels, samples }: StoredPicture): number {
  const texel = (BYTES_BY_FORMAT.get(format) ?? USUAL_BYTES) * Math.max(1, samples);
  let texels = 0;
  for (let level = 0; level < levels; level++) {
    texels += Math.max(1, width >> level) * Math.max(1, height >> level) * layers;
  }
  return texels * texel;
}

export interface Picture {
  readonly size: string;
  readonly MB: number;
}

/** The dearest ones, so that a large sum can be laid at somebody's door. */
export function largest(pictures: readonly StoredPicture[], count: number): Picture[] {
  return pictures
    .map((picture) => ({ picture, bytes: pictureBytes(picture) }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, count)
    .map(({ picture: { width, height, layers, levels }, bytes }) => ({
      size: `${width}×${height}${layers > 1 ? `×${layers}` : ''}${levels > 1 ? ' with smaller levels' : ''}`,
      MB: megabytes(bytes),
    }));
}

export const megabytes = (bytes: number): number => round(bytes / 1024 / 1024, 1);
