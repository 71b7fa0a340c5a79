/** How bodies meet: each other, the bag's wall, the table. */
import { BALL_RADIUS, type BodyStore } from './bodyStore.ts';
import { BALLS, MEEPLE_REACH } from './meepleShape.ts';
import { BODY, type Knocks, type Ledge } from './physicsPort.ts';
import { createWall, meetWall, type Pouch } from './pouch.ts';

const GRIP = { wood: 0.35, cloth: 0.5, table: 0.45 } as const;
/** The wall gives way by the rest, so that what is inside bulges the cloth. */
const WALL_FIRMNESS = 0.6;
/** Overlaps are undone by this much at most in one substep: nothing is shot away. */
const MOST_PUSH = 0.035;
/** What an overlap is undone by, beyond the approach that made it, gives speed only up to this much. */
const BRISK = 0.02;
const BOUNCE = 0.34;
/** Approaches slower than this make no sound and no bounce; at `LOUD` above it a single knock is as loud as can be. */
const SILENT = 1.6;
const LOUD = 14;

export function createContacts(store: BodyStore, knocks: Knocks, dt: number) {
  const { mode, position, velocity, arm, push, shove, ease, moved } = store;
  const landing = new Float64Array(mode.length);
  const wall = createWall();

  function meet(i: number, j: number, size: number): void {
    const pi = i * 3;
    const pj = j * 3;
    const dx = (position[pi] as number) - (position[pj] as number);
    const dy = (position[pi + 1] as number) - (position[pj + 1] as number);
    const dz = (position[pi + 2] as number) - (position[pj + 2] as number);
    if (dx * dx + dy * dy + dz * dz > 4 * MEEPLE_REACH * MEEPLE_REACH) return;
    for (let a = 0, ka = i * BALLS * 3; a < BALLS; a++, ka += 3) {
      for (let b = 0, kb = j * BALLS * 3; b < BALLS; b++, kb += 3) {
        const touch = ((BALL_RADIUS[a] as number) + (BALL_RADIUS[b] as number)) * size;
        const x = (position[pi] as number) + (arm[ka] as number) - (position[pj] as number) - (arm[kb] as number);
        if (x > touch || x < -touch) continue;
        const y =
          (position[pi + 1] as number) +
          (arm[ka + 1] as number) -
          (position[pj + 1] as number) -
          (arm[kb + 1] as number);
        const z =
          (position[pi + 2] as number) +
          (arm[ka + 2] as number) -
          (position[pj + 2] as number) -
          (arm[kb + 2] as number);
        const d2 = x * x + y * y + z * z;
        if (d2 >= touch * touch) continue;
        const d = Math.sqrt(d2) + 1e-9;
        knock(i, j, ka, kb, x / d, y / d, z / d, touch - d);
      }
    }
  }

  function knock(i: number, j: number, ka: number, kb: number, nx: number, ny: number, nz: number, overlap: number) {
    const pi = i * 3;
    const pj = j * 3;
    const mx = moved(pi, ka, 0) - moved(pj, kb, 0);
    const my = moved(pi, ka, 1) - moved(pj, kb, 1);
    const mz = moved(pi, ka, 2) - moved(pj, kb, 2);
    const along = mx * nx + my * ny + mz * nz;
    knocks.wood += loudness(-along / dt);
    const depth = Math.min(overlap, MOST_PUSH);
    const met = Math.min(depth, Math.max(BRISK, -along));
    const give = 1 / (ease(ka, nx, ny, nz) + ease(kb, nx, ny, nz));
    push(i, ka, nx, ny, nz, met * give);
    push(j, kb, nx, ny, nz, -met * give);
    shove(i, ka, nx, ny, nz, (depth - met) * give);
    shove(j, kb, nx, ny, nz, (met - depth) * give);
    let tx = mx - nx * along;
    let ty = my - ny * along;
    let tz = mz - nz * along;
    const t = Math.sqrt(tx * tx + ty * ty + tz * tz);
    if (t < 1e-9) return;
    tx /= t;
    ty /= t;
    tz /= t;
    const hold = Math.min(t, GRIP.wood * depth) / (ease(ka, tx, ty, tz) + ease(kb, tx, ty, tz));
    push(i, ka, tx, ty, tz, -hold);
    push(j, kb, tx, ty, tz, hold);
  }

  /** Against something that does not give way and has itself moved by m in this substep; the speed of the approach. */
  function meetSurface(
    i: number,
    k: number,
    normal: Float64Array,
    depth: number,
    grip: number,
    mx: number,
    my: number,
    mz: number,
  ): number {
    const p = i * 3;
    const nx = normal[0] as number;
    const ny = normal[1] as number;
    const nz = normal[2] as number;
    const sx = moved(p, k, 0) - mx;
    const sy = moved(p, k, 1) - my;
    const sz = moved(p, k, 2) - mz;
    const along = sx * nx + sy * ny + sz * nz;
    const met = Math.min(depth, Math.max(BRISK, -along));
    const give = 1 / ease(k, nx, ny, nz);
    push(i, k, nx, ny, nz, met * give);
    shove(i, k, nx, ny, nz, (depth - met) * give);
    let tx = sx - nx * along;
    let ty = sy - ny * along;
    let tz = sz - nz * along;
    const t = Math.sqrt(tx * tx + ty * ty + tz * tz);
    if (t > 1e-9) {
      tx /= t;
      ty /= t;
      tz /= t;
      push(i, k, tx, ty, tz, -Math.min(t, grip * depth) / ease(k, tx, ty, tz));
    }
    return -along / dt;
  }

  /** `part`: this substep's share of the pouch's motion. */
  function stayInside(i: number, pouch: Pouch, size: number, part: number): void {
    const p = i * 3;
    const { mouthMove, bottomMove } = pouch;
    for (let b = 0, k = i * BALLS * 3; b < BALLS; b++, k += 3) {
      const x = (position[p] as number) + (arm[k] as number);
      const y = (position[p + 1] as number) + (arm[k + 1] as number);
      const z = (position[p + 2] as number) + (arm[k + 2] as number);
      meetWall(pouch, x, y, z, (BALL_RADIUS[b] as number) * size, wall);
      if (wall.depth <= 0) continue;
      const s = Math.min(1, Math.max(0, wall.up)) * part;
      const w = part - s;
      const mx = (mouthMove[0] as number) * s + (bottomMove[0] as number) * w;
      const my = (mouthMove[1] as number) * s + (bottomMove[1] as number) * w;
      const mz = (mouthMove[2] as number) * s + (bottomMove[2] as number) * w;
      const hit = meetSurface(i, k, wall.inward, wall.depth * WALL_FIRMNESS, GRIP.cloth, mx, my, mz);
      knocks.cloth += loudness(hit);
    }
  }

  function stayAbove(i: number, ledges: readonly Ledge[]): void {
    const p = i * 3;
    landing[i] = 0;
    if ((position[p + 1] as number) > MEEPLE_REACH + 0.3) return;
    const isLoose = mode[i] === BODY.loose;
    const ground = isLoose ? groundAt(ledges, position[p] as number, position[p + 2] as number) : 0;
    for (let b = 0, k = i * BALLS * 3; b < BALLS; b++, k += 3) {
      const depth = ground + (BALL_RADIUS[b] as number) - (position[p + 1] as number) - (arm[k + 1] as number);
      if (depth <= 0) continue;
      const hit = meetSurface(i, k, UP, Math.min(depth, MOST_PUSH * 2), GRIP.table, 0, 0, 0);
      if (!isLoose) continue;
      landing[i] = Math.max(landing[i] as number, hit);
      knocks.table += loudness(hit);
    }
  }

  /** Wood bounces off the table, though position-based contacts by themselves never do. */
  function bounce(i: number): void {
    const up = (landing[i] as number) * BOUNCE;
    if ((landing[i] as number) > SILENT && (velocity[i * 3 + 1] as number) < up) velocity[i * 3 + 1] = up;
  }

  return { meet, stayInside, stayAbove, bounce };
}

const UP = Float64Array.of(0, 1, 0);

const loudness = (speed: number): number => (speed > SILENT ? Math.min(0.5, (speed - SILENT) / LOUD) : 0);

function groundAt(ledges: readonly Ledge[], x: number, z: number): number {
  for (let i = 0; i < ledges.length; i++) {
    const { x: middleX, z: middleZ, halfWidth, halfDepth, turn, height } = ledges[i] as Ledge;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const dx = x - middleX;
    const dz = z - middleZ;
    if (Math.abs(dx * cos - dz * sin) <= halfWidth && Math.abs(dx * sin + dz * cos) <= halfDepth) return height;
  }
  return 0;
}
