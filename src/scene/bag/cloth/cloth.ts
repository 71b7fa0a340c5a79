/** The cloth's motion: XPBD in small steps over plain arrays. It hangs from the cord and lies on what is inside. */
import { arcOf, buildPouchMesh, POUCH, type PouchGrid, type PouchMesh, pointAt, radiusAt } from './pouchMesh.ts';

export const LIVE_GRID: PouchGrid = { columns: 28, rows: 19 };
export const STEP_S = 1 / 60;

const SUBSTEPS = 4;
const DT = STEP_S / SUBSTEPS;
const PASSES = 3;
const GRAVITY = 16;
const KEEP = 0.988;
const FLOOR = 0.03;
/** Cloth this low lies under what is inside, which therefore cannot push it out. */
const UNDER = 0.12;
const STANDING = 0.02;
const FLAT = 0.8;
/** Share of sideways motion that is left to cloth on the table. */
const SLIP = 0.3;
/** How much of the pouch's own motion the cloth is carried along with, instead of being dragged by its threads. */
const CARRY = 0.8;

const CALMING = 0.2;
/** What is inside pushes the cloth out by this much at most in one substep, and never stretches it farther than this. */
const MOST_PUSH = 0.06;
const MOST_STRETCH = 1.05;
const DULL = 0.3;

/** What the cloth hangs from and lies on during one step; the owner fills it in place. */
export interface ClothFrame {
  /** Where the cord holds each column. */
  readonly cord: Float64Array;
  /** How far the middle of the cord and the bottom of the pouch have moved in this step. */
  readonly cordMove: Float64Array;
  readonly bottomMove: Float64Array;
  /** The bottom is held there with this strength, 0 to 1. */
  readonly bottom: Float64Array;
  bottomHold: number;
  /** Takes motion out, 0 to 1. */
  calm: number;
  /** Centre and radius of each ball inside. */
  readonly balls: Float64Array;
  ballCount: number;
}

export interface Cloth {
  readonly mesh: PouchMesh;
  readonly position: Float64Array;
  readonly velocity: Float64Array;
  /** One sixtieth of a second. */
  step(frame: ClothFrame): void;
  /** Largest speed of any point after the last step. */
  fastest(): number;
  /** Longest warp or weft thread over its length at rest; the very short ones around the middle count less. */
  stretch(): number;
  /** No number is lost. */
  isSound(): boolean;
  /** Back to the sewn shape under the given cord. */
  reset(frame: ClothFrame): void;
}

export const MAX_BALLS = 160;

export function createClothFrame(columns: number): ClothFrame {
  return {
    cord: new Float64Array(columns * 3),
    cordMove: new Float64Array(3),
    bottomMove: new Float64Array(3),
    bottom: new Float64Array(3),
    bottomHold: 0,
    calm: 0,
    balls: new Float64Array(MAX_BALLS * 4),
    ballCount: 0,
  };
}

