/** Meeples as rigid bodies: position-based, each a handful of balls, in the bag or loose over the table. */
import { BALLS, MEEPLE_BALLS, MEEPLE_REACH } from './meepleShape.ts';
import { BODY, type Knocks, type Ledge, type PhysicsPort } from './physicsPort.ts';
import { createWall, meetWall, type Pouch } from './pouch.ts';

const SUBSTEPS = 4;
const DT = 1 / 60 / SUBSTEPS;
/** Table units are two centimetres: real gravity would be over before the eye has seen it. */
export const GRAVITY = 60;
/** Turning is as easy about every axis: for tumbling wood the eye cannot tell. */
const TURN_EASE = 9;
const KEEP = { velocity: 0.9985, spin: 0.985 } as const;
const GRIP = { wood: 0.35, cloth: 0.5, table: 0.45 } as const;
const BOUNCE = 0.34;
/** The wall gives way by this share, so that what is inside bulges the cloth. */
const WALL_FIRMNESS = 0.6;
/** Overlaps are undone this fast at most: nothing is shot away. */
const MOST_PUSH = 0.035;
const MOST_SPEED = 70;
/** More than this many get smaller in each other's eyes, or the bag could not hold them. */
const ROOMY = 32;
/** Approaches slower than this make no sound. */
const SILENT = 1.6;
const LOUD = 14;
const DROWSY = 0.35;

export const CAPACITY = 160;

