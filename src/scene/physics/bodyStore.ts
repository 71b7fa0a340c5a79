/** The numbers of all bodies, and the few ways in which they change: falling, being pushed, turning, taking up speed. */
import { BALLS, MEEPLE_BALLS } from './meepleShape.ts';
import { BODY, type Bodies } from './physicsPort.ts';

/** Turning is as easy about every axis: for tumbling wood the eye cannot tell. */
const TURN_EASE = 9;
const KEEP = { velocity: 0.9985, spin: 0.985 } as const;
const MOST_SPEED = 70;
/** Slower than this, a body grows slower still, until it sleeps. */
const DROWSY = 0.5;

export const BALL_X = Float64Array.from(MEEPLE_BALLS, ([x]) => x);
export const BALL_Y = Float64Array.from(MEEPLE_BALLS, ([, y]) => y);
export const BALL_Z = Float64Array.from(MEEPLE_BALLS, ([, , z]) => z);
export const BALL_RADIUS = Float64Array.from(MEEPLE_BALLS, ([, , , radius]) => radius);

export type BodyStore = ReturnType<typeof createBodyStore>;

export function createBodyStore(capacity: number) {
  const mode = new Uint8Array(capacity);
  const position = new Float64Array(capacity * 3);
  const rotation = new Float64Array(capacity * 4);
  const velocity = new Float64Array(capacity * 3);
  const spin = new Float64Array(capacity * 3);
  const bodies: Bodies = { capacity, mode, position, rotation, velocity, spin };
  const before = new Float64Array(capacity * 3);
  const turned = new Float64Array(capacity * 3);
  const quiet = new Float64Array(capacity * 3);
  /** Balls from the middle of their body, and where they began the substep. */
  const arm = new Float64Array(capacity * BALLS * 3);
  const start = new Float64Array(capacity * BALLS * 3);

  function spread(i: number, size: number): void {
    const r = i * 4;
    const x = rotation[r] as number;
    const y = rotation[r + 1] as number;
    const z = rotation[r + 2] as number;
    const w = rotation[r + 3] as number;
    for (let b = 0, k = i * BALLS * 3; b < BALLS; b++, k += 3) {
      const bx = (BALL_X[b] as number) * size;
      const by = (BALL_Y[b] as number) * size;
      const bz = (BALL_Z[b] as number) * size;
      const tx = 2 * (y * bz - z * by);
      const ty = 2 * (z * bx - x * bz);
      const tz = 2 * (x * by - y * bx);
      arm[k] = bx + w * tx + y * tz - z * ty;
      arm[k + 1] = by + w * ty + z * tx - x * tz;
      arm[k + 2] = bz + w * tz + x * ty - y * tx;
    }
  }

  /** A small turn, felt at once by all balls of the body. */
  function turn(i: number, x: number, y: number, z: number): void {
    const p = i * 3;
    turned[p] = (turned[p] as number) + x;
    turned[p + 1] = (turned[p + 1] as number) + y;
    turned[p + 2] = (turned[p + 2] as number) + z;
    const end = (i + 1) * BALLS * 3;
    for (let k = i * BALLS * 3; k < end; k += 3) {
      const ax = arm[k] as number;
      const ay = arm[k + 1] as number;
      const az = arm[k + 2] as number;
      arm[k] = ax + y * az - z * ay;
      arm[k + 1] = ay + z * ax - x * az;
      arm[k + 2] = az + x * ay - y * ax;
    }
  }

  /** Begins a substep: gravity, and every ball remembers where it was. */
  function fall(i: number, size: number, gravity: number, dt: number): void {
    const p = i * 3;
    for (let q = p; q < p + 3; q++) {
      const at = position[q] as number;
      const v = (velocity[q] as number) * KEEP.velocity - (q === p + 1 ? gravity * dt : 0);
      before[q] = at;
      position[q] = at + v * dt;
      spin[q] = (spin[q] as number) * KEEP.spin;
      turned[q] = 0;
      quiet[q] = 0;
    }
    spread(i, size);
    const end = (i + 1) * BALLS * 3;
    for (let k = i * BALLS * 3; k < end; k += 3) {
      start[k] = (before[p] as number) + (arm[k] as number);
      start[k + 1] = (before[p + 1] as number) + (arm[k + 1] as number);
      start[k + 2] = (before[p + 2] as number) + (arm[k + 2] as number);
    }
    turn(i, (spin[p] as number) * dt, (spin[p + 1] as number) * dt, (spin[p + 2] as number) * dt);
  }

  /** Moves a body along n, held at ball k. */
  function push(i: number, k: number, nx: number, ny: number, nz: number, amount: number): void {
    const p = i * 3;
    position[p] = (position[p] as number) + nx * amount;
    position[p + 1] = (position[p + 1] as number) + ny * amount;
    position[p + 2] = (position[p + 2] as number) + nz * amount;
    const rx = arm[k] as number;
    const ry = arm[k + 1] as number;
    const rz = arm[k + 2] as number;
    const s = amount * TURN_EASE;
    turn(i, (ry * nz - rz * ny) * s, (rz * nx - rx * nz) * s, (rx * ny - ry * nx) * s);
  }

  /** The same without giving it speed: an overlap undone is no throw. */
  function shove(i: number, k: number, nx: number, ny: number, nz: number, amount: number): void {
    const p = i * 3;
    const x = turned[p] as number;
    const y = turned[p + 1] as number;
    const z = turned[p + 2] as number;
    push(i, k, nx, ny, nz, amount);
    before[p] = (before[p] as number) + nx * amount;
    before[p + 1] = (before[p + 1] as number) + ny * amount;
    before[p + 2] = (before[p + 2] as number) + nz * amount;
    quiet[p] = (quiet[p] as number) + (turned[p] as number) - x;
    quiet[p + 1] = (quiet[p + 1] as number) + (turned[p + 1] as number) - y;
    quiet[p + 2] = (quiet[p + 2] as number) + (turned[p + 2] as number) - z;
  }

  /** How easily a body gives way along n at ball k. */
  function ease(k: number, nx: number, ny: number, nz: number): number {
    const rx = arm[k] as number;
    const ry = arm[k + 1] as number;
    const rz = arm[k + 2] as number;
    const cx = ry * nz - rz * ny;
    const cy = rz * nx - rx * nz;
    const cz = rx * ny - ry * nx;
    return 1 + TURN_EASE * (cx * cx + cy * cy + cz * cz);
  }

  /** How far ball k of the body at p has come in this substep, along axis q. */
  const moved = (p: number, k: number, q: number): number =>
    (position[p + q] as number) + (arm[k + q] as number) - (start[k + q] as number);

  /** Ends a substep. */
  function takeSpeed(i: number, dt: number, calmness: number): void {
    const p = i * 3;
    let speed = 0;
    for (let q = p; q < p + 3; q++) {
      const v = ((position[q] as number) - (before[q] as number)) / dt;
      velocity[q] = v;
      spin[q] = ((turned[q] as number) - (quiet[q] as number)) / dt;
      speed += v * v;
    }
    applyTurn(rotation, i * 4, turned[p] as number, turned[p + 1] as number, turned[p + 2] as number);
    const pace = speed > MOST_SPEED * MOST_SPEED ? MOST_SPEED / Math.sqrt(speed) : speed < DROWSY * DROWSY ? 0.9 : 1;
    const keep = pace * calmness;
    if (keep === 1) return;
    for (let q = p; q < p + 3; q++) {
      velocity[q] = (velocity[q] as number) * keep;
      spin[q] = (spin[q] as number) * keep;
    }
  }

  function place(i: number, x: number, y: number, z: number): void {
    const p = i * 3;
    position[p] = x;
    position[p + 1] = y;
    position[p + 2] = z;
    velocity.fill(0, p, p + 3);
    spin.fill(0, p, p + 3);
    // Golden-angle turns: no two neighbours lie alike, and the same bag always lies the same.
    const angle = i * 1.19998;
    const lean = Math.sin(i * 1.7) * 0.9;
    const r = i * 4;
    rotation[r] = Math.sin(lean);
    rotation[r + 1] = Math.sin(angle) * Math.cos(lean);
    rotation[r + 2] = 0;
    rotation[r + 3] = Math.cos(angle) * Math.cos(lean);
  }

  const isMoved = (i: number): boolean => mode[i] === BODY.inside || mode[i] === BODY.loose;

  return { bodies, mode, position, velocity, arm, fall, push, shove, ease, moved, takeSpeed, place, isMoved };
}

function applyTurn(rotation: Float64Array, r: number, x: number, y: number, z: number): void {
  const qx = rotation[r] as number;
  const qy = rotation[r + 1] as number;
  const qz = rotation[r + 2] as number;
  const qw = rotation[r + 3] as number;
  const nx = qx + 0.5 * (x * qw + y * qz - z * qy);
  const ny = qy + 0.5 * (y * qw + z * qx - x * qz);
  const nz = qz + 0.5 * (z * qw + x * qy - y * qx);
  const nw = qw - 0.5 * (x * qx + y * qy + z * qz);
  const s = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + nw * nw);
  rotation[r] = nx * s;
  rotation[r + 1] = ny * s;
  rotation[r + 2] = nz * s;
  rotation[r + 3] = nw * s;
}