/** `cut` makes each bag fall in its own folds. */
export function createCloth(grid: PouchGrid = LIVE_GRID, cut = 0): Cloth {
  const mesh = buildPouchMesh(grid);
  const { points, columns, cordRow, threads, reach } = mesh;
  const size = points * 3;
  const P = new Float64Array(size);
  const O = new Float64Array(size);
  const V = new Float64Array(size);
  const flat = flatPoints(mesh);
  const isPushed = new Uint8Array(points);
  const heldCord = new Float64Array(columns * 3);
  const carry = carryShares(mesh);
  const cordFrom = pointAt(mesh, 0, cordRow) * 3;
  const shares = threadShares(mesh);

  function carryAlong(frame: ClothFrame): void {
    for (let k = 0, p = 0; k < size; k += 3, p++) {
      const high = carry[p] as number;
      for (let q = 0; q < 3; q++) {
        const move = (frame.cordMove[q] as number) * high + (frame.bottomMove[q] as number) * (1 - high);
        P[k + q] = (P[k + q] as number) + move * CARRY;
      }
    }
  }

  function fall(keep: number): void {
    for (let k = 0; k < size; k++) {
      const v = (V[k] as number) * keep - (k % 3 === 1 ? GRAVITY * DT : 0);
      const p = P[k] as number;
      O[k] = p;
      P[k] = p + v * DT;
    }
  }

  /** From thread `first` on; threads up to `slack` times as long as they should be are left alone. */
  function pull(first: number, slack: number): void {
    const { a: as, b: bs, rest, count } = threads;
    const { forA, forB } = shares;
    for (let e = first; e < count; e++) {
      const a = as[e] as number;
      const b = bs[e] as number;
      const dx = (P[a] as number) - (P[b] as number);
      const dy = (P[a + 1] as number) - (P[b + 1] as number);
      const dz = (P[a + 2] as number) - (P[b + 2] as number);
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
      const over = (length - (rest[e] as number) * slack) / length;
      if (slack > 1 && over <= 0) continue;
      const ka = over * (forA[e] as number);
      const kb = over * (forB[e] as number);
      P[a] = (P[a] as number) - dx * ka;
      P[a + 1] = (P[a + 1] as number) - dy * ka;
      P[a + 2] = (P[a + 2] as number) - dz * ka;
      P[b] = (P[b] as number) + dx * kb;
      P[b + 1] = (P[b + 1] as number) + dy * kb;
      P[b + 2] = (P[b + 2] as number) + dz * kb;
    }
  }

  function holdCord(target: Float64Array, share: number): void {
    for (let i = 0; i < columns * 3; i++) {
      const from = heldCord[i] as number;
      P[cordFrom + i] = from + ((target[i] as number) - from) * share;
    }
  }

  /** Nothing gets farther from its cord than the cloth is long: no pull can tear it. */
  function tether(): void {
    for (let p = 0, k = 0; p < points; p++, k += 3) {
      const far = reach[p] as number;
      const c = p === 0 ? cordFrom : cordFrom + ((p - 1) % columns) * 3;
      const dx = (P[k] as number) - (P[c] as number);
      const dy = (P[k + 1] as number) - (P[c + 1] as number);
      const dz = (P[k + 2] as number) - (P[c + 2] as number);
      const d2 = dx * dx + dy * dy + dz * dz;
      if (d2 <= far * far) continue;
      const s = far / Math.sqrt(d2);
      P[k] = (P[c] as number) + dx * s;
      P[k + 1] = (P[c + 1] as number) + dy * s;
      P[k + 2] = (P[c + 2] as number) + dz * s;
    }
  }

  /** Standing, the weight inside keeps the bottom on the table. */
  function lieOnTable(): void {
    for (let k = 0; k < flat * 3; k += 3) {
      P[k] = (O[k] as number) + ((P[k] as number) - (O[k] as number)) * SLIP;
      P[k + 1] = FLOOR;
      P[k + 2] = (O[k + 2] as number) + ((P[k + 2] as number) - (O[k + 2] as number)) * SLIP;
    }
  }

  function lieOn({ balls, ballCount, bottom }: ClothFrame): void {
    const isStanding = (bottom[1] as number) < STANDING;
    if (isStanding) lieOnTable();
    for (let k = isStanding ? flat * 3 : 0; k < size; k += 3) {
      let x = P[k] as number;
      let y = P[k + 1] as number;
      let z = P[k + 2] as number;
      let pushed = 0;
      for (let s = 0; s < ballCount * 4; s += 4) {
        const dx = x - (balls[s] as number);
        const dy = y - (balls[s + 1] as number);
        const dz = z - (balls[s + 2] as number);
        const r = balls[s + 3] as number;
        const d2 = dx * dx + dy * dy + dz * dz;
        if (d2 >= r * r || y <= UNDER) continue;
        const d = Math.sqrt(d2) + 1e-9;
        const q = Math.min(r - d, MOST_PUSH) / d;
        x += dx * q;
        y += dy * q;
        z += dz * q;
        pushed = 1;
      }
      if (y < FLOOR) {
        y = FLOOR;
        x = (O[k] as number) + (x - (O[k] as number)) * SLIP;
        z = (O[k + 2] as number) + (z - (O[k + 2] as number)) * SLIP;
      }
      isPushed[k / 3] = pushed;
      P[k] = x;
      P[k + 1] = y;
      P[k + 2] = z;
    }
  }

  function holdBottom({ bottom, bottomHold }: ClothFrame): void {
    for (let q = 0; q < 3; q++) P[q] = (P[q] as number) + ((bottom[q] as number) - (P[q] as number)) * bottomHold;
  }

  function takeSpeed(): void {
    for (let k = 0, p = 0; k < size; k += 3, p++) {
      // A push is no throw: where wood and thread disagree, the cloth would tremble.
      const rate = isPushed[p] === 1 ? DULL / DT : 1 / DT;
      V[k] = ((P[k] as number) - (O[k] as number)) * rate;
      V[k + 1] = ((P[k + 1] as number) - (O[k + 1] as number)) * rate;
      V[k + 2] = ((P[k + 2] as number) - (O[k + 2] as number)) * rate;
    }
  }

  return {
    mesh,
    position: P,
    velocity: V,
    step(frame) {
      carryAlong(frame);
      for (let sub = 1; sub <= SUBSTEPS; sub++) {
        fall(KEEP * (1 - frame.calm * CALMING));
        holdCord(frame.cord, sub / SUBSTEPS);
        if (frame.bottomHold > 0) holdBottom(frame);
        for (let pass = 0; pass < PASSES; pass++) pull(0, 1);
        tether();
        lieOn(frame);
        pull(threads.structural, MOST_STRETCH);
        pull(threads.structural, MOST_STRETCH);
        takeSpeed();
      }
      heldCord.set(frame.cord);
    },
    fastest() {
      let most = 0;
      for (let k = 0; k < size; k += 3) {
        const x = V[k] as number;
        const y = V[k + 1] as number;
        const z = V[k + 2] as number;
        most = Math.max(most, x * x + y * y + z * z);
      }
      return Math.sqrt(most);
    },
    stretch: () => longestThread(mesh, P),
    isSound: () => {
      let sum = 0;
      for (let k = 0; k < size; k++) sum += P[k] as number;
      return Number.isFinite(sum);
    },
    reset(frame) {
      layOut(mesh, frame, cut, P);
      O.set(P);
      V.fill(0);
      heldCord.set(frame.cord);
    },
  };
}