export function createRigidWorld(capacity: number = CAPACITY): PhysicsPort {
  const mode = new Uint8Array(capacity);
  const position = new Float64Array(capacity * 3);
  const rotation = new Float64Array(capacity * 4);
  const velocity = new Float64Array(capacity * 3);
  const spin = new Float64Array(capacity * 3);
  const before = new Float64Array(capacity * 3);
  const turned = new Float64Array(capacity * 3);
  /** Balls from the middle of their body, and where they began the substep. */
  const arm = new Float64Array(capacity * BALLS * 3);
  const start = new Float64Array(capacity * BALLS * 3);
  const landing = new Float64Array(capacity);
  const wall = createWall();
  const knocks: Knocks = { wood: 0, table: 0, cloth: 0 };
  let ledges: readonly Ledge[] = [];
  let used = 0;
  let crowd = 1;

  function spread(i: number): void {
    const [x, y, z, w] = quaternionAt(rotation, i * 4);
    const size = mode[i] === BODY.inside ? crowd : 1;
    for (let b = 0; b < BALLS; b++) {
      const ball = MEEPLE_BALLS[b] as readonly [number, number, number, number];
      const [bx, by, bz] = [ball[0] * size, ball[1] * size, ball[2] * size];
      const tx = 2 * (y * bz - z * by);
      const ty = 2 * (z * bx - x * bz);
      const tz = 2 * (x * by - y * bx);
      const k = (i * BALLS + b) * 3;
      const ax = bx + w * tx + y * tz - z * ty;
      const ay = by + w * ty + z * tx - x * tz;
      const az = bz + w * tz + x * ty - y * tx;
      arm[k] = ax;
      arm[k + 1] = ay;
      arm[k + 2] = az;
    }
  }

  function fall(i: number): void {
    const p = i * 3;
    for (let q = 0; q < 3; q++) {
      const at = position[p + q] as number;
      before[p + q] = at;
      const v = (velocity[p + q] as number) * KEEP.velocity - (q === 1 ? GRAVITY * DT : 0);
      velocity[p + q] = v;
      position[p + q] = at + v * DT;
      spin[p + q] = (spin[p + q] as number) * KEEP.spin;
      turned[p + q] = 0;
    }
    spread(i);
    for (let b = 0; b < BALLS; b++) {
      const k = (i * BALLS + b) * 3;
      for (let q = 0; q < 3; q++) start[k + q] = (before[p + q] as number) + (arm[k + q] as number);
    }
    landing[i] = 0;
    turn(i, (spin[p] as number) * DT, (spin[p + 1] as number) * DT, (spin[p + 2] as number) * DT);
  }

  /** A small turn, felt at once by all balls of the body. */
  function turn(i: number, x: number, y: number, z: number): void {
    const p = i * 3;
    turned[p] = (turned[p] as number) + x;
    turned[p + 1] = (turned[p + 1] as number) + y;
    turned[p + 2] = (turned[p + 2] as number) + z;
    for (let k = i * BALLS * 3; k < (i + 1) * BALLS * 3; k += 3) {
      const [ax, ay, az] = [arm[k] as number, arm[k + 1] as number, arm[k + 2] as number];
      arm[k] = ax + y * az - z * ay;
      arm[k + 1] = ay + z * ax - x * az;
      arm[k + 2] = az + x * ay - y * ax;
    }
  }

  /** Moves a body by `amount` of push along n at ball k; both have mass 1. */
  function push(i: number, k: number, nx: number, ny: number, nz: number, amount: number): void {
    const p = i * 3;
    position[p] = (position[p] as number) + nx * amount;
    position[p + 1] = (position[p + 1] as number) + ny * amount;
    position[p + 2] = (position[p + 2] as number) + nz * amount;
    const [rx, ry, rz] = [arm[k] as number, arm[k + 1] as number, arm[k + 2] as number];
    const s = amount * TURN_EASE;
    turn(i, (ry * nz - rz * ny) * s, (rz * nx - rx * nz) * s, (rx * ny - ry * nx) * s);
  }

  /** How easily a body gives way along n at ball k. */
  function ease(k: number, nx: number, ny: number, nz: number): number {
    const [rx, ry, rz] = [arm[k] as number, arm[k + 1] as number, arm[k + 2] as number];
    const cx = ry * nz - rz * ny;
    const cy = rz * nx - rx * nz;
    const cz = rx * ny - ry * nx;
    return 1 + TURN_EASE * (cx * cx + cy * cy + cz * cz);
  }

  function meet(i: number, j: number): void {
    const [pi, pj] = [i * 3, j * 3];
    const reach = 2 * MEEPLE_REACH;
    const dx = (position[pi] as number) - (position[pj] as number);
    const dy = (position[pi + 1] as number) - (position[pj + 1] as number);
    const dz = (position[pi + 2] as number) - (position[pj + 2] as number);
    if (dx * dx + dy * dy + dz * dz > reach * reach) return;
    for (let a = 0; a < BALLS; a++) {
      const ka = (i * BALLS + a) * 3;
      const ra = (MEEPLE_BALLS[a] as readonly number[])[3] as number;
      for (let b = 0; b < BALLS; b++) {
        const kb = (j * BALLS + b) * 3;
        const touch = (ra + ((MEEPLE_BALLS[b] as readonly number[])[3] as number)) * crowd;
        const x = (position[pi] as number) + (arm[ka] as number) - (position[pj] as number) - (arm[kb] as number);
        const y =
          (position[pi + 1] as number) + (arm[ka + 1] as number) - (position[pj + 1] as number) - (arm[kb + 1] as number);
        const z =
          (position[pi + 2] as number) + (arm[ka + 2] as number) - (position[pj + 2] as number) - (arm[kb + 2] as number);
        const d2 = x * x + y * y + z * z;
        if (d2 >= touch * touch) continue;
        const d = Math.sqrt(d2) + 1e-9;
        knockTogether(i, j, ka, kb, x / d, y / d, z / d, touch - d);
      }
    }
  }

  function knockTogether(
    i: number,
    j: number,
    ka: number,
    kb: number,
    nx: number,
    ny: number,
    nz: number,
    overlap: number,
  ): void {
    const depth = Math.min(overlap, MOST_PUSH);
    const [pi, pj] = [i * 3, j * 3];
    const share = depth / (ease(ka, nx, ny, nz) + ease(kb, nx, ny, nz));
    push(i, ka, nx, ny, nz, share);
    push(j, kb, nx, ny, nz, -share);
    const mx = slip(pi, ka, 0) - slip(pj, kb, 0);
    const my = slip(pi, ka, 1) - slip(pj, kb, 1);
    const mz = slip(pi, ka, 2) - slip(pj, kb, 2);
    const along = mx * nx + my * ny + mz * nz;
    const [tx, ty, tz] = [mx - nx * along, my - ny * along, mz - nz * along];
    const t = Math.sqrt(tx * tx + ty * ty + tz * tz);
    // The push has already undone the approach: what is left of the overlap tells how hard they met.
    knocks.wood += loudness((overlap - Math.max(0, along)) / DT);
    if (t < 1e-9) return;
    const hold = Math.min(t, GRIP.wood * depth) / (ease(ka, tx / t, ty / t, tz / t) + ease(kb, tx / t, ty / t, tz / t));
    push(i, ka, tx / t, ty / t, tz / t, -hold);
    push(j, kb, tx / t, ty / t, tz / t, hold);
  }

  const slip = (p: number, k: number, q: number): number =>
    (position[p + q] as number) + (arm[k + q] as number) - (start[k + q] as number);

  /** Against something that does not give way; it has moved by m in this substep. */
  function meetSurface(
    i: number,
    k: number,
    nx: number,
    ny: number,
    nz: number,
    depth: number,
    grip: number,
    mx: number,
    my: number,
    mz: number,
  ): number {
    const p = i * 3;
    const sx = slip(p, k, 0) - mx;
    const sy = slip(p, k, 1) - my;
    const sz = slip(p, k, 2) - mz;
    const along = sx * nx + sy * ny + sz * nz;
    push(i, k, nx, ny, nz, depth / ease(k, nx, ny, nz));
    const [tx, ty, tz] = [sx - nx * along, sy - ny * along, sz - nz * along];
    const t = Math.sqrt(tx * tx + ty * ty + tz * tz);
    if (t > 1e-9) {
      push(i, k, tx / t, ty / t, tz / t, -Math.min(t, grip * depth) / ease(k, tx / t, ty / t, tz / t));
    }
    return -along / DT;
  }

  function stayInside(i: number, pouch: Pouch): void {
    const p = i * 3;
    for (let b = 0; b < BALLS; b++) {
      const k = (i * BALLS + b) * 3;
      const radius = ((MEEPLE_BALLS[b] as readonly number[])[3] as number) * crowd;
      meetWall(
        pouch,
        (position[p] as number) + (arm[k] as number),
        (position[p + 1] as number) + (arm[k + 1] as number),
        (position[p + 2] as number) + (arm[k + 2] as number),
        radius,
        wall,
      );
      if (wall.depth <= 0) continue;
      const { inward: n, up } = wall;
      const s = Math.min(1, Math.max(0, up)) / SUBSTEPS;
      const w = 1 / SUBSTEPS - s;
      const hit = meetSurface(
        i,
        k,
        n[0] as number,
        n[1] as number,
        n[2] as number,
        wall.depth * WALL_FIRMNESS,
        GRIP.cloth,
        (pouch.mouthMove[0] as number) * s + (pouch.bottomMove[0] as number) * w,
        (pouch.mouthMove[1] as number) * s + (pouch.bottomMove[1] as number) * w,
        (pouch.mouthMove[2] as number) * s + (pouch.bottomMove[2] as number) * w,
      );
      knocks.cloth += loudness(hit);
    }
    stayAboveGround(i, GRIP.cloth);
  }

  function stayAboveGround(i: number, grip: number): void {
    const p = i * 3;
    if ((position[p + 1] as number) > MEEPLE_REACH + 0.3) return;
    const ground = groundAt(ledges, position[p] as number, position[p + 2] as number);
    for (let b = 0; b < BALLS; b++) {
      const k = (i * BALLS + b) * 3;
      const radius = (MEEPLE_BALLS[b] as readonly number[])[3] as number;
      const depth = ground + radius - (position[p + 1] as number) - (arm[k + 1] as number);
      if (depth <= 0) continue;
      const hit = meetSurface(i, k, 0, 1, 0, Math.min(depth, MOST_PUSH * 2), grip, 0, 0, 0);
      if (mode[i] !== BODY.loose) continue;
      landing[i] = Math.max(landing[i] as number, hit);
      knocks.table += loudness(hit);
    }
  }

  function takeSpeed(i: number): void {
    const p = i * 3;
    let speed = 0;
    for (let q = 0; q < 3; q++) {
      const v = ((position[p + q] as number) - (before[p + q] as number)) / DT;
      velocity[p + q] = v;
      spin[p + q] = (turned[p + q] as number) / DT;
      speed += v * v;
    }
    integrateTurn(rotation, i * 4, turned[p] as number, turned[p + 1] as number, turned[p + 2] as number);
    const hit = landing[i] as number;
    if (hit > SILENT && (velocity[p + 1] as number) < hit * BOUNCE) velocity[p + 1] = hit * BOUNCE;
    if (speed > MOST_SPEED * MOST_SPEED) {
      const s = MOST_SPEED / Math.sqrt(speed);
      for (let q = 0; q < 3; q++) velocity[p + q] = (velocity[p + q] as number) * s;
    } else if (speed < DROWSY * DROWSY) {
      for (let q = 0; q < 3; q++) {
        velocity[p + q] = (velocity[p + q] as number) * 0.9;
        spin[p + q] = (spin[p + q] as number) * 0.9;
      }
    }
  }

  const isMoved = (i: number): boolean => mode[i] === BODY.inside || mode[i] === BODY.loose;

  function substep(pouch: Pouch): void {
    for (let i = 0; i < used; i++) if (isMoved(i)) fall(i);
    for (let i = 0; i < used; i++) {
      if (!isMoved(i)) continue;
      for (let j = i + 1; j < used; j++) if (mode[j] === mode[i]) meet(i, j);
    }
    for (let i = 0; i < used; i++) {
      if (mode[i] === BODY.inside) stayInside(i, pouch);
      else if (mode[i] === BODY.loose) stayAboveGround(i, GRIP.table);
    }
    for (let i = 0; i < used; i++) if (isMoved(i)) takeSpeed(i);
  }

  function place(i: number, x: number, y: number, z: number): void {
    position.set([x, y, z], i * 3);
    velocity.fill(0, i * 3, i * 3 + 3);
    spin.fill(0, i * 3, i * 3 + 3);
    // Golden-angle turns: no two neighbours lie alike, and the same bag always lies the same.
    const angle = i * 2.39996;
    const lean = Math.sin(i * 1.7) * 0.9;
    rotation.set([Math.sin(lean), Math.sin(angle / 2) * Math.cos(lean), 0, Math.cos(angle / 2) * Math.cos(lean)], i * 4);
  }

  return {
    bodies: { capacity, mode, position, rotation, velocity, spin },
    knocks,
    add(x, y, z) {
      const i = mode.indexOf(BODY.absent);
      if (i < 0) return -1;
      mode[i] = BODY.inside;
      place(i, x, y, z);
      used = Math.max(used, i + 1);
      return i;
    },
    remove(i) {
      mode[i] = BODY.absent;
      while (used > 0 && mode[used - 1] === BODY.absent) used--;
    },
    setLedges(next) {
      ledges = next;
    },
    step(pouch) {
      let inside = 0;
      for (let i = 0; i < used; i++) if (mode[i] === BODY.inside) inside++;
      crowd = inside <= ROOMY ? 1 : Math.cbrt(ROOMY / inside);
      for (let sub = 0; sub < SUBSTEPS; sub++) substep(pouch);
      knocks.wood = Math.min(1, knocks.wood);
      knocks.table = Math.min(1, knocks.table);
      knocks.cloth = Math.min(1, knocks.cloth);
    },
    fastest() {
      let most = 0;
      for (let i = 0; i < used; i++) {
        if (!isMoved(i)) continue;
        const p = i * 3;
        const [x, y, z] = [velocity[p] as number, velocity[p + 1] as number, velocity[p + 2] as number];
        most = Math.max(most, x * x + y * y + z * z);
      }
      return Math.sqrt(most);
    },
    mend(pouch) {
      let mended = 0;
      for (let i = 0; i < used; i++) {
        if (!isMoved(i) || isSound(i, pouch)) continue;
        place(i, ...middleOf(pouch));
        mended++;
      }
      return mended;
    },
  };

  function isSound(i: number, { bottom }: Pouch): boolean {
    const p = i * 3;
    let sum = 0;
    for (let q = 0; q < 3; q++) sum += (position[p + q] as number) + (velocity[p + q] as number) + (spin[p + q] as number);
    for (let q = 0; q < 4; q++) sum += rotation[i * 4 + q] as number;
    if (!Number.isFinite(sum)) return false;
    const far = Math.hypot(
      (position[p] as number) - (bottom[0] as number),
      (position[p + 1] as number) - (bottom[1] as number),
      (position[p + 2] as number) - (bottom[2] as number),
    );
    return far < (mode[i] === BODY.inside ? LOST_INSIDE : LOST_OUTSIDE) && (position[p + 1] as number) > -1;
  }
}

