/** The room inside the bag, as bodies feel it: a soft belly between its bottom and its cord, wherever these two are. */

export interface Pouch {
  /** Middle of the bottom, middle of the cord, and how far both have moved in this step. */
  readonly bottom: Float64Array;
  readonly mouth: Float64Array;
  readonly bottomMove: Float64Array;
  readonly mouthMove: Float64Array;
  mouthRadius: number;
}

export interface Wall {
  /** How deep a ball is in the wall; not positive: it does not touch. */
  depth: number;
  readonly inward: Float64Array;
  /** How far up between bottom and mouth, 0 to 1. */
  up: number;
}

/** Belly and height of the bag as it stands on the table, full. */
const BELLY = { radius: 1.36, height: 2.14, least: 1.02, most: 1.46 } as const;
/** The bottom seam is this much narrower than the belly, and the belly is widest here. */
const SEAM = 0.22;
const WIDEST = 0.4;
const GATHER = 1.8;

export function createPouch(): Pouch {
  return {
    bottom: new Float64Array(3),
    mouth: Float64Array.of(0, BELLY.height, 0),
    bottomMove: new Float64Array(3),
    mouthMove: new Float64Array(3),
    mouthRadius: 0.84,
  };
}

export const createWall = (): Wall => ({ depth: 0, inward: new Float64Array(3), up: 0 });

export function heightOf({ bottom, mouth }: Pouch): number {
  const x = (mouth[0] as number) - (bottom[0] as number);
  const y = (mouth[1] as number) - (bottom[1] as number);
  const z = (mouth[2] as number) - (bottom[2] as number);
  return Math.sqrt(x * x + y * y + z * z) + 1e-6;
}

/** Drawn long it grows thin: the cloth holds as much as before. */
export function bellyOf(height: number): number {
  return Math.min(BELLY.most, Math.max(BELLY.least, BELLY.radius * Math.sqrt(BELLY.height / height)));
}

/** Inner radius at a share of the height. */
export function widthAt(up: number, belly: number, mouthRadius: number): number {
  if (up <= WIDEST) return belly * (1 - SEAM * (1 - Math.max(0, up) / WIDEST) ** 2);
  return belly + (mouthRadius - belly) * Math.min(1, (up - WIDEST) / (1 - WIDEST)) ** GATHER;
}

/** Where a ball meets the bag from inside: side, bottom or the closed mouth, whichever it is deeper in. */
export function meetWall(pouch: Pouch, x: number, y: number, z: number, radius: number, wall: Wall): void {
  const { bottom, mouth } = pouch;
  const { inward } = wall;
  const height = heightOf(pouch);
  const ax = ((mouth[0] as number) - (bottom[0] as number)) / height;
  const ay = ((mouth[1] as number) - (bottom[1] as number)) / height;
  const az = ((mouth[2] as number) - (bottom[2] as number)) / height;
  const qx = x - (bottom[0] as number);
  const qy = y - (bottom[1] as number);
  const qz = z - (bottom[2] as number);
  const h = qx * ax + qy * ay + qz * az;
  const rx = qx - ax * h;
  const ry = qy - ay * h;
  const rz = qz - az * h;
  const out = Math.sqrt(rx * rx + ry * ry + rz * rz) + 1e-9;
  wall.up = h / height;
  wall.depth = radius - h;
  inward[0] = ax;
  inward[1] = ay;
  inward[2] = az;
  if (h + radius - height > wall.depth) {
    wall.depth = h + radius - height;
    inward[0] = -ax;
    inward[1] = -ay;
    inward[2] = -az;
  }
  const belly = bellyOf(height);
  const width = widthAt(wall.up, belly, pouch.mouthRadius);
  const slope = (widthAt(wall.up + 0.02, belly, pouch.mouthRadius) - width) / (0.02 * height);
  const lean = 1 / Math.sqrt(1 + slope * slope);
  const side = (out + radius - width) * lean;
  if (side <= wall.depth) return;
  wall.depth = side;
  inward[0] = (-rx / out + slope * ax) * lean;
  inward[1] = (-ry / out + slope * ay) * lean;
  inward[2] = (-rz / out + slope * az) * lean;
}