/** Points of the bottom that lie flat while the bag stands; its rim may roll. */
function flatPoints(mesh: PouchMesh): number {
  let rows = 0;
  while (arcOf(mesh, rows) < POUCH.radius * FLAT) rows++;
  return 1 + rows * mesh.columns;
}

/** 1 at the cord and above, 0 at the bottom. */
function carryShares(mesh: PouchMesh): Float64Array {
  const top = arcOf(mesh, mesh.cordRow);
  return Float64Array.from({ length: mesh.points }, (_, p) =>
    p === 0 ? 0 : Math.min(1, arcOf(mesh, Math.floor((p - 1) / mesh.columns)) / top) ** 1.5,
  );
}

/** How much of a thread's error each of its ends takes; the cord gives nothing. */
function threadShares({ threads, columns, cordRow }: PouchMesh) {
  const isHeld = (k: number) => k > 0 && Math.floor((k / 3 - 1) / columns) === cordRow;
  const weight = (k: number) => (isHeld(k) ? 0 : 1);
  const share = (mine: number, e: number) => {
    const [wa, wb] = [weight(threads.a[e] as number), weight(threads.b[e] as number)];
    return mine / (wa + wb + (threads.softness[e] as number) / (DT * DT) + 1e-12);
  };
  return {
    forA: Float64Array.from({ length: threads.count }, (_, e) => share(weight(threads.a[e] as number), e)),
    forB: Float64Array.from({ length: threads.count }, (_, e) => share(weight(threads.b[e] as number), e)),
  };
}

function longestThread(mesh: PouchMesh, P: Float64Array): number {
  const { threads } = mesh;
  const spacing = arcOf(mesh, 0);
  let most = 0;
  for (let e = threads.structural; e < threads.count; e++) {
    const [a, b] = [threads.a[e] as number, threads.b[e] as number];
    const length = Math.hypot(
      (P[a] as number) - (P[b] as number),
      (P[a + 1] as number) - (P[b + 1] as number),
      (P[a + 2] as number) - (P[b + 2] as number),
    );
    const rest = threads.rest[e] as number;
    most = Math.max(most, (length - rest) / Math.max(rest, spacing));
  }
  return 1 + most;
}

/** A plump pouch standing on its bottom, gathered towards the cord. */
function layOut(mesh: PouchMesh, { cord, bottom }: ClothFrame, cut: number, P: Float64Array): void {
  const { columns, rows, cordRow } = mesh;
  const floorY = Math.max(FLOOR, bottom[1] as number);
  P[0] = bottom[0] as number;
  P[1] = floorY;
  P[2] = bottom[2] as number;
  for (let row = 0; row < rows; row++) {
    const arc = arcOf(mesh, row);
    const up = Math.max(0, arc - POUCH.radius) / POUCH.cordHeight;
    const belly = radiusAt(arc);
    for (let column = 0; column < columns; column++) {
      const k = pointAt(mesh, column, row) * 3;
      const c = column * 3;
      const angle = (column / columns) * Math.PI * 2;
      const gather = Math.min(1, up) ** 1.6;
      const above = Math.max(0, row - cordRow) / (rows - cordRow);
      const round = 1 + 0.02 * Math.sin(angle * 5 + cut * 2.1) * Math.min(1, up);
      const flat = [Math.cos(angle) * belly * round, 0, Math.sin(angle) * belly * round] as const;
      const flare = above * (0.38 + 0.22 * Math.sin(angle * 3 + 0.8 + cut * 1.7));
      const top = [
        (cord[c] as number) + Math.cos(angle) * flare,
        (cord[c + 1] as number) + above * 0.5,
        (cord[c + 2] as number) + Math.sin(angle) * flare,
      ] as const;
      P[k] = (bottom[0] as number) + flat[0] + (top[0] - (bottom[0] as number) - flat[0]) * gather;
      P[k + 1] = floorY + (top[1] - floorY) * Math.min(1, up) + (up >= 1 ? above * 0.05 : 0);
      P[k + 2] = (bottom[2] as number) + flat[2] + (top[2] - (bottom[2] as number) - flat[2]) * gather;
    }
  }
}
