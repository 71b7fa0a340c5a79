/** A raster under construction, three channels of 0 to 1, and its way into a WebP file. */
import sharp from 'sharp';

export type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

export type Color = readonly [red: number, green: number, blue: number];

export function paint(width: number, height: number, colorAt: (x: number, y: number) => Color): Picture {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = colorAt(x, y);
      for (let c = 0; c < 3; c++) pixels[(y * width + x) * 3 + c] = Math.round(255 * clamp01(color[c] ?? 0));
    }
  }
  return { width, height, pixels };
}

export const clamp01 = (value: number) => Math.min(1, Math.max(0, value));

export function fromHex(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** The colour at 0 to 1 along evenly spaced stops. */
export function ramp(stops: readonly Color[], at: number): Color {
  const place = clamp01(at) * (stops.length - 1);
  const index = Math.min(stops.length - 2, Math.floor(place));
  const [from, to] = [stops[index] ?? [0, 0, 0], stops[index + 1] ?? [0, 0, 0]];
  const t = place - index;
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
}

/** Slopes of a height field that repeats, as a tangent-space normal map. */
export function normalsOf(heights: Float32Array, width: number, height: number, strength: number): Picture {
  const at = (x: number, y: number) => heights[((y + height) % height) * width + ((x + width) % width)] ?? 0;
  return paint(width, height, (x, y) => {
    const slopeX = (at(x - 1, y) - at(x + 1, y)) * strength;
    const slopeY = (at(x, y + 1) - at(x, y - 1)) * strength;
    const scale = 0.5 / Math.hypot(slopeX, slopeY, 1);
    return [slopeX * scale + 0.5, slopeY * scale + 0.5, scale + 0.5];
  });
}

export async function saveWebp(file: string, { width, height, pixels }: Picture, quality: number): Promise<void> {
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toFile(file);
}

export async function saveSvg(file: string, svg: string, quality: number): Promise<void> {
  await sharp(Buffer.from(svg)).flatten().webp({ quality, effort: 6, smartSubsample: true }).toFile(file);
}
