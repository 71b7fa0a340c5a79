/** Where hands lead the bag in each phase: home, in the player's grip, over the Tavern to pour, open to be filled. */
import type { BagState } from './bagState.ts';
import type { SackGoal } from './sack.ts';

export interface Whereabouts {
  /** Share of a full bag. */
  fill: number;
  /** From the bag's home to the nearest place where meeples go, in the direction of the middle of all. */
  readonly towards: Float64Array;
  /** Where the cord was when the hand took the bag. */
  readonly grip: Float64Array;
}

export const createWhereabouts = (): Whereabouts => ({
  fill: 0,
  towards: Float64Array.of(0, 0, 4),
  grip: new Float64Array(3),
});

/** A meeple or two less does not show; this many make the bag round. */
export const FULL_BAG = 28;

const HOME = { lowest: 1.4, highest: 2.14, forward: 0.28, lean: 0.3, radius: 0.84 } as const;
/** Held by the cord with the mouth open and leaning to the player: one sees what tumbles inside. */
const HELD = {
  radius: 0.92,
  lean: 0.6,
  hang: 0.5,
  spare: 0.05,
  firmness: 24,
  reach: 7,
  lowest: 1.2,
  highest: 7,
} as const;
const KEY_SHAKE = { lift: 1.5, sway: 1.15, bob: 0.75, hz: 4.6, firmness: 30 } as const;
const CARRY = {
  standOff: 1.75,
  farthest: 8,
  mouthAhead: 0.62,
  bottomBehind: 1.15,
  mouthHeight: 1.25,
  bottomHeight: 2.15,
} as const;
const POUR = { radius: 0.92, down: 0.5, firmness: 12, jog: 0.12, jogHz: 5, pinch: 0.6 } as const;
const BECKON = { everyS: 2.6, forS: 0.9, hz: 2.8, sway: 0.34, rise: 0.22, firmness: 20 } as const;
const REFILL = { radius: 1.06, lean: 0.1, rise: 0.16 } as const;
/** Way home: first over the table, then down. */
const RETURN = { firmness: 10, height: 1.3, near: 0.9 } as const;

export const homeHeight = (fill: number): number =>
  HOME.lowest + (HOME.highest - HOME.lowest) * Math.min(1, Math.max(0, fill)) ** 0.7;

export function lead(state: BagState, nowS: number, where: Whereabouts, mouth: Float64Array, goal: SackGoal): void {
  goHome(where.fill, goal);
  switch (state.phase) {
    case 'grabbed':
    case 'swinging':
      followHand(state, where, goal);
      break;
    case 'shaking':
      if (state.hand === undefined) shakeAlone(state, nowS, where.fill, goal);
      else followHand(state, where, goal);
      break;
    case 'opening':
    case 'drawing':
    case 'pouringIn':
      if (state.jobs[0]?.kind === 'draw') pour(nowS - state.sinceS, where, goal);
      else openUp(where.fill, goal);
      break;
    case 'settling':
      comeBack(mouth, goal);
      break;
    case 'resting':
      if (state.jobs[0] !== undefined) beckon(nowS - state.jobs[0].askedS, goal);
  }
}

function goHome(fill: number, goal: SackGoal): void {
  set(goal.mouth, 0, homeHeight(fill), HOME.forward);
  set(goal.facing, 0, Math.cos(HOME.lean), Math.sin(HOME.lean));
  set(goal.bottom, 0, 0, 0);
  goal.radius = HOME.radius;
  goal.hang = 0;
  goal.firmness = RETURN.firmness;
  goal.isBottomHeld = true;
  goal.pinch = 0;
}

function hangFree(fill: number, goal: SackGoal): void {
  set(goal.facing, 0, Math.cos(HELD.lean), Math.sin(HELD.lean));
  goal.radius = HELD.radius;
  goal.hang = HELD.hang;
  goal.isBottomHeld = false;
  goal.length = homeHeight(fill) + HELD.spare;
}

