/** What the cloth does to the bodies inside: it holds them back, takes them along and gives way a little, before Rapier lets them meet each other. */
import { MEEPLE_BALLS, type MeepleBall, TURN_EASE } from './meepleShape.ts';
import type { Bodies } from './physicsPort.ts';
import { createWall, meetWall, type Pouch } from './pouch.ts';

const GRIP = 0.5;
/** The wall gives way by the rest, so that what is inside bulges the cloth. */
const FIRMNESS = 0.6;
/** What an overlap is undone by, beyond the approach that made it, gives speed only up to this much in one step. */
const BRISK = 0.02;

export interface ClothWall {
  /** Corrects speed and place of a body before a step in which gravity will add `fall` to its speed; how hard it hit. */
  hold(slot: number, pouch: Pouch, size: number, fall: number): number;
}

/** `pouch` is where the bag will be after the step; its moves are those of the step. */
export function createClothWall({ position, rotation, velocity, spin }: Bodies, dt: number): ClothWall {
  const wall = createWall();
  const arm = new Float64Array(3);
  const slide = new Float64Array(3);

  function reach(r: number, bx: number, by: number, bz: number): void {
    const x = rotation[r] as number;
    const y = rotation[r + 1] as number;
    const z = rotation[r + 2] as number;
    const w = rotation[r + 3] as number;
    const tx = 2 * (y * bz - z * by);
    const ty = 2 * (z * bx - x * bz);
    const tz = 2 * (x * by - y * bx);
    arm[0] = bx + w * tx + y * tz - z * ty;
    arm[1] = by + w * ty + z * tx - x * tz;
    arm[2] = bz + w * tz + x * ty - y * tx;
  }

  /** Gives speed along n at the arm; the body as a whole takes up what its turning does not. */
  function push(p: number, nx: number, ny: number, nz: number, speed: number): void {
    const rx = arm[0] as number;
    const ry = arm[1] as number;
    const rz = arm[2] as number;
    const cx = ry * nz - rz * ny;
    const cy = rz * nx - rx * nz;
    const cz = rx * ny - ry * nx;
    const give = speed / (1 + TURN_EASE * (cx * cx + cy * cy + cz * cz));
    velocity[p] = (velocity[p] as number) + nx * give;
    velocity[p + 1] = (velocity[p + 1] as number) + ny * give;
    velocity[p + 2] = (velocity[p + 2] as number) + nz * give;
    spin[p] = (spin[p] as number) + cx * give * TURN_EASE;
    spin[p + 1] = (spin[p + 1] as number) + cy * give * TURN_EASE;
    spin[p + 2] = (spin[p + 2] as number) + cz * give * TURN_EASE;
  }

  /** Way of the arm's end in this step. */
  function follow(p: number, fall: number): void {
    const wx = spin[p] as number;
    const wy = spin[p + 1] as number;
    const wz = spin[p + 2] as number;
    const rx = arm[0] as number;
    const ry = arm[1] as number;
    const rz = arm[2] as number;
    slide[0] = ((velocity[p] as number) + wy * rz - wz * ry) * dt;
    slide[1] = ((velocity[p + 1] as number) + fall + wz * rx - wx * rz) * dt;
    slide[2] = ((velocity[p + 2] as number) + wx * ry - wy * rx) * dt;
  }

  function meet(p: number, pouch: Pouch, radius: number, fall: number): number {
    follow(p, fall);
    const x = (position[p] as number) + (arm[0] as number) + (slide[0] as number);
    const y = (position[p + 1] as number) + (arm[1] as number) + (slide[1] as number);
    const z = (position[p + 2] as number) + (arm[2] as number) + (slide[2] as number);
    meetWall(pouch, x, y, z, radius, wall);
    if (wall.depth <= 0) return 0;
    const { mouthMove, bottomMove } = pouch;
    const up = Math.min(1, Math.max(0, wall.up));
    const nx = wall.inward[0] as number;
    const ny = wall.inward[1] as number;
    const nz = wall.inward[2] as number;
    const sx = (slide[0] as number) - (mouthMove[0] as number) * up - (bottomMove[0] as number) * (1 - up);
    const sy = (slide[1] as number) - (mouthMove[1] as number) * up - (bottomMove[1] as number) * (1 - up);
    const sz = (slide[2] as number) - (mouthMove[2] as number) * up - (bottomMove[2] as number) * (1 - up);
    const along = sx * nx + sy * ny + sz * nz;
    const depth = wall.depth * FIRMNESS;
    const met = Math.min(depth, Math.max(BRISK, -along));
    push(p, nx, ny, nz, met / dt);
    position[p] = (position[p] as number) + nx * (depth - met);
    position[p + 1] = (position[p + 1] as number) + ny * (depth - met);
    position[p + 2] = (position[p + 2] as number) + nz * (depth - met);
    const tx = sx - nx * along;
    const ty = sy - ny * along;
    const tz = sz - nz * along;
    const t = Math.sqrt(tx * tx + ty * ty + tz * tz);
    if (t > 1e-9) push(p, tx / t, ty / t, tz / t, -Math.min(t, GRIP * depth) / dt);
    return -along / dt;
  }

  return {
    hold(slot, pouch, size, fall) {
      const p = slot * 3;
      let hardest = 0;
      for (let b = 0; b < MEEPLE_BALLS.length; b++) {
        const { x, y, z, radius } = MEEPLE_BALLS[b] as MeepleBall;
        reach(slot * 4, x * size, y * size, z * size);
        hardest = Math.max(hardest, meet(p, pouch, radius * size, fall));
      }
      return hardest;
    },
  };
}
