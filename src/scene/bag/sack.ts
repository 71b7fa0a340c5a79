/** The bag as a whole: a ring of cord that a hand leads, and a bottom that stands, hangs and swings below it. */
import { createPouch, type Pouch } from '../physics/pouch.ts';
import { STEP_S } from './cloth/cloth.ts';

/** What the hands want; whoever leads the bag fills it in place. */
export interface SackGoal {
  readonly mouth: Float64Array;
  /** The way the mouth looks. */
  readonly facing: Float64Array;
  radius: number;
  /** How much the mouth turns with the hanging bag instead, 0 to 1. */
  hang: number;
  /** How firmly the hand leads the cord: one over seconds. */
  firmness: number;
  /** Where a second hand has the bottom, if it does. */
  readonly bottom: Float64Array;
  isBottomHeld: boolean;
  /** So much cloth the second hand has gathered up behind the bottom. */
  pinch: number;
  /** From cord to bottom when it hangs. */
  length: number;
}

export interface Sack {
  readonly pouch: Pouch;
  readonly facing: Float64Array;
  step(goal: SackGoal): void;
  /** At once where the goal is, without motion. */
  place(goal: SackGoal): void;
  speed(): number;
}

/** From cord to bottom: when all of the cloth hangs, and when it is crushed. */
const LENGTH = { most: 2.7, least: 0.8 } as const;
const GRAVITY = 60;
const SWING_KEEP = 0.985;
const SLIDE_KEEP = 0.55;
const MOST_SPEED = 48;
const SUBSTEPS = 4;
const BOTTOM_FIRMNESS = 11;

export function createGoal(): SackGoal {
  return {
    mouth: new Float64Array(3),
    facing: Float64Array.of(0, 1, 0),
    radius: 0.84,
    hang: 0,
    firmness: 9,
    bottom: new Float64Array(3),
    isBottomHeld: true,
    pinch: 0,
    length: LENGTH.most,
  };
}

export function createSack(): Sack {
  const pouch = createPouch();
  const { mouth, bottom, mouthMove, bottomMove } = pouch;
  const facing = Float64Array.of(0, 1, 0);
  const mouthSpeed = new Float64Array(3);
  const bottomSpeed = new Float64Array(3);
  const mouthWas = new Float64Array(3);
  const bottomWas = new Float64Array(3);
  const dt = STEP_S / SUBSTEPS;

  /** A damped spring that arrives without swinging past. */
  function lead(at: Float64Array, speed: Float64Array, goal: Float64Array, firmness: number): void {
    for (let q = 0; q < 3; q++) {
      const away = (goal[q] as number) - (at[q] as number);
      speed[q] = ((speed[q] as number) + away * firmness * firmness * dt) / (1 + 2 * firmness * dt);
    }
    limit(speed, MOST_SPEED);
    for (let q = 0; q < 3; q++) at[q] = (at[q] as number) + (speed[q] as number) * dt;
  }

  function swing(longest: number): void {
    const isStanding = (bottom[1] as number) <= 1e-6;
    const keep = isStanding ? SLIDE_KEEP : SWING_KEEP;
    const x = bottom[0] as number;
    const y = bottom[1] as number;
    const z = bottom[2] as number;
    bottom[0] = x + (bottomSpeed[0] as number) * keep * dt;
    bottom[1] = y + ((bottomSpeed[1] as number) * SWING_KEEP - GRAVITY * dt) * dt;
    bottom[2] = z + (bottomSpeed[2] as number) * keep * dt;
    hangTogether(longest);
    if ((bottom[1] as number) < 0) bottom[1] = 0;
    bottomSpeed[0] = ((bottom[0] as number) - x) / dt;
    bottomSpeed[1] = ((bottom[1] as number) - y) / dt;
    bottomSpeed[2] = ((bottom[2] as number) - z) / dt;
    limit(bottomSpeed, MOST_SPEED);
  }

  function hangTogether(longest: number): void {
    const dx = (bottom[0] as number) - (mouth[0] as number);
    const dy = (bottom[1] as number) - (mouth[1] as number);
    const dz = (bottom[2] as number) - (mouth[2] as number);
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
    const s = Math.min(longest, Math.max(LENGTH.least, length)) / length;
    bottom[0] = (mouth[0] as number) + dx * s;
    bottom[1] = (mouth[1] as number) + dy * s;
    bottom[2] = (mouth[2] as number) + dz * s;
  }

  function look(goal: SackGoal, share: number): void {
    const dx = (mouth[0] as number) - (bottom[0] as number);
    const dy = (mouth[1] as number) - (bottom[1] as number);
    const dz = (mouth[2] as number) - (bottom[2] as number);
    const hang = goal.hang / (Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9);
    const own = 1 - goal.hang;
    const x = (facing[0] as number) * (1 - share) + ((goal.facing[0] as number) * own + dx * hang) * share;
    const y = (facing[1] as number) * (1 - share) + ((goal.facing[1] as number) * own + dy * hang) * share;
    const z = (facing[2] as number) * (1 - share) + ((goal.facing[2] as number) * own + dz * hang) * share;
    const length = Math.sqrt(x * x + y * y + z * z) + 1e-9;
    facing[0] = x / length;
    facing[1] = y / length;
    facing[2] = z / length;
  }

  return {
    pouch,
    facing,
    step(goal) {
      mouthWas.set(mouth);
      bottomWas.set(bottom);
      for (let sub = 0; sub < SUBSTEPS; sub++) {
        lead(mouth, mouthSpeed, goal.mouth, goal.firmness);
        if (!goal.isBottomHeld) swing(goal.length);
        else {
          lead(bottom, bottomSpeed, goal.bottom, BOTTOM_FIRMNESS);
          hangTogether(LENGTH.most);
          if ((bottom[1] as number) < 0) bottom[1] = 0;
        }
      }
      look(goal, 0.16);
      pouch.mouthRadius += (goal.radius - pouch.mouthRadius) * 0.12;
      for (let q = 0; q < 3; q++) {
        mouthMove[q] = (mouth[q] as number) - (mouthWas[q] as number);
        bottomMove[q] = (bottom[q] as number) - (bottomWas[q] as number);
      }
    },
    place(goal) {
      mouth.set(goal.mouth);
      bottom.set(goal.bottom);
      look(goal, 1);
      pouch.mouthRadius = goal.radius;
      for (const numbers of [mouthMove, bottomMove, mouthSpeed, bottomSpeed]) numbers.fill(0);
    },
    speed: () => (lengthOf(mouthMove) + lengthOf(bottomMove)) / STEP_S,
  };
}

/** `Math.hypot` makes its numbers anew at every call. */
function lengthOf(v: Float64Array): number {
  const x = v[0] as number;
  const y = v[1] as number;
  const z = v[2] as number;
  return Math.sqrt(x * x + y * y + z * z);
}

function limit(speed: Float64Array, most: number): void {
  const length = lengthOf(speed);
  if (length <= most) return;
  for (let q = 0; q < 3; q++) speed[q] = ((speed[q] as number) * most) / length;
}
