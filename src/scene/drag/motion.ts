/** Moves the pieces that are the hand's: hanging, springing home, snapping down. Nothing is allocated in a frame. */
import type { MeepleId } from '../../engine/index.ts';
import { type ClusterOffset, clusterOffset } from './cluster.ts';
import { isSettled, nearestTurn, type Spring, settle, stepBouncy, stepCritical } from './springs.ts';
import { type DragOwners, type DragPose, type DragView, newPose, type TablePoint3 } from './view.ts';

export const LIFT_HEIGHT = 0.9;
/** Lifted where it stands. */
export const RISE_HEIGHT = 0.45;
export const RETURN_S = 0.26;
export const DROP_S = 0.16;

/** Follows a steady hand by a thirtieth of a second. */
const FOLLOW_RATE = 60;
/** Passes home by 5 % halfway, and is within 0.2 % of it when the time is up. */
const RETURN = { rate: 34, damping: 0.7 } as const;
const LAND_RATE = 30;
const DROP_RATE = 44;
const TILT = { rate: 22, perSpeed: 0.028, limit: 0.38 } as const;

type Doing = 'held' | 'returning' | 'dropping';

interface Body {
  piece: MeepleId;
  doing: Doing;
  elapsedS: number;
  readonly x: Spring;
  readonly y: Spring;
  readonly z: Spring;
  readonly turn: Spring;
  readonly recline: Spring;
  readonly tiltX: Spring;
  readonly tiltZ: Spring;
}

export interface MotionParts {
  readonly view: DragView;
  readonly owners: DragOwners;
  readonly isReduced: () => boolean;
  readonly onSettled: (piece: MeepleId, after: 'returning' | 'dropping') => void;
  /** Somebody else has it now, or it is not on the table any more. */
  readonly onLost: (piece: MeepleId) => void;
}

export interface DragMotion {
  /** False: it cannot be had. */
  lift(piece: MeepleId): boolean;
  sendHome(piece: MeepleId): void;
  drop(piece: MeepleId): void;
  /** Lets go of it where it is. */
  forget(piece: MeepleId): void;
  /** Where the hand is over the table; undefined: everything hangs over its own home. */
  point(at: Readonly<TablePoint3> | undefined): void;
  /** True while anything moves. */
  step(dtS: number): boolean;
  readonly count: () => number;
}

const spring = (): Spring => ({ value: 0, speed: 0 });
const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

