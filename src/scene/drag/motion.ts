/** Moves the pieces that are the hand's: hanging, springing home, snapping down. Frames allocate nothing. */
import type { MeepleId } from '../../engine/index.ts';
import { type Body, type Doing, isAt, isTimeUp, newBody, putAt, readBody, stepBody } from './body.ts';
import { type ClusterOffset, clusterOffset } from './cluster.ts';
import { nearestTurn } from './springs.ts';
import { type DragOwners, type DragPose, type DragView, newPose, type TablePoint3 } from './view.ts';

export const LIFT_HEIGHT = 0.9;
/** Lifted where it stands. */
export const RISE_HEIGHT = 0.45;

export interface MotionParts {
  readonly view: DragView;
  readonly owners: DragOwners;
  readonly isReduced: () => boolean;
  readonly onLanded: (piece: MeepleId, from: 'returning' | 'dropping') => void;
  /** Somebody else has it now, or it is not on the table any more. */
  readonly onLost: (piece: MeepleId, from: 'held' | 'returning') => void;
}

export interface DragMotion {
  /** False: it cannot be had. */
  lift(piece: MeepleId): boolean;
  sendHome(piece: MeepleId): void;
  drop(piece: MeepleId): void;
  /** Lets go of it where it is. */
  forget(piece: MeepleId): void;
  forgetAll(): void;
  /** Where the hand is over the table; undefined: everything hangs over its own home. */
  point(at: Readonly<TablePoint3> | undefined): void;
  /** True while anything moves. */
  step(dtS: number): boolean;
  count(): number;
}

export function createMotion({ view, owners, isReduced, onLanded, onLost }: MotionParts): DragMotion {
  const bodies: Body[] = [];
  const spare: Body[] = [];
  /** Over in this frame. */
  const landed: Body[] = [];
  const lost: Body[] = [];
  const hand: TablePoint3 = { x: 0, y: 0, z: 0 };
  const goal: DragPose = newPose();
  const pose: DragPose = newPose();
  const offset: ClusterOffset = { x: 0, z: 0 };
  let isPointing = false;

  const find = (piece: MeepleId): Body | undefined => bodies.find((body) => body.piece === piece);

  function start(body: Body | undefined, doing: Doing): void {
    if (body === undefined) return;
    body.doing = doing;
    body.elapsedS = 0;
  }

  /** From its home, which `goal` holds, to where it should be now. */
  function aim(body: Body, heldBefore: number): void {
    if (body.doing === 'held') {
      goal.turn = 0;
      goal.recline = 0;
      goal.y += RISE_HEIGHT;
      if (isPointing) {
        clusterOffset(heldBefore, offset);
        goal.x = hand.x + offset.x;
        goal.y = hand.y + LIFT_HEIGHT;
        goal.z = hand.z + offset.z;
      }
    }
    goal.tiltX = 0;
    goal.tiltZ = 0;
    goal.turn = nearestTurn(body.turn.value, goal.turn);
  }

  /** Whether it still moves. */
  function move(body: Body, dtS: number): boolean {
    body.elapsedS += dtS;
    const isOver = isReduced() || isTimeUp(body);
    if (!isOver) stepBody(body, goal, dtS);
    const stillMoves = !isOver && (body.doing !== 'held' || !isAt(body, goal));
    if (!stillMoves) putAt(body, goal);
    readBody(body, pose);
    view.write(body.piece, pose);
    return stillMoves;
  }

  function step(dtS: number): boolean {
    let isMoving = false;
    let kept = 0;
    let held = 0;
    for (let i = 0; i < bodies.length; i++) {
      const body = bodies[i] as Body;
      if (!owners.has(body.piece) || !view.readHome(body.piece, goal)) {
        lost.push(body);
        continue;
      }
      aim(body, held);
      const stillMoves = move(body, dtS);
      isMoving ||= stillMoves;
      if (body.doing === 'held') held++;
      else if (!stillMoves) {
        landed.push(body);
        continue;
      }
      bodies[kept++] = body;
    }
    bodies.length = kept;
    tellEnded();
    return isMoving;
  }

  /** Whoever is told may lift and forget pieces: by now every body is in its place. */
  function tellEnded(): void {
    for (let body = landed.pop(); body !== undefined; body = landed.pop()) {
      const { piece, doing } = putAside(body);
      if (doing !== 'held') onLanded(piece, doing);
    }
    for (let body = lost.pop(); body !== undefined; body = lost.pop()) {
      const { piece, doing } = putAside(body);
      // What has been dropped belongs to the table already.
      if (doing !== 'dropping') onLost(piece, doing);
    }
  }

  function putAside(body: Body): Body {
    spare.push(body);
    if (owners.has(body.piece)) owners.giveBack(body.piece);
    return body;
  }

  function begin(piece: MeepleId): Body | undefined {
    if (!view.readPose(piece, pose)) return undefined;
    const body = spare.pop() ?? newBody();
    body.piece = piece;
    putAt(body, pose);
    bodies.push(body);
    return body;
  }

  return {
    lift: (piece) => {
      if (!owners.take(piece)) return false;
      const body = find(piece) ?? begin(piece);
      if (body === undefined) owners.giveBack(piece);
      start(body, 'held');
      return body !== undefined;
    },
    sendHome: (piece) => start(find(piece), 'returning'),
    drop: (piece) => start(find(piece), 'dropping'),
    forget: (piece) => {
      const body = find(piece);
      if (body === undefined) return;
      bodies.splice(bodies.indexOf(body), 1);
      putAside(body);
    },
    forgetAll: () => {
      for (const body of bodies.splice(0)) putAside(body);
    },
    point: (at) => {
      isPointing = at !== undefined;
      if (at !== undefined) Object.assign(hand, at);
    },
    step,
    count: () => bodies.length,
  };
}
