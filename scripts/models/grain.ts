/** The fine upright grain under a meeple's paint: red is grain, green is blotch, blue is nicks; and its relief. */
import { createNoise } from './noise.ts';
import { clamp01, normalsOf, type Picture, paint } from './picture.ts';

const size = 512;

export function grain(): { data: Picture; normal: Picture } {
  const noise = createNoise(21);
  const heights = new Float32Array(size * size);
  const data = paint(size, size, (x, y) => {
    const [u, v] = [x / size, y / size];
    const sway = noise.layered(u * 4, v * 4, 4, 4, 3) * 0.35;
    const broad = noise.layered((u + sway * 0.12) * 40, v * 4, 40, 4, 3);
    const vessel = noise.plain((u + sway * 0.1) * 96, v * 6, 96, 6);
    const line = Math.abs(Math.sin((u + sway * 0.25) * Math.PI * 14)) ** 6;
    const fibre = clamp01(broad * 0.75 + Math.max(0, vessel - 0.74) * 2.2 + line * 0.14);
    const blotch = noise.layered(u * 6, v * 6, 6, 6, 4);
    heights[y * size + x] = blotch * 0.25 - fibre;
    return [fibre, blotch, noise.layered(u * 22, v * 22, 22, 22, 3)];
  });
  return { data, normal: normalsOf(heights, size, size, 2.4) };
}
