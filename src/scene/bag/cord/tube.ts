/** A round tube along a line of points, written into arrays that already exist. */

const SIDES = 6;
/** Turns of the cord's strands per ring of the tube. */
const TWIST = 0.55;

export interface Tube {
  readonly vertices: number;
  write(
    line: Float64Array,
    isClosed: boolean,
    out: { readonly position: Float32Array; readonly normal: Float32Array },
    first: number,
  ): void;
  writeUv(uv: Float32Array, first: number): void;
  index(first: number): number[];
}

const COS = Float64Array.from({ length: SIDES + 1 }, (_, i) => Math.cos((i / SIDES) * Math.PI * 2));
const SIN = Float64Array.from({ length: SIDES + 1 }, (_, i) => Math.sin((i / SIDES) * Math.PI * 2));
const normalised = new Float64Array(3);

export function createTube(rings: number, radius: number): Tube {
  const side = new Float64Array(3);
  return {
    vertices: rings * (SIDES + 1),
    write(line, isClosed, out, first) {
      side.fill(0);
      side[1] = 1;
      for (let i = 0; i < rings; i++) {
        const before = i === 0 ? (isClosed ? rings - 2 : 0) : i - 1;
        const after = i === rings - 1 ? (isClosed ? 1 : i) : i + 1;
        const tx = (line[after * 3] as number) - (line[before * 3] as number);
        const ty = (line[after * 3 + 1] as number) - (line[before * 3 + 1] as number);
        const tz = (line[after * 3 + 2] as number) - (line[before * 3 + 2] as number);
        direction(tx, ty, tz);
        const ax = normalised[0] as number;
        const ay = normalised[1] as number;
        const az = normalised[2] as number;
        // A closed ring keeps its own upright, so that its ends meet; a rope carries its side along.
        if (isClosed) side.fill(0);
        if (isClosed) side[1] = 1;
        const along = (side[0] as number) * ax + (side[1] as number) * ay + (side[2] as number) * az;
        direction((side[0] as number) - along * ax, (side[1] as number) - along * ay, (side[2] as number) - along * az);
        side.set(normalised);
        const ux = normalised[0] as number;
        const uy = normalised[1] as number;
        const uz = normalised[2] as number;
        const vx = ay * uz - az * uy;
        const vy = az * ux - ax * uz;
        const vz = ax * uy - ay * ux;
        for (let s = 0; s <= SIDES; s++) {
          const c = COS[s] as number;
          const d = SIN[s] as number;
          const o = (first + i * (SIDES + 1) + s) * 3;
          out.normal[o] = ux * c + vx * d;
          out.normal[o + 1] = uy * c + vy * d;
          out.normal[o + 2] = uz * c + vz * d;
          out.position[o] = (line[i * 3] as number) + (ux * c + vx * d) * radius;
          out.position[o + 1] = (line[i * 3 + 1] as number) + (uy * c + vy * d) * radius;
          out.position[o + 2] = (line[i * 3 + 2] as number) + (uz * c + vz * d) * radius;
        }
      }
    },
    writeUv(uv, first) {
      for (let i = 0; i < rings; i++) {
        for (let s = 0; s <= SIDES; s++) {
          const o = (first + i * (SIDES + 1) + s) * 2;
          uv[o] = s / SIDES;
          uv[o + 1] = i * TWIST;
        }
      }
    },
    index(first) {
      const index: number[] = [];
      for (let i = 0; i + 1 < rings; i++) {
        for (let s = 0; s < SIDES; s++) {
          const a = first + i * (SIDES + 1) + s;
          const b = a + SIDES + 1;
          index.push(a, a + 1, b, a + 1, b + 1, b);
        }
      }
      return index;
    },
  };
}

function direction(x: number, y: number, z: number): void {
  const length = Math.sqrt(x * x + y * y + z * z) + 1e-9;
  normalised[0] = x / length;
  normalised[1] = y / length;
  normalised[2] = z / length;
}