export function createMotion({ view, owners, isReduced, onSettled, onLost }: MotionParts): DragMotion {
  const bodies: Body[] = [];
  const spare: Body[] = [];
  const ended: { piece: MeepleId; how: 'returning' | 'dropping' | 'lost' }[] = [];
  const hand: TablePoint3 = { x: 0, y: 0, z: 0 };
  const goal: DragPose = newPose();
  const pose: DragPose = newPose();
  const offset: ClusterOffset = { x: 0, z: 0 };
  let isPointing = false;

  const find = (piece: MeepleId): Body | undefined => bodies.find((body) => body.piece === piece);

  function begin(piece: MeepleId): Body {
    const body = spare.pop() ?? newBody();
    body.piece = piece;
    settle(body.x, pose.x);
    settle(body.y, pose.y);
    settle(body.z, pose.z);
    settle(body.turn, pose.turn);
    settle(body.recline, pose.recline);
    settle(body.tiltX, pose.tiltX);
    settle(body.tiltZ, pose.tiltZ);
    bodies.push(body);
    return body;
  }

  function turnTo(piece: MeepleId, doing: Doing): void {
    const body = find(piece);
    if (body === undefined) return;
    body.doing = doing;
    body.elapsedS = 0;
  }

  function aim(body: Body, heldIndex: number): void {
    if (body.doing !== 'held') return;
    goal.turn = 0;
    goal.recline = 0;
    if (!isPointing) {
      goal.y += RISE_HEIGHT;
      return;
    }
    clusterOffset(heldIndex, offset);
    goal.x = hand.x + offset.x;
    goal.y = hand.y + LIFT_HEIGHT;
    goal.z = hand.z + offset.z;
  }

  /** Whether it still moves. */
  function move(body: Body, dtS: number): boolean {
    body.elapsedS += dtS;
    goal.turn = nearestTurn(body.turn.value, goal.turn);
    const limitS = body.doing === 'held' ? Number.POSITIVE_INFINITY : body.doing === 'returning' ? RETURN_S : DROP_S;
    if (isReduced() || body.elapsedS >= limitS) {
      arrive(body);
      return false;
    }
    const rate = body.doing === 'held' ? FOLLOW_RATE : body.doing === 'returning' ? LAND_RATE : DROP_RATE;
    if (body.doing === 'returning') {
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
    stepCritical(body.tiltX, clamp(-body.z.speed * TILT.perSpeed, TILT.limit), TILT.rate, dtS);
    stepCritical(body.tiltZ, clamp(body.x.speed * TILT.perSpeed, TILT.limit), TILT.rate, dtS);
    if (body.doing !== 'held') return true;
    if (!isThere(body, goal)) return true;
    arrive(body);
    return false;
  }

  function arrive(body: Body): void {
    settle(body.x, goal.x);
    settle(body.y, goal.y);
    settle(body.z, goal.z);
    settle(body.turn, goal.turn);
    settle(body.recline, goal.recline);
    settle(body.tiltX, 0);
    settle(body.tiltZ, 0);
  }

  function write(body: Body): void {
    pose.x = body.x.value;
    pose.y = body.y.value;
    pose.z = body.z.value;
    pose.turn = body.turn.value;
    pose.recline = body.recline.value;
    pose.tiltX = body.tiltX.value;
    pose.tiltZ = body.tiltZ.value;
    view.write(body.piece, pose);
  }

  function step(dtS: number): boolean {
    let isMoving = false;
    let kept = 0;
    let held = 0;
    for (let i = 0; i < bodies.length; i++) {
      const body = bodies[i] as Body;
      const isMine = owners.has(body.piece);
      if (!isMine || !view.readHome(body.piece, goal)) {
        if (isMine) owners.giveBack(body.piece);
        ended.push({ piece: body.piece, how: 'lost' });
        spare.push(body);
        continue;
      }
      aim(body, held);
      if (body.doing === 'held') held++;
      const stillMoves = move(body, dtS);
      isMoving ||= stillMoves;
      write(body);
      if (!stillMoves && body.doing !== 'held') {
        owners.giveBack(body.piece);
        ended.push({ piece: body.piece, how: body.doing });
        spare.push(body);
        continue;
      }
      bodies[kept++] = body;
    }
    bodies.length = kept;
    tellEnded();
    return isMoving;
  }

  /** Whoever is told may lift or forget pieces: by now every body is in its place. */
  function tellEnded(): void {
    while (ended.length > 0) {
      const end = ended.shift();
      if (end === undefined) return;
      if (end.how === 'lost') onLost(end.piece);
      else onSettled(end.piece, end.how);
    }
  }

  return {
    lift: (piece) => {
      const known = find(piece);
      if (!owners.take(piece) || (known === undefined && !view.readPose(piece, pose))) return false;
      const body = known ?? begin(piece);
      body.doing = 'held';
      body.elapsedS = 0;
      return true;
    },
    sendHome: (piece) => turnTo(piece, 'returning'),
    drop: (piece) => turnTo(piece, 'dropping'),
    forget: (piece) => {
      const at = bodies.findIndex((body) => body.piece === piece);
      if (at < 0) return;
      spare.push(...bodies.splice(at, 1));
      if (owners.has(piece)) owners.giveBack(piece);
    },
    point: (at) => {
      isPointing = at !== undefined;
      if (at === undefined) return;
      hand.x = at.x;
      hand.y = at.y;
      hand.z = at.z;
    },
    step,
    count: () => bodies.length,
  };
}

function newBody(): Body {
  return {
    piece: 0 as MeepleId,
    doing: 'held',
    elapsedS: 0,
    x: spring(),
    y: spring(),
    z: spring(),
    turn: spring(),
    recline: spring(),
    tiltX: spring(),
    tiltZ: spring(),
  };
}

function isThere(body: Body, goal: Readonly<DragPose>): boolean {
  return (
    isSettled(body.x, goal.x) &&
    isSettled(body.y, goal.y) &&
    isSettled(body.z, goal.z) &&
    isSettled(body.turn, goal.turn) &&
    isSettled(body.recline, goal.recline) &&
    isSettled(body.tiltX, 0) &&
    isSettled(body.tiltZ, 0)
  );
}
