/** Leads bodies along smooth paths that always arrive: out of the mouth, to their places, up to the mouth. */
import type { Bodies } from '../physics/physicsPort.ts';

export interface Guides {
  /** From where the body is and as fast as it is, to `place` (three numbers for the spot, four for the turn). */
  begin(slot: number, place: Float64Array, path: GuidePath): void;
  /** Moves on; true once it has arrived. */
  step(slot: number, dtS: number): boolean;
}

export interface GuidePath {
  readonly spanS: number;
  /** Above the straight way, in the middle. */
  readonly lift: number;
  /** Speed on arrival; at rest if absent. */
  readonly speed?: Float64Array;
}

export function createGuides({ capacity, position, rotation, velocity, spin }: Bodies): Guides {
  const from = new Float64Array(capacity * 3);
  const fromSpeed = new Float64Array(capacity * 3);
  const to = new Float64Array(capacity * 3);
  const toSpeed = new Float64Array(capacity * 3);
  const fromTurn = new Float64Array(capacity * 4);
  const toTurn = new Float64Array(capacity * 4);
  const ageS = new Float64Array(capacity);
  const spanS = new Float64Array(capacity);
  const lift = new Float64Array(capacity);

  function along(slot: number, s: number): void {
    const p = slot * 3;
    const span = spanS[slot] as number;
    const s2 = s * s;
    const s3 = s2 * s;
    for (let q = 0; q < 3; q++) {
      const at =
        (2 * s3 - 3 * s2 + 1) * (from[p + q] as number) +
        (s3 - 2 * s2 + s) * span * (fromSpeed[p + q] as number) +
        (3 * s2 - 2 * s3) * (to[p + q] as number) +
        (s3 - s2) * span * (toSpeed[p + q] as number);
      position[p + q] = q === 1 ? at + (lift[slot] as number) * 4 * s * (1 - s) : at;
    }
    const r = slot * 4;
    const ease = 3 * s2 - 2 * s3;
    let length = 0;
    for (let q = 0; q < 4; q++) {
      const turn = (fromTurn[r + q] as number) * (1 - ease) + (toTurn[r + q] as number) * ease;
      rotation[r + q] = turn;
      length += turn * turn;
    }
    const scale = 1 / (Math.sqrt(length) + 1e-9);
    for (let q = 0; q < 4; q++) rotation[r + q] = (rotation[r + q] as number) * scale;
  }

  return {
    begin(slot, place, path) {
      const [p, r] = [slot * 3, slot * 4];
      let same = 0;
      for (let q = 0; q < 4; q++) same += (rotation[r + q] as number) * (place[3 + q] as number);
      for (let q = 0; q < 4; q++) {
        fromTurn[r + q] = rotation[r + q] as number;
        toTurn[r + q] = (same < 0 ? -1 : 1) * (place[3 + q] as number);
      }
      for (let q = 0; q < 3; q++) {
        from[p + q] = position[p + q] as number;
        fromSpeed[p + q] = velocity[p + q] as number;
        to[p + q] = place[q] as number;
        toSpeed[p + q] = path.speed?.[q] ?? 0;
      }
      ageS[slot] = 0;
      spanS[slot] = path.spanS;
      lift[slot] = path.lift;
    },
    step(slot, dtS) {
      const age = (ageS[slot] as number) + dtS;
      const s = Math.min(1, age / (spanS[slot] as number));
      ageS[slot] = age;
      along(slot, s);
      if (s < 1) return false;
      const p = slot * 3;
      for (let q = 0; q < 3; q++) {
        velocity[p + q] = toSpeed[p + q] as number;
        spin[p + q] = 0;
      }
      return true;
    },
  };
}
