/** What the bag asks of physics. Without it, or when it fails, the bag goes on with what it knows. */
import type { Pouch } from './pouch.ts';

/** Table units are two centimetres: real gravity would be over before the eye has seen it. */
export const GRAVITY = 60;

export const BODY = { absent: 0, inside: 1, loose: 2, guided: 3 } as const;

/** Flat arrays by slot: three numbers for a place, four for a turn (x, y, z, w). */
export interface Bodies {
  readonly capacity: number;
  readonly mode: Uint8Array;
  readonly position: Float64Array;
  readonly rotation: Float64Array;
  readonly velocity: Float64Array;
  readonly spin: Float64Array;
}

/** Knocks: wood on wood, wood on the table, wood on cloth; each 0 to 1. */
export interface Knocks {
  wood: number;
  table: number;
  cloth: number;
}

/** A board on the table: within it the ground is higher. */
export interface Ledge {
  readonly x: number;
  readonly z: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly turn: number;
  readonly height: number;
}

export interface PhysicsPort {
  readonly bodies: Bodies;
  /** Of the last step. */
  readonly knocks: Knocks;
  /** Without contacts there is no use in letting a body go. */
  readonly hasContacts: boolean;
  /** A free slot, now `inside` and where it is put; -1 if there is none. */
  add(x: number, y: number, z: number): number;
  remove(slot: number): void;
  setLedges(ledges: readonly Ledge[]): void;
  /** One sixtieth of a second. Guided bodies stay where they are put; `calm`, 0 to 1, takes the rest of the motion out. */
  step(pouch: Pouch, calm: number): void;
  /** Largest speed of any body that physics moves. */
  fastest(): number;
  /** Brings every body that lost its numbers or its bag back inside; how many there were. */
  mend(pouch: Pouch): number;
}
