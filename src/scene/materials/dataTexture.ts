/** Small textures computed texel by texel. */
import { type ColorSpace, DataTexture, LinearFilter, LinearSRGBColorSpace, RGBAFormat, UnsignedByteType } from 'three';

type Texel = readonly [red: number, green: number, blue: number, alpha: number];

export function dataTexture(
  width: number,
  height: number,
  texelAt: (x: number, y: number) => Texel,
  colorSpace: ColorSpace = LinearSRGBColorSpace,
): DataTexture {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(texelAt(x, y), (y * width + x) * 4);
  }
  const texture = new DataTexture(data, width, height, RGBAFormat, UnsignedByteType);
  texture.colorSpace = colorSpace;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** A square texture whose texel depends only on the distance from its middle, 0 to 1 at the edge. */
export function radialTexture(size: number, texelAt: (radius: number) => Texel, colorSpace?: ColorSpace): DataTexture {
  const middle = size / 2;
  const radius = (x: number, y: number) => Math.min(1, Math.hypot(x + 0.5 - middle, y + 0.5 - middle) / middle);
  return dataTexture(size, size, (x, y) => texelAt(radius(x, y)), colorSpace);
}

export type Stop = readonly [at: number, ...values: number[]];

/** Values along a gradient of stops that begins at 0 and ends at 1. */
export function alongStops(stops: readonly Stop[], at: number): number[] {
  const next = stops.findIndex(([stop]) => stop >= at);
  const to = stops[next] ?? stops.at(-1);
  const from = stops[next - 1] ?? to;
  if (!from || !to) return [];
  const [start, ...values] = from;
  const [end, ...goals] = to;
  const t = end === start ? 1 : (at - start) / (end - start);
  return goals.map((goal, i) => (values[i] ?? goal) * (1 - t) + goal * t);
}
