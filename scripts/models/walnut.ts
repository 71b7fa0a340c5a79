/** The table's planks: colour, relief and sheen of dark walnut, repeating in both directions. */
import { createNoise, seeded } from './noise.ts';
import { fromHex, normalsOf, type Picture, paint, ramp } from './picture.ts';

const width = 2048;
const height = 1024;
const planks = 4;
const gap = 0.01;
const stops = ['#150d09', '#2a1b12', '#43301f', '#65492f'].map(fromHex);

type Wood = { readonly tone: number; readonly relief: number; readonly roughness: number };
type Plank = { readonly ring: number; readonly lift: number; readonly joint: number; readonly fibre: number };

function woodAt(): (x: number, y: number) => Wood {
  const noise = createNoise(7);
  const random = seeded(8);
  const offsets = Array.from({ length: planks }, (): Plank => {
    return { ring: random(), lift: random(), joint: random(), fibre: random() };
  });
  return (x, y) => {
    const [u, v] = [x / width, (y / height) * planks];
    const plank = offsets[Math.floor(v)] ?? { ring: 0, lift: 0, joint: 0, fibre: 0 };
    const across = v % 1;
    const joint = (u + plank.joint) % 1;
    const toJoint = ((Math.min(joint, 1 - joint) * width) / height) * planks;
    const toEdge = Math.min(across, 1 - across, toJoint * 0.9);
    const seam = toEdge < gap * 2 ? 1 - toEdge / (gap * 2) : 0;
    const warp = noise.layered((u * 6 + plank.ring * 40) * 0.5, v * 1.2 + plank.lift * 9, 3, 64, 3) - 0.5;
    const heart = across - 0.5 + (plank.lift - 0.5) * 0.8 + warp * 0.55;
    const rings = 0.5 + 0.5 * Math.sin(heart * 26 + Math.abs(heart) * 9 + warp * 9);
    const fibre = noise.layered(u * 24 + plank.fibre * 90, v * 42, 24, 512, 3);
    const pore = Math.max(0, noise.plain(u * 70 + plank.ring * 50, v * 120, 70, 2048) - 0.8) * 5;
    return {
      tone: 0.4 + (rings - 0.5) * 0.34 + (fibre - 0.5) * 0.75 + (plank.ring - 0.5) * 0.26 - pore * 0.38 - seam * 0.8,
      relief: fibre * 0.22 - pore * 0.16 + rings * 0.06 + Math.min(1, toEdge / 0.045) * 1.1 - seam * 1.5,
      roughness: 0.42 + fibre * 0.26 + pore * 0.18 - rings * 0.06 + seam * 0.3,
    };
  };
}

export function walnut(): { color: Picture; normal: Picture; roughness: Picture } {
  const at = woodAt();
  const heights = new Float32Array(width * height);
  const rough = new Float32Array(width * height);
  const color = paint(width, height, (x, y) => {
    const wood = at(x, y);
    heights[y * width + x] = wood.relief;
    rough[y * width + x] = wood.roughness;
    return ramp(stops, wood.tone);
  });
  const roughness = paint(width / 2, height / 2, (x, y) => {
    const value = rough[y * 2 * width + x * 2] ?? 0.5;
    return [value, value, value];
  });
  return { color, normal: normalsOf(heights, width, height, 2.2), roughness };
}
