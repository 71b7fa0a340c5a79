/** Seeded value noise that repeats without a seam. */

export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Noise at a point of a lattice that repeats every `periodX` by `periodY` cells. */
export type Noise = {
  readonly plain: (x: number, y: number, periodX: number, periodY: number) => number;
  readonly layered: (x: number, y: number, periodX: number, periodY: number, octaves: number) => number;
};

const smooth = (t: number) => t * t * (3 - 2 * t);
const wrap = (value: number, period: number) => ((value % period) + period) % period;

export function createNoise(seed: number): Noise {
  const random = seeded(seed);
  const table = Float32Array.from({ length: 65536 }, random);
  const at = (x: number, y: number) => table[(x + y * 251) & 65535] ?? 0;

  const plain: Noise['plain'] = (x, y, periodX, periodY) => {
    const [floorX, floorY] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [smooth(x - floorX), smooth(y - floorY)];
    const [x0, x1] = [wrap(floorX, periodX), wrap(floorX + 1, periodX)];
    const [y0, y1] = [wrap(floorY, periodY), wrap(floorY + 1, periodY)];
    const near = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * s;
    const far = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * s;
    return near + (far - near) * t;
  };

  const layered: Noise['layered'] = (x, y, periodX, periodY, octaves) => {
    let sum = 0;
    let weight = 0;
    for (let octave = 0, scale = 1; octave < octaves; octave++, scale *= 2) {
      sum += plain(x * scale, y * scale, periodX * scale, periodY * scale) / (scale * 2);
      weight += 1 / (scale * 2);
    }
    return sum / weight;
  };

  return { plain, layered };
}
