/** One piece in motion: a spring for each way it can go. */
import type { MeepleId } from '../../engine/index.ts';
import { isSettled, type Spring, settle, stepBouncy, stepCritical } from './springs.ts';
import { type DragPose, newPose } from './view.ts';

export const RETURN_S = 0.26;
export const DROP_S = 0.16;

/** Follows a steady hand by a thirtieth of a second. */
const FOLLOW_RATE = 60;
/** Passes home by 5 % halfway, and is within 0.2 % of it when the time is up. */
const RETURN = { rate: 34, damping: 0.7, landing: 30 } as const;
const DROP_RATE = 44;
const TILT = { rate: 22, perSpeed: 0.028, limit: 0.38 } as const;

/** `waiting`: down where it was dropped, until the table shows it there too. */
export type Doing = 'held' | 'returning' | 'dropping' | 'waiting';

const WAYS = ['x', 'y', 'z', 'turn', 'recline', 'tiltX', 'tiltZ'] as const satisfies readonly (keyof DragPose)[];

export type Body = { piece: MeepleId; doing: Doing; elapsedS: number; readonly place: DragPose } & {
  readonly [W in (typeof WAYS)[number]]: Spring;
};

const spring = (): Spring => ({ value: 0, speed: 0 });

export function newBody(): Body {
  return {
    piece: 0 as MeepleId,
    doing: 'held',
    elapsedS: 0,
    place: newPose(),
    x: spring(),
    y: spring(),
    z: spring(),
    turn: spring(),
    recline: spring(),
    tiltX: spring(),
    tiltZ: spring(),
  };
}

export function putAt(body: Body, pose: Readonly<DragPose>): void {
  for (const way of WAYS) settle(body[way], pose[way]);
}

export function readBody(body: Body, out: DragPose): void {
  for (const way of WAYS) out[way] = body[way].value;
}

export function isAt(body: Body, goal: Readonly<DragPose>): boolean {
  for (const way of WAYS) if (!isSettled(body[way], goal[way])) return false;
  return true;
}

export function isTimeUp({ doing, elapsedS }: Body): boolean {
  return doing !== 'held' && elapsedS >= (doing === 'returning' ? RETURN_S : DROP_S);
}

export function stepBody(body: Body, goal: Readonly<DragPose>, dtS: number): void {
  const { doing } = body;
  const rate = doing === 'held' ? FOLLOW_RATE : doing === 'returning' ? RETURN.landing : DROP_RATE;
  if (doing === 'returning') {
    stepBouncy(body.x, goal.x, RETURN.rate, RETURN.damping, dtS);
    stepBouncy(body.z, goal.z, RETURN.rate, RETURN.damping, dtS);
  } else {
    stepCritical(body.x, goal.x, rate, dtS);
    stepCritical(body.z, goal.z, rate, dtS);
  }
  stepCritical(body.y, goal.y, rate, dtS);
  stepCritical(body.turn, goal.turn, rate, dtS);
  stepCritical(body.recline, goal.recline, rate, dtS);
  // The head lags behind the foot.
  stepCritical(body.tiltX, tiltFor(-body.z.speed), TILT.rate, dtS);
  stepCritical(body.tiltZ, tiltFor(body.x.speed), TILT.rate, dtS);
}

function tiltFor(speed: number): number {
  return Math.min(TILT.limit, Math.max(-TILT.limit, speed * TILT.perSpeed));
}
