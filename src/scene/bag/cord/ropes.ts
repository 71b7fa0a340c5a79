/** The two loose ends of the cord: they hang from the knot, lie on the cloth and trail over the table. */
import type { Skin } from '../cloth/skin.ts';

export const ROPE_POINTS = 12;
const SEGMENT = 0.27;
const DT = 1 / 60;
const GRAVITY = 42;
const KEEP = 0.965;
const PASSES = 5;
const THICK = 0.06;
const FLOOR = 0.06;
const FLOOR_SLIP = 0.25;
/** Bent no sharper than this share of two straight segments. */
const STIFF = 0.95;
/** Share of its motion that cloth takes from what slides over it. */
const CLOTH_GRIP = 0.5;
/** Share of the round, to either side of the knot, that an end can touch. */
const SECTOR = 0.16;
const NEAR = 0.5;
/** The belly stands so far before the knot. */
const BELLY_OUT = 0.75;

export interface Ropes {
  /** Both ends, one after the other. */
  readonly position: Float64Array;
  step(knot: Float64Array, skin: Skin, calm: number): void;
  /** Laid out in front of the bag. */
  reset(knot: Float64Array): void;
  fastest(): number;
}

export function createRopes(): Ropes {
  const count = ROPE_POINTS * 2;
  const P = new Float64Array(count * 3);
  const O = new Float64Array(count * 3);
  let fastest = 0;

  function fall(keep: number): void {
    let most = 0;
    for (let k = 0; k < count * 3; k++) {
      const p = P[k] as number;
      const v = (p - (O[k] as number)) * keep;
      most = Math.max(most, Math.abs(v));
      O[k] = p;
      P[k] = p + v - (k % 3 === 1 ? GRAVITY * DT * DT : 0);
    }
    fastest = most / DT;
  }

  function link(a: number, b: number, rest: number, isOnlyApart: boolean): void {
    const dx = (P[b] as number) - (P[a] as number);
    const dy = (P[b + 1] as number) - (P[a + 1] as number);
    const dz = (P[b + 2] as number) - (P[a + 2] as number);
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
    if (isOnlyApart && length >= rest) return;
    const s = (length - rest) / length / 2;
    P[a] = (P[a] as number) + dx * s;
    P[a + 1] = (P[a + 1] as number) + dy * s;
    P[a + 2] = (P[a + 2] as number) + dz * s;
    P[b] = (P[b] as number) - dx * s;
    P[b + 1] = (P[b + 1] as number) - dy * s;
    P[b + 2] = (P[b + 2] as number) - dz * s;
  }

  function holdTogether(knot: Float64Array): void {
    for (let rope = 0; rope < 2; rope++) {
      const base = rope * ROPE_POINTS * 3;
      for (let q = 0; q < 3; q++) P[base + q] = knot[q] as number;
      for (let i = 0; i + 1 < ROPE_POINTS; i++) link(base + i * 3, base + i * 3 + 3, SEGMENT, false);
      for (let i = 0; i + 2 < ROPE_POINTS; i++) link(base + i * 3, base + i * 3 + 6, SEGMENT * 2 * STIFF, true);
      for (let q = 0; q < 3; q++) P[base + q] = knot[q] as number;
    }
  }

  function lieOn({ position, normal, perRow, columns, cordRow }: Skin): void {
    const front = columns >> 2;
    const sector = Math.round(SECTOR * columns);
    for (let k = 0; k < count * 3; k += 3) {
      const x = P[k] as number;
      const y = P[k + 1] as number;
      const z = P[k + 2] as number;
      let best = NEAR * NEAR;
      let at = -1;
      for (let row = 2; row <= cordRow; row += 2) {
        for (let column = front - sector; column <= front + sector; column++) {
          const v = (row * perRow + column) * 3;
          const dx = x - (position[v] as number);
          const dy = y - (position[v + 1] as number);
          const dz = z - (position[v + 2] as number);
          const d2 = dx * dx + dy * dy + dz * dz;
          if (d2 >= best) continue;
          best = d2;
          at = v;
        }
      }
      if (at >= 0) pushOut(k, position, normal, at);
    }
  }

  function pushOut(k: number, position: Float32Array, normal: Float32Array, v: number): void {
    let out = 0;
    for (let q = 0; q < 3; q++) out += ((P[k + q] as number) - (position[v + q] as number)) * (normal[v + q] as number);
    if (out >= THICK) return;
    for (let q = 0; q < 3; q++) {
      const p = (P[k + q] as number) + (THICK - out) * (normal[v + q] as number);
      P[k + q] = p;
      O[k + q] = (O[k + q] as number) + (p - (O[k + q] as number)) * CLOTH_GRIP;
    }
  }

  function lieOnTable(): void {
    for (let k = 0; k < count * 3; k += 3) {
      if ((P[k + 1] as number) >= FLOOR) continue;
      P[k + 1] = FLOOR;
      P[k] = (O[k] as number) + ((P[k] as number) - (O[k] as number)) * FLOOR_SLIP;
      P[k + 2] = (O[k + 2] as number) + ((P[k + 2] as number) - (O[k + 2] as number)) * FLOOR_SLIP;
    }
  }

  return {
    position: P,
    step(knot, skin, calm) {
      fall(KEEP * (1 - calm * 0.5));
      for (let pass = 0; pass < PASSES; pass++) holdTogether(knot);
      lieOn(skin);
      lieOnTable();
    },
    reset(knot) {
      for (let rope = 0; rope < 2; rope++) {
        for (let i = 0; i < ROPE_POINTS; i++)
          lay(P, (rope * ROPE_POINTS + i) * 3, knot, rope === 0 ? -1 : 1, i * SEGMENT);
      }
      O.set(P);
    },
    fastest: () => fastest,
  };
}

/** Out over the belly, down, then apart over the table. */
function lay(P: Float64Array, k: number, knot: Float64Array, side: number, along: number): void {
  const out = Math.min(along, BELLY_OUT);
  const drop = Math.min(Math.max(0, along - out), knot[1] as number);
  const trail = Math.max(0, along - out - drop);
  P[k] = (knot[0] as number) + side * (0.05 + out * 0.2 + drop * 0.3 + trail * 0.55);
  P[k + 1] = Math.max(FLOOR, (knot[1] as number) - drop);
  P[k + 2] = (knot[2] as number) + out + drop * 0.32 + trail * 0.8;
}