const LOST_INSIDE = 6;
const LOST_OUTSIDE = 40;

const middleOf = ({ bottom, mouth }: Pouch): [x: number, y: number, z: number] => [
  (bottom[0] as number) * 0.5 + (mouth[0] as number) * 0.5,
  (bottom[1] as number) * 0.5 + (mouth[1] as number) * 0.5,
  (bottom[2] as number) * 0.5 + (mouth[2] as number) * 0.5,
];

const loudness = (speed: number): number => (speed > SILENT ? Math.min(0.5, (speed - SILENT) / LOUD) : 0);

function quaternionAt(rotation: Float64Array, r: number): [x: number, y: number, z: number, w: number] {
  return [rotation[r] as number, rotation[r + 1] as number, rotation[r + 2] as number, rotation[r + 3] as number];
}

function integrateTurn(rotation: Float64Array, r: number, x: number, y: number, z: number): void {
  const [qx, qy, qz, qw] = quaternionAt(rotation, r);
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

function groundAt(ledges: readonly Ledge[], x: number, z: number): number {
  for (const { x: middleX, z: middleZ, halfWidth, halfDepth, turn, height } of ledges) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [dx, dz] = [x - middleX, z - middleZ];
    if (Math.abs(dx * cos - dz * sin) <= halfWidth && Math.abs(dx * sin + dz * cos) <= halfDepth) return height;
  }
  return 0;
}
