/** The cord as it is drawn: ring, knot, both ends and their tassels in one mesh, in arrays made once. */
import type { Skin } from '../cloth/skin.ts';
import { type CordPart, createKnot, createTassel } from './cordParts.ts';
import { ROPE_POINTS, type Ropes } from './ropes.ts';
import { createTube, type Tube } from './tube.ts';

const RADIUS = { ring: 0.06, rope: 0.05 } as const;
/** The ring lies outside the cloth it gathers. */
const PROUD = 1.05;
const PROUD_KNOT = 1.13;
const FINER = 2;
const ROPE_RINGS = (ROPE_POINTS - 1) * FINER + 1;

export interface CordSkin {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly uv: Float32Array;
  readonly index: Uint16Array;
  readonly knot: Float64Array;
  /** Where the knot is, before the ends that hang from it are moved. */
  findKnot(skin: Skin): void;
  update(skin: Skin, ropes: Ropes): void;
}

export function createCordSkin(clothColumns: number): CordSkin {
  const ring = createTube(clothColumns + 1, RADIUS.ring);
  const rope = createTube(ROPE_RINGS, RADIUS.rope);
  const knotPart = createKnot();
  const tasselPart = createTassel();
  const parts = [ring.vertices, rope.vertices, rope.vertices, ...[knotPart, tasselPart, tasselPart].map(sizeOf)];
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, n) => sum + n, 0));
  const total = parts.reduce((sum, n) => sum + n, 0);
  const [ringAt, leftAt, rightAt, knotAt, leftTasselAt, rightTasselAt] = starts as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const position = new Float32Array(total * 3);
  const normal = new Float32Array(total * 3);
  const uv = new Float32Array(total * 2);
  const out = { position, normal };
  const middle = new Float64Array(3);
  const knot = new Float64Array(3);
  const frame = new Float64Array(9);
  const ringLine = new Float64Array((clothColumns + 1) * 3);
  const ropeLine = new Float64Array(ROPE_RINGS * 3);
  ring.writeUv(uv, ringAt);
  rope.writeUv(uv, leftAt);
  rope.writeUv(uv, rightAt);

  function findMiddle({ position: cloth, perRow, columns, cordRow }: Skin): number {
    middle.fill(0);
    const base = cordRow * perRow * 3;
    for (let i = 0; i < columns; i++) {
      for (let q = 0; q < 3; q++) middle[q] = (middle[q] as number) + (cloth[base + i * 3 + q] as number) / columns;
    }
    return base;
  }

  function drawRing(skin: Skin): void {
    const base = findMiddle(skin);
    for (let i = 0; i <= skin.columns; i++) {
      for (let q = 0; q < 3; q++) {
        const m = middle[q] as number;
        ringLine[i * 3 + q] = m + ((skin.position[base + i * 3 + q] as number) - m) * PROUD;
      }
    }
    ring.write(ringLine, true, out, ringAt);
  }

  function drawEnd(P: Float64Array, first: number, ropeAt: number, tasselAt: number, tube: Tube): void {
    for (let i = 0; i < ROPE_RINGS; i++) spline(P, first, i, ropeLine);
    tube.write(ropeLine, false, out, ropeAt);
    const last = (ROPE_RINGS - 1) * 3;
    aim(ropeLine, last - 3 * FINER, last, frame);
    drawPart(tasselPart, ropeLine, last, frame, out, tasselAt);
  }

  return {
    position,
    normal,
    uv,
    index: Uint16Array.from([
      ...ring.index(ringAt),
      ...rope.index(leftAt),
      ...rope.index(rightAt),
      ...knotPart.index.map((i) => i + knotAt),
      ...tasselPart.index.map((i) => i + leftTasselAt),
      ...tasselPart.index.map((i) => i + rightTasselAt),
    ]),
    knot,
    findKnot(skin) {
      const base = findMiddle(skin);
      const front = base + (skin.columns >> 2) * 3;
      for (let q = 0; q < 3; q++) {
        const m = middle[q] as number;
        knot[q] = m + ((skin.position[front + q] as number) - m) * PROUD_KNOT;
      }
    },
    update(skin, { position: P }) {
      drawRing(skin);
      drawEnd(P, 0, leftAt, leftTasselAt, rope);
      drawEnd(P, ROPE_POINTS * 3, rightAt, rightTasselAt, rope);
      upright(frame);
      drawPart(knotPart, knot, 0, frame, out, knotAt);
    },
  };
}

const sizeOf = (part: CordPart): number => part.position.length / 3;

/** A smooth line through the points of a rope. */
function spline(P: Float64Array, first: number, i: number, out: Float64Array): void {
  const at = Math.min(ROPE_POINTS - 2, Math.floor(i / FINER));
  const t = i / FINER - at;
  const a = first + Math.max(0, at - 1) * 3;
  const b = first + at * 3;
  const c = first + (at + 1) * 3;
  const d = first + Math.min(ROPE_POINTS - 1, at + 2) * 3;
  for (let q = 0; q < 3; q++) {
    const p0 = P[a + q] as number;
    const p1 = P[b + q] as number;
    const p2 = P[c + q] as number;
    const p3 = P[d + q] as number;
    out[i * 3 + q] = p1 + 0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)));
  }
}

/** A frame whose y looks back along the line from a to b. */
function aim(line: Float64Array, a: number, b: number, frame: Float64Array): void {
  let x = (line[a] as number) - (line[b] as number);
  let y = (line[a + 1] as number) - (line[b + 1] as number);
  let z = (line[a + 2] as number) - (line[b + 2] as number);
  const length = Math.sqrt(x * x + y * y + z * z) + 1e-9;
  x /= length;
  y /= length;
  z /= length;
  const across = Math.sqrt(x * x + z * z);
  const isUpright = across <= 1e-3;
  const rx = isUpright ? 1 : z / across;
  const rz = isUpright ? 0 : -x / across;
  frame[0] = rx;
  frame[1] = 0;
  frame[2] = rz;
  frame[3] = x;
  frame[4] = y;
  frame[5] = z;
  frame[6] = -rz * y;
  frame[7] = rz * x - rx * z;
  frame[8] = rx * y;
}

function upright(frame: Float64Array): void {
  frame.fill(0);
  frame[0] = 1;
  frame[4] = 1;
  frame[8] = 1;
}

function drawPart(
  part: CordPart,
  place: Float64Array,
  at: number,
  frame: Float64Array,
  out: { readonly position: Float32Array; readonly normal: Float32Array },
  first: number,
): void {
  for (let i = 0; i < part.position.length; i += 3) {
    for (let q = 0; q < 3; q++) {
      const rx = frame[q] as number;
      const ry = frame[3 + q] as number;
      const rz = frame[6 + q] as number;
      const { position: p, normal: n } = part;
      const o = first * 3 + i + q;
      out.position[o] =
        (place[at + q] as number) + (p[i] as number) * rx + (p[i + 1] as number) * ry + (p[i + 2] as number) * rz;
      out.normal[o] = (n[i] as number) * rx + (n[i + 1] as number) * ry + (n[i + 2] as number) * rz;
    }
  }
}
