/** The pile of the velvet: tufts that lean every way, as a normal map that repeats without a seam. */

/** Tufts across one repeat, and how much each size counts. */
const SIZES = [
  [64, 0.6],
  [32, 0.25],
] as const;
const STEEP = 1.15;

export function napNormal(x: number, y: number, texels: number): readonly [number, number, number, number] {
  const dx = (heightAt(x + 1, y, texels) - heightAt(x - 1, y, texels)) * STEEP;
  const dy = (heightAt(x, y + 1, texels) - heightAt(x, y - 1, texels)) * STEEP;
  const length = Math.hypot(dx, dy, 1);
  return [byte(-dx / length), byte(-dy / length), byte(1 / length), 255];
}

const byte = (value: number): number => Math.round((value * 0.5 + 0.5) * 255);

function heightAt(x: number, y: number, texels: number): number {
  return SIZES.reduce(
    (sum, [tufts, share]) => sum + share * noise((x / texels) * tufts, (y / texels) * tufts, tufts),
    0,
  );
}

/** Value noise on a lattice that wraps around. */
function noise(x: number, y: number, period: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - x0), smooth(y - y0)];
  const at = (i: number, j: number) => lattice(wrap(x0 + i, period), wrap(y0 + j, period), period);
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const wrap = (i: number, period: number): number => ((i % period) + period) % period;

function lattice(x: number, y: number, salt: number): number {
  let h = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 7, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}