function followHand({ hand }: BagState, { fill, grip }: Whereabouts, goal: SackGoal): void {
  if (hand === undefined) return;
  const x = (grip[0] as number) + hand.at.x - hand.from.x;
  const y = (grip[1] as number) + hand.at.y - hand.from.y;
  const z = (grip[2] as number) + hand.at.z - hand.from.z;
  const s = Math.min(1, HELD.reach / (Math.sqrt(x * x + z * z) + 1e-9));
  set(goal.mouth, x * s, Math.min(HELD.highest, Math.max(HELD.lowest, y)), z * s);
  hangFree(fill, goal);
  goal.firmness = HELD.firmness;
}

function shakeAlone({ shake, sinceS }: BagState, nowS: number, fill: number, goal: SackGoal): void {
  const t = (nowS - sinceS) * Math.PI * 2 * KEY_SHAKE.hz;
  const size = 0.45 + 0.55 * shake.strength;
  set(
    goal.mouth,
    Math.sin(t) * KEY_SHAKE.sway * size,
    (goal.mouth[1] as number) + KEY_SHAKE.lift + Math.sin(t * 1.31 + 0.6) * KEY_SHAKE.bob * size,
    HOME.forward + Math.sin(t * 0.53) * KEY_SHAKE.sway * 0.5 * size,
  );
  hangFree(fill, goal);
  goal.firmness = KEY_SHAKE.firmness;
}

/** Bottom up, mouth towards the Tavern, a little jog for every meeple. */
function pour(t: number, { towards }: Whereabouts, goal: SackGoal): void {
  const x = towards[0] as number;
  const z = towards[2] as number;
  const far = Math.sqrt(x * x + z * z) + 1e-9;
  const ux = x / far;
  const uz = z / far;
  const stand = Math.min(CARRY.farthest, Math.max(0, far - CARRY.standOff));
  const jog = Math.sin(t * Math.PI * 2 * POUR.jogHz) * POUR.jog;
  const ahead = stand + CARRY.mouthAhead + jog;
  const behind = stand - CARRY.bottomBehind + jog;
  set(goal.mouth, ux * ahead, CARRY.mouthHeight, uz * ahead);
  set(goal.bottom, ux * behind, CARRY.bottomHeight - jog, uz * behind);
  set(goal.facing, ux, -POUR.down, uz);
  goal.radius = POUR.radius;
  goal.pinch = POUR.pinch;
  goal.firmness = POUR.firmness;
}

/** Nobody has it in hand: it rocks on its foot now and then, to be taken. */
function beckon(t: number, goal: SackGoal): void {
  const since = t % BECKON.everyS;
  if (since > BECKON.forS) return;
  const size = Math.sin((since / BECKON.forS) * Math.PI);
  goal.mouth[0] = (goal.mouth[0] as number) + Math.sin(since * Math.PI * 2 * BECKON.hz) * BECKON.sway * size;
  goal.mouth[1] = (goal.mouth[1] as number) + BECKON.rise * size;
  goal.firmness = BECKON.firmness;
}

function openUp(fill: number, goal: SackGoal): void {
  set(goal.mouth, 0, homeHeight(fill) + REFILL.rise, HOME.forward * 0.5);
  set(goal.facing, 0, Math.cos(REFILL.lean), Math.sin(REFILL.lean));
  goal.radius = REFILL.radius;
}

function comeBack(mouth: Float64Array, goal: SackGoal): void {
  const x = mouth[0] as number;
  const z = (mouth[2] as number) - HOME.forward;
  if (x * x + z * z < RETURN.near * RETURN.near) return;
  goal.mouth[1] = (goal.mouth[1] as number) + RETURN.height;
  goal.bottom[1] = RETURN.height;
}

function set(out: Float64Array, x: number, y: number, z: number): void {
  out[0] = x;
  out[1] = y;
  out[2] = z;
}
